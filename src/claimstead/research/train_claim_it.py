"""Teaching the judge of positions of Claim It! by games: first the heuristic's, then its own.

The same seed and numbers of games give the same weights. A checkpoint is written after every
measurement; training goes on from it.
"""

import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt, setup_words
from claimstead.players.claim_it.games import learn_from_games, turns_of, victories
from claimstead.players.claim_it.levels import TUNED
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.patterns import geometry
from claimstead.players.claim_it.weights import Weights, file_name, save, weights_size
from claimstead.research.learning_curve import Point, curve

ROUND = 100
"""Games between two looks at the bar."""
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


class Training:
    """The weights on their way, and all that is needed to go on from a checkpoint."""

    def __init__(self, game: ClaimIt, course: Course, folder: Path) -> None:
        self.game = game
        self.course = course
        self.tables = claim_it_tables.tables(game)
        self.geometry = geometry(game.size)
        self.plain = np.array(TUNED, np.float32)
        size = weights_size(game.size)
        self.weights: Weights = np.zeros(size, np.float32)
        self.sums: Weights = np.zeros(size, np.float32)
        self.sizes: Weights = np.zeros(size, np.float32)
        self.chance = randomness(course.seed)
        self.played = 0
        self.seconds = 0.0
        self.points: list[Point] = []
        self.file = folder / file_name(game)
        self.checkpoint = self.file.with_suffix(".checkpoint.npz")
        if self.checkpoint.exists():
            self._resume()

    @property
    def total(self) -> int:
        return self.course.lessons + self.course.games

    @property
    def most_turns(self) -> int:
        return MOST_TURNS * self.game.players

    def run(self, progress: Progress) -> None:
        """Teach to the end, measuring and keeping a checkpoint on the way."""
        bar = progress.add_task("Training", total=self.total, completed=self.played)
        while self.played < self.total:
            started = time.process_time()
            self._play_round()
            self.seconds += time.process_time() - started
            progress.update(bar, completed=self.played)
            if self.played % self.course.measured_every == 0 or self.played >= self.total:
                self._measure()
                self._keep()
                progress.console.print(
                    f"{self.played:>9,} games: {100 * self.points[-1].share:.1f} %"
                )
        self._finish()

    def _play_round(self) -> None:
        """Some games: their teacher is the heuristic at first, then the judge itself."""
        is_lesson = self.played < self.course.lessons
        end = self.course.lessons if is_lesson else self.total
        games = min(ROUND, end - self.played)
        learn_from_games(
            self.tables,
            self.geometry,
            self.plain,
            self.weights,
            self.sums,
            self.sizes,
            self.chance,
            games,
            self.most_turns,
            ALL_PLAIN if is_lesson else self.course.guests,
            self.course.trace,
            self.course.rate * (1 - STEADIER * self.played / self.total),
        )
        self.played += games

    def _measure(self) -> None:
        """Play against the heuristic, in every seat with the same dice."""
        each = self.course.measured_by // self.game.players
        one = turns_of(self._mind(self.weights, learned=True), 1)
        others = turns_of(self._mind(self.plain, learned=False), 1)
        won = sum(
            victories(
                self.tables,
                one,
                others,
                seat,
                randomness(self.course.seed, 1),
                each,
                self.most_turns,
            )
            for seat in range(self.game.players)
        )
        self.points.append(Point(self.played, won / (each * self.game.players)))

    def _mind(self, weights: Weights, *, learned: bool) -> Mind:
        return Mind(self.tables, self.game.size, weights, learned=learned)

    def _keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.checkpoint.with_suffix(".new.npz")
        np.savez(
            beside,
            weights=self.weights,
            sums=self.sums,
            sizes=self.sizes,
            chance=self.chance,
            points=np.array(self.points, np.float64).reshape(-1, 2),
            seconds=self.seconds,
            course=np.array(self.course, np.float64),
        )
        beside.replace(self.checkpoint)

    def _resume(self) -> None:
        with np.load(self.checkpoint) as kept:
            is_same = Course(*kept["course"])._replace(games=0) == self.course._replace(games=0)
            if not is_same:
                return
            self.weights, self.sums = kept["weights"], kept["sums"]
            self.sizes, self.chance = kept["sizes"], kept["chance"]
            self.points = [Point(int(played), share) for played, share in kept["points"]]
            self.seconds = float(kept["seconds"])
            self.played = self.points[-1].played

    def _finish(self) -> None:
        """Write the weights, the learning curve, and how they came about."""
        save(self.file, self.weights, self.game.size)
        self.file.with_suffix(".svg").write_text(
            curve(self.file.stem, self.points, 1 / self.game.players), encoding="utf-8"
        )
        self.file.with_suffix(".txt").write_text(self._account(), encoding="utf-8")

    def _account(self) -> str:
        course, game = self.course, self.game
        command = (
            f'claimstead train claim-it --game "{setup_words(game)}"'
            f" --lessons {course.lessons} --games {course.games} --seed {course.seed}"
        )
        return (
            f"command: {command}\n"
            f"seed: {course.seed}\n"
            f"time: {self.seconds / 60:.1f} minutes on one core\n"
            f"share against the heuristic, looking one roll ahead: {self.points[-1].share:.3f}"
            f" of {course.measured_by} games\n"
        )


def train(game: ClaimIt, course: Course, folder: Path) -> Path:
    """Teach with a progress bar; where the weights are."""
    training = Training(game, course, folder)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns) as progress:
        training.run(progress)
    return training.file
