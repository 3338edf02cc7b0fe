"""How a player who has learned nothing looks at the board, and at the risk of a bust."""

from typing import NamedTuple

from claimstead.kernel.claim_it.layout import OUTCOMES
from claimstead.kernel.jit import inner
from claimstead.players.claim_it.features import BUST_WEIGHT, GREED, IS_LEARNED, LEAST_RISK
from claimstead.players.claim_it.judging import BUST_VALUE, TurnContext

A_LITTLE = 1e-6


class Habits(NamedTuple):
    """The weights of the plain sum, in the order in which they lie there."""

    mine: float = 1.0
    """The largest mine."""
    secured: float = 1.9
    """Secured spaces."""
    spaces: float = 0.27
    """All spaces."""
    opponent: float = 0.83
    """The best opponent's sum."""
    greed: float = 0.0
    """The part of what a bust costs that it forgets; below 0, by how much it fears it more."""
    least_risk: float = 0.0
    """It rolls on when the next roll is less likely than this to be a bust."""


TUNED = Habits()


@inner
def believed(context: TurnContext, stopping: float, rolling: float) -> float:
    """What rolling seems to be worth to this player, after a look one roll ahead."""
    if context.turn[IS_LEARNED]:
        return rolling
    bust = context.turn[BUST_WEIGHT] / context.tables[OUTCOMES]
    rolling += context.weights[GREED] * bust * (stopping - context.values[BUST_VALUE])
    return max(rolling, stopping + A_LITTLE) if bust < context.weights[LEAST_RISK] else rolling
