"""Teaching the judge of positions of Claim It! by games against itself.

With three and more players the heuristic is a guest: at none of the other seats in the first games,
at all of them in the last ones. Against itself alone the judge would not learn how others play.

The same course gives the same weights, on however many processes. A checkpoint is written after
every measurement; training goes on from it. A course of another length goes on from it, too; as the
rate falls over the whole course, the account then tells both commands.
"""

import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt, setup_words
from claimstead.players.claim_it.games import learn_from_games, turns_of, victories
from claimstead.players.claim_it.habits import TUNED
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.patterns import geometry
from claimstead.players.claim_it.weights import Weights, file_name, save, weights_size
from claimstead.research.learning_curve import Point, curve
from claimstead.research.matches import game_of
from claimstead.research.training import Training
from claimstead.research.workers import Workers

ROUND = 100
"""Games that a group plays before its weights are looked at."""
MOST_TURNS = 80
"""A game is cut off after so many turns of each seat, and counted as it stands then."""

PLAIN: Weights = np.array(TUNED, np.float32)
LAST_RATE = 0.1
"""By the end the rate has fallen to this part: late games change little."""


class Course(NamedTuple):
    """How much is taught, and how."""

    games: int = 400_000
    seed: int = 1855
    trace: float = 0.8
    """How much a position learns from later ones that are farther off."""
    rate: float = 0.004
    measured_every: int = 20_000
    measured_by: int = 300
    """Games against the heuristic at every measurement."""
    abreast: int = 1
    """Groups of games that are played at the same time, all from the same weights."""
    looks: bool = False
    """Whether each stone is chosen one roll ahead, not at a glance."""


class Learned(NamedTuple):
    """The weights, and a group's dice."""

    weights: Weights
    chance: NDArray[np.uint64]


class Part(NamedTuple):
    """The beginning of a course that another one went on from."""

    played: int
    games: int


class Lesson(NamedTuple):
    """A group of games to learn from."""

    setup: str
    games: int
    trace: float
    rate: float
    guests: float
    """How likely the heuristic plays at another seat."""
    looks: bool
    """Whether each stone is chosen one roll ahead."""


def learned(lesson: Lesson, known: Learned) -> Learned:
    """Play the games; what is known after them."""
    game = _game(lesson.setup)
    after = Learned(known.weights.copy(), known.chance.copy())
    learn_from_games(
        claim_it_tables.tables(game),
        geometry(game.size),
        *after,
        PLAIN,
        lesson.games,
        MOST_TURNS * game.players,
        lesson.trace,
        lesson.rate,
        lesson.guests,
        lesson.looks,
    )
    return after


def merged(before: Weights, groups: Sequence[Weights]) -> Weights:
    """What some groups have made of the same weights.

    A weight goes to the mean of what the groups made of it that moved it at all.
    """
    if len(groups) == 1:
        return groups[0]
    moves = np.stack([each - before for each in groups])
    movers = np.maximum(np.count_nonzero(moves, axis=0), 1)
    return np.asarray(before + (moves.sum(0) / movers).astype(np.float32))


def _game(setup: str) -> ClaimIt:
    game = game_of(setup)
    assert isinstance(game, ClaimIt), "a set-up of the dice game"
    return game


class TurnTraining(Training):
    """The weights of a set-up on their way."""

    def __init__(self, game: ClaimIt, course: Course, folder: Path) -> None:
        super().__init__(folder / file_name(game))
        self.game = game
        self.course = course
        self.weights: Weights = np.zeros(weights_size(game.size, game.players), np.float32)
        streams = (0, *range(2, course.abreast + 1))  # measurements have the stream 1
        self.chances = np.stack([randomness(course.seed, stream) for stream in streams])
        self.played = 0
        self.parts: list[Part] = []
        self.resume()

    def run(self, progress: Progress, hands: Workers) -> None:
        """Teach to the end, measuring and keeping a checkpoint on the way."""
        every, total = self.course.measured_every, self.course.games
        bar = progress.add_task("Training", total=total, completed=self.played)
        while self.played < total:
            started, before = time.monotonic(), self.played
            self.play_round(hands)
            self.seconds += time.monotonic() - started
            progress.update(bar, completed=self.played)
            if self.played // every > before // every or self.played >= total:
                self._measure()
                self.keep()
                progress.console.print(
                    f"{self.played:>9,} games: {100 * self.points[-1].share:.1f} %"
                )
        self.finish()

    def play_round(self, hands: Workers) -> None:
        """Some games, from which all learn."""
        course = self.course
        games = min(ROUND * course.abreast, course.games - self.played)
        lesson = Lesson(
            setup_words(self.game),
            -(-games // course.abreast),
            course.trace,
            course.rate * LAST_RATE ** (self.played / course.games),
            self.played / course.games if self.game.players > 2 else 0.0,
            course.looks,
        )
        known = [Learned(self.weights, each) for each in self.chances]
        groups = list(hands.each(partial(learned, lesson), known))
        self.chances = np.stack([each.chance for each in groups])
        self.weights = merged(self.weights, [each.weights for each in groups])
        self.played += games

    def _measure(self) -> None:
        """Play against the heuristic, in every seat with the same dice, their luck taken off."""
        game = self.game
        tables = claim_it_tables.tables(game)
        each = self.course.measured_by // game.players
        mind = Mind(tables, game.size, self.weights, learned=True)
        plain = Mind(tables, game.size, PLAIN, learned=False)
        referee = Mind(tables, game.size, self.weights, learned=True)
        one, others = turns_of(mind, 1, referee), turns_of(plain, 1, referee)
        most = MOST_TURNS * game.players
        won = 0.0
        for seat in range(game.players):
            chance = randomness(self.course.seed, 1)
            share, luck = victories(tables, one, others, seat, chance, each, most)
            won += share - luck
        self.points.append(Point(self.played, won / (each * game.players)))

    def kept(self) -> Mapping[str, Any]:
        return {
            "weights": self.weights,
            "chances": self.chances,
            "played": self.played,
            "course": np.array(self.course, np.float64),
            "parts": np.array(self.parts, np.int64).reshape(-1, 2),
        }

    def restore(self, kept: Mapping[str, Any]) -> bool:
        if len(kept["course"]) != len(Course._fields):
            return False  # of an earlier release
        course = Course(*kept["course"])
        if course._replace(games=self.course.games) != self.course:
            return False
        self.weights, self.chances = kept["weights"], kept["chances"]
        self.played = int(kept["played"])
        self.parts = [Part(*map(int, part)) for part in kept["parts"]]
        if course.games != self.course.games:
            self.parts.append(Part(self.played, int(course.games)))
        return True

    def save_weights(self, file: BinaryIO) -> None:
        save(file, self.weights, self.game.size)

    def curve(self) -> str:
        return curve(self.file.stem, self.points, 1 / self.game.players)

    def account(self) -> str:
        course = self.course
        begun = "".join(
            f"{self._command(part.games)}broken off: after {part.played} games, then\n"
            for part in self.parts
        )
        return (
            f"{begun}{self._command(course.games)}"
            f"seed: {course.seed}\n"
            f"time: {self.seconds / 60:.1f} minutes\n"
            f"share against the heuristic, one roll ahead, luck taken off:"
            f" {self.points[-1].share:.3f} in {course.measured_by} games\n"
        )

    def _command(self, games: int) -> str:
        course = self.course
        more = f" --abreast {course.abreast}" if course.abreast > 1 else ""
        more += " --look" if course.looks else ""
        return (
            f'command: claimstead train claim-it --game "{setup_words(self.game)}"'
            f" --games {games} --seed {course.seed}{more}\n"
        )
