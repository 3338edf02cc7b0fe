"""Compiled games of phase 1 with two players, to learn from."""

import numpy as np

from claimstead.kernel.bits import lowest
from claimstead.kernel.claim.game import begin
from claimstead.kernel.claim.layout import (
    HANDS,
    LEAD,
    MOST_ACTIONS,
    NUMBER_LIMIT,
    PHASE,
    PILE_END,
    PILE_TOP,
    PLAYED,
    STAGE,
    STAGE_LOOK,
    STATE_SIZE,
    TURN,
)
from claimstead.kernel.claim.playout import shuffle
from claimstead.kernel.jit import Rows, Words, address, apart, entry, inner
from claimstead.kernel.randomness import Randomness, below
from claimstead.players.claim.dealing import CARDS, COUNT, PLACES, UNSEEN_SIZE
from claimstead.players.claim.judge import MOST_ROWS, Numbers, rows_of
from claimstead.players.claim.policy import step_at_random, step_by_thumb
from claimstead.players.claim.tree import (
    BY_JUDGE,
    FIRST_CHILD,
    HOW,
    MOVE,
    NEXT_SIBLING,
    NODE_WORDS,
    NONE,
    SETTINGS_SIZE,
    SIZE,
    VISITS,
    make,
    search,
)

CURIOSITY = 0.4
WHIMS = 10
"""One move of so many is by rule of thumb, so that games differ."""


@inner
def lay_unseen(tables: Words, state: Words, unseen: Words) -> None:
    """The other hand and the pile: what the seat on turn has not seen, or nearly so.

    All followers count as seen; in a game those drawn face down are not.
    """
    found = 0
    heap = HANDS + 2 - 2 * state[TURN]
    cards = state[heap]
    while cards:
        unseen[CARDS + found] = lowest(cards)
        unseen[PLACES + found] = heap
        found += 1
        cards &= cards - 1
    first = state[PILE_TOP] + (state[STAGE] == STAGE_LOOK)
    for place in range(first, tables[PILE_END]):
        unseen[CARDS + found] = state[place]
        unseen[PLACES + found] = place
        found += 1
    unseen[COUNT] = found


@apart
def most_visited(tree: Words) -> int:
    best, chosen = -1, 0
    child = tree[FIRST_CHILD]
    while child != NONE:
        if tree[NODE_WORDS * child + VISITS] > best:
            best, chosen = tree[NODE_WORDS * child + VISITS], tree[NODE_WORDS * child + MOVE]
        child = tree[NODE_WORDS * child + NEXT_SIBLING]
    return chosen


@entry(
    "void(int64[::1], int64[::1], float32[::1], int64, uint64[::1],"
    " int64[:,::1], int64[:,::1], int64[::1], int64[::1])"
)
def recruit(
    tables: Words,
    kinds: Words,
    weights: Numbers,
    iterations: int,
    chance: Randomness,
    ends: Rows,
    rows: Rows,
    leads: Words,
    tricks: Words,
) -> None:
    """Play phase 1 once for each row of `ends`, which gets the state at its end.

    With no `iterations` at random (below 0) or by rules of thumb, else by the search. `rows` gets
    what the judge sees at the start of each trick and at the end, filled up with -1, and `leads`
    who leads there; `tricks` how many such positions there are up to the end of each game.
    """
    state = np.empty(STATE_SIZE, np.int64)
    root = np.empty(STATE_SIZE, np.int64)
    cards = np.empty(NUMBER_LIMIT, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    seen = np.empty(MOST_ROWS, np.int64)
    unseen = np.zeros(UNSEEN_SIZE, np.int64)
    settings = np.zeros(SETTINGS_SIZE, np.int64)
    nodes = np.zeros(NODE_WORDS * (max(iterations, 0) + 2), np.int64)
    gained = np.zeros(max(iterations, 0) + 2, np.float64)
    written = 0
    for game in range(len(ends)):
        shuffle(address(tables), address(cards), address(chance))
        begin(address(tables), address(state), address(cards))
        while True:
            if state[PLAYED] == 0:
                found = rows_of(address(kinds), address(state), address(seen))
                for index in range(MOST_ROWS):
                    rows[written, index] = seen[index] if index < found else -1
                leads[written] = state[LEAD]
                written += 1
            if state[PHASE] == 2:
                break
            if iterations < 0:
                step_at_random(address(tables), address(state), address(actions), address(chance))
            elif iterations == 0 or below(chance, WHIMS) == 0:
                step_by_thumb(address(tables), address(state), address(actions), address(chance))
            else:
                lay_unseen(address(tables), address(state), address(unseen))
                root[:] = state
                settings[HOW] = BY_JUDGE
                settings[SIZE] = 1
                nodes[:NODE_WORDS] = 0
                nodes[FIRST_CHILD] = NONE
                search(
                    tables, root, unseen, nodes, gained, settings, kinds, weights,
                    CURIOSITY, chance, iterations,
                )  # fmt: skip
                make(address(tables), address(state), most_visited(address(nodes)))
        tricks[game] = written
        for index in range(STATE_SIZE):
            ends[game, index] = state[index]
