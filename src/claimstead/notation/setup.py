"""Set-ups as words: `claim-it 3 quick`, `claim 2 Gn Gi Dr Tr Se`."""

from functools import cache
from typing import Any

from claimstead.claim_it.rules import SIZE
from claimstead.core import WRITERS, BadText, Position
from claimstead.notation.claim import Claim
from claimstead.notation.claim_it import ClaimIt
from claimstead.notation.game import Game
from claimstead.notation.words import quoted


def setup_words(game: Game[Any]) -> str:
    """The set-up of a game in words; `game_named` makes the game of them again.

    >>> setup_words(ClaimIt(players=3, variant="quick"))
    'claim-it 3 quick'
    """
    return game.setup


def game_named(words: str) -> Game[Any]:
    """The game with this set-up; `BadText` or `BadSetup` where there is none."""
    match words.split():
        case ["claim-it", players, variant]:
            return ClaimIt(_number(players), variant)
        case ["claim-it", players, variant, "size", size, "end", end]:
            return ClaimIt(_number(players), variant, _number(size), _number(end))
        case ["claim", players, "cards", *cards]:
            return Claim(_number(players), cards=cards)
        case ["claim", players, *factions]:
            return Claim(_number(players), factions)
        case _:
            raise BadText("no-such-setup", text=quoted(words))


def game_of_position(text: str) -> Game[Any]:
    """The game that a position belongs to, by its first words; CLAIM with a whole deck.

    >>> setup_words(game_of_position("claim: 2 Gn Gi Dr Tr Se\\nphase: 0"))
    'claim 2 Gn Gi Dr Tr Se'
    """
    first = text.strip().partition("\n")[0]
    if first.startswith("claim:"):
        return game_named(first.replace(":", " ", 1))
    words = first.partition(";")[0]
    if words.split()[:1] != ["claim-it"]:
        raise BadText("no-such-position", text=quoted(first))
    size = first.count("/") + 1
    if size == SIZE:
        return game_named(words)
    raise BadText("small-position", size=size)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise BadText("number", text=quoted(word))
    return int(word)


@cache
def _game(words: str) -> Game[Any]:
    return game_named(words)


def position_text(position: Position) -> str:
    """The text of a position that knows its game."""
    return _game(position.setup).write(position)


WRITERS.append(position_text)
