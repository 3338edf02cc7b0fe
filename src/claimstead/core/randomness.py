"""Chance out of random numbers of 32 bits, so that everybody can draw the same again."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

NUMBERS = 2**32

Each = TypeVar("Each")


def below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 on below `limit`; numbers that would favour some are passed over.

    >>> below(6, iter([2**32 - 1, 2**32 - 4, 8]))
    2
    """
    fair = NUMBERS - NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


def shuffled(cards: Sequence[Each], numbers: Iterator[int]) -> list[Each]:
    """The cards in a random order: the shuffle of Fisher and Yates, from the last card on."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order
