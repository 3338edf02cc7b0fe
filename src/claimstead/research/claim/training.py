"""Teaching the judge of CLAIM with two players.

First by the solver: phase 1 is played by rules of thumb, its end solved exactly, and the judge
learns the answers. Then by its own games: it plays phase 1 by searching with what it knows, the
ends are solved again, and every trick of these games learns from how they ended. The same seed and
numbers give the same weights; a checkpoint is written as lessons come in.
"""

import time
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from claimstead.players.claim.judge import MOST_ROWS
from claimstead.players.claim.weights import FILE, Weights, save
from claimstead.research.claim.fitting import Fitting, first_weights, guesses
from claimstead.research.claim.lessons import GAMES, UNSOLVED, Learned, Lesson, played
from claimstead.research.learning_curve import Point, curve
from claimstead.research.training import Training
from claimstead.research.workers import Workers

KEPT_EVERY = 100
"""Lessons between two checkpoints."""
HELD_BACK = 20
"""One lesson of so many is for examination only."""
EXACT = 0.5
"""How much of a trick's answer is the solver's; the rest is what the judge thinks of the end."""


class Course(NamedTuple):
    """How much is taught, and how."""

    lessons: int = 2_700
    """Lessons by rules of thumb, of 25 games each."""
    games: int = 600
    """Lessons of games of its own, in each round."""
    rounds: int = 0
    """Rounds of games of its own."""
    iterations: int = 150
    """Deals that it tries for a move in its own games."""
    epochs: int = 10
    rate: float = 0.003
    seed: int = 1855


class Lessons:
    """Everything learned so far, position by position."""

    def __init__(self) -> None:
        self.rows: NDArray[np.int16] = np.zeros((0, MOST_ROWS), np.int16)
        self.leads: NDArray[np.int8] = np.zeros(0, np.int8)
        self.games: NDArray[np.int32] = np.zeros(0, np.int32)
        self.ends: NDArray[np.int64] = np.zeros(0, np.int64)
        self.answers: NDArray[np.float32] = np.zeros(0, np.float32)

    def __len__(self) -> int:
        return len(self.answers) // GAMES

    def add(self, some: list[Learned]) -> None:
        first_row = np.cumsum([len(self.rows), *(len(each.rows) for each in some)])
        first_game = np.cumsum([len(self.ends), *(len(each.ends) for each in some)])
        self.rows = np.concatenate([self.rows, *(each.rows for each in some)])
        self.leads = np.concatenate([self.leads, *(each.leads for each in some)])
        numbered = zip(some, first_game, first_row, strict=False)
        games, ends = [self.games], [self.ends]
        for each, game, row in numbered:
            games.append((each.games + game).astype(np.int32))
            ends.append(each.ends + row)
        self.games, self.ends = np.concatenate(games), np.concatenate(ends)
        self.answers = np.concatenate([self.answers, *(each.answers for each in some)])

    def targets(self, weights: Weights) -> NDArray[np.float32]:
        """What the judge should think of each position; `UNSOLVED` where nothing is known.

        At the end of phase 1 that is the solver's answer; before it, half of that and half of
        what the judge thinks of the end, so that luck matters less.
        """
        thought = guesses(weights, self.rows[self.ends])
        is_solved = self.answers != UNSOLVED
        mixed = np.where(is_solved, EXACT * self.answers + (1 - EXACT) * thought, thought)
        leads_at_end = self.leads[self.ends]
        is_same = self.leads == leads_at_end[self.games]
        found = np.where(is_same, mixed[self.games], 1 - mixed[self.games]).astype(np.float32)
        found[self.ends] = self.answers
        return found

    def is_held_back(self) -> NDArray[np.bool_]:
        """By position: whether it is for examination."""
        held: NDArray[np.bool_] = self.games // GAMES % HELD_BACK == 0
        return held


