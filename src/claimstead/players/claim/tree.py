"""Information-set search, compiled: one tree over what the searching seat can see.

Every iteration deals the unseen cards anew, walks down the tree by moves that are legal in that
deal, adds one node, and judges what follows. Turned-up cards are steps in the tree too, for
everybody sees them. A node counts how often its move was possible, so that rare moves get their
due.
"""

import math

import numpy as np

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim.game import first_copy, options
from claimstead.kernel.claim.layout import (
    ACTION_TAKE,
    ACTIONS,
    COPIES,
    HANDS,
    MIDDLE,
    MIDDLE_COUNT,
    MOST_ACTIONS,
    PHASE,
    PILE_TOP,
    PLAYED,
    STAGE,
    STAGE_PLAY,
    STATE_SIZE,
    TEAM_OF,
    TEAMS,
    TURN,
    WORDS,
)
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.claim.trick import must_follow, playable
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.kernel.randomness import Randomness, below
from claimstead.players.claim.dealing import deal_anew
from claimstead.players.claim.judge import MOST_ROWS, SCRATCH_SIZE, Numbers, judged
from claimstead.players.claim.policy import (
    choose_option,
    play_card,
    step_at_random,
    step_by_thumb,
)

# Nodes: rows of the tree
MOVE, FIRST_CHILD, NEXT_SIBLING, VISITS, AVAILABLE = range(5)
NODE_WORDS = 5
NONE = -1

# How a position is judged that the tree has not reached
AT_RANDOM, BY_THUMB, BY_JUDGE = range(3)

DEEPEST = 160
"""No game has as many moves and turned-up cards."""

# Settings
HOW = 0
SIZE = 1
"""How many nodes there are."""
SETTINGS_SIZE = 4


@apart
def moves_of(tables: Words, state: Words, actions: Words) -> int:
    """All legal moves."""
    if state[STAGE] != STAGE_PLAY:
        return options(tables, state, actions)
    following = must_follow(tables, state)
    found = 0
    for word in range(tables[WORDS]):
        cards = playable(tables, state, word, following)
        while cards:
            actions[found] = first_copy(tables, 64 * word + lowest(cards))
            found += 1
            cards &= cards - 1
    return found


@apart
def make(tables: Words, state: Words, action: int) -> None:
    """Make a move."""
    if action < ACTION_TAKE:
        held = state[HANDS + 2 * state[TURN] + (action >> 6)] & tables[COPIES + action]
        play_card(tables, state, (action & 64) + lowest(held))
    else:
        choose_option(tables, state, action)


@inner
def turned_up(tables: Words, state: Words) -> int:
    """The step of the tree for the cards that were just turned up."""
    step = ACTIONS
    for index in range(state[MIDDLE_COUNT]):
        step += first_copy(tables, state[MIDDLE + index]) << (7 * index)
    return step


@inner
def child_of(tree: Words, node: int, move: int) -> int:
    child = tree[NODE_WORDS * node + FIRST_CHILD]
    while child != NONE and tree[NODE_WORDS * child + MOVE] != move:
        child = tree[NODE_WORDS * child + NEXT_SIBLING]
    return child


@inner
def add_child(tree: Words, settings: Words, node: int, move: int) -> int:
    child = settings[SIZE]
    settings[SIZE] = child + 1
    tree[NODE_WORDS * child + MOVE] = move
    tree[NODE_WORDS * child + FIRST_CHILD] = NONE
    tree[NODE_WORDS * child + NEXT_SIBLING] = tree[NODE_WORDS * node + FIRST_CHILD]
    tree[NODE_WORDS * child + VISITS] = 0
    tree[NODE_WORDS * child + AVAILABLE] = 0
    tree[NODE_WORDS * node + FIRST_CHILD] = child
    return child


