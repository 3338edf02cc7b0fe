"""A glance a few cards ahead, in phase 2 with two players: compiled alpha-beta."""

import numpy as np

from claimstead.kernel.bits import count
from claimstead.kernel.claim.layout import (
    FACTION_CARDS,
    FACTIONS,
    HANDS,
    LYING,
    MOST_ACTIONS,
    OPEN,
    SCORES,
    STATE_SIZE,
    TRICK_CARDS,
    TURN,
    WORDS,
)
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.jit import Array, Words, address, apart, entry, inner
from claimstead.players.claim.judge import Numbers
from claimstead.players.claim.tree import make, moves_of

VICTORY = 100.0
MOST_PLIES = 12


@inner
def outlook(tables: Words, state: Words) -> float:
    """What seat 0 has of the factions: one for each decided, else its lead in cards in part."""
    total = 0.0
    for faction in range(tables[FACTIONS]):
        lead, left = 0, 0
        for word in range(tables[WORDS]):
            members = tables[FACTION_CARDS + 2 * faction + word]
            lead += count((state[SCORES + word] | state[OPEN + word]) & members)
            lead -= count((state[SCORES + 2 + word] | state[OPEN + 2 + word]) & members)
            hands = state[HANDS + word] | state[HANDS + 2 + word]
            left += count((hands | state[LYING + word] | state[TRICK_CARDS + word]) & members)
        if abs(lead) > left:
            total += 1.0 if lead > 0 else -1.0
        else:
            total += lead / (left + 1.0)
    return total


@apart
def best_of(
    tables: Array, states: Array, actions: Array, ply: int, plies: int, low: float, high: float
) -> float:
    """What seat 0 gets with best play so many plies ahead, between two bounds."""
    state = states[ply]
    turn = state[TURN]
    if turn < 0:
        seats = winners(address(tables), address(state), address(actions[ply]))
        victory = VICTORY * ((seats & 1) - (seats >> 1 & 1))
        return victory + outlook(address(tables), address(state))
    if ply == plies:
        return outlook(address(tables), address(state))
    found = moves_of(address(tables), address(state), address(actions[ply]))
    best = -1e9 if turn == 0 else 1e9
    for index in range(found):
        states[ply + 1, :] = state
        make(address(tables), address(states[ply + 1]), actions[ply, index])
        value = best_of(tables, states, actions, ply + 1, plies, low, high)
        if turn == 0:
            best = max(best, value)
            low = max(low, value)
        else:
            best = min(best, value)
            high = min(high, value)
        if low >= high:
            break
    return best


@entry("int64(int64[::1], int64[::1], int64, int64[::1], float64[::1])")
def look(tables: Array, root: Array, plies: int, moves: Array, values: Numbers) -> int:
    """Write all legal moves, and what each is worth to the seat to act; how many there are."""
    states = np.empty((plies + 1, STATE_SIZE), np.int64)
    actions = np.empty((plies + 1, MOST_ACTIONS), np.int64)
    found = moves_of(address(tables), address(root), address(moves))
    sign = 1.0 - 2.0 * root[TURN]
    for index in range(found):
        states[1, :] = root
        make(address(tables), address(states[1]), moves[index])
        values[index] = sign * best_of(tables, states, actions, 1, plies, -1e9, 1e9)
    return found
