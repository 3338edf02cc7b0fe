"""The tie-break by sums (K-22): who has more when both have equally many factions.

Only asked where it matters: where seat 0 does not win if ties go to seat 1, but does if they go
to seat 0. Both are asked of `search` again at every position on the way, so that the
search over sums stays within play that ends in a tie.
"""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BEATS,
    BY_TIE,
    EVEN,
    FACTION_COUNT,
    FIELD_SHIFT,
    FIELDS,
    FIRST_FIELD,
    FOLLOW,
    GNOME_SLOTS,
    GNOME_SUM_BASE,
    GNOMES_AT_RISK,
    KEY_LEADER,
    KEY_LYING,
    KEY_SOLVE,
    LIMIT,
    NEED,
    NODES,
    OWN,
    SECURED,
    SOLVE_NUMBER,
    STAMP,
    STOPPED,
    SUCCESS,
    SUM_MASK,
    SUM_MOVES,
    SUM_TABLE,
    SUM_TO_LOSER,
    SUM_TO_WINNER,
    SUM_TOTAL,
    THRESHOLD_SHIFT,
    TIES_TO,
    TOOK_TIE,
    TOP_IS_LYING,
    TOP_TROLL_VALUE,
    TROLL_SLOTS,
    TROLL_SUM_AT,
    VALUE,
)
from claimstead.kernel.solver.order import insert, order_leads, reply_score
from claimstead.kernel.solver.search import search
from claimstead.kernel.solver.trick import gnome_points, play_trick, replies_to
from claimstead.kernel.solver.words import U0, U1, U2, U3, Array, Word, count_bits, lowest

_EIGHT_BITS = np.uint64(255)
_MIDDLE = 1024  # margins are kept from 0 to 2047
_U32 = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_MIX_1 = np.uint64(0x9E3779B97F4A7C15)
_MIX_2 = np.uint64(0xC2B2AE3D27D4EB4F)
_MIX_3 = np.uint64(0x165667B19E3779F9)


@piece("void(uint64, uint64[::1])")
def give_ties_to(seat: Word, desk: Array) -> None:
    """Of two points a faction, seat 0 needs more than half, or half if ties are its own."""
    desk[NEED] = desk[FACTION_COUNT] + seat
    desk[NEED + U1] = desk[FACTION_COUNT] + (seat ^ U1)
    desk[TIES_TO] = seat
    desk[STAMP] = desk[SOLVE_NUMBER] << KEY_SOLVE


@piece("boolean(uint64, uint64, uint64, uint64, uint64, uint64, uint64[::1], uint64[::1])")
def first_seat_succeeds(
    remaining: Word,
    leader: Word,
    word: Word,
    other_word: Word,
    lying: Word,
    ties_to: Word,
    desk: Array,
    table: Array,
) -> bool:
    """Does seat 0 get more factions, ties going to one seat?  `word` is that of seat 0.

    `TOOK_TIE` says whether the answer could be another if ties went to the other seat.
    """
    give_ties_to(ties_to, desk)
    have = count_bits(word & desk[SECURED]) + count_bits((word + desk[EVEN]) & desk[SECURED])
    other_have = count_bits(other_word & desk[SECURED]) + count_bits(
        (other_word + desk[EVEN]) & desk[SECURED]
    )
    if desk[GNOMES_AT_RISK]:
        have += gnome_points(remaining, word, other_word, U0, desk)
        other_have += gnome_points(remaining, other_word, word, U1, desk)
    if have >= desk[NEED]:
        desk[TOOK_TIE] = U0 if have > desk[FACTION_COUNT] else BY_TIE
        return True
    if other_have >= desk[NEED + U1]:
        desk[TOOK_TIE] = U0 if other_have > desk[FACTION_COUNT] else BY_TIE
        return False
    mine, theirs = (other_word, word) if leader else (word, other_word)
    found = search(remaining, leader, mine, theirs, lying, desk, table)
    desk[TOOK_TIE] = found & BY_TIE
    return (found & SUCCESS != U0) == (leader == U0)


@piece("uint64(uint64, uint64[::1])")
def number_lying(values: Word, desk: Array) -> Word:
    """The number of Trolls lying as `trick` counts them, from the mask of their values."""
    number = count_bits(values)
    if values & desk[TOP_TROLL_VALUE]:
        number |= TOP_IS_LYING
    return number


@piece("UniTuple(uint64, 3)(uint64, uint64, uint64, uint64, uint64[::1])")
def sum_trick(
    lead: Word, reply: Word, after: Word, lying: Word, desk: Array
) -> tuple[Word, Word, Word]:
    """What a trick adds to the sums of leader and other seat, and the Trolls lying after it."""
    to_winner = desk[SUM_TO_WINNER + lead] + desk[SUM_TO_WINNER + reply]
    to_loser = desk[SUM_TO_LOSER + lead] + desk[SUM_TO_LOSER + reply]
    if (desk[TROLL_SLOTS] >> lead) & U1:
        lying |= U1 << desk[VALUE + lead]
    if (desk[TROLL_SLOTS] >> reply) & U1:
        lying |= U1 << desk[VALUE + reply]
    value = np.uint64(9)
    while lying:  # K-18: the highest, and at the end all
        if (lying >> value) & U1:
            to_winner += value << desk[TROLL_SUM_AT]
            lying ^= U1 << value
            if after:
                break
        value -= U1
    if (desk[BEATS + reply] >> lead) & U1:
        return to_loser, to_winner, lying
    return to_winner, to_loser, lying


