"""Whole games of CLAIM, compiled: by rules of thumb or at random, and what came of each deal."""

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.claim.codec import codec_of
from claimstead.kernel.claim.game import begin
from claimstead.kernel.claim.layout import (
    HANDS,
    LEAD,
    MOST_ACTIONS,
    NUMBER_LIMIT,
    PHASE,
    SEATS,
    STATE_SIZE,
    TURN,
)
from claimstead.kernel.claim.playout import shuffle
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.jit import Rows, Words, address, entry
from claimstead.kernel.randomness import Randomness, randomness
from claimstead.notation import Claim
from claimstead.players.claim.policy import step_at_random, step_by_thumb

# A row for each game.
WON = 0
"""The seats that won, as a mask."""
SECOND_LEAD = 1
"""Who led the first trick of phase 2."""
FAVOURS = 2
"""For each of four teams the factions it won, as a mask."""
DEALT = 6
"""The hands of phase 1: two words for each of four seats."""
RECRUITED = 14
"""The hands of phase 2."""
ROW_SIZE = 22


@entry("void(int64[::1], int64, uint64[::1], int64[:,::1])")
def play_deals(tables: Words, by_thumb: int, chance: Randomness, rows: Rows) -> None:
    """Play a game for each row, and write what came of it."""
    state = np.empty(STATE_SIZE, np.int64)
    cards = np.empty(NUMBER_LIMIT, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    for game in range(len(rows)):
        shuffle(address(tables), address(cards), address(chance))
        begin(address(tables), address(state), address(cards))
        for index in range(2 * SEATS):
            rows[game, DEALT + index] = state[HANDS + index]
        phase = state[PHASE]
        while state[TURN] >= 0:
            if by_thumb:
                step_by_thumb(address(tables), address(state), address(actions), address(chance))
            else:
                step_at_random(address(tables), address(state), address(actions), address(chance))
            if state[PHASE] != phase:
                phase = state[PHASE]
                rows[game, SECOND_LEAD] = state[LEAD]
                for index in range(2 * SEATS):
                    rows[game, RECRUITED + index] = state[HANDS + index]
        rows[game, WON] = winners(address(tables), address(state), address(actions))
        for team in range(SEATS):
            rows[game, FAVOURS + team] = actions[2 * team]


def played(game: Claim, games: int, seed: int, *, by_thumb: bool) -> NDArray[np.int64]:
    """So many games of a deck; the columns are named above."""
    rows = np.zeros((games, ROW_SIZE), np.int64)
    play_deals(codec_of(game).tables, int(by_thumb), randomness(seed), rows)
    return rows
