"""Random games: every legal move is as likely as any other."""

import numpy as np

from claimstead.kernel.claim_it.game import bust, place, placements, stop
from claimstead.kernel.claim_it.layout import (
    DUE,
    DUE_OVER,
    DUE_PLACE,
    DUE_ROLL,
    MOST_ACTIONS,
    OUTCOMES,
    ROLL,
    ROLL_OF,
    STATE_SIZE,
)
from claimstead.kernel.claim_it.scoring import winners
from claimstead.kernel.jit import Rows, Words, address, entry, inner
from claimstead.kernel.randomness import Randomness, below


@inner
def place_at_random(
    tables: Words, state: Words, roll: int, actions: Words, chance: Randomness
) -> None:
    """Place a stone for this roll, or bust."""
    found = placements(tables, state, roll, actions)
    if found == 0:
        bust(tables, state)
    else:
        place(tables, state, actions[below(chance, found)])


@inner
def play_out(tables: Words, state: Words, actions: Words, chance: Randomness) -> int:
    """Play to the end at random; the seats that win, as a mask."""
    if state[DUE] == DUE_PLACE:
        place_at_random(tables, state, state[ROLL], actions, chance)
    while state[DUE] != DUE_OVER:
        if state[DUE] == DUE_ROLL or below(chance, 2):
            roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
            place_at_random(tables, state, roll, actions, chance)
        else:
            stop(tables, state)
    return winners(tables, state)


@entry("void(int64[::1], int64[:,::1], int64, uint64[::1], int64[:,::1])")
def play_outs(tables: Words, states: Rows, games: int, chance: Randomness, won: Rows) -> None:
    """From each state play so many games: its row of `won` counts how they ended.

    The place in the row is the mask of the winners.
    """
    state = np.empty(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    for row in range(len(states)):
        for _ in range(games):
            for index in range(STATE_SIZE):
                state[index] = states[row, index]
            seats = play_out(address(tables), address(state), address(actions), address(chance))
            won[row, seats] += 1
