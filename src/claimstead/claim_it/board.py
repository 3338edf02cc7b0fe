"""The board: its spaces, what lies on them, and the mines they join to."""

from collections.abc import Iterator
from functools import cache

from claimstead.core import FrozenStruct, Seat


class Space(FrozenStruct, frozen=True):
    """One space: what lay there before this turn, and what was put on top this turn."""

    owner: Seat | None = None
    """Whose player marker lies here."""
    secured: bool = False
    """Whether that marker lies on a claim marker."""
    squatter: int | None = None
    """The number of the squatter placed this turn."""
    claimed: bool = False
    """Whether a claim marker was put on top this turn."""

    @property
    def has_claim_marker(self) -> bool:
        """On top or underneath, anybody's (I-4d)."""
        return self.secured or self.claimed

    def before_this_turn(self) -> "Space":
        return Space(self.owner, self.secured)


EMPTY = Space()


class Place(FrozenStruct, frozen=True):
    """Where a space is: column 5, row 2 is written `5/2` (X-1)."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{self.column}/{self.row}"


@cache
def _places(size: int) -> tuple[Place, ...]:
    numbers = range(1, size + 1)
    return tuple(Place(column, row) for row in numbers for column in numbers)


@cache
def _neighbours(size: int) -> tuple[frozenset[int], ...]:
    """For each space, by its number on the board, those that share a side with it."""
    places = _places(size)
    return tuple(
        frozenset(
            number
            for number, two in enumerate(places)
            if abs(one.column - two.column) + abs(one.row - two.row) == 1
        )
        for one in places
    )


class Board(FrozenStruct, frozen=True):
    """A square of spaces, row by row from the bottom, each from column 1 on."""

    size: int
    spaces: tuple[Space, ...]

    @classmethod
    def empty(cls, size: int) -> "Board":
        return cls(size, (EMPTY,) * size**2)

    def __getitem__(self, place: Place) -> Space:
        return self.spaces[(place.row - 1) * self.size + place.column - 1]

    def put(self, place: Place, space: Space) -> "Board":
        """This board with one space replaced."""
        index = (place.row - 1) * self.size + place.column - 1
        return Board(self.size, (*self.spaces[:index], space, *self.spaces[index + 1 :]))

    def items(self) -> Iterator[tuple[Place, Space]]:
        return zip(_places(self.size), self.spaces, strict=True)

    def pending(self) -> list[tuple[Place, Space]]:
        """The spaces on which something placed this turn lies."""
        return [
            (place, space)
            for place, space in self.items()
            if space.claimed or space.squatter is not None
        ]

    def squatters(self) -> frozenset[int]:
        """The squatters on the board, covered by a claim marker or not (I-9)."""
        return frozenset(s.squatter for s in self.spaces if s.squatter is not None)

    def claim_markers(self) -> int:
        """How many claim markers lie on the board."""
        return sum(1 for space in self.spaces if space.secured or space.claimed)

    def markers(self, seat: Seat) -> int:
        """How many player markers of `seat` lie on the board."""
        return sum(1 for space in self.spaces if space.owner == seat)

    def markers_after_stopping(self, seat: Seat) -> int:
        """How many player markers `seat`, on turn, would have on the board on stopping now."""
        return sum(
            1
            for space in self.spaces
            if space.owner == seat or space.squatter is not None or space.claimed
        )

    def secured(self, seat: Seat) -> int:
        return sum(1 for space in self.spaces if space.secured and space.owner == seat)

    def mines(self, seat: Seat) -> tuple[frozenset[Place], ...]:
        """The mines of `seat`, largest first: its spaces joined by sides, never by corners."""
        places, neighbours = _places(self.size), _neighbours(self.size)
        left = {number for number, space in enumerate(self.spaces) if space.owner == seat}
        mines = []
        while left:
            mine = []
            reached = [left.pop()]
            while reached:
                number = reached.pop()
                mine.append(places[number])
                joined = left & neighbours[number]
                left -= joined
                reached.extend(joined)
            mines.append(frozenset(mine))
        return tuple(sorted(mines, key=len, reverse=True))