@piece("int64(uint64, uint64, uint64[::1])")
def _gnome_sum(seat: Word, word: Word, desk: Array) -> np.int64:
    """The values of the Gnomes in front of a seat and in its score pile."""
    total = np.int64(desk[GNOME_SUM_BASE + seat])
    for index in range(5):
        total += np.int64((word >> np.uint64(3 * index)) & U3) * (2 * index + 1)
    return total


@piece("UniTuple(int64, 3)(uint64, uint64, uint64, uint64, uint64, uint64[::1])")
def _margins(
    remaining: Word, word: Word, other_word: Word, sums: Word, other_sums: Word, desk: Array
) -> tuple[np.int64, np.int64, np.int64]:
    """Seat 0's sum less seat 1's: of the factions decided, and at least and at most in the end."""
    decided = np.int64(0)
    least = np.int64(0)
    most = np.int64(0)
    rest = desk[SUM_TOTAL] - sums - other_sums
    at = desk[FIRST_FIELD] + desk[THRESHOLD_SHIFT]
    for field in range(desk[FIELDS]):
        by = np.uint64(field) << U3
        own = np.int64((sums >> by) & _EIGHT_BITS)
        others = np.int64((other_sums >> by) & _EIGHT_BITS)
        coming = np.int64((rest >> by) & _EIGHT_BITS)
        if (word >> at) & U1:
            decided += own
            most += coming
        elif (other_word >> at) & U1:
            decided -= others
            least -= coming
        elif remaining:  # in the end nobody has it: K-21
            most += own + coming
            least -= others + coming
        at += desk[FIELD_SHIFT] + U1
    if desk[GNOMES_AT_RISK]:
        coming = np.int64(0)
        gnomes = remaining & desk[GNOME_SLOTS]
        while gnomes:
            coming += np.int64(desk[VALUE + lowest(gnomes)])
            gnomes &= gnomes - U1
        if remaining:
            most += _gnome_sum(U0, word, desk) + coming
            least -= _gnome_sum(U1, other_word, desk) + coming
        elif gnome_points(remaining, word, other_word, U0, desk) == U2:
            decided += _gnome_sum(U0, word, desk)
        elif gnome_points(remaining, other_word, word, U1, desk) == U2:
            decided -= _gnome_sum(U1, other_word, desk)
    return decided, decided + least, decided + most


@piece("UniTuple(uint64, 2)(uint64, uint64, uint64, uint64[::1])")
def _undecided_part(word: Word, other_word: Word, sums: Word, desk: Array) -> tuple[Word, Word]:
    """Seat 0's word and sums without what the factions already decided would add to them."""
    secured = word & desk[SECURED]
    decided = secured | (other_word & desk[SECURED])
    part = (word & ~(decided | (decided - (decided >> desk[THRESHOLD_SHIFT])))) | secured
    at = desk[FIRST_FIELD] + desk[THRESHOLD_SHIFT]
    kept = U0
    for field in range(desk[FIELDS]):
        if not (decided >> at) & U1:
            kept |= _EIGHT_BITS << (np.uint64(field) << U3)
        at += desk[FIELD_SHIFT] + U1
    return part, sums & kept


@piece("uint64(uint64, uint64[::1])")
def without_twins(choice: Word, desk: Array) -> Word:
    """`choice` with one card of each faction and value."""
    result = U0
    before = np.uint64(64)
    while choice:
        slot = lowest(choice)
        choice &= choice - U1
        is_twin = (
            before < np.uint64(64)
            and desk[FOLLOW + slot] == desk[FOLLOW + before]
            and desk[VALUE + slot] == desk[VALUE + before]
        )
        if not is_twin:
            result |= U1 << slot
        before = slot
    return result


@piece("uint64(uint64, uint64, uint64, uint64[::1])")
def _order_replies(lead: Word, others: Word, list_at: Word, desk: Array) -> Word:
    """Lists the replies to a lead, best first; how many there are."""
    replies = without_twins(replies_to(lead, others, desk), desk)
    number = U0
    while replies:
        reply = lowest(replies)
        replies &= replies - U1
        reply_wins = (desk[BEATS + reply] >> lead) & U1
        score = reply_score(lead, reply, reply_wins, U0, U0, desk[SECURED], desk)
        insert(reply, score, list_at, number, desk)
        number += U1
    return number


# What is known of a position: from which margin on seat 0 succeeds, and up to which it does not.


