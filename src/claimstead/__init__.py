"""Claimstead: Claim It! and CLAIM / CLAIM 2, to play, to learn, to study.

>>> import claimstead as cs
>>> duel = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
>>> duel.actor(duel.start()) is cs.CHANCE
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from claimstead.kernel.solve import Solution
    from claimstead.notation import Claim, ClaimIt, Game

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
GAMES = ("Claim", "ClaimIt")


def __getattr__(name: str) -> Any:
    """A name is looked up when it is first used, so that the command line starts fast."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = "claimstead.notation" if name in GAMES else "claimstead.core"
    found = globals()[name] = getattr(import_module(room), name)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)


def solve(game: "Game[Any]", state: Any, limit: int | None = None) -> "Solution":
    """Solve a position of phase 2 of CLAIM with two players: see `claimstead.kernel.solve`."""
    from claimstead.kernel.solve import solve  # the compiler is loaded only when it is needed

    return solve(game, state, limit)
