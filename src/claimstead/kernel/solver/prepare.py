"""Lays a packed position out on the desk: slots, who beats whom, Gnomes at risk.

Cards in the two hands get *slots*, sorted by faction and value, so that a faction is a run of
slots. A position of the search is then the mask of the slots remaining, since no card ever
changes hands.
"""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BEATEN_BY,
    BEATS,
    CARD,
    DOUBLE_SHIFT,
    DOUBLE_SLOTS,
    DRAGON_SLOTS,
    FIELD_BIT,
    FOLLOW,
    FOLLOWS_ANYTHING,
    GIANT_COUNTS,
    GIANT_SHIFT,
    GIANT_SLOTS,
    GNOME_BASE,
    GNOME_BITS,
    GNOME_HANDS,
    GNOME_SHIFT,
    GNOME_SLOTS,
    GNOME_SUM_BASE,
    GNOME_WORTH_HIGH,
    GNOME_WORTH_LOW,
    GNOMES_AT_RISK,
    GROUP,
    GROUPS,
    HAND,
    KIND,
    LEADER,
    LEADS_NEXT,
    LED,
    LIES_ON,
    LIES_OPEN,
    LYING_VALUES,
    MOST_SLOTS,
    OPEN,
    OWN,
    PILE,
    SLIDE,
    SLIDE_WORDS,
    SLOT_COUNT,
    SMASHES,
    START,
    START_LEADER,
    START_LED,
    START_LYING,
    START_REMAINING,
    SUM_TO_LOSER,
    SUM_TO_WINNER,
    THREES,
    TIE,
    TO_LOSER,
    TO_WINNER,
    TOP_TROLL_VALUE,
    TROLL_SLOTS,
    UNFIT,
    VALUE,
)
from claimstead.kernel.solver.weights import weigh_cards
from claimstead.kernel.solver.words import U0, U1, U2, U3, U4, Array, Word, count_bits

_VALUES = np.uint64(10)


@piece("void(uint64, uint64, uint64, uint64[::1])")
def _note_run(role: Word, first: Word, end: Word, desk: Array) -> None:
    """Notes that the slots from `first` on, up to `end`, are those of a faction."""
    size = end - first
    run = ((U1 << size) - U1) << first
    if size:
        group = GROUP + U4 * desk[GROUPS]
        desk[group] = first
        desk[group + U1] = (U1 << size) - U1
        desk[group + U2] = size
        desk[GROUPS] += U1
    for member in range(first, end):
        desk[FOLLOW + np.uint64(member)] = run
    if role == LIES_ON:
        desk[TROLL_SLOTS] |= run
    elif role == LEADS_NEXT:
        desk[DRAGON_SLOTS] |= run
    elif role == LIES_OPEN:
        desk[GNOME_SLOTS] = run
        desk[GNOME_SHIFT] = first
    elif role == SMASHES:
        desk[GIANT_SLOTS] = run
        desk[GIANT_SHIFT] = first
    elif role == FOLLOWS_ANYTHING:
        desk[DOUBLE_SLOTS] = run
        desk[DOUBLE_SHIFT] = first


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def _deal_slots(factions: Array, values: Array, roles: Array, position: Array, desk: Array) -> None:
    """Gives every card of the hands, and the led card, a slot."""
    led = position[LED]
    leader = position[LEADER]
    slot = U0
    desk[START_LED] = desk[OWN] = desk[OWN + U1] = desk[GROUPS] = U0
    for faction in range(len(roles)):
        first = slot
        for rank in range(_VALUES * U2):  # by value, and of equals those of seat 0 first
            value = np.uint64(rank) >> U1
            seat = np.uint64(rank) & U1
            held = position[HAND + seat]
            if led and leader == seat:
                held |= U1 << (led - U1)
            for card in range(len(factions)):
                if (
                    factions[card] != faction
                    or values[card] != value
                    or not (held >> np.uint64(card)) & U1
                ):
                    continue
                if slot >= MOST_SLOTS:
                    desk[UNFIT] = U1
                    return
                desk[CARD + slot] = np.uint64(card)
                desk[VALUE + slot] = value
                desk[OWN + seat] |= U1 << slot
                if led == np.uint64(card + 1):
                    desk[START_LED] = slot + U1
                slot += U1
        _note_run(roles[faction], first, slot, desk)
    desk[SLOT_COUNT] = slot
    everything = (U1 << slot) - U1
    desk[START_REMAINING] = everything
    if desk[START_LED]:
        desk[START_REMAINING] = everything ^ (U1 << (desk[START_LED] - U1))


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def _compare_cards(factions: Array, follows: Array, beats: Array, desk: Array) -> None:
    """Who takes a trick of two cards: K-5, K-6, K-7."""
    slots = desk[SLOT_COUNT]
    for slot in range(slots):
        desk[BEATS + slot] = U0
        desk[BEATEN_BY + slot] = U0
    for reply in range(slots):
        reply_faction = factions[desk[CARD + reply]]
        for lead in range(slots):
            lead_faction = factions[desk[CARD + lead]]
            higher = desk[VALUE + reply] > desk[VALUE + lead]
            wins = (beats[reply_faction] >> lead_faction) & U1 != U0
            if higher and (follows[reply_faction] >> lead_faction) & U1:
                wins = True
            if wins:
                desk[BEATS + reply] |= U1 << lead
                desk[BEATEN_BY + lead] |= U1 << reply


@piece("uint64(uint64)")
def _gnome_weight(index: Word) -> Word:
    """K-21 for Gnomes: the count first, then the highest; of each value there are three at most."""
    return np.uint64(1024) + (U1 << (U2 * index))


