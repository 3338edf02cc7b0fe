"""Dealing anew, compiled: what a seat has not seen lies anywhere it can, each way as likely.

The cards a seat has not seen lie in *slots*: in other hands, among other followers, in the pile.
A slot of a hand that has shown to be void in some factions is shut to them.
"""

from claimstead.kernel.claim.layout import FACTION_OF, NUMBER_LIMIT, PILE
from claimstead.kernel.jit import Words, inner
from claimstead.kernel.randomness import Randomness, below

# The array of what is unseen

COUNT = 0
"""How many cards, and slots."""
SHUT_HANDS = 1
"""How many hands are shut to something."""
SHUT_SLOTS = 2
"""How many slots these hands have: they come first."""
CARDS = 8
"""The number of the card that lies in each slot now."""
PLACES = CARDS + NUMBER_LIMIT
"""Where each slot is: the first word of a heap, or from `PILE` on a place in the pile."""
SHUT = PLACES + NUMBER_LIMIT
"""The factions that can't lie in each slot, as a mask."""
UNSEEN_SIZE = SHUT + NUMBER_LIMIT

STIRRING = 6
"""How often each slot is stirred, on the average, between two deals of a chain."""


@inner
def _fits(tables: Words, unseen: Words, slot: int, card: int) -> bool:
    return unseen[SHUT + slot] >> tables[FACTION_OF + card] & 1 == 0


@inner
def _shuffle(unseen: Words, first: int, chance: Randomness) -> None:
    """The cards of all slots from `first` on in random order."""
    for slot in range(unseen[COUNT] - 1, first, -1):
        other = first + below(chance, slot - first + 1)
        card = unseen[CARDS + slot]
        unseen[CARDS + slot] = unseen[CARDS + other]
        unseen[CARDS + other] = card


@inner
def _fill_one_hand(tables: Words, unseen: Words, chance: Randomness) -> None:
    """The only hand that is shut to something takes any cards that it may hold."""
    _shuffle(unseen, 0, chance)
    found = 0
    for slot in range(unseen[COUNT]):
        card = unseen[CARDS + slot]
        if found < unseen[SHUT_SLOTS] and _fits(tables, unseen, 0, card):
            unseen[CARDS + slot] = unseen[CARDS + found]
            unseen[CARDS + found] = card
            found += 1


@inner
def _stir(tables: Words, unseen: Words, chance: Randomness) -> None:
    """Exchange the cards of two or three slots, where all fit, many times.

    All deals that fit are reached, each as likely as any other in the long run.
    """
    slots = unseen[COUNT]
    for _ in range(STIRRING * slots):
        one = below(chance, slots)
        two = below(chance, slots)
        three = below(chance, slots)
        if one == two:
            continue
        if three in (one, two) or below(chance, 4):
            three = two
        first, second, third = (
            unseen[CARDS + one],
            unseen[CARDS + two],
            unseen[CARDS + three],
        )
        if three == two:
            if _fits(tables, unseen, one, second) and _fits(tables, unseen, two, first):
                unseen[CARDS + one] = second
                unseen[CARDS + two] = first
        elif (
            _fits(tables, unseen, one, second)
            and _fits(tables, unseen, two, third)
            and _fits(tables, unseen, three, first)
        ):
            unseen[CARDS + one] = second
            unseen[CARDS + two] = third
            unseen[CARDS + three] = first


@inner
def deal_anew(tables: Words, unseen: Words, state: Words, chance: Randomness) -> None:
    """Another deal of the unseen cards, in the state and in the slots."""
    for slot in range(unseen[COUNT]):
        card, place = unseen[CARDS + slot], unseen[PLACES + slot]
        if place < PILE:
            state[place + (card >> 6)] &= ~(1 << (card & 63))
    if unseen[SHUT_HANDS] > 1:
        _stir(tables, unseen, chance)
    else:
        if unseen[SHUT_HANDS]:
            _fill_one_hand(tables, unseen, chance)
        _shuffle(unseen, unseen[SHUT_SLOTS], chance)
    for slot in range(unseen[COUNT]):
        card, place = unseen[CARDS + slot], unseen[PLACES + slot]
        if place < PILE:
            state[place + (card >> 6)] |= 1 << (card & 63)
        else:
            state[place] = card
