"""What results are worth: shares of victory, Elo, and how sure one can be.

Rounds are counted, not games: the games of a round have the same luck and depend on each other.
"""

import math
from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

DEVIATIONS = NormalDist().inv_cdf(0.975)
"""95 of 100 draws from a normal distribution are no further than this from its middle."""


class Tally(NamedTuple):
    """The scores of many rounds, each from 0 to 1, as far as they are needed."""

    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, score: float) -> "Tally":
        return Tally(self.rounds + 1, self.total + score, self.squares + score**2)

    @property
    def mean(self) -> float:
        return self.total / self.rounds

    @property
    def variance(self) -> float:
        """Of one round's score, with one round won and one lost imagined before the first.

        Without them a few equal rounds would look like certainty.
        """
        rounds = self.rounds + 2
        return (self.squares + 1 - (self.total + 1) ** 2 / rounds) / (rounds - 1)


def tally(scores: Iterable[float]) -> Tally:
    result = Tally()
    for score in scores:
        result = result.plus(score)
    return result


class Interval(NamedTuple):
    """Where the true value lies in 95 of 100 such cases."""

    low: float
    high: float


def interval(scores: Tally) -> Interval:
    """Wilson's interval, with the variance that the rounds have shown.

    A round can vary less than a game that is won or lost; by how much is told by the variance
    seen, as a part of the greatest there can be.
    """
    imagined = (scores.total + 1) / (scores.rounds + 2)
    part = min(1.0, scores.variance / (imagined * (1 - imagined)))
    doubt = DEVIATIONS**2 * part / scores.rounds
    middle = (scores.mean + doubt / 2) / (1 + doubt)
    reach = math.sqrt(doubt * scores.mean * (1 - scores.mean) + doubt**2 / 4) / (1 + doubt)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def elo(score: float) -> float:
    """The difference in Elo that gives this score in a duel.

    >>> elo(0.5), elo(1)
    (0.0, inf)
    >>> round(elo(10 / 11))
    400
    """
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def expected_share(difference: float, sides: int = 2) -> float:
    """What one player wins of its games against others all weaker by this much Elo.

    >>> expected_share(0), expected_share(0, sides=4), round(expected_share(400), 3)
    (0.5, 0.25, 0.909)
    """
    return 1 / (1 + (sides - 1) * 10 ** (-difference / 400))
