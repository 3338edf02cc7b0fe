"""How OpenSpiel knows a game: its name there, its parameters, and what all its states share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from claimstead.registry import Game, GameKind
from claimstead.research.environments.situations import Setting


@dataclass(frozen=True)
class SpielForm:
    """A game of the register in OpenSpiel."""

    title: str
    parameters: Mapping[str, str | int]
    """With what holds where nothing is said."""
    game: Callable[[Mapping[str, Any]], Game[Any]]
    """The game of these parameters."""
    setting: type[Setting] = Setting
    small_games: tuple[str, ...] = ()
    """For exact methods, as OpenSpiel loads them."""


def short_name(kind: GameKind) -> str:
    """What OpenSpiel calls a game: `claimstead_claim_it`."""
    return f"claimstead_{kind.name.replace('-', '_')}"


def form_of(kind: GameKind) -> SpielForm:
    """A game that says nothing of OpenSpiel is loaded by its set-up in words."""
    plain = SpielForm(
        kind.name.capitalize(),
        {"setup": kind.presets[0], "position": ""},
        lambda asked: kind.game(asked["setup"]),
    )
    form: SpielForm = kind.part("spiel", plain)
    return form
