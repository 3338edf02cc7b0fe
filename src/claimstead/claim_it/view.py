"""What a seat sees: in Claim It! everything lies open."""

from claimstead.claim_it.board import Board
from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter, RollAgain, Stop
from claimstead.claim_it.scoring import Tally
from claimstead.claim_it.state import Dice, Due
from claimstead.core import Seat, View


class ClaimItView(View, frozen=True, kw_only=True):
    players: int
    variant: str
    secured_to_end: int
    board: Board
    turn: Seat
    due: Due
    dice: Dice | None
    turns_left: int | None
    table: dict[Seat, Tally]
    """What would be counted for every seat if the game ended now."""
    legal: tuple[PlaceSquatter | PlaceClaimMarker | RollAgain | Stop, ...]
    """The moves of this seat; empty where it is not to act."""
