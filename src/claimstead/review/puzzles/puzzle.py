"""What a puzzle is: a position out of a played game with one right answer."""

from enum import StrEnum
from typing import Any

from claimstead.core import FrozenStruct, Seat
from claimstead.notation import game_named
from claimstead.registry import Game

GRADES = 5
"""From 1, which every level solves, to 5, which only the expert does."""


class Kind(StrEnum):
    ONLY_CARD = "only-card"
    """CLAIM, phase 2 with two players: exactly one card wins."""
    PLACEMENT = "placement"
    """Claim It!: which stone where."""
    ROLL_OR_STOP = "roll-or-stop"
    """Claim It!: roll once more, or stop."""


class Puzzle(FrozenStruct, frozen=True, kw_only=True):
    id: int
    kind: Kind
    setup: str
    """The game in words."""
    position: str
    seat: Seat
    """Who is to act."""
    solution: str
    """The right move."""
    values: dict[str, float]
    """Every legal move with its worth for the seat. CLAIM: 1 win, 0 draw, -1 loss, which is
    proved. Claim It!: the share of the victory that the expert expects."""
    lines: dict[str, str]
    """How the game goes on after a move with best play, the move first: of the solution, and in
    CLAIM of every other card too."""
    grade: int

    def open(self) -> tuple[Game[Any], Any]:
        """The game, and the state that the puzzle is about."""
        game = game_named(self.setup)
        return game, game.read(self.position)

    @property
    def margin(self) -> float:
        """By how much the solution is better than the next best move."""
        others = [value for move, value in self.values.items() if move != self.solution]
        return self.values[self.solution] - max(others)


class Source(FrozenStruct, frozen=True, kw_only=True):
    """A played game, and the puzzles that were found in it."""

    setup: str
    players: str
    """Who played, seat by seat."""
    moves: str
    """Every move up to the last puzzle, the chance moves too, split by `, `."""
    at: tuple[int, ...]
    """After how many of these moves each puzzle stands."""
    puzzles: tuple[Puzzle, ...]
