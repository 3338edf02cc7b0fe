"""What was found by sampling: means, and how far they may be off."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.core import SEATS, Move, Seat
from claimstead.review.report import Chances, Option

Samples = NDArray[np.float64]
CONFIDENCE = 1.96
"""So many standard errors each way hold 95 %."""


class Estimate(NamedTuple):
    """What each of some moves is worth to every seat, in every deal that was tried."""

    moves: tuple[Move, ...]
    samples: Samples
    """A deal, a move, a seat."""
    played_on: Samples | None = None
    """A deal, a seat: where games are played out, the same without a move being told."""
    is_exact: bool = False
    line: tuple[str, ...] = ()

    def of(self, move: Move) -> Samples:
        """A deal, a seat."""
        return self.samples[:, self.moves.index(move)]

    def chances(self, move: Move) -> Chances:
        return means(self.of(move))

    def best(self, seat: Seat) -> Move:
        """What is worth most to a seat; the first of those that are worth the same."""
        return self.moves[int(self.samples[:, :, SEATS.index(seat)].mean(0).argmax())]

    def loss(self, seat: Seat, move: Move) -> tuple[float, float]:
        """What a move costs against the best, and the error bar: deal by deal."""
        lost = (self.of(self.best(seat)) - self.of(move))[:, SEATS.index(seat)]
        return float(lost.mean()), error_bar(lost)

    def options(self, seat: Seat) -> tuple[Option, ...]:
        index = SEATS.index(seat)
        found = [
            Option(str(move), self.chances(move)[index], error_bar(self.of(move)[:, index]))
            for move in self.moves
        ]
        return tuple(sorted(found, key=lambda each: -each.chance))


def error_bar(samples: Samples) -> float:
    """Of the mean of these samples."""
    if len(samples) < 2:
        return 0.0
    return float(CONFIDENCE * samples.std(ddof=1) / np.sqrt(len(samples)))


def widest_bar(samples: Samples) -> float:
    """Of the means of samples, a deal, a seat: that of the seat which is least sure."""
    return max(map(error_bar, samples.T))


def exactly(chances: Chances) -> Samples:
    """What needs no deals to be known."""
    return np.array([chances])


def means(samples: Samples) -> Chances:
    """Of samples, a deal, a seat."""
    return tuple(map(float, samples.mean(0)))
