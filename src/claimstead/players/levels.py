"""Who can be played against, by name."""

from typing import Any

from claimstead.core import BadSetup
from claimstead.core.extras import told_extra
from claimstead.notation import Game, kind_of
from claimstead.players.player import Player
from claimstead.players.random_player import RandomPlayer


def players_of(game: Game[Any]) -> dict[str, type[Player]]:
    """Every computer player of this game by its name, the weakest first."""
    known: list[type[Player]] = [RandomPlayer]
    # Imported when needed: the compiler takes its time.
    with told_extra():
        known += kind_of(game).part("players", ())
    return {each.name: each for each in known if each.plays(game)}


def player(game: Game[Any], name: str) -> Player:
    """The computer player of this name."""
    known = players_of(game)
    if name not in known:
        raise BadSetup("no-such-player", player=name, players=" ".join(known))
    return known[name]()
