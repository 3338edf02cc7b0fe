"""The exact chance to bust in Claim It!, quickly enough to be told with every move."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product

from claimstead.claim_it.board import Board
from claimstead.claim_it.rules import CLAIM_MARKERS, PLAYER_MARKERS
from claimstead.core import Seat


@cache
def _rolls_for(size: int) -> tuple[tuple[int, ...], ...]:
    """For each space and third die the rolls that can be assigned so (I-3); a bit is a roll."""
    rolls = [[0] * (size + 1) for _ in range(size**2)]
    for number, dice in enumerate(product(range(1, size + 1), repeat=3)):
        for column, row, third in permutations(dice):
            rolls[(row - 1) * size + column - 1][third] |= 1 << number
    return tuple(map(tuple, rolls))


def bust_chance(board: Board, turn: Seat) -> float:
    """The chance that the next roll of `turn` allows no placement (I-4 to I-6)."""
    can_claim = board.claim_markers() < CLAIM_MARKERS  # I-13
    can_squat = board.markers_after_stopping(turn) < PLAYER_MARKERS  # I-14
    everyone = range(1, board.size + 1)
    at_home: Sequence[int] = sorted(set(everyone) - board.squatters()) if can_squat else ()
    usable = 0
    thirds: Sequence[int]
    for space, rolls in zip(board.spaces, _rolls_for(board.size), strict=True):
        if space.secured or space.claimed:
            continue
        if space.owner == turn or space.squatter is not None:
            thirds = everyone if can_claim else ()
        else:
            thirds = at_home
        for third in thirds:
            usable |= rolls[third]
    all_rolls = board.size**3
    return (all_rolls - usable.bit_count()) / all_rolls
