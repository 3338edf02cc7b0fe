"""What passes over the table: moves go in, events come out, each seat sees a view."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from claimstead.core.seat import Seat


class FrozenStruct(msgspec.Struct, frozen=True):
    """A value that never changes: compared by what it holds."""


class Position(FrozenStruct, frozen=True, kw_only=True):
    """Where a game stands; `str(position)` is its text."""

    setup: str = ""
    """The set-up of the game in words; empty where nobody has told."""

    def __str__(self) -> str:
        return WRITERS[-1](self) if self.setup and WRITERS else repr(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.setup or 'a game'}>"

    def _repr_svg_(self) -> str | None:
        return drawn(self)


WRITERS: list[Callable[[Any], str]] = []
"""How the text of a position is written: the room of the texts says it."""


DRAWERS: list[Callable[[Any], str]] = []
"""How a picture is drawn: the room of the texts says it, too."""


class Move(FrozenStruct, frozen=True, tag=True):
    """What a player decides, or chance brings; `str(move)` is its text."""

    is_chance: ClassVar[bool] = False
    """Whether it is chance that brings it."""


class Event(FrozenStruct, frozen=True, tag=True):
    """Something that happened and that a screen has to show."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned what nobody could know: nothing before it can be taken back.
    What chance brings always does; this is for what a player's move brings to light."""

    def __hash__(self) -> int:
        return _hash_of(self)


class View(FrozenStruct, frozen=True):
    """All that one seat (`None`: a spectator) can know, and nothing else."""

    seat: Seat | None

    def __hash__(self) -> int:
        return _hash_of(self)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {whose}>"

    def _repr_svg_(self) -> str | None:
        return drawn(self)


def drawn(what: Position | View) -> str | None:
    """The picture that a notebook shows."""
    return DRAWERS[-1](what) if DRAWERS else None


def _hash_of(record: FrozenStruct) -> int:
    """What is counted by seat is kept in dictionaries, which have no hash of their own."""
    fields = (getattr(record, name) for name in record.__struct_fields__)
    return hash(tuple(tuple(each.items()) if isinstance(each, dict) else each for each in fields))
