"""The moves of Claim It! in the order of their numbers."""

from itertools import product

from claimstead.claim_it.board import Board
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter
from claimstead.core import Move
from claimstead.notation.claim_it import ClaimIt


def moves_of(game: ClaimIt) -> tuple[Move, ...]:
    """Claim markers by space, squatters by number and space, roll and stop."""
    places = [place for place, _ in Board.empty(game.size).items()]
    squatters = range(1, game.size + 1)
    return (
        *map(PlaceClaimMarker, places),
        *(PlaceSquatter(number, place) for number, place in product(squatters, places)),
        ROLL_AGAIN,
        STOP,
    )
