"""Questions about a position and the positions after it, before a lead and in mid-trick.

A *spot* is a position as these functions pass it on: eight words, see below.
"""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    LYING_VALUES,
    NODES,
    OWN,
    START,
    START_LEADER,
    START_LED,
    START_REMAINING,
    STOPPED,
    SUM_START,
    TOOK_TIE,
)
from claimstead.kernel.solver.order import distinct
from claimstead.kernel.solver.sums import (
    first_seat_succeeds,
    number_lying,
    sum_trick,
    sums_succeed,
    without_twins,
)
from claimstead.kernel.solver.trick import play_trick, replies_to
from claimstead.kernel.solver.words import U0, U1, U2, U3, Array, Word, lowest

# Words of a spot.
REMAINING, SPOT_LEADER, SPOT_LED, WORD, SUMS, SPOT_LYING = 0, 1, 2, 3, 5, 7
SPOT_WORDS = 8

# Questions, each about seat 0.
WINS_TIES_LOST, WINS_TIES_WON, WINS_BY_SUMS, DRAWS_BY_SUMS = U0, U1, U2, U3


@piece("void(uint64[::1], uint64[::1])")
def first_spot(desk: Array, spot: Array) -> None:
    """The root as a spot."""
    spot[REMAINING] = desk[START_REMAINING]
    spot[SPOT_LEADER] = desk[START_LEADER]
    spot[SPOT_LED] = desk[START_LED]
    for seat in range(2):
        spot[WORD + seat] = desk[START + np.uint64(seat)]
        spot[SUMS + seat] = desk[SUM_START + np.uint64(seat)]
    spot[SPOT_LYING] = desk[LYING_VALUES]


@piece("uint64(uint64[::1])")
def to_act(spot: Array) -> Word:
    """The seat whose turn it is."""
    return spot[SPOT_LEADER] ^ (U1 if spot[SPOT_LED] else U0)


@piece("uint64(uint64[::1], uint64[::1])")
def choice(spot: Array, desk: Array) -> Word:
    """The slots that may be played, one of each kind of card. K-4"""
    hand = spot[REMAINING] & desk[OWN + to_act(spot)]
    if spot[SPOT_LED]:
        return without_twins(replies_to(spot[SPOT_LED] - U1, hand, desk), desk)
    return without_twins(hand, desk)


@piece("void(uint64[::1], uint64, uint64[::1], uint64[::1])")
def advance(spot: Array, slot: Word, after: Array, desk: Array) -> None:
    """The spot after a card is played."""
    for word in range(SPOT_WORDS):
        after[word] = spot[word]
    after[REMAINING] = spot[REMAINING] ^ (U1 << slot)
    if not spot[SPOT_LED]:
        after[SPOT_LED] = slot + U1
        return
    lead = spot[SPOT_LED] - U1
    leader = np.int64(spot[SPOT_LEADER])
    replier = 1 - leader
    remaining = after[REMAINING]
    lying = spot[SPOT_LYING]
    gain, reply_gain, loss, reply_loss, outcome = play_trick(
        lead,
        slot,
        remaining,
        spot[WORD + leader],
        spot[WORD + replier],
        number_lying(lying, desk),
        desk,
    )
    sum_gain, sum_reply_gain, still_lying = sum_trick(lead, slot, remaining, lying, desk)
    after[WORD + leader] = spot[WORD + leader] + gain - loss
    after[WORD + replier] = spot[WORD + replier] + reply_gain - reply_loss
    after[SUMS + leader] = spot[SUMS + leader] + sum_gain
    after[SUMS + replier] = spot[SUMS + replier] + sum_reply_gain
    after[SPOT_LYING] = still_lying
    after[SPOT_LED] = U0
    if outcome & U1:
        after[SPOT_LEADER] = np.uint64(replier)


@piece("boolean(uint64[::1], uint64, uint64[::1], uint64[::1], uint64[::1])")
def ask(spot: Array, question: Word, after: Array, desk: Array, table: Array) -> bool:
    """The answer to a question about seat 0. `after` is scratch for one more spot.

    Before a lead the search answers; in mid-trick the seat to act looks for a reply that suits it.
    `TOOK_TIE` says whether a question about ties could have another answer with ties the other way.
    """
    by_tie = U0
    seat = to_act(spot)
    cards = U1
    if spot[SPOT_LED]:
        cards = choice(spot, desk)
        if question <= WINS_TIES_WON:
            rivals = (spot[REMAINING] & desk[OWN + (seat ^ U1)]) | (U1 << (spot[SPOT_LED] - U1))
            cards = distinct(cards, rivals, desk)
    while cards:
        at = spot
        if spot[SPOT_LED]:
            desk[NODES] += U1
            advance(spot, lowest(cards), after, desk)
            at = after
        cards &= cards - U1
        if question <= WINS_TIES_WON:
            ties_to = U1 if question == WINS_TIES_LOST else U0
            lying = number_lying(at[SPOT_LYING], desk)
            succeeds = first_seat_succeeds(
                at[REMAINING], at[SPOT_LEADER], at[WORD], at[WORD + 1], lying, ties_to, desk, table
            )
        else:
            goal = np.int64(1) if question == WINS_BY_SUMS else np.int64(0)
            succeeds = sums_succeed(
                at[REMAINING], at[SPOT_LEADER], at[WORD], at[WORD + 1], at[SUMS], at[SUMS + 1],
                at[SPOT_LYING], goal, desk, table,
            )  # fmt: skip
        if desk[STOPPED]:
            return False
        if not spot[SPOT_LED] or succeeds == (seat == U0):
            return succeeds
        by_tie |= desk[TOOK_TIE]
    desk[TOOK_TIE] = by_tie
    return seat == U1
