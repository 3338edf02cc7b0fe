"""What each card is worth: one field a faction in each seat's word, and the sums of K-22.

A faction's cards in play are weighed so that it goes to the seat with more than half of the total
weight (K-21). The field starts so far below a power of two that its bit is set as soon as the
seat has more than half: "secured" is a bit test.
"""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    CARD,
    COPIES,
    EVEN,
    FACTION_COUNT,
    FIELD_BIT,
    FIELD_SHIFT,
    FIELDS,
    FIRST_FIELD,
    GIANT_SLOTS,
    GNOME_FIELDS,
    GNOME_GUARD_BITS,
    GNOME_GUARDS,
    GNOMES_AT_RISK,
    GOES_TO_LOSER,
    GUARDS,
    HAND,
    KIND,
    LED,
    LIES_ON,
    LIES_OPEN,
    LYING,
    LYING_VALUES,
    MOST_FACTIONS,
    OPEN,
    PILE,
    PLAIN_TROLL,
    SECURED,
    SLOT_COUNT,
    START,
    START_LYING,
    SUM_START,
    SUM_TO_LOSER,
    SUM_TO_WINNER,
    SUM_TOTAL,
    THRESHOLD_SHIFT,
    TO_LOSER,
    TO_WINNER,
    TOP_IS_LYING,
    TOP_TROLL,
    TOP_TROLL_MORE,
    TOP_TROLL_VALUE,
    TOTALS,
    TROLL_SLOTS,
    TROLL_SUM_AT,
    UNFIT,
    VALUE,
    WEIGHTS,
)
from claimstead.kernel.solver.words import U0, U1, U2, Array, Word, count_bits

_VALUES = np.uint64(10)
_NINE = np.uint64(9)
_SUM_BITS = np.uint64(8)


