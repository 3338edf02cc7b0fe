"""Random games: every legal move is as likely as any other."""

import numpy as np

from claimstead.kernel.bits import count, nth
from claimstead.kernel.claim.game import begin, choose, options, play
from claimstead.kernel.claim.layout import (
    CARDS,
    MOST_ACTIONS,
    NUMBER_LIMIT,
    NUMBERS,
    PHASE,
    STAGE,
    STAGE_PLAY,
    STATE_SIZE,
    TURN,
    WORDS,
)
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.claim.trick import must_follow, playable
from claimstead.kernel.jit import Rows, Words, address, entry, inner
from claimstead.kernel.randomness import Randomness, below


@inner
def shuffle(tables: Words, cards: Words, chance: Randomness) -> None:
    """All cards of the deck in random order."""
    for index in range(tables[CARDS]):
        other = below(chance, index + 1)
        cards[index] = cards[other]
        cards[other] = tables[NUMBERS + index]


@inner
def random_card(tables: Words, state: Words, chance: Randomness) -> int:
    """A card that may be played; equal ones count once."""
    following = must_follow(tables, state)
    cards = playable(tables, state, 0, following)
    number = count(cards)
    if tables[WORDS] == 1:
        return nth(cards, below(chance, number))
    more = playable(tables, state, 1, following)
    chosen = below(chance, number + count(more))
    if chosen < number:
        return nth(cards, chosen)
    return 64 + nth(more, chosen - number)


@inner
def play_out(tables: Words, state: Words, actions: Words, chance: Randomness) -> int:
    """Play to the end at random; the seats that win, as a mask."""
    while state[TURN] >= 0:
        if state[STAGE] == STAGE_PLAY:
            play(tables, state, random_card(tables, state, chance))
        else:
            found = options(tables, state, actions)
            choose(tables, state, actions[below(chance, found)])
    return winners(tables, state, actions)


@entry("void(int64[::1], int64[:,::1], int64, uint64[::1], int64[:,::1])")
def play_outs(tables: Words, states: Rows, games: int, chance: Randomness, won: Rows) -> None:
    """From each state play so many games: its row of `won` counts how they ended.

    The place in the row is the mask of the winners. Before the deal, each game has its own.
    """
    state = np.empty(STATE_SIZE, np.int64)
    cards = np.empty(NUMBER_LIMIT, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    for row in range(len(states)):
        for _ in range(games):
            if states[row, PHASE] == 0:
                shuffle(address(tables), address(cards), address(chance))
                begin(address(tables), address(state), address(cards))
            else:
                for index in range(STATE_SIZE):
                    state[index] = states[row, index]
            seats = play_out(address(tables), address(state), address(actions), address(chance))
            won[row, seats] += 1