@piece("void(uint64, uint64, uint64, uint64[::1])")
def _lay_gnome_worths(table_at: Word, first: Word, kinds: Word, desk: Array) -> None:
    """A table of what open Gnomes of so many values are worth, from their fields."""
    for fields in range(U1 << (U3 * kinds)):
        total = U0
        for index in range(kinds):
            number = np.uint64(fields) >> (U3 * np.uint64(index)) & U3
            total += number * _gnome_weight(first + np.uint64(index))
        desk[table_at + np.uint64(fields)] = total


@piece("void(uint64[::1])")
def _lay_gnome_tables(desk: Array) -> None:
    """What open Gnomes are worth, what those in the hands are, and what Giants remove."""
    _lay_gnome_worths(GNOME_WORTH_LOW, U0, U3, desk)
    _lay_gnome_worths(GNOME_WORTH_HIGH, U3, U2, desk)
    gnomes = count_bits(desk[GNOME_SLOTS])
    for subset in range(U1 << gnomes):
        total = U0
        for index in range(gnomes):
            if (np.uint64(subset) >> np.uint64(index)) & U1:
                total += _gnome_weight(desk[VALUE + desk[GNOME_SHIFT] + np.uint64(index)] >> U1)
        desk[GNOME_HANDS + np.uint64(subset)] = total
    giants = count_bits(desk[GIANT_SLOTS])
    for subset in range(U1 << giants):
        total = U0
        for index in range(giants):
            if (np.uint64(subset) >> np.uint64(index)) & U1:
                value = desk[VALUE + desk[GIANT_SHIFT] + np.uint64(index)]
                total += U1 << (U3 * (value >> U1))
        desk[GIANT_COUNTS + np.uint64(subset)] = total


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def _lay_gnomes(factions: Array, values: Array, roles: Array, position: Array, desk: Array) -> None:
    """Gnomes that Giants may still remove are counted by value, in fields of their own. K-16, K-17.

    A word has the seat's own open Gnomes (15 bits) and three less the other's (15 bits), so that
    more is better in every field.
    """
    for seat in range(2):
        lying_open = U0
        base = U0
        for card in range(len(factions)):
            if roles[factions[card]] != LIES_OPEN:
                continue
            bit = U1 << np.uint64(card)
            index = values[card] >> U1
            if position[PILE + seat] & bit:
                base += _gnome_weight(index)
                desk[GNOME_SUM_BASE + np.uint64(seat)] += values[card]
            if position[OPEN + seat] & bit:
                lying_open += U1 << (U3 * index)
        desk[GNOME_BASE + np.uint64(seat)] = base
        desk[START + np.uint64(seat)] |= lying_open
        desk[START + np.uint64(1 - seat)] |= (THREES - lying_open) << GNOME_BITS
    for slot in range(desk[SLOT_COUNT]):
        role = roles[factions[desk[CARD + slot]]]
        if role == LIES_OPEN:
            desk[TO_WINNER + slot] = U1 << (U3 * (desk[VALUE + slot] >> U1))
            desk[TO_LOSER + slot] = U0
            desk[FIELD_BIT + slot] = U0
            desk[SUM_TO_WINNER + slot] = desk[SUM_TO_LOSER + slot] = U0
        if role == LIES_OPEN or role == SMASHES:
            desk[KIND + slot] = desk[VALUE + slot] + U1


@piece("void(uint64[::1])")
def _lay_slide_tables(desk: Array) -> None:
    """Room for `table.slid_down`, cleared; and marks for cards of which both seats hold equals."""
    for slot in range(desk[SLOT_COUNT]):
        desk[TIE + slot] = U0
        for other in range(desk[SLOT_COUNT]):
            same = (
                desk[FOLLOW + slot] == desk[FOLLOW + other]
                and desk[VALUE + slot] == desk[VALUE + other]
            )
            if same and ((desk[OWN] >> np.uint64(slot)) ^ (desk[OWN] >> np.uint64(other))) & U1:
                desk[TIE + slot] = desk[VALUE + slot] + U1
    doubles = count_bits(desk[DOUBLE_SLOTS])
    used = U0
    for number in range(desk[GROUPS]):
        group = GROUP + U4 * np.uint64(number)
        size = desk[group + U2]
        is_double = (desk[DOUBLE_SLOTS] >> desk[group]) & U1
        words = U1 << (size + doubles)
        if is_double or size < U2 or used + words > SLIDE_WORDS:
            desk[group + U3] = U0
            continue
        desk[group + U3] = SLIDE + used
        for word in range(SLIDE + used, SLIDE + used + words):
            desk[word] = U0
        used += words


@piece(
    "void(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1],"
    " uint64[::1])"
)
def prepare(
    factions: Array,
    values: Array,
    roles: Array,
    follows: Array,
    beats: Array,
    position: Array,
    desk: Array,
) -> None:
    """Everything the search needs, from a packed position. Sets `UNFIT` if it is too large."""
    desk[UNFIT] = U0
    for word in range(TROLL_SLOTS, DOUBLE_SLOTS + U1):
        desk[word] = U0
    desk[START_LYING] = desk[LYING_VALUES] = desk[TOP_TROLL_VALUE] = U0
    desk[GNOME_SUM_BASE] = desk[GNOME_SUM_BASE + U1] = U0
    desk[START_LEADER] = position[LEADER]
    _deal_slots(factions, values, roles, position, desk)
    if desk[UNFIT]:
        return
    _compare_cards(factions, follows, beats, desk)
    weigh_cards(factions, values, roles, position, desk)
    if desk[UNFIT]:
        return
    if desk[GNOMES_AT_RISK]:
        _lay_gnome_tables(desk)
        _lay_gnomes(factions, values, roles, position, desk)
    _lay_slide_tables(desk)
