"""Messages: puzzles, and what somebody has made of them."""

from typing import Any, Literal

from claimstead.core import FrozenStruct, Seat
from claimstead.protocol.messages import Replay
from claimstead.table.advice import LegalMove


class PuzzleLine(FrozenStruct, frozen=True, kw_only=True):
    """A line in the list of puzzles."""

    id: int
    kind: str
    """`only-card`, `placement` or `roll-or-stop`."""
    setup: str
    grade: int
    """1 to 5."""


class PuzzleTask(FrozenStruct, frozen=True, kw_only=True):
    """A puzzle, without what it asks for."""

    id: int
    kind: str
    setup: str
    grade: int
    day: str | None
    """Of the puzzle of the day: which day."""
    seat: Seat
    """Who is to act."""
    said: str
    """What is asked, in a sentence."""
    position: str
    view: Any
    """The game's own view of the seat."""
    hands: dict[Seat, str]
    """CLAIM: the cards that every seat holds, for nothing is hidden in these."""
    legal: tuple[LegalMove, ...]
    hints: int
    """How many there are."""


class PuzzleHint(FrozenStruct, frozen=True, kw_only=True):
    said: str


class PuzzleTry(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    move: str | None = None
    """Nothing: gives up, and is told the solution."""


class PuzzleAnswer(FrozenStruct, frozen=True, kw_only=True):
    right: bool
    move: str | None
    said: tuple[str, ...]
    """Why, in sentences."""
    line: Replay
    """What follows on the move, or on the solution, step by step."""
    solution: str | None
    """Where the answer was right or was given up; nobody is told it with a wrong one."""
    values: dict[str, float] | None
    """Likewise: what every move is worth. CLAIM: 1, 0 or -1; Claim It!: a share of the victory."""


class PuzzleProgress(FrozenStruct, frozen=True, kw_only=True):
    marks: dict[str, str]
    """By the number of the puzzle: `solved` at once, `helped`, or `tried`."""
    rating: float
    """How strong one is at puzzles, almost certainly: from here to `most`."""
    most: float
    rated: int
    """So many puzzles counted: each by its first answer, without a hint."""
    days: int
    """Days in a row with the puzzle of the day."""
    best: int


class BroughtProgress(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser has kept so far."""

    marks: dict[str, Literal["solved", "helped"]] = {}
    days: int = 0
    last: str | None = None
    """The last of the days in a row: `2026-11-16`."""


class NextPuzzle(FrozenStruct, frozen=True, kw_only=True):
    id: int | None
    """Nothing: all are solved."""
