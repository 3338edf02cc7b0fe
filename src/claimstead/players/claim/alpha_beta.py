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
from claimstead.kernel.jit import Array, Words, address, entry, inner
from claimstead.players.claim.judge import Numbers
from claimstead.players.claim.tree import make, moves_of

VICTORY = 100.0
WORST = 1e9


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


@inner
def ended(tables: Words, state: Words, actions: Words) -> float:
    """What seat 0 has of a game that is over."""
    seats = winners(tables, state, actions)
    return VICTORY * ((seats & 1) - (seats >> 1 & 1)) + outlook(tables, state)


@entry("int64(int64[::1], int64[::1], int64, int64[::1], float64[::1])")
def look(tables: Array, root: Array, plies: int, moves: Array, values: Numbers) -> int:
    """Write all legal moves, and what each is worth to the seat to act; how many there are.

    Alpha-beta without recursion: each ply keeps its moves, the next of them, and its bounds.
    """
    states = np.empty((plies + 1, STATE_SIZE), np.int64)
    actions = np.empty((plies + 1, MOST_ACTIONS), np.int64)
    found = np.zeros(plies + 1, np.int64)
    coming = np.zeros(plies + 1, np.int64)
    low = np.full(plies + 1, -WORST)
    high = np.full(plies + 1, WORST)
    total = moves_of(address(tables), address(root), address(moves))
    for index in range(total):
        states[1, :] = root
        make(address(tables), address(states[1]), moves[index])
        value, ply, is_new = 0.0, 1, True
        while ply:
            turn = states[ply, TURN]
            if is_new and (turn < 0 or ply == plies):
                if turn < 0:
                    value = ended(address(tables), address(states[ply]), address(actions[ply]))
                else:
                    value = outlook(address(tables), address(states[ply]))
                ply -= 1
                is_new = False
                continue
            if is_new:
                found[ply] = moves_of(address(tables), address(states[ply]), address(actions[ply]))
                coming[ply] = 0
                low[ply], high[ply] = low[ply - 1], high[ply - 1]
            elif turn == 0:
                low[ply] = max(low[ply], value)
            else:
                high[ply] = min(high[ply], value)
            if coming[ply] == found[ply] or low[ply] >= high[ply]:
                value = low[ply] if turn == 0 else high[ply]
                ply -= 1
                is_new = False
                continue
            states[ply + 1, :] = states[ply]
            make(address(tables), address(states[ply + 1]), actions[ply, coming[ply]])
            coming[ply] += 1
            ply += 1
            is_new = True
        values[index] = value if root[TURN] == 0 else -value
    return total
