"""The judge of CLAIM with two players: what a position at the start of a trick is worth.

A small network, the same for all decks. Every card adds a row of numbers, by where it lies: in the
hand, among the followers, in the score pile of who leads or of the other, or turned up. Two layers
make of their sum the chance that the leader wins. At the end of phase 1 it was taught by the
solver's exact answers.
"""

import math
from functools import cache
from typing import Any, Protocol

import numpy as np

from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.kernel.bits import lowest
from claimstead.kernel.claim.layout import (
    FOLLOWERS,
    HANDS,
    LEAD,
    MIDDLE,
    MIDDLE_COUNT,
    NUMBER_LIMIT,
    PHASE,
    SCORES,
)
from claimstead.kernel.claim.tables import numbers
from claimstead.kernel.jit import Array, Words, inner

VALUES = 10
CODES = tuple(FACTIONS)
"""The factions there were when this was laid out. One that comes later is not judged."""
KINDS = VALUES * len(CODES)
"""How many cards there are that differ."""
OWN_HAND, OTHER_HAND, OWN_FOLLOWERS, OTHER_FOLLOWERS, OWN_SCORE, OTHER_SCORE, TURNED_UP = range(7)
GROUPS = 7
ROWS = GROUPS * KINDS + len(CODES)
"""A row a card in each group, and one for each faction of the deck."""
WIDTH = 48
DEEP = 16
BIAS = ROWS * WIDTH
SECOND = BIAS + WIDTH
SECOND_BIAS = SECOND + WIDTH * DEEP
LAST = SECOND_BIAS + DEEP
LAST_BIAS = LAST + DEEP
JUDGE_SIZE = LAST_BIAS + 1
SCRATCH_SIZE = WIDTH + DEEP

MOST_ROWS = 72
"""No position has as many rows."""
KINDS_SIZE = NUMBER_LIMIT + 16
"""The kind of each number of a deck, then its factions."""
DECK_FACTIONS = NUMBER_LIMIT


ZERO: Any = np.float32(0)


class Numbers(Protocol):
    """Weights, or scratch, in a row."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


@cache
def kinds(deck: Deck) -> Array:
    """Which kind of card each number of a deck is; of a faction that is not judged any."""
    places = {code: place for place, code in enumerate(CODES)}
    laid = np.zeros(KINDS_SIZE, np.int64)
    for number, card in zip(numbers(deck), deck.cards, strict=True):
        laid[number] = VALUES * places.get(card.faction, 0) + card.value
    laid[DECK_FACTIONS] = len(deck.factions)
    for index, code in enumerate(deck.factions):
        laid[DECK_FACTIONS + 1 + index] = places.get(code, 0)
    return laid


@inner
def _rows_of(kinds: Words, cards: int, group: int, rows: Words, found: int) -> int:
    while cards:
        rows[found] = group * KINDS + kinds[lowest(cards)]
        found += 1
        cards &= cards - 1
    return found


@inner
def rows_of(kinds: Words, state: Words, rows: Words) -> int:
    """Which rows a position adds up, seen by who leads; their number is the answer."""
    found = 0
    for index in range(kinds[DECK_FACTIONS]):
        rows[found] = GROUPS * KINDS + kinds[DECK_FACTIONS + 1 + index]
        found += 1
    own, other = 2 * state[LEAD], 2 - 2 * state[LEAD]
    if state[PHASE] == 1:
        found = _rows_of(kinds, state[HANDS + own], OWN_HAND, rows, found)
        found = _rows_of(kinds, state[HANDS + other], OTHER_HAND, rows, found)
        found = _rows_of(kinds, state[FOLLOWERS + own], OWN_FOLLOWERS, rows, found)
        found = _rows_of(kinds, state[FOLLOWERS + other], OTHER_FOLLOWERS, rows, found)
        for index in range(state[MIDDLE_COUNT]):
            rows[found] = TURNED_UP * KINDS + kinds[state[MIDDLE + index]]
            found += 1
    else:
        # The followers have become the hands (K-14).
        found = _rows_of(kinds, state[HANDS + own], OWN_FOLLOWERS, rows, found)
        found = _rows_of(kinds, state[HANDS + other], OTHER_FOLLOWERS, rows, found)
    found = _rows_of(kinds, state[SCORES + own], OWN_SCORE, rows, found)
    return _rows_of(kinds, state[SCORES + other], OTHER_SCORE, rows, found)


@inner
def judged(kinds: Words, weights: Numbers, state: Words, rows: Words, scratch: Numbers) -> float:
    """The chance that seat 0 wins, at the start of a trick."""
    found = rows_of(kinds, state, rows)
    for unit in range(WIDTH):
        scratch[unit] = weights[BIAS + unit]
    for index in range(found):
        first = rows[index] * WIDTH
        for unit in range(WIDTH):
            scratch[unit] += weights[first + unit]
    for unit in range(DEEP):
        scratch[WIDTH + unit] = weights[SECOND_BIAS + unit]
    for unit in range(WIDTH):
        signal = max(scratch[unit], ZERO)
        for deep in range(DEEP):
            scratch[WIDTH + deep] += signal * weights[SECOND + unit * DEEP + deep]
    total = weights[LAST_BIAS]
    for unit in range(DEEP):
        total += max(scratch[WIDTH + unit], ZERO) * weights[LAST + unit]
    leader = 1.0 / (1.0 + math.exp(-total))
    return leader if state[LEAD] == 0 else 1.0 - leader
