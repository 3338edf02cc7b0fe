"""Claim It! for the battery."""

from itertools import combinations_with_replacement, product

from claimstead.claim_it.board import Place
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.core import Move
from claimstead.notation.claim_it import ClaimIt


def every_move(game: ClaimIt) -> tuple[Move, ...]:
    """Every move that can be written, legal or not."""
    numbers = range(1, game.size + 1)
    places = [Place(column, row) for column, row in product(numbers, numbers)]
    return (
        ROLL_AGAIN,
        STOP,
        *map(Roll, combinations_with_replacement(numbers, 3)),
        *map(PlaceClaimMarker, places),
        *(PlaceSquatter(squatter, place) for squatter in numbers for place in places),
    )