@piece("uint64(uint64[::1], uint64[::1], uint64, uint64, uint64[::1])")
def _weigh_faction(
    factions: Array, values: Array, faction: Word, in_play: Word, desk: Array
) -> Word:
    """What each value of a faction counts, so that it goes to who has more than half of the total.

    Every card counts. If the number of cards is odd, that is all. Otherwise the highest value
    held in an odd number decides an equal count, and the values above it, held evenly, come first
    (K-21). Returns the total.
    """
    for value in range(_VALUES):
        desk[COPIES + value] = U0
    number = U0
    for card in range(len(factions)):
        if factions[card] == faction and (in_play >> np.uint64(card)) & U1:
            desk[COPIES + values[card]] += U1
            number += U1
    weights = WEIGHTS + faction * _VALUES
    for value in range(_VALUES):
        desk[weights + value] = U0
    bonus = U0
    if number and number & U1 == U0:
        first = _NINE
        while first and desk[COPIES + first] & U1 == U0:
            first -= U1
        if desk[COPIES + first] & U1:
            desk[weights + first] = U1
            bonus = desk[COPIES + first]
        else:  # nothing odd: the lowest value needs no weight, the count says it
            while desk[COPIES + first] == U0:
                first += U1
        first += U1
        while first < _VALUES:
            if desk[COPIES + first]:
                desk[weights + first] = bonus // U2 + U1
                bonus += desk[COPIES + first] * desk[weights + first]
            first += U1
    each = bonus // U2 + U1
    for value in range(_VALUES):
        desk[weights + value] += each
    return number * each + bonus


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64, uint64)")
def _weigh_trolls(
    factions: Array, values: Array, position: Array, desk: Array, trolls: Word, field: Word
) -> None:
    """All Trolls count the same but, in an even number, the highest in play. K-18, K-21.

    So of the Trolls lying only the number matters, and whether the highest of all is among them
    (which can only be at the start: later it is taken as soon as it is played).
    """
    weights = WEIGHTS + trolls * _VALUES
    plain = desk[weights]
    for value in range(_VALUES):
        if desk[weights + value] < plain:
            plain = desk[weights + value]
    desk[PLAIN_TROLL] = plain << field
    lying = U0
    for card in range(len(factions)):
        if factions[card] != trolls:
            continue
        more = desk[weights + values[card]] - plain
        if (position[LYING] >> np.uint64(card)) & U1:
            lying += U1
            if more:
                lying |= TOP_IS_LYING
                desk[TOP_TROLL_MORE] = more << field
    for slot in range(desk[SLOT_COUNT]):
        if (desk[TROLL_SLOTS] >> np.uint64(slot)) & U1:
            more = desk[weights + desk[VALUE + slot]] - plain
            if more:
                desk[TOP_TROLL] = U1 << np.uint64(slot)
                desk[TOP_TROLL_MORE] = more << field
    desk[START_LYING] = lying
    desk[TOP_TROLL_VALUE] = U0
    for value in range(_VALUES):
        if desk[weights + value] > plain:
            desk[TOP_TROLL_VALUE] = U1 << np.uint64(value)


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64, uint64[::1], uint64, uint64, uint64)")
def _sum_faction(
    factions: Array,
    values: Array,
    position: Array,
    in_play: Word,
    desk: Array,
    faction: Word,
    role: Word,
    at: Word,
) -> None:
    """The values of a faction's cards, for the sums of K-22, eight bits from bit `at` on."""
    for card in range(len(factions)):
        bit = U1 << np.uint64(card)
        if factions[card] != faction or not in_play & bit:
            continue
        desk[SUM_TOTAL] += values[card] << at
        for seat in range(2):
            if (position[PILE + seat] | position[OPEN + seat]) & bit:
                desk[SUM_START + np.uint64(seat)] += values[card] << at
        if role == LIES_ON and position[LYING] & bit:
            desk[LYING_VALUES] |= U1 << values[card]
    if role == LIES_ON:
        desk[TROLL_SUM_AT] = at
    for slot in range(desk[SLOT_COUNT]):
        if factions[desk[CARD + slot]] == faction:
            value = desk[VALUE + slot] << at
            desk[SUM_TO_WINNER + slot] = U0 if role == GOES_TO_LOSER or role == LIES_ON else value
            desk[SUM_TO_LOSER + slot] = value if role == GOES_TO_LOSER else U0


@piece("uint64(uint64[::1])")
def _cards_in_play(position: Array) -> Word:
    """All cards that can still count: in the hands, won, open, lying, and the led one."""
    cards = position[LYING]
    for seat in range(2):
        cards |= position[HAND + seat] | position[PILE + seat] | position[OPEN + seat]
    if position[LED]:
        cards |= U1 << (position[LED] - U1)
    return cards


@piece("boolean(uint64[::1], uint64[::1], uint64[::1], uint64, uint64[::1])")
def _are_gnomes_at_risk(
    factions: Array, roles: Array, position: Array, in_play: Word, desk: Array
) -> bool:
    """Whether there are Giants in the hands, and Gnomes that are not in a score pile. K-17."""
    exposed = in_play & ~position[PILE] & ~position[PILE + 1]
    for card in range(len(factions)):
        if roles[factions[card]] == LIES_OPEN and (exposed >> np.uint64(card)) & U1:
            return desk[GIANT_SLOTS] != U0
    return False


