"""The exact chance to bust in Claim It!, quickly enough to be told with every move."""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations, product

from claimstead.claim_it.board import Board
from claimstead.claim_it.rules import CLAIM_MARKERS, PLAYER_MARKERS
from claimstead.core import Seat

Ways = tuple[tuple[int, int], ...]
"""A space by its number on the board with the third die, for each way to assign a roll (I-3)."""


@cache
def _rolls(size: int) -> tuple[tuple[int, Ways], ...]:
    """Every roll: how many of all rolls are this one, and its ways."""
    sides = range(1, size + 1)
    counts = Counter(tuple(sorted(dice)) for dice in product(sides, repeat=3))
    return tuple(
        (
            counts[dice],
            tuple(
                ((row - 1) * size + column - 1, third)
                for column, row, third in sorted(set(permutations(dice)))
            ),
        )
        for dice in combinations_with_replacement(sides, 3)
    )


@lru_cache(maxsize=4096)
def bust_chance(board: Board, turn: Seat) -> float:
    """The chance that the next roll of `turn` allows no placement (I-4 to I-6)."""
    can_claim = board.claim_markers() < CLAIM_MARKERS  # I-13
    can_squat = board.markers_after_stopping(turn) < PLAYER_MARKERS  # I-14
    out = board.squatters()
    thirds = frozenset(range(1, board.size + 1)) - out if can_squat else frozenset()
    all_thirds = frozenset(range(1, board.size + 1)) if can_claim else frozenset()
    nothing: frozenset[int] = frozenset()
    takes = [
        nothing
        if space.secured or space.claimed
        else all_thirds
        if space.owner == turn or space.squatter is not None
        else thirds
        for space in board.spaces
    ]
    busts = sum(
        count
        for count, ways in _rolls(board.size)
        if not any(third in takes[space] for space, third in ways)
    )
    return float(busts / board.size**3)
