"""What a command comes to. Nothing of it has happened before it is on disk."""

from typing import TYPE_CHECKING, Any, NamedTuple

from claimstead.core import Move, Step
from claimstead.table import entries as log

if TYPE_CHECKING:
    from claimstead.table.table import Table


class Chosen(NamedTuple):
    """A move, and what it leads to."""

    move: Move
    step: Step[Any]


class Decision(NamedTuple):
    entries: tuple[log.AnyEntry, ...]
    """What is to be written; nothing: all stays as it is."""
    status: str
    """Of the table after it."""
    chosen: tuple[Chosen, ...] = ()
    """The moves among the entries, in their order: they need not be computed again."""


def decided(
    table: "Table",
    *entries: log.AnyEntry,
    status: str | None = None,
    chosen: tuple[Chosen, ...] = (),
) -> Decision:
    """These entries; the table's status stays as it is unless another is given."""
    return Decision(entries, status or table.status, chosen)
