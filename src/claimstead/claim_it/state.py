"""Where a game of Claim It! stands."""

from enum import StrEnum

from claimstead.claim_it.board import Board
from claimstead.core import Position, Seat

Dice = tuple[int, int, int]


class Due(StrEnum):
    """What has to happen next."""

    ROLL = "roll"
    PLACE = "place"
    CHOOSE = "choose"
    OVER = "over"


class State(Position, frozen=True):
    board: Board
    turn: Seat
    due: Due
    dice: Dice | None = None
    """The roll for which a stone is due."""
    turns_left: int | None = None
    """Of the last round; `None` before it is called."""