@piece("void(uint64[::1], uint64[::1], uint64, uint64, uint64[::1])")
def _plan_fields(factions: Array, values: Array, counted: Word, in_play: Word, desk: Array) -> None:
    """How wide the fields of the counted factions are, and where they begin.

    Sets `UNFIT` if a word has no room for them.
    """
    widest = U1
    for faction in range(MOST_FACTIONS):
        if not (counted >> np.uint64(faction)) & U1:
            continue
        total = _weigh_faction(factions, values, np.uint64(faction), in_play, desk)
        desk[TOTALS + faction] = total
        widest = max(widest, total // U2 + U1)
    threshold = U0
    while (U1 << threshold) < widest:
        threshold += U1
    desk[THRESHOLD_SHIFT] = threshold
    desk[FIELD_SHIFT] = threshold + U1
    desk[FIELDS] = count_bits(counted)
    desk[FIRST_FIELD] = GNOME_FIELDS if desk[GNOMES_AT_RISK] else U0
    if desk[FIRST_FIELD] + desk[FIELDS] * (threshold + U2) > np.uint64(63):
        desk[UNFIT] = U1


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64, uint64, uint64, uint64[::1])")
def _fill_field(
    factions: Array,
    values: Array,
    position: Array,
    faction: Word,
    role: Word,
    field: Word,
    desk: Array,
) -> None:
    """What both seats have of a faction at the root, and what each of its cards adds."""
    threshold = desk[THRESHOLD_SHIFT]
    secured = U1 << (field + threshold)
    weights = WEIGHTS + faction * _VALUES
    total = desk[TOTALS + faction]
    desk[SECURED] |= secured
    desk[GUARDS] |= U1 << (field + desk[FIELD_SHIFT])
    if total & U1 == U0:
        desk[EVEN] |= U1 << field
    for seat in range(2):
        own = position[PILE + seat] | position[OPEN + seat]
        has = (U1 << threshold) - (total // U2 + U1)
        for card in range(len(factions)):
            if factions[card] == faction and (own >> np.uint64(card)) & U1:
                has += desk[weights + values[card]]
        desk[START + np.uint64(seat)] |= has << field
    for slot in range(desk[SLOT_COUNT]):
        if factions[desk[CARD + slot]] == faction:
            weight = desk[weights + desk[VALUE + slot]] << field
            desk[FIELD_BIT + slot] = secured
            desk[TO_WINNER + slot] = U0 if role == GOES_TO_LOSER or role == LIES_ON else weight
            desk[TO_LOSER + slot] = weight if role == GOES_TO_LOSER else U0


@piece("void(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def weigh_cards(factions: Array, values: Array, roles: Array, position: Array, desk: Array) -> None:
    """The fields of the factions (width, threshold, start), and the weight of each card."""
    deck = U0
    for card in range(len(factions)):
        deck |= U1 << factions[card]
    in_play = _cards_in_play(position)
    at_risk = _are_gnomes_at_risk(factions, roles, position, in_play, desk)
    counted = deck
    for faction in range(len(roles)):
        if at_risk and roles[faction] == LIES_OPEN:
            counted &= ~(U1 << np.uint64(faction))
    desk[GNOMES_AT_RISK] = U1 if at_risk else U0
    desk[GNOME_GUARDS] = GNOME_GUARD_BITS if at_risk else U0
    desk[FACTION_COUNT] = count_bits(deck)
    _plan_fields(factions, values, counted, in_play, desk)
    if desk[UNFIT]:
        return
    desk[SUM_TOTAL] = desk[SUM_START] = desk[SUM_START + U1] = U0
    desk[SECURED] = desk[EVEN] = desk[GUARDS] = desk[START] = desk[START + U1] = U0
    desk[PLAIN_TROLL] = desk[TOP_TROLL] = desk[TOP_TROLL_MORE] = U0
    for slot in range(desk[SLOT_COUNT]):
        desk[KIND + slot] = U0
    field = desk[FIRST_FIELD]
    sums_at = U0
    for faction in range(len(roles)):
        if not (counted >> np.uint64(faction)) & U1:
            continue
        number, role = np.uint64(faction), roles[faction]
        _fill_field(factions, values, position, number, role, field, desk)
        if role == LIES_ON:
            _weigh_trolls(factions, values, position, desk, number, field)
        _sum_faction(factions, values, position, in_play, desk, number, role, sums_at)
        field += desk[FIELD_SHIFT] + U1
        sums_at += _SUM_BITS
