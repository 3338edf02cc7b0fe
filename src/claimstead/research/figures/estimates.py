"""Numbers with the interval in which the truth lies 95 times of 100."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.research.ratings import DEVIATIONS, Tally, interval


class Estimate(NamedTuple):
    """A measured value."""

    value: float
    low: float
    high: float
    counted: int
    """Games, turns or rolls that it was measured on."""

    @classmethod
    def around(cls, value: float, error: float, counted: int) -> "Estimate":
        """With a standard error."""
        return cls(value, value - DEVIATIONS * error, value + DEVIATIONS * error, counted)

    def times(self, times: int) -> "Estimate":
        return Estimate(times * self.value, times * self.low, times * self.high, self.counted)


def proportion(of: float, among: int) -> Estimate:
    """How often something happened, or what part of some victories was won.

    >>> half = proportion(50, 100)
    >>> round(half.low, 2), half.value, round(half.high, 2)
    (0.4, 0.5, 0.6)
    """
    if among == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    return Estimate(of / among, *interval(Tally(among, of, of)), among)


def mean(samples: NDArray[np.float64]) -> Estimate:
    """The average of samples that have nothing to do with each other."""
    if len(samples) < 2:
        return Estimate(float(samples.sum()), -np.inf, np.inf, len(samples))
    error = float(samples.std(ddof=1)) / np.sqrt(len(samples))
    return Estimate.around(float(samples.mean()), error, len(samples))


def difference(one: NDArray[np.float64], other: NDArray[np.float64]) -> Estimate:
    """How much more the first are than the others, on average."""
    if len(one) < 2 or len(other) < 2:
        return Estimate(0.0, -np.inf, np.inf, 0)
    error = np.sqrt(one.var(ddof=1) / len(one) + other.var(ddof=1) / len(other))
    return Estimate.around(float(one.mean() - other.mean()), float(error), len(one) + len(other))