@piece("uint64(uint64, uint64, uint64, uint64[::1])")
def _entry_of(key: Word, part: Word, sum_part: Word, desk: Array) -> Word:
    """Where in the table a position belongs."""
    mixed = key * _MIX_1 ^ part * _MIX_2 ^ sum_part * _MIX_3
    mixed ^= mixed >> _U32
    return desk[SUM_TABLE] + ((mixed & desk[SUM_MASK]) << U2)


@piece("boolean(uint64, uint64, uint64, uint64, uint64[::1])")
def _is_at(entry: Word, key: Word, part: Word, sum_part: Word, table: Array) -> bool:
    """Whether the entry is that of this position."""
    return table[entry] == key and table[entry + U1] == part and table[entry + U2] == sum_part


@piece("void(uint64, uint64, uint64, uint64, uint64, boolean, uint64[::1])")
def _keep(
    entry: Word, key: Word, part: Word, sum_part: Word, margin: Word, succeeds: bool, table: Array
) -> None:
    """Keep whether seat 0 succeeds with this margin; over what another position had there."""
    if not _is_at(entry, key, part, sum_part, table):
        table[entry] = key
        table[entry + U1] = part
        table[entry + U2] = sum_part
        table[entry + U3] = _LOW << _U32
    known = table[entry + U3]
    if succeeds:
        table[entry + U3] = (margin << _U32) | (known & _LOW)
    else:
        table[entry + U3] = (known & ~_LOW) | margin


@piece(
    "boolean(uint64, uint64, uint64, uint64, uint64, uint64, uint64, int64,"
    " uint64[::1], uint64[::1])"
)
def sums_succeed(
    remaining: Word,
    leader: Word,
    word: Word,
    other_word: Word,
    sums: Word,
    other_sums: Word,
    lying: Word,
    goal: np.int64,
    desk: Array,
    table: Array,
) -> bool:
    """Does seat 0 get more factions, or as many and a sum higher by `goal`?

    `word` and `sums` are those of seat 0; `lying` is the mask of the values of the Trolls lying.
    """
    number = number_lying(lying, desk)
    if first_seat_succeeds(remaining, leader, word, other_word, number, U1, desk, table):
        return not desk[STOPPED]
    if (
        not first_seat_succeeds(remaining, leader, word, other_word, number, U0, desk, table)
        or desk[STOPPED]
    ):
        return False
    decided, least, most = _margins(remaining, word, other_word, sums, other_sums, desk)
    if least >= goal:
        return True
    if most < goal:
        return False

    part, sum_part = _undecided_part(word, other_word, sums, desk)
    key = (
        remaining
        | (leader << KEY_LEADER)
        | (lying << KEY_LYING)
        | (desk[SOLVE_NUMBER] << KEY_SOLVE)
    )
    entry = _entry_of(key, part, sum_part, desk)
    margin = np.uint64(decided - goal + _MIDDLE)
    if _is_at(entry, key, part, sum_part, table):
        if margin >= table[entry + U3] >> _U32:
            return True
        if margin <= table[entry + U3] & _LOW:
            return False

    replier = leader ^ U1
    hand = remaining & desk[OWN + leader]
    others = remaining & desk[OWN + replier]
    leads_at = SUM_MOVES + (count_bits(hand) << np.uint64(7))
    replies_at = leads_at + np.uint64(64)
    leads = without_twins(hand, desk)
    order_leads(leads, leads_at, hand, others, desk[SECURED], U0, desk)
    leader_succeeds = False
    for lead_number in range(count_bits(leads)):
        lead = desk[leads_at + lead_number]
        refuted = False
        for reply_number in range(_order_replies(lead, others, replies_at, desk)):
            reply = desk[replies_at + reply_number]
            after = remaining ^ (U1 << lead) ^ (U1 << reply)
            desk[NODES] += U1
            mine, theirs = (other_word, word) if leader else (word, other_word)
            gain, reply_gain, loss, reply_loss, outcome = play_trick(
                lead, reply, after, mine, theirs, number, desk
            )
            mine = mine + gain - loss
            theirs = theirs + reply_gain - reply_loss
            sum_gain, sum_reply_gain, still_lying = sum_trick(lead, reply, after, lying, desk)
            next_leader = replier if outcome & U1 else leader
            if leader:
                succeeds = sums_succeed(
                    after, next_leader, theirs, mine, sums + sum_reply_gain, other_sums + sum_gain,
                    still_lying, goal, desk, table,
                )  # fmt: skip
            else:
                succeeds = sums_succeed(
                    after, next_leader, mine, theirs, sums + sum_gain, other_sums + sum_reply_gain,
                    still_lying, goal, desk, table,
                )  # fmt: skip
            if desk[NODES] > desk[LIMIT]:
                desk[STOPPED] = U1
            if desk[STOPPED]:
                return False
            if succeeds == (leader == U1):
                refuted = True
                break
        if not refuted:
            leader_succeeds = True
            break
    succeeds = leader_succeeds == (leader == U0)
    _keep(entry, key, part, sum_part, margin, succeeds, table)
    return succeeds
