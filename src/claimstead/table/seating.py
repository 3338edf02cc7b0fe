"""Who sits where at a table."""

from typing import Any

from msgspec.structs import replace

from claimstead.core import Seat
from claimstead.table import entries as log
from claimstead.table.chair import Chair
from claimstead.table.forgetting import NAMELESS
from claimstead.table.refusal import NotNow


class Seating:
    def __init__(self, owner: str, seats: tuple[Seat, ...]) -> None:
        self.owner = owner
        self.chairs = {seat: Chair(seat=seat) for seat in seats}
        self.sent_away: set[str] = set()
        """Those whom the owner asked to leave."""
        self.first: Seat | None = None
        """On which seat whoever begins sat before the start; `None`: on seat a, as ever."""
        self._seats_of: dict[str, tuple[Seat, ...]] = {}
        """The seats of every person at the table."""

    # What is asked of it

    def chair(self, seat: Seat) -> Chair:
        if seat not in self.chairs:
            raise NotNow("no-such-seat", seat=seat[:10], seats=" ".join(self.chairs))
        return self.chairs[seat]

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return self._seats_of.get(person, ())

    @property
    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(self._seats_of)

    def is_host(self, person: str) -> bool:
        """Whether somebody arranges the table: the owner; all who sit there if the owner left."""
        if person == self.owner:
            return True
        return bool(self.seats_of(person)) and not self.seats_of(self.owner)

    def sides_left(
        self, sides: tuple[tuple[Seat, ...], ...], without: Seat | None = None
    ) -> list[tuple[Seat, ...]]:
        """The sides that have not given up; a team has when all people in it have."""
        given_up = {seat for seat, chair in self.chairs.items() if chair.forfeited} | {without}
        return [
            side
            for side in sides
            if not given_up & set(side)
            or any(self.chairs[seat].person for seat in set(side) - given_up)
        ]

    # The log

    def take(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Sat():
                self._change(entry.seat, person=entry.person, name=entry.name)
            case log.ComputerSat():
                self._change(entry.seat, level=entry.level, character=entry.character)
            case log.Stood():
                if entry.asked and (person := self.chairs[entry.seat].person):
                    self.sent_away.add(person)
                self._change(entry.seat, person=None, name=None, level=None, character=None)
            case log.TakenOver():
                self._change(entry.seat, substitute=entry.level)
            case log.CameBack():
                self._change(entry.seat, substitute=None)
            case log.Forfeited():
                self._change(entry.seat, forfeited=entry.why)
            case log.Renamed():
                self._rename(entry.person, entry.was, entry.name)
            case log.Forgotten():
                self._rename(entry.person, None, NAMELESS)

    def turned(self, first: Seat) -> dict[Seat, Seat]:
        """Whoever sat on this seat is seat a now, and so on around the table (I-1, K-3).

        Where everybody sits now, by where they sat.
        """
        seats = tuple(self.chairs)
        moved = seats.index(first)
        now = {seats[(at + moved) % len(seats)]: seat for at, seat in enumerate(seats)}
        self.first = first
        chairs = {now[seat]: replace(chair, seat=now[seat]) for seat, chair in self.chairs.items()}
        self._set_chairs({seat: chairs[seat] for seat in seats})
        return now

    def _rename(self, person: str, was: str | None, name: str) -> None:
        """All seats of a person have another name, or those that had this one."""
        for seat in self.seats_of(person):
            if was in (None, self.chairs[seat].name):
                self._change(seat, name=name)

    def _change(self, seat: Seat, **changes: Any) -> None:
        self._set_chairs({**self.chairs, seat: replace(self.chairs[seat], **changes)})

    def _set_chairs(self, chairs: dict[Seat, Chair]) -> None:
        self.chairs = chairs
        self._seats_of = {}
        for each, chair in chairs.items():
            if chair.person is not None:
                self._seats_of[chair.person] = (*self._seats_of.get(chair.person, ()), each)
