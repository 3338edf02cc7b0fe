"""Set-ups as words: `claim-it 3 quick`, `claim 2 Gn Gi Dr Tr Se`."""

from functools import cache
from typing import Any

from claimstead.core import WRITERS, BadText, Position
from claimstead.registry.game import Game
from claimstead.registry.games import kind_named, some_kinds
from claimstead.registry.words import quoted


def setup_words(game: Game[Any]) -> str:
    """The set-up of a game in words; `game_named` makes the game of them again.

    >>> setup_words(game_named("claim-it 3 quick"))
    'claim-it 3 quick'
    """
    return game.setup


def game_named(words: str) -> Game[Any]:
    """The game with this set-up; `BadText` or `BadSetup` where there is none."""
    kind = kind_named(words.split(maxsplit=1)[0]) if words.strip() else None
    if kind is None:
        raise BadText("no-such-setup", text=quoted(words))
    return kind.game(words)


def game_of_position(text: str) -> Game[Any]:
    """The game that a position belongs to, by its first words; CLAIM with a whole deck.

    >>> setup_words(game_of_position("claim: 2 Gn Gi Dr Tr Se\\nphase: 0"))
    'claim 2 Gn Gi Dr Tr Se'
    """
    first = text.strip().partition("\n")[0]
    for kind in some_kinds():
        game = kind.game_of_position(first)
        if game is not None:
            return game
    raise BadText("no-such-position", text=quoted(first))


@cache
def _game(words: str) -> Game[Any]:
    return game_named(words)


def position_text(position: Position) -> str:
    """The text of a position that knows its game."""
    return _game(position.setup).write(position)


WRITERS.append(position_text)
