"""Taking back a move: who asks for it, who has to agree, and how far it goes."""

from typing import TYPE_CHECKING

from claimstead.core import Seat
from claimstead.table import entries as log

if TYPE_CHECKING:
    from claimstead.table.table import Table


class Undo:
    def __init__(self) -> None:
        self.asked_by: Seat | None = None
        self.agreed: set[Seat] = set()

    def take(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.UndoAsked():
                self.asked_by, self.agreed = entry.seat, set()
            case log.UndoAgreed():
                self.agreed.add(entry.seat)
            case _:
                # Refused, done, or a move was made.
                self.asked_by = None


def moves_back(table: "Table", seat: Seat) -> int:
    """How many moves are taken back to this seat's last one; 0: it stands.

    It, and what computer players replied, must have revealed nothing.
    """
    if not table.is_casual or table.status != "playing":
        return 0
    for count, played in enumerate(reversed(table.played), 1):
        if played.reveals:
            return 0
        if played.by == seat:
            return count
        if table.chairs[played.by].player is None:
            return 0
    return 0


def can_undo(table: "Table", seat: Seat) -> bool:
    """Whoever has given up takes nothing back."""
    return not table.chairs[seat].forfeited and moves_back(table, seat) > 0


def to_agree(table: "Table", asking: Seat) -> set[Seat]:
    """The seats of other people, who have to agree."""
    person = table.chairs[asking].person
    return {
        seat
        for seat, chair in table.chairs.items()
        if chair.player is None and chair.person != person
    }
