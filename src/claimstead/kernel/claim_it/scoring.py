"""Who wins: mines are found by flooding the board (I-12)."""

from claimstead.kernel.bits import count
from claimstead.kernel.claim_it.layout import HELD, PLAYERS, SECURED, SIZE, SPACES
from claimstead.kernel.jit import Words, address, entry, inner

LEFTMOST = sum(1 << space for space in range(0, SPACES, SIZE))
RIGHTMOST = LEFTMOST << (SIZE - 1)


@inner
def mine_around(reached: int, own: int) -> int:
    """All of `own` that joins to `reached` by sides, never by corners."""
    grown = 0
    while grown != reached:
        grown = reached
        reached |= (reached << SIZE) | (reached >> SIZE)
        reached |= ((grown & ~RIGHTMOST) << 1) | ((grown & ~LEFTMOST) >> 1)
        reached &= own
    return reached


@inner
def largest_mine(own: int) -> int:
    """The size of the largest mine."""
    largest = 0
    while count(own) > largest:
        mine = mine_around(own & -own, own)
        largest = max(largest, count(mine))
        own ^= mine
    return largest


@inner
def score(state: Words, seat: int) -> int:
    """What counts for a seat in one number: mine, then secured, then spaces (I-12)."""
    own = state[HELD + seat] | state[SECURED + seat]
    return largest_mine(own) << 16 | count(state[SECURED + seat]) << 8 | count(own)


@inner
def winners(tables: Words, state: Words) -> int:
    """The seats that win, as a mask (I-12)."""
    best, seats = -1, 0
    for seat in range(tables[PLAYERS]):
        own = score(state, seat)
        if own > best:
            best, seats = own, 0
        if own == best:
            seats |= 1 << seat
    return seats


@entry("int64(int64[::1], int64[::1], int64[::1])")
def result(tables: Words, state: Words, tally: Words) -> int:
    """The seats that win, as a mask; `tally` gets mine, secured and spaces of each seat."""
    for seat in range(tables[PLAYERS]):
        own = score(address(state), seat)
        tally[3 * seat] = own >> 16
        tally[3 * seat + 1] = own >> 8 & 255
        tally[3 * seat + 2] = own & 255
    return winners(address(tables), address(state))
