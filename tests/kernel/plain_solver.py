"""The solver without the tricks of the trade: alpha-beta, and a memory of positions.

Cards are tried in the order of their numbers, none is taken for as good as another, and a
position is remembered just as it is. Nothing is shared with the solver: moves and results are
those of the kernel, which agrees with the rules at every state of many games. One short cut is
left, without which few whole deals would come to an end: who has more than half of the factions
for good has won.
"""

import numpy as np

from claimstead.claim.state import State
from claimstead.kernel.bits import count
from claimstead.kernel.claim import game as kernel
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.layout import (
    FACTION_CARDS,
    FACTIONS,
    HANDS,
    LIES_OPEN,
    LYING,
    MOST_ACTIONS,
    OPEN,
    PILE,
    PLAYED,
    SCORES,
    STATE_SIZE,
    TURN,
)
from claimstead.kernel.claim.scoring import result
from claimstead.kernel.jit import Array, Words, inner, piece
from claimstead.notation import Claim

A, B = 0, 2
"""Where the words of the seats begin."""
LOOKED_AT, LIMIT = 0, 1
"""How many positions were looked at, and how many may be."""
HAND, WON_BY_A, WON_BY_B, LEAST, MOST = range(5)
"""What is remembered: with the deal, the first three tell where every card is and who leads."""
REMEMBERED = 5


@inner
def is_won_for_good(tables: Words, state: Words, seat: int, other: int) -> bool:
    """Whether a seat has more than half of the factions, whatever comes; between tricks."""
    secured = 0
    for faction in range(tables[FACTIONS]):
        cards = tables[FACTION_CARDS + 2 * faction]
        to_come = state[HANDS + seat] | state[HANDS + other] | state[LYING]
        most = count(cards & (state[SCORES + other] | to_come))
        may_be_lost = cards & tables[LIES_OPEN] != 0  # K-17
        if count(cards & state[SCORES + seat]) > most and not may_be_lost:
            secured += 1
    return 2 * secured > tables[FACTIONS]


@inner
def place_of(memory: Array, state: Words) -> int:
    """Where in the memory a position belongs. What stood there is forgotten if it is another."""
    hand = (state[HANDS + A] | state[HANDS + B]) * 2 + state[TURN]
    won_by_a = state[SCORES + A] | state[OPEN + A]
    won_by_b = state[SCORES + B] | state[OPEN + B]
    mixed = hand * 0x1E3779B97F4A7C15 + won_by_a * 0x42B2AE3D27D4EB4F + won_by_b
    mixed = (mixed ^ (mixed >> 29)) * 0x165667B19E3779F9
    place = (mixed >> 32) & (len(memory) - 1)
    known = memory[place]
    if known[HAND] != hand or known[WON_BY_A] != won_by_a or known[WON_BY_B] != won_by_b:
        known[HAND], known[WON_BY_A], known[WON_BY_B] = hand, won_by_a, won_by_b
        known[LEAST], known[MOST] = -1, 1
    return place


@inner
def remember(memory: Array, state: Words, value: int, low: int, high: int) -> None:
    """What a search between two bounds has found: outside of them, a bound is all it is."""
    known = memory[place_of(memory, state)]
    if value > low:
        known[LEAST] = max(known[LEAST], value)
    if value < high:
        known[MOST] = min(known[MOST], value)


@piece(
    "int64(int64[::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1],"
    " int64, int64, int64)"
)
def search(
    tables: Array,
    memory: Array,
    states: Array,
    actions: Array,
    nodes: Array,
    depth: int,
    low: int,
    high: int,
) -> int:
    """The value of `states[depth]` for seat a if it lies between low and high, else a bound."""
    state = states[depth]
    if state[TURN] < 0:
        winners = result(tables, state, actions[depth])
        return (winners & 1) - (winners >> 1)
    nodes[LOOKED_AT] += 1
    is_between_tricks = state[PLAYED] == 0
    if is_between_tricks:
        if is_won_for_good(tables, state, A, B):
            return 1
        if is_won_for_good(tables, state, B, A):
            return -1
        known = memory[place_of(memory, state)]
        low, high = max(low, known[LEAST]), min(high, known[MOST])
        if low >= high:
            return low if low == known[LEAST] else high
    least, most = low, high
    best = -1 if state[TURN] == 0 else 1
    for number in range(kernel.legal(tables, state, actions[depth])):
        for word in range(PILE):
            states[depth + 1, word] = state[word]
        kernel.apply(tables, states[depth + 1], actions[depth, number])
        value = search(tables, memory, states, actions, nodes, depth + 1, least, most)
        if nodes[LOOKED_AT] > nodes[LIMIT]:
            return 0
        if state[TURN] == 0:
            best = max(best, value)
            least = max(least, best)
        else:
            best = min(best, value)
            most = min(most, best)
        if least >= most:
            break
    if is_between_tricks:
        remember(memory, state, best, low, high)
    return best


class PlainSolver:
    """With a memory of so many positions: a power of two."""

    def __init__(self, positions: int) -> None:
        self.memory = np.zeros((positions, REMEMBERED), np.int64)

    def value(self, game: Claim, state: State, limit: int) -> int | None:
        """For the seat to act: 1 win, 0 draw, -1 loss; None after so many positions."""
        codec = ClaimCodec(game)
        most_turns = 1 + sum(map(len, state.hands))
        states = np.zeros((most_turns, STATE_SIZE), np.int64)
        states[0] = codec.encode(state)
        actions = np.zeros((most_turns, MOST_ACTIONS), np.int64)
        nodes = np.array([0, limit])
        self.memory.fill(0)
        value = search(codec.tables, self.memory, states, actions, nodes, 0, -1, 1)
        if nodes[LOOKED_AT] > limit:
            return None
        return value if state.turn == "a" else -value
