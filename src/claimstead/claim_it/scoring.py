"""Who wins (I-12)."""

from functools import lru_cache

from claimstead.claim_it.board import Board
from claimstead.core import FrozenStruct, Outcome, Seat


class Tally(FrozenStruct, frozen=True):
    """What counts for one seat, in this order."""

    mine: int
    """The size of the largest mine."""
    secured: int
    spaces: int


def tally(board: Board, seat: Seat) -> Tally:
    mines = board.mines(seat)
    return Tally(
        mine=len(mines[0]) if mines else 0,
        secured=board.secured(seat),
        spaces=board.markers(seat),
    )


@lru_cache(maxsize=4096)
def tallies(board: Board, seats: tuple[Seat, ...]) -> dict[Seat, Tally]:
    """Of every seat. It is kept: whoever hands it out gives a copy."""
    return {seat: tally(board, seat) for seat in seats}


def outcome(board: Board, seats: tuple[Seat, ...]) -> Outcome[Tally]:
    table = dict(tallies(board, seats))
    leaders = list(seats)
    for measure in ("mine", "secured", "spaces"):
        most = max(getattr(table[seat], measure) for seat in leaders)
        leaders = [seat for seat in leaders if getattr(table[seat], measure) == most]
        if len(leaders) == 1:
            return Outcome(tuple(leaders), measure, table)
    return Outcome(tuple(leaders), "shared", table)
