"""Who wins (I-12)."""

from functools import lru_cache

from claimstead.claim_it.board import Board
from claimstead.core import Outcome, Record, Seat


class Tally(Record, frozen=True):
    """What counts for one seat, in this order."""

    mine: int
    """The size of the largest mine."""
    secured: int
    spaces: int


@lru_cache(maxsize=4096)
def tally(board: Board, seat: Seat) -> Tally:
    mines = board.mines(seat)
    return Tally(
        mine=len(mines[0]) if mines else 0,
        secured=board.secured(seat),
        spaces=board.markers(seat),
    )


def outcome(board: Board, seats: tuple[Seat, ...]) -> Outcome[Tally]:
    table = {seat: tally(board, seat) for seat in seats}
    leaders = list(seats)
    for measure in ("mine", "secured", "spaces"):
        most = max(getattr(table[seat], measure) for seat in leaders)
        leaders = [seat for seat in leaders if getattr(table[seat], measure) == most]
        if len(leaders) == 1:
            return Outcome(tuple(leaders), measure, table)
    return Outcome(tuple(leaders), "shared", table)
