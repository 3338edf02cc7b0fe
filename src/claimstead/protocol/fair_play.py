"""Messages: reports and blocks."""

from claimstead.core import FrozenStruct


class Whom(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody: by the number of their page, or by what they do at a table."""

    person: str | None = None
    table: str | None = None
    seat: str | None = None
    """Whoever sits there."""
    line: int | None = None
    """The number of the page on which they said something."""


class NewReport(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    about: Whom
    """A person, a line of talk, or a table as a whole."""
    note: str
    """What is wrong, in the words of whoever reports it."""


class BlockLine(FrozenStruct, frozen=True, kw_only=True):
    id: str
    """By this the block is taken back; it does not lead to the person."""
    name: str


class BlockList(FrozenStruct, frozen=True, kw_only=True):
    blocked: tuple[BlockLine, ...]
