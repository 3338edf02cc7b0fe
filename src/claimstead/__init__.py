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
        MissingExtra,
        Outcome,
        Step,
        TooManyChances,
    )
    from claimstead.kernel.solve import Solution
    from claimstead.notation import (
        Claim,
        ClaimIt,
        Record,
        read_record,
        read_records,
        replay,
        svg,
        text,
    )
    from claimstead.registry import Game, GameKind

__all__ = [
    "CHANCE",
    "SEATS",
    "BadSetup",
    "BadText",
    "Claim",
    "ClaimIt",
    "ClaimsteadError",
    "Illegal",
    "MissingExtra",
    "Outcome",
    "Record",
    "Step",
    "TooManyChances",
    "__version__",
    "game",
    "games",
    "read_record",
    "read_records",
    "replay",
    "solve",
    "svg",
    "text",
]
NOTATION = (
    "Claim",
    "ClaimIt",
    "Record",
    "read_record",
    "read_records",
    "replay",
    "svg",
    "text",
)


def __getattr__(name: str) -> Any:
    """A name is looked up when it is first used, so that the command line starts fast."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        found = import_module("importlib.metadata").version("claimstead")
    else:
        room = "claimstead.notation" if name in NOTATION else "claimstead.core"
        found = getattr(import_module(room), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)


def game(setup: str) -> "Game[Any]":
    """The game with this set-up: `"claim-it 2 base"`, `"claim 2 Gn Gi Dr Tr Se"`."""
    from claimstead.notation import game_named

    return game_named(setup)


def games() -> "dict[str, GameKind]":
    """Every game by its name: ours, and those that other packages bring.

    >>> list(games())
    ['claim-it', 'claim']
    """
    from claimstead.registry import kinds

    return dict(kinds())


def solve(game: "Game[Any]", state: Any, limit: int | None = None) -> "Solution":
    """Solve a position of phase 2 of CLAIM with two players: see `claimstead.kernel.solve`."""
    from claimstead.core.extras import told_extra

    with told_extra():
        from claimstead.kernel.solve import solve  # the compiler is loaded only when it is needed
    return solve(game, state, limit)