@apart
def select(
    tree: Words,
    gained: Numbers,
    settings: Words,
    node: int,
    actions: Words,
    found: int,
    curiosity: float,
    chance: Randomness,
) -> int:
    """The child to go on with: an untried move, else the best by upper confidence bounds."""
    untried, fresh = 0, 0
    best, chosen = -1e9, NONE
    for index in range(found):
        child = child_of(tree, node, actions[index])
        if child == NONE:
            untried += 1
            if below(chance, untried) == 0:
                fresh = actions[index]
            continue
        at = NODE_WORDS * child
        tree[at + AVAILABLE] += 1
        visits = tree[at + VISITS]
        bound = gained[child] / visits + curiosity * math.sqrt(
            math.log(float(tree[at + AVAILABLE] + 1)) / visits
        )
        if bound > best:
            best, chosen = bound, child
    if untried:
        child = add_child(tree, settings, node, fresh)
        gained[child] = 0.0
        tree[NODE_WORDS * child + AVAILABLE] = 1
        return -2 - child
    return chosen


@inner
def share(tables: Words, seats: int, team: int) -> float:
    """The part of the victory of these seats that a team has."""
    own = count(seats & tables[TEAMS + team])
    return own / count(seats) if own else 0.0


@apart
def finish(
    tables: Words,
    kinds: Words,
    weights: Numbers,
    settings: Words,
    state: Words,
    shares: Numbers,
    actions: Words,
    rows: Words,
    scratch: Numbers,
    chance: Randomness,
) -> None:
    """Judge a position: what part of the victory each team has of it."""
    if settings[HOW] == AT_RANDOM:
        while state[TURN] >= 0:
            step_at_random(tables, state, actions, chance)
    elif settings[HOW] == BY_THUMB:
        while state[TURN] >= 0:
            step_by_thumb(tables, state, actions, chance)
    else:
        while state[PLAYED]:
            step_by_thumb(tables, state, actions, chance)
        if state[TURN] >= 0:
            shares[0] = judged(kinds, weights, state, rows, scratch)
            shares[1] = 1.0 - shares[0]
            return
    seats = winners(tables, state, actions)
    for team in range(4):
        shares[team] = share(tables, seats, team)


@entry(
    "void(int64[::1], int64[::1], int64[::1], int64[::1], float64[::1], int64[::1], int64[::1],"
    " float32[::1], float64, uint64[::1], int64)"
)
def search(
    tables: Words,
    root: Words,
    unseen: Words,
    tree: Words,
    gained: Numbers,
    settings: Words,
    kinds: Words,
    weights: Numbers,
    curiosity: float,
    chance: Randomness,
    iterations: int,
) -> None:
    """Search on for so many iterations."""
    state = np.empty(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    rows = np.empty(MOST_ROWS, np.int64)
    scratch = np.empty(SCRATCH_SIZE, np.float32)
    shares = np.zeros(4, np.float64)
    path = np.empty(DEEPEST, np.int64)
    teams = np.empty(DEEPEST, np.int64)
    for _ in range(iterations):
        deal_anew(address(tables), address(unseen), address(root), address(chance))
        for index in range(STATE_SIZE):
            state[index] = root[index]
        node, depth = 0, 0
        path[0], teams[0] = 0, 0
        while state[TURN] >= 0:
            if settings[HOW] == BY_JUDGE and depth and state[PLAYED] == 0 and state[PHASE] == 2:
                break
            found = moves_of(address(tables), address(state), address(actions))
            team = tables[TEAM_OF + state[TURN]]
            child = select(
                address(tree),
                address(gained),
                address(settings),
                node,
                address(actions),
                found,
                curiosity,
                address(chance),
            )
            is_new = child < 0
            node = -2 - child if is_new else child
            depth += 1
            path[depth], teams[depth] = node, team
            top = state[PILE_TOP]
            make(address(tables), address(state), tree[NODE_WORDS * node + MOVE])
            if is_new:
                break
            if state[PHASE] == 1 and state[PILE_TOP] != top and state[STAGE] == STAGE_PLAY:
                step = turned_up(address(tables), address(state))
                child = child_of(address(tree), node, step)
                is_new = child == NONE
                if is_new:
                    child = add_child(address(tree), address(settings), node, step)
                    gained[child] = 0.0
                node = child
                depth += 1
                path[depth], teams[depth] = node, team
                if is_new:
                    break
        finish(
            address(tables),
            address(kinds),
            address(weights),
            address(settings),
            address(state),
            address(shares),
            address(actions),
            address(rows),
            address(scratch),
            address(chance),
        )
        for index in range(depth + 1):
            tree[NODE_WORDS * path[index] + VISITS] += 1
            gained[path[index]] += shares[teams[index]]
