"""The register of all games: ours, and those that other packages bring.

A package brings a game by an entry point of the group `claimstead.games`, whose name is the game's
and whose object is its `GameKind`. Ours are entries like any other; they are found without looking
through everything that is installed, which takes its time.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from claimstead.registry.game import Game
from claimstead.registry.kind import GameKind

GROUP = "claimstead.games"
OURS = {
    "claim-it": "claimstead.notation.claim_it.kind:CLAIM_IT",
    "claim": "claimstead.notation.claim.kind:CLAIM",
}


@cache
def _ours(name: str) -> GameKind | None:
    if name not in OURS:
        return None
    module, _, attribute = OURS[name].partition(":")
    found: GameKind = getattr(import_module(module), attribute)
    return found


@cache
def kinds() -> dict[str, GameKind]:
    """Every game by its name: ours first."""
    from importlib.metadata import entry_points

    others = {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}
    found = {name: _ours(name) for name in OURS}
    found |= {name: others[name].load() for name in sorted(others)}
    return {name: kind for name, kind in found.items() if kind is not None}


def kind_named(name: str) -> GameKind | None:
    """The game of this name, if there is one."""
    return _ours(name) or kinds().get(name)


def registered(name: str) -> GameKind:
    """The game of this name, which has to be there."""
    found = kind_named(name)
    if found is None:
        raise LookupError(f"{name} is not in the register of games")
    return found


def kind_of(game: Game[Any]) -> GameKind:
    """The record of a game."""
    return registered(game.name)


def our_kinds() -> tuple[GameKind, ...]:
    """The games that come with this package."""
    return tuple(kind for kind in map(_ours, OURS) if kind is not None)


def some_kinds() -> Iterator[GameKind]:
    """All games, ours before anything else is looked for."""
    yield from our_kinds()
    yield from (kind for name, kind in kinds().items() if name not in OURS)


def first_setup() -> str:
    """What is played where nobody says what."""
    return our_kinds()[0].presets[0]
