"""The lessons: the worked examples of the rules, as positions in which the reader plays.

`lessons.json` holds them for the browser and for the terminal. The texts are in the catalogue
`lessons`: lesson-x1-task, lesson-x1-right, and lesson-x1-other for a move that is allowed but not
meant.
"""

from functools import cache
from importlib.resources import files

import msgspec

from claimstead.core import FrozenStruct, Seat


class Task(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    example: str
    """The worked example it comes from; empty where it is our own."""
    lesson: str
    """The lesson of the game to which it belongs."""
    rules: tuple[str, ...]
    """The rules that it teaches."""
    seat: Seat
    """Whose eyes the reader has."""
    position: tuple[str, ...]
    """The lines of a position."""
    moves: tuple[str, ...] = ()
    """What is asked for: one of these moves,"""
    refused: str | None = None
    """or to find out that this can't be used,"""
    favours: dict[str, Seat] = msgspec.field(default_factory=dict)
    """or to count the end: who has the favour of each faction,"""
    winner: Seat | None = None
    """and who wins."""
    then: tuple[str, ...] = ()
    """What chance does then."""


@cache
def lessons() -> dict[str, tuple[Task, ...]]:
    """The tasks of each game, in order."""
    text = files(__package__).joinpath("lessons.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[Task, ...]])
