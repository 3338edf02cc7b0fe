"""Which cards to look at, and in which order."""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BEATEN_BY,
    BEATS,
    DOUBLE_SLOTS,
    DRAGON_SLOTS,
    FIELD_BIT,
    FOLLOW,
    KIND,
    REPLIES_OF,
    SCORE_OF,
    TO_LOSER,
    TO_WINNER,
    TOP_TROLL,
    VALUE,
)
from claimstead.kernel.solver.trick import replies_to
from claimstead.kernel.solver.words import U0, U1, U2, Array, Word, count_bits, lowest

# Scores, found by trial. What counts most is how few replies a lead leaves, and who leads next.
_LEAD_BASE = np.uint64(400)
_EACH_REPLY = np.uint64(5)
_KEEPS_LEAD = np.uint64(6)
_SURE_WINNER = np.uint64(2)
_OPEN_TO_BOTH = np.uint64(1)
_UNDECIDED = np.uint64(1)
_SUCCEEDED = np.uint64(1)

_REPLY_BASE = np.uint64(64)
_NEXT_LEAD = np.uint64(16)
_DOPPELGANGER = np.uint64(10)
_NEWLY_SECURED = np.uint64(3)
_LED_CARD = np.uint64(9)
_OWN_CARD = np.uint64(3)
_NINE = np.uint64(9)


@piece("uint64(uint64, uint64, uint64[::1])")
def distinct(choice: Word, others: Word, desk: Array) -> Word:
    """`choice` without cards that do the same as the next lower card of the same hand.

    Two cards of a faction are the same if no card of the other seat tells them apart.
    """
    result = U0
    before = U0
    before_follow = U0
    rest = choice
    while rest:
        slot = lowest(rest)
        rest &= rest - U1
        follow = desk[FOLLOW + slot]
        if (
            before_follow == follow
            and ((desk[BEATS + slot] ^ desk[BEATS + before]) & others) == U0
            and ((desk[BEATEN_BY + slot] ^ desk[BEATEN_BY + before]) & others) == U0
            and desk[TO_WINNER + slot] == desk[TO_WINNER + before]
            and desk[TO_LOSER + slot] == desk[TO_LOSER + before]
            and desk[KIND + slot] == desk[KIND + before]
            and (U1 << slot) != desk[TOP_TROLL]
        ):
            before = slot
            continue
        before = slot
        before_follow = follow
        result |= U1 << slot
    return result


@piece("void(uint64, uint64, uint64, uint64, uint64[::1])")
def insert(slot: Word, score: Word, list_at: Word, number: Word, desk: Array) -> None:
    """Into a list sorted by score, highest first; of equals the earlier first."""
    place = list_at + number
    while place > list_at and desk[SCORE_OF + place - U1] < score:
        desk[place] = desk[place - U1]
        desk[SCORE_OF + place] = desk[SCORE_OF + place - U1]
        place -= U1
    desk[place] = slot
    desk[SCORE_OF + place] = score


@piece("void(uint64, uint64, uint64, uint64, uint64, uint64, uint64[::1])")
def order_leads(
    leads: Word, list_at: Word, hand: Word, others: Word, undecided: Word, last: Word, desk: Array
) -> None:
    """Lists the leads, best first, and notes the distinct replies to each.

    `last` is one more than the lead that succeeded elsewhere, or 0.
    """
    number = U0
    while leads:
        slot = lowest(leads)
        leads &= leads - U1
        choice = replies_to(slot, others, desk)
        replies = distinct(choice, hand, desk)
        desk[REPLIES_OF + list_at + slot] = replies
        score = _LEAD_BASE - count_bits(replies) * _EACH_REPLY
        takes_lead = desk[DRAGON_SLOTS]  # K-8
        if not (desk[DRAGON_SLOTS] >> slot) & U1:
            takes_lead |= desk[BEATEN_BY + slot]
        if replies & takes_lead == U0:
            score += _KEEPS_LEAD
        counts = (
            U0 if desk[FIELD_BIT + slot] and not desk[FIELD_BIT + slot] & undecided else _UNDECIDED
        )
        goes_to_loser = desk[TO_LOSER + slot] != U0  # K-19
        beating = choice & desk[BEATEN_BY + slot]
        if beating == U0:
            score += _SURE_WINNER
            score = score - counts if goes_to_loser else score + counts
        elif beating == choice:
            score = score + counts if goes_to_loser else score - counts
        else:
            score += _OPEN_TO_BOTH
        if slot + U1 == last:
            score += _SUCCEEDED
        insert(slot, score, list_at, number, desk)
        number += U1


@piece("uint64(uint64, uint64, uint64, uint64, uint64, uint64, uint64[::1])")
def reply_score(
    lead: Word,
    reply: Word,
    reply_leads: Word,
    newly_mine: Word,
    newly_theirs: Word,
    undecided: Word,
    desk: Array,
) -> Word:
    """How promising a reply is to the seat that makes it.

    `newly_mine` and `newly_theirs` are the factions this trick secures for the leader and for the
    one replying.
    """
    score = _REPLY_BASE + ((_NINE - desk[VALUE + reply]) >> U2)
    score += _NEWLY_SECURED * count_bits(newly_theirs)
    score -= _NEWLY_SECURED * count_bits(newly_mine)
    wins = (desk[BEATS + reply] >> lead) & U1 != U0
    if desk[FIELD_BIT + lead] == U0 or desk[FIELD_BIT + lead] & undecided:
        gets_it = wins != (desk[TO_LOSER + lead] != U0)
        score = score + _LED_CARD if gets_it else score - _LED_CARD
    if desk[FIELD_BIT + reply] == U0 or desk[FIELD_BIT + reply] & undecided:
        gets_it = wins != (desk[TO_LOSER + reply] != U0)
        score = score + _OWN_CARD if gets_it else score - _OWN_CARD
    if reply_leads:
        score += _NEXT_LEAD
    if (desk[DOUBLE_SLOTS] >> reply) & U1:
        score -= _DOPPELGANGER
    return score
