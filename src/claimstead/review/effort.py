"""How much thinking a review may take."""

from collections.abc import Callable
from typing import NamedTuple

from claimstead.players.player import never


class Effort(NamedTuple):
    """The same effort and the same seed give the same review."""

    rolls_ahead: int = 1
    """Claim It!: beyond the roll that is looked at."""
    deals: int = 400
    """CLAIM: tried for every decision; four times as many where games are played out."""
    tricks: int = 4_000_000
    """CLAIM: that the solver looks at before it leaves a position to sampling."""
    seed: int = 1855
    is_cancelled: Callable[[], bool] = never
    """Asked before every move."""


USUAL = Effort()
DEEPER = Effort(rolls_ahead=2, deals=4000, tricks=200_000_000)
HINT = Effort(rolls_ahead=2, deals=1000)
"""For a single position."""
