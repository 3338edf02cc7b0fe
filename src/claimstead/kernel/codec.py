"""The only door to the kernel: a game's `codec` turns states and moves into numbers, and back."""

from typing import Any

from claimstead.core import SEATS, BadSetup, Seat
from claimstead.notation import setup_words
from claimstead.registry import Game, kind_of

WINNERS = 32
"""How many masks of winning seats there can be."""


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, as results give it.

    >>> seats_in(5)
    ('a', 'c')
    """
    return tuple(seat for index, seat in enumerate(SEATS) if mask >> index & 1)


def has_kernel(game: Game[Any]) -> bool:
    """Whether a game has a compiled twin."""
    return kind_of(game).part("codec") is not None


def codec_for(game: Game[Any]) -> Any:
    """The codec of a set-up; `BadSetup` where the game has no kernel."""
    made = kind_of(game).part("codec")
    if made is None:
        raise BadSetup("no-kernel", game=setup_words(game))
    return made(game)
