"""What moves are worth, compiled: the same deals and the same luck for each of them.

A position is judged as the search judges it: with two players in phase 1 at the end of the trick,
else at the end of a game played by rules of thumb. In the trick that is judged, everybody who is
still to act does what is best by the same judge.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.claim.layout import (
    MOST_ACTIONS,
    PLAYED,
    STAGE,
    STAGE_PLAY,
    STATE_SIZE,
    TEAM_OF,
    TURN,
)
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.kernel.randomness import Randomness
from claimstead.players.claim.dealing import deal_anew
from claimstead.players.claim.judge import MOST_ROWS, SCRATCH_SIZE, Numbers
from claimstead.players.claim.tree import (
    BY_JUDGE,
    HOW,
    NONE,
    SETTINGS_SIZE,
    finish,
    make,
    moves_of,
)

TEAMS = 4
"""Room for the teams of every game."""
Samples = NDArray[np.float64]
"""What each team has, for each deal and each move."""


class Desk(NamedTuple):
    """All that is at hand: compiled functions hand it on whole."""

    tables: Words
    kinds: Words
    weights: Numbers
    settings: Words
    shares: Numbers
    """What part of the victory each team has: the answer."""
    scratch_actions: Words
    rows: Words
    scratch: Numbers
    chance: Randomness


@inner
def copy(state: Words, to: Words) -> None:
    for index in range(STATE_SIZE):
        to[index] = state[index]


@apart
def settle(desk: Desk, state: Words) -> None:
    finish(
        desk.tables,
        desk.kinds,
        desk.weights,
        desk.settings,
        state,
        desk.shares,
        desk.scratch_actions,
        desk.rows,
        desk.scratch,
        desk.chance,
    )


@apart
def best_option(desk: Desk, state: Words, after: Words, actions: Words) -> None:
    """Judge a position in which a choice may be due: with two players, the best is taken."""
    if state[STAGE] == STAGE_PLAY:
        settle(desk, state)
        return
    team = desk.tables[TEAM_OF + state[TURN]]
    best, first = -1.0, 0.0
    for index in range(moves_of(desk.tables, state, actions)):
        copy(state, after)
        make(desk.tables, after, actions[index])
        settle(desk, after)
        if desk.shares[team] > best:
            best, first = desk.shares[team], desk.shares[0]
    desk.shares[0], desk.shares[1] = first, 1.0 - first


@apart
def best_reply(
    desk: Desk, state: Words, after: Words, actions: Words, later: Words, options: Words
) -> None:
    """Judge a position in the middle of a trick: with two players, the best card is played."""
    if state[PLAYED] == 0 or state[STAGE] != STAGE_PLAY:
        best_option(desk, state, later, options)
        return
    team = desk.tables[TEAM_OF + state[TURN]]
    best, first = -1.0, 0.0
    for index in range(moves_of(desk.tables, state, actions)):
        copy(state, after)
        make(desk.tables, after, actions[index])
        best_option(desk, after, later, options)
        if desk.shares[team] > best:
            best, first = desk.shares[team], desk.shares[0]
    desk.shares[0], desk.shares[1] = first, 1.0 - first


@entry(
    "void(int64[::1], int64[::1], int64[::1], int64[::1], int64, int64[::1], float32[::1],"
    " uint64[::1], float64[:,:,::1])"
)
def value_moves(
    tables: Words,
    root: Words,
    unseen: Words,
    moves: Words,
    how: int,
    kinds: Words,
    weights: Numbers,
    seeds: Randomness,
    values: Samples,
) -> None:
    """Write what part of the victory each team has of each move, in one deal after another.

    A move of `NONE` leaves the position as it is. Every deal has a seed of its own: where the same
    cards are unseen, the same seeds deal the same and play on the same.
    """
    chance = np.zeros(1, np.uint64)
    state = np.empty(STATE_SIZE, np.int64)
    after = np.empty(STATE_SIZE, np.int64)
    later = np.empty(STATE_SIZE, np.int64)
    replies = np.empty(MOST_ACTIONS, np.int64)
    options = np.empty(MOST_ACTIONS, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    rows = np.empty(MOST_ROWS, np.int64)
    scratch = np.empty(SCRATCH_SIZE, np.float32)
    settings = np.zeros(SETTINGS_SIZE, np.int64)
    shares = np.zeros(TEAMS, np.float64)
    settings[HOW] = how
    desk = Desk(
        address(tables),
        address(kinds),
        address(weights),
        address(settings),
        address(shares),
        address(actions),
        address(rows),
        address(scratch),
        address(chance),
    )
    for deal in range(values.shape[0]):
        chance[0] = seeds[deal]
        deal_anew(address(tables), address(unseen), address(root), address(chance))
        luck = chance[0]
        for index in range(values.shape[1]):
            chance[0] = luck
            copy(address(root), address(state))
            if moves[index] != NONE:
                make(address(tables), address(state), moves[index])
            if how == BY_JUDGE:
                best_reply(
                    desk,
                    address(state),
                    address(after),
                    address(replies),
                    address(later),
                    address(options),
                )
            else:
                settle(desk, address(state))
            for team in range(TEAMS):
                values[deal, index, team] = shares[team]