class JudgeTraining(Training):
    """The lessons and the judge on its way."""

    def __init__(self, course: Course, folder: Path) -> None:
        super().__init__(folder / FILE)
        self.course = course
        self.lessons = Lessons()
        self.weights = first_weights(course.seed)
        self.fitted = 0
        """How many times the judge has been fitted."""
        self.resume()

    def run(self, progress: Progress, hands: Workers) -> None:
        """Teach to the end."""
        course = self.course
        ends = [course.lessons + number * course.games for number in range(course.rounds + 1)]
        bar = progress.add_task("Lessons", total=ends[-1], completed=len(self.lessons))
        for number, end in enumerate(ends):
            self._hear(number, end, hands, progress, bar)
            if self.fitted <= number:
                self._fit(number)
                self.keep()
                progress.console.print(
                    f"{len(self.lessons) * GAMES:>9,} games: {self.points[-1].share:.4f}"
                )
        self.finish()

    def _hear(self, number: int, end: int, hands: Workers, progress: Progress, bar: object) -> None:
        """The lessons of one round."""
        judge = self.weights.copy() if number else None
        course = self.course
        wanted = (
            Lesson(each, course.seed, judge, course.iterations)
            for each in range(len(self.lessons), end)
        )
        coming = hands.each(played, wanted)
        while len(self.lessons) < end:
            started = time.monotonic()
            some = list(islice(coming, min(KEPT_EVERY, end - len(self.lessons))))
            self.lessons.add(some)
            self.seconds += time.monotonic() - started
            progress.update(bar, completed=len(self.lessons))  # type: ignore[arg-type]
            self.keep()

    def _fit(self, number: int) -> None:
        """Fit to the ends first, then to all tricks."""
        started = time.monotonic()
        ends = np.zeros(len(self.lessons.rows), bool)
        ends[self.lessons.ends] = True
        rng = np.random.default_rng(self.course.seed + number)
        if number == 0:
            self._epochs(self.lessons.targets(self.weights), ends, rng)
        self._epochs(self.lessons.targets(self.weights), np.ones_like(ends), rng)
        self.fitted = number + 1
        self.seconds += time.monotonic() - started

    def _epochs(
        self, targets: NDArray[np.float32], wanted: NDArray[np.bool_], rng: np.random.Generator
    ) -> None:
        held = self.lessons.is_held_back()
        learned = np.flatnonzero(wanted & ~held & (targets != UNSOLVED))
        fitting = Fitting(self.weights, self.course.rate)
        for epoch in range(self.course.epochs):
            slowing = 1 - 0.95 * epoch / self.course.epochs
            fitting.epoch(self.lessons.rows[learned], targets[learned], rng, slowing)
            before = self.points[-1].played if self.points else 0
            self.points.append(Point(before + len(self.lessons) * GAMES, self._examined()))

    def _examined(self) -> float:
        """The part of the ends held back whose winner the judge names."""
        ends = self.lessons.ends
        asked = self.lessons.is_held_back()[ends] & (self.lessons.answers != UNSOLVED)
        named = guesses(self.weights, self.lessons.rows[ends[asked]]) > 0.5
        return float(np.mean(named == (self.lessons.answers[asked] > 0.5)))

    def kept(self) -> Mapping[str, Any]:
        return {
            **vars(self.lessons),
            "weights": self.weights,
            "fitted": self.fitted,
            "course": np.array(self.course, np.float64),
        }

    def restore(self, kept: Mapping[str, Any]) -> bool:
        if Course(*kept["course"]) != self.course:
            return False
        for name in vars(self.lessons):
            setattr(self.lessons, name, kept[name])
        self.weights, self.fitted = kept["weights"], int(kept["fitted"])
        return True

    def save_weights(self, file: BinaryIO) -> None:
        save(file, self.weights)

    def curve(self) -> str:
        told = "part of the solved deals whose winner the judge names"
        return curve("claim 2", self.points, 0.5, told)

    def account(self) -> str:
        course = self.course
        return (
            f"command: claimstead train claim --lessons {course.lessons} --games {course.games}"
            f" --rounds {course.rounds} --seed {course.seed}\n"
            f"seed: {course.seed}\n"
            f"time: {self.seconds / 60:.1f} minutes\n"
            f"solved deals, not learned from, whose winner it names: {self.points[-1].share:.3f}\n"
        )
