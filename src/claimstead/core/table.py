"""What passes over the table: moves go in, events come out, each seat sees a view."""

import msgspec

from claimstead.core.seat import Seat


class Record(msgspec.Struct, frozen=True):
    """A value that never changes: compared by what it holds."""


class Move(Record, frozen=True, tag=True):
    """What a player decides, or chance brings; `str(move)` is its text."""


class Event(Record, frozen=True, tag=True):
    """Something that happened and that a screen has to show."""


class View(Record, frozen=True):
    """All that one seat (`None`: a spectator) can know, and nothing else."""

    seat: Seat | None
