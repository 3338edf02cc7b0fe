"""The sequential test: play on until one is sure, and not a round longer.

Wald's test between two strengths, with the likelihood of the rounds' scores taken as normal (the
generalised form, as chess engines are tested): the variance is the one that the rounds show.
"""

import math
from typing import NamedTuple

from claimstead.research.ratings import Tally, expected_share

ERROR = 0.05
"""How often either answer may be wrong."""
BOUND = math.log((1 - ERROR) / ERROR)


class Hypotheses(NamedTuple):
    """Two strengths of the first entrant, in Elo above the others, to tell apart."""

    elo0: float = 0.0
    elo1: float = 30.0
    sides: int = 2

    def likelihood(self, scores: Tally) -> float:
        """The logarithm of how much likelier `elo1` makes these scores than `elo0` does."""
        weak, strong = (expected_share(each, self.sides) for each in (self.elo0, self.elo1))
        surplus = scores.total - scores.rounds * (weak + strong) / 2
        return (strong - weak) * surplus / scores.variance

    def verdict(self, scores: Tally) -> float | None:
        """The strength to believe in, `elo0` or `elo1`; `None`: play on."""
        likelihood = self.likelihood(scores)
        if likelihood >= BOUND:
            return self.elo1
        return self.elo0 if likelihood <= -BOUND else None
