"""What the kernel has to know of a set-up, asked of the readable rules."""

import numpy as np

from claimstead.claim_it import rules
from claimstead.claim_it.board import Board, Place
from claimstead.claim_it.rules import ClaimItRules, roll_chances, ways
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.jit import Array


def space_number(place: Place) -> int:
    return at.SIZE * (place.row - 1) + place.column - 1


def tables(game: ClaimItRules) -> Array:
    """The tables of a set-up, laid out as `layout` says."""
    table = np.zeros(at.TABLES_SIZE, np.int64)
    table[at.PLAYERS] = game.players
    table[at.IS_QUICK] = game.is_quick
    table[at.SECURED_TO_END] = game.secured_to_end
    table[at.CLAIM_MARKERS] = rules.CLAIM_MARKERS
    table[at.PLAYER_MARKERS] = rules.PLAYER_MARKERS
    table[at.BOARD] = sum(1 << space_number(place) for place, _ in Board.empty(game.size).items())
    chances = roll_chances(game.size)
    outcomes = game.size**3
    table[at.ROLLS] = len(chances)
    table[at.OUTCOMES] = outcomes
    falls: list[int] = []
    for index, (roll, chance) in enumerate(chances):
        weight = int(chance * outcomes)
        table[at.WEIGHT + index] = weight
        falls += [index] * weight
        assigned = ways(roll.dice)
        table[at.WAYS + 8 * index] = len(assigned)
        for way, (place, third) in enumerate(assigned):
            table[at.WAYS + 8 * index + 1 + way] = space_number(place) + 64 * (third - 1)
    table[at.ROLL_OF : at.ROLL_OF + outcomes] = falls
    return table
