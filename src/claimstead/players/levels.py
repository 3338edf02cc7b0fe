"""Who can be played against, by name."""

from typing import Any

from claimstead.core import BadSetup
from claimstead.core.extras import told_extra
from claimstead.players.characters import CHARACTERS, temper_of
from claimstead.players.player import Player
from claimstead.players.random_player import RandomPlayer
from claimstead.players.search import SearchPlayer
from claimstead.registry import Game, GameKind, kind_of

GENERAL: tuple[type[Player], ...] = (RandomPlayer, SearchPlayer)
"""For games that bring no players of their own."""


def players_of(game: Game[Any]) -> dict[str, type[Player]]:
    """Every computer player of this game by its name, the weakest first."""
    # Imported when needed: the compiler takes its time.
    with told_extra():
        own = kind_of(game).part("players")
    known = GENERAL if own is None else (RandomPlayer, *own)
    return {each.name: each for each in known if each.plays(game)}


def levels_of(kind: GameKind) -> tuple[str, ...]:
    """The computer players that people are offered, the weakest first."""
    return kind.levels or tuple(players_of(kind.game(kind.presets[0])))


def player(game: Game[Any], name: str, character: str | None = None) -> Player:
    """The computer player of this name; in the manner of a character, if one is named.

    A character has a level of its own: `otto` is `easy` as Otto plays it.
    """
    known = players_of(game)
    if name not in known and name in CHARACTERS:
        name, character = CHARACTERS[name].level, name
    if name not in known:
        raise BadSetup("no-such-player", player=name, players=" ".join(known))
    return known[name]().with_temper(temper_of(character))
