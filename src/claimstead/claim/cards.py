"""Cards, and sets of them. A card is its faction's code and its value: `Gn7`."""

from collections.abc import Iterable
from functools import cache

from claimstead.core import FrozenStruct


class Card(FrozenStruct, frozen=True, order=True):
    faction: str
    value: int

    def __str__(self) -> str:
        return f"{self.faction}{self.value}"


Cards = tuple[Card, ...]


@cache
def card(text: str) -> Card:
    """The card that is written `text`, which must be well formed.

    >>> card("Gn7")
    Card(faction='Gn', value=7)
    """
    return Card(text[:2], int(text[2:]))


def cards(text: str) -> Cards:
    """Cards written side by side, in the order given."""
    return tuple(map(card, text.split()))


def spell(some: Iterable[Card]) -> str:
    """Cards side by side: what `cards` reads."""
    return " ".join(map(str, some))


def ordered(some: Iterable[Card]) -> Cards:
    return tuple(sorted(some))


def without(some: Cards, gone: Card) -> Cards:
    """`some` less one copy of `gone`, which must be among them."""
    index = some.index(gone)
    return some[:index] + some[index + 1 :]


def less(some: Iterable[Card], gone: Iterable[Card]) -> Cards:
    """What is left of `some` when all of `gone` are taken away."""
    missing: dict[Card, int] = {}
    for each in gone:
        missing[each] = missing.get(each, 0) + 1
    left = []
    for each in some:
        if count := missing.get(each):
            missing[each] = count - 1
        else:
            left.append(each)
    return ordered(left)


def of(faction: str, some: Iterable[Card]) -> Cards:
    """The cards of one faction among `some`."""
    return tuple(each for each in some if each.faction == faction)
