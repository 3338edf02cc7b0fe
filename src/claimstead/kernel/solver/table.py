"""What the search keeps: a key for all equivalent positions, and the requirements found."""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BEATEN_BY,
    BY_TIE,
    DOUBLE_SHIFT,
    DOUBLE_SLOTS,
    FOUND,
    GNOME_GUARDS,
    GROUP,
    GROUPS,
    GUARDS,
    KEY_LEADER,
    KEY_LYING,
    KEY_SIDE,
    KEY_SOLVE,
    KIND,
    OWN,
    STAMP,
    TABLE_MASK,
    TIE,
    TIES_TO,
    TO_LOSER,
    TO_WINNER,
    TOP_TROLL,
)
from claimstead.kernel.solver.words import U0, U1, U2, U3, U4, Array, Word, count_bits, reaches

_HASH = np.uint64(0x9E3779B97F4A7C15)
_KEY_CARDS = (U1 << KEY_LEADER) - U1


@piece("uint64(uint64, uint64, uint64, uint64[::1])")
def _slide(sub: Word, doubles: Word, group: Word, desk: Array) -> Word:
    """The lowest cards that could stand in for those of one faction (see `slid_down`)."""
    first = desk[group]
    size = desk[group + U2]
    result = U0
    free = U0
    for index in range(size):
        if not (sub >> np.uint64(index)) & U1:
            continue
        card = first + np.uint64(index)
        seat = (desk[OWN + U1] >> card) & U1
        rivals = doubles & desk[OWN + (seat ^ U1)]
        place = free
        while place < index:
            other = first + place
            if (
                (desk[OWN + U1] >> other) & U1 == seat
                and desk[TO_WINNER + other] == desk[TO_WINNER + card]
                and desk[TO_LOSER + other] == desk[TO_LOSER + card]
                and desk[KIND + other] == desk[KIND + card]
                and desk[TIE + other] == desk[TIE + card]
                and (U1 << other) != desk[TOP_TROLL]
                and (U1 << card) != desk[TOP_TROLL]
                and ((desk[BEATEN_BY + other] ^ desk[BEATEN_BY + card]) & rivals) == U0
            ):
                break
            place += U1
        result |= U1 << place
        free = place + U1
    return result


@piece("uint64(uint64, uint64[::1])")
def slid_down(remaining: Word, desk: Array) -> Word:
    """A mask that all equivalent positions share.

    Only the order of the cards within a faction matters, and how they compare with the other
    seat's Doppelgangers (K-7): so every card slides down to the lowest slot that says the same.
    """
    result = U0
    all_doubles = remaining & desk[DOUBLE_SLOTS]
    doubles = all_doubles >> desk[DOUBLE_SHIFT]
    group = GROUP
    for _ in range(desk[GROUPS]):
        sub = (remaining >> desk[group]) & desk[group + U1]
        base = desk[group + U3]
        if base:
            index = base + sub + (doubles << desk[group + U2])
            known = desk[index]
            if known == U0:
                known = _slide(sub, all_doubles, group, desk) + U1
                desk[index] = known
            sub = known - U1
        result |= sub << desk[group]
        group += U4
    return result


@piece("uint64(uint64, uint64, uint64, uint64[::1])")
def key_of(remaining: Word, leader: Word, lying: Word, desk: Array) -> Word:
    """The same number for all positions that differ in scores only, or not to the players."""
    return slid_down(remaining, desk) | (leader << KEY_LEADER) | (lying << KEY_LYING) | desk[STAMP]


@piece("uint64(uint64, uint64[::1])")
def bucket_of(key: Word, desk: Array) -> Word:
    """Where in the table a key belongs."""
    mixed = key * _HASH
    return ((mixed ^ (mixed >> np.uint64(32))) & desk[TABLE_MASK]) << U3


@piece("uint64(uint64, uint64, uint64, uint64, uint64[::1], uint64[::1])")
def probe(key: Word, bucket: Word, mine: Word, theirs: Word, desk: Array, table: Array) -> Word:
    """What the table knows: 0 nothing, 1 the leader fails, 2 it succeeds.

    The requirement is then in `desk[FOUND]`. One that takes a tie counts if ties are that seat's.
    """
    guards = desk[GUARDS] | desk[GNOME_GUARDS]
    leader = (key >> KEY_LEADER) & U1
    for _ in range(4):
        entry = table[bucket]
        if (entry & ~KEY_SIDE) == key:
            found = table[bucket + U1]
            need = found & ~BY_TIE
            if entry & KEY_SIDE:
                if reaches(mine, need, guards) and (found == need or desk[TIES_TO] == leader):
                    desk[FOUND] = found
                    return U2
            elif reaches(theirs, need, guards) and (found == need or desk[TIES_TO] != leader):
                desk[FOUND] = found
                return U1
        bucket += U2
    return U0


@piece("void(uint64, uint64, uint64, uint64[::1], uint64[::1])")
def store(key: Word, bucket: Word, need: Word, desk: Array, table: Array) -> None:
    """Keep a requirement: over a stricter one, an old one, or the smallest position."""
    guards = desk[GUARDS] | desk[GNOME_GUARDS]
    wanted = need & ~BY_TIE
    victim = bucket
    smallest = np.uint64(99)
    place = bucket
    for _ in range(4):
        entry = table[place]
        known = table[place + U1]
        if entry == key and known >= need & BY_TIE and reaches(known & ~BY_TIE, wanted, guards):
            victim = place
            break
        if entry >> KEY_SOLVE != key >> KEY_SOLVE:
            size = U0
        else:
            size = count_bits(entry & _KEY_CARDS) + U1
        if size < smallest:
            smallest = size
            victim = place
        place += U2
    table[victim] = key
    table[victim + U1] = need
