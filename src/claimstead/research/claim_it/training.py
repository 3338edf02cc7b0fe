"""Teaching the judge of positions of Claim It! by games: first the heuristic's, then its own.

The same course gives the same weights, on however many processes. A checkpoint is written after
every measurement; training goes on from it.
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
from claimstead.research.crew import Crew
from claimstead.research.learning_curve import Point, curve
from claimstead.research.matches import game_of
from claimstead.research.training import Training

ROUND = 100
"""Games that a group plays before its weights are looked at."""
MOST_TURNS = 80
"""A game is cut off after so many turns of each seat, and counted as it stands then."""

STEADIER = 0.95
"""By this part the rate has fallen at the end: late games change little."""
ALL_PLAIN = 2.0
"""In the first lessons every seat plays by the heuristic."""


class Course(NamedTuple):
    """How much is taught, and how."""

    lessons: int = 30_000
    """Games of the heuristic to learn from first."""
    games: int = 150_000
    """Games played by the learned judgement itself."""
    seed: int = 1855
    trace: float = 0.8
    """How much a position learns from later ones that are farther off."""
    rate: float = 0.01
    guests: float = 0.5
    """How often a seat is left to the heuristic in the games after the lessons."""
    measured_every: int = 10_000
    measured_by: int = 1_000
    """Games against the heuristic at every measurement."""
    abreast: int = 1
    """Groups of games that are played at the same time, all from the same weights."""


class Learned(NamedTuple):
    """The weights, how they have been moved so far, and a group's dice."""

    weights: Weights
    sums: Weights
    sizes: Weights
    chance: NDArray[np.uint64]

    def copy(self) -> "Learned":
        return Learned(self.weights.copy(), self.sums.copy(), self.sizes.copy(), self.chance.copy())


class Lesson(NamedTuple):
    """A group of games to learn from."""

    setup: str
    games: int
    guests: float
    trace: float
    rate: float


def learned(lesson: Lesson, known: Learned) -> Learned:
    """Play the games; what is known after them."""
    game = _game(lesson.setup)
    after = known.copy()
    learn_from_games(
        claim_it_tables.tables(game),
        geometry(game.size),
        np.array(TUNED, np.float32),
        *after,
        lesson.games,
        MOST_TURNS * game.players,
        lesson.guests,
        lesson.trace,
        lesson.rate,
    )
    return after


def merged(before: Learned, groups: Sequence[Learned]) -> Learned:
    """What some groups have learned from the same weights.

    A weight goes to the mean of what the groups made of it that moved it at all.
    """
    if len(groups) == 1:
        return groups[0]
    moves = np.stack([each.weights - before.weights for each in groups])
    movers = np.maximum(np.count_nonzero(moves, axis=0), 1)
    return Learned(
        before.weights + (moves.sum(0) / movers).astype(np.float32),
        before.sums + sum(each.sums - before.sums for each in groups),
        before.sizes + sum(each.sizes - before.sizes for each in groups),
        before.chance,
    )


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
        size = weights_size(game.size)
        self.weights: Weights = np.zeros(size, np.float32)
        self.sums: Weights = np.zeros(size, np.float32)
        self.sizes: Weights = np.zeros(size, np.float32)
        streams = (0, *range(2, course.abreast + 1))  # measurements have the stream 1
        self.chances = np.stack([randomness(course.seed, stream) for stream in streams])
        self.played = 0
        self.resume()

    @property
    def total(self) -> int:
        return self.course.lessons + self.course.games

    def run(self, progress: Progress, hands: Crew) -> None:
        """Teach to the end, measuring and keeping a checkpoint on the way."""
        every = self.course.measured_every
        bar = progress.add_task("Training", total=self.total, completed=self.played)
        while self.played < self.total:
            started, before = time.monotonic(), self.played
            self.play_round(hands)
            self.seconds += time.monotonic() - started
            progress.update(bar, completed=self.played)
            if self.played // every > before // every or self.played >= self.total:
                self._measure()
                self.keep()
                progress.console.print(
                    f"{self.played:>9,} games: {100 * self.points[-1].share:.1f} %"
                )
        self.finish()

    def play_round(self, hands: Crew) -> None:
        """Some games: their teacher is the heuristic at first, then the judge itself."""
        course = self.course
        is_lesson = self.played < course.lessons
        end = course.lessons if is_lesson else self.total
        games = min(ROUND * course.abreast, end - self.played)
        lesson = Lesson(
            setup_words(self.game),
            -(-games // course.abreast),
            ALL_PLAIN if is_lesson else course.guests,
            course.trace,
            course.rate * (1 - STEADIER * self.played / self.total),
        )
        known = [Learned(self.weights, self.sums, self.sizes, each) for each in self.chances]
        groups = list(hands.each(partial(learned, lesson), known))
        self.chances = np.stack([each.chance for each in groups])
        self.weights, self.sums, self.sizes, _ = merged(known[0], groups)
        self.played += games

    def _measure(self) -> None:
        """Play against the heuristic, in every seat with the same dice."""
        game = self.game
        tables = claim_it_tables.tables(game)
        each = self.course.measured_by // game.players
        one = turns_of(Mind(tables, game.size, self.weights, learned=True), 1)
        plain = np.array(TUNED, np.float32)
        others = turns_of(Mind(tables, game.size, plain, learned=False), 1)
        most = MOST_TURNS * game.players
        won = sum(
            victories(tables, one, others, seat, randomness(self.course.seed, 1), each, most)
            for seat in range(game.players)
        )
        self.points.append(Point(self.played, won / (each * game.players)))

    def kept(self) -> Mapping[str, Any]:
        return {
            "weights": self.weights,
            "sums": self.sums,
            "sizes": self.sizes,
            "chances": self.chances,
            "played": self.played,
            "course": np.array(self.course, np.float64),
        }

    def restore(self, kept: Mapping[str, Any]) -> bool:
        if Course(*kept["course"])._replace(games=0) != self.course._replace(games=0):
            return False
        self.weights, self.sums, self.sizes = kept["weights"], kept["sums"], kept["sizes"]
        self.chances, self.played = kept["chances"], int(kept["played"])
        return True

    def save_weights(self, file: BinaryIO) -> None:
        save(file, self.weights, self.game.size)

    def curve(self) -> str:
        return curve(self.file.stem, self.points, 1 / self.game.players)

    def account(self) -> str:
        course = self.course
        groups = f" --abreast {course.abreast}" if course.abreast > 1 else ""
        return (
            f'command: claimstead train claim-it --game "{setup_words(self.game)}"'
            f" --lessons {course.lessons} --games {course.games} --seed {course.seed}{groups}\n"
            f"seed: {course.seed}\n"
            f"time: {self.seconds / 60:.1f} minutes\n"
            f"share against the heuristic, looking one roll ahead: {self.points[-1].share:.3f}"
            f" of {course.measured_by} games\n"
        )
