"""Why a move of Claim It! was made, in words."""

from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Move, Seat
from claimstead.players.reason import Reason, because


def reason(view: ClaimItView, move: Move, bust: float) -> Reason:
    """What the move does, and the chance that the next roll is a bust."""
    chance = _percent(bust)
    match move:
        case PlaceClaimMarker(place=place):
            if is_neck(view.board, view.turn, place):
                return because("secures-neck", place=str(place), bust=chance)
            return because("secures", place=str(place), bust=chance)
        case PlaceSquatter(place=place):
            return _squatting(view, place, chance)
    if move == view.legal[0]:
        return because("rolls", bust=chance)
    return because("stops", bust=chance)


def _percent(bust: float) -> str | int:
    """What can happen is never said to have no chance at all."""
    return "< 1" if 0 < bust < 0.005 else round(100 * bust)


def _squatting(view: ClaimItView, place: Place, chance: str | int) -> Reason:
    mine = largest_mine(view.board, view.turn, place)
    owner = view.board[place].owner
    if owner is not None:
        return because("takes", place=str(place), seat=owner, bust=chance)
    if len(mine) > 1 and place in mine:
        return because("joins", place=str(place), mine=len(mine), bust=chance)
    return because("squats", place=str(place), bust=chance)


def stopped(board: Board, seat: Seat) -> Board:
    """The board as it would be if the seat stopped now."""
    for place, space in board.pending():
        board = board.put(place, Space(seat, secured=space.claimed))
    return board


def largest_mine(board: Board, seat: Seat, also: Place) -> frozenset[Place]:
    """The largest mine on stopping now, with one more space."""
    after = stopped(board, seat).put(also, Space(seat))
    return after.mines(seat)[0]


def is_neck(board: Board, seat: Seat, place: Place) -> bool:
    """Whether the largest mine would fall apart without this space."""
    mine = largest_mine(board, seat, place)
    if place not in mine or len(mine) < 3:
        return False
    alone = Board.empty(board.size)
    for each in mine - {place}:
        alone = alone.put(each, Space(seat))
    return len(alone.mines(seat)) > 1
