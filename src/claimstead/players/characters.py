"""The characters of the computer players: whoever sits down has a name and a face of its own.

A level says how strong a player is, a character how it likes to play: each has a temper, and of
every level there is one of each. The names are the same in every language; what each is known for
is a sentence of the catalogue (`ui-habit-...`), its face is drawn by the browser app.
"""

from collections.abc import Collection
from typing import NamedTuple

from claimstead.core import SEATS


class Character(NamedTuple):
    """Somebody to play against."""

    id: str
    name: str
    level: str
    temper: str


TEMPERS = ("steady", "careful", "daring", "grasping", "thrifty")
"""How somebody likes to play: as the level does; without a risk; with one; for everything there is;
keeping what is there. What that means in a game, the players of the game know."""
BY_LEVEL = {
    "random": ("Dizzy",),
    "heuristic": ("Abacus",),
    "greedy": ("Magpie",),
    "beginner": ("Pip", "Momo", "Tilly", "Bas", "Juno"),
    "easy": ("Hazel", "Otto", "Fenna", "Rudi", "Wren"),
    "medium": ("Greta", "Milo", "Ida", "Corvin", "Sigge"),
    "strong": ("Astrid", "Bruno", "Vesper", "Thora", "Kasimir"),
    "expert": ("Isolde", "Nestor", "Morgan", "Ulf", "Zenobia"),
}
"""Of the levels that people are offered as many as any table has seats, in the order of tempers."""
OFFERED = tuple(level for level, names in BY_LEVEL.items() if len(names) == len(SEATS))
"""The levels that people are offered, the weakest first."""
CHARACTERS = {
    name.lower(): Character(name.lower(), name, level, temper)
    for level, names in BY_LEVEL.items()
    for name, temper in zip(names, TEMPERS, strict=False)
}


def next_character(level: str, seated: Collection[str | None], first: int = 0) -> str | None:
    """Who sits down for a level: nobody twice while others are free; `first` is asked first.

    >>> next_character("easy", ["hazel"])
    'otto'
    """
    names = [each.id for each in CHARACTERS.values() if each.level == level]
    turned = [names[(first + index) % len(names)] for index in range(len(names))]
    return min(turned, key=list(seated).count, default=None)


def name_of(character: str | None) -> str | None:
    """The name of a character; of one that is not known here its id."""
    if character is None:
        return None
    known = CHARACTERS.get(character)
    return known.name if known else character


def temper_of(character: str | None) -> str:
    """How a character likes to play; of one that is not known here: as the level does."""
    known = CHARACTERS.get(character or "")
    return known.temper if known else TEMPERS[0]
