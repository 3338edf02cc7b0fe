"""Claimstead: Claim It! and CLAIM / CLAIM 2, to play, to learn, to study.

>>> import claimstead as cs
>>> duel = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
>>> duel.actor(duel.start()) is cs.CHANCE
True
"""

from typing import TYPE_CHECKING, Any

from claimstead.core import (
    CHANCE,
    SEATS,
    BadSetup,
    BadText,
    ClaimsteadError,
    Illegal,
    Outcome,
    Step,
    TooManyChances,
)
from claimstead.notation import Claim, ClaimIt, Game

if TYPE_CHECKING:
    from claimstead.kernel.solve import Solution

__all__ = [
    "CHANCE",
    "SEATS",
    "BadSetup",
    "BadText",
    "Claim",
    "ClaimIt",
    "ClaimsteadError",
    "Illegal",
    "Outcome",
    "Step",
    "TooManyChances",
    "solve",
]


def solve(game: Game[Any], state: Any, limit: int | None = None) -> "Solution":
    """Solve a position of phase 2 of CLAIM with two players: see `claimstead.kernel.solve`."""
    from claimstead.kernel.solve import solve  # the compiler is loaded only when it is needed

    return solve(game, state, limit)
