"""Compiled games of Claim It! between judges of positions, and learning from them."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.claim_it.game import bust, place, placements, stop
from claimstead.kernel.claim_it.layout import (
    CLAIMED,
    DUE,
    DUE_OVER,
    DUE_ROLL,
    MOST_ACTIONS,
    NONE,
    OUTCOMES,
    PLAYERS,
    ROLL,
    ROLL_OF,
    SEATS,
    SQUATTED,
    SQUATTER_PLACES,
    SQUATTERS,
    STATE_SIZE,
    TURN,
    TURNS_LEFT,
)
from claimstead.kernel.claim_it.scoring import result, winners
from claimstead.kernel.jit import Array, Words, address, apart, entry, inner
from claimstead.kernel.randomness import Randomness, below
from claimstead.players.claim_it.features import IS_LEARNED, MOST_NODES, TURN_SIZE, Numbers
from claimstead.players.claim_it.habits import believed
from claimstead.players.claim_it.judging import (
    KEYS_SIZE,
    VALUES_SIZE,
    Beyond,
    Look,
    judged_by,
    looking,
)
from claimstead.players.claim_it.learning import (
    Pupil,
    learn_position,
    learn_prospect,
    read_position,
)
from claimstead.players.claim_it.look_ahead import rolls_ahead
from claimstead.players.claim_it.mind import NO_LIMIT, Mind
from claimstead.players.claim_it.one_roll import (
    NOTHING,
    begin_looking,
    one_roll,
    stopping_here,
)


@inner
def begin_game(state: Words) -> None:
    for index in range(STATE_SIZE):
        state[index] = 0
    state[ROLL] = NONE
    state[TURNS_LEFT] = NONE


@inner
def share_of(seats: int, seat: int) -> float:
    """A seat's share of the victory of these seats."""
    if seats >> seat & 1 == 0:
        return 0.0
    winning, left = 0, seats
    while left:
        left &= left - 1
        winning += 1
    return 1.0 / winning


@apart
def play_turn(
    look: Look, actions: Words, chance: Randomness, depth: int, pupil: Pupil, rate: float
) -> None:
    """A whole turn: each time the stone and the choice that look best."""
    tables, state = look.tables, look.state
    seat = state[TURN]
    while state[TURN] == seat and state[DUE] != DUE_OVER:
        roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
        found = placements(tables, state, roll, actions)
        if found == 0:
            bust(tables, state)
            break
        squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
        squatted, claimed = state[SQUATTED], state[CLAIMED]
        best, chosen, is_stop = NOTHING, 0, False
        for index in range(found):
            place(tables, state, actions[index])
            stopping = stopping_here(look)
            rolling = believed(look, stopping, rolls_ahead(look, depth))
            if rate > 0.0:
                learn_prospect(look, pupil, rolling, rate)
            if max(stopping, rolling) > best:
                best, chosen = max(stopping, rolling), actions[index]
                is_stop = stopping >= rolling
            state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
            state[SQUATTED], state[CLAIMED] = squatted, claimed
        place(tables, state, chosen)
        if is_stop:
            stop(tables, state)
            break
        state[DUE] = DUE_ROLL
        state[ROLL] = NONE


@inner
def learners(players: int, guests: float, chance: Randomness) -> int:
    """Who plays by what was learned, as a mask of seats: one for sure."""
    seats = 1 << below(chance, players)
    for seat in range(players):
        if below(chance, 1000) >= guests * 1000:
            seats |= 1 << seat
    return seats


@entry(
    "int64(int64[::1], int64[::1], float32[::1], float32[::1], float32[::1], float32[::1],"
    " uint64[::1], int64, int64, float64, float64, float64)"
)
def learn_from_games(
    tables: Words,
    geometry: Words,
    plain: Numbers,
    weights: Numbers,
    sums: Numbers,
    sizes: Numbers,
    chance: Randomness,
    games: int,
    most_turns: int,
    guests: float,
    trace: float,
    rate: float,
) -> int:
    """Play games and learn from them; how many turns they took.

    Every seat plays by the plain sum as often as `guests` says; with more than 1 all of them
    do. A position between turns learns from what later turns of the same seat look like when
    they begin, less and less from those farther off (`trace`), and from the end. Where two
    pupils share one victory, each turn of either counts.
    """
    players = tables[PLAYERS]
    state = np.zeros(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    turn = np.zeros(TURN_SIZE, np.int64)
    keys = np.zeros(KEYS_SIZE, np.int64)
    values = np.zeros(VALUES_SIZE, np.float64)
    history = np.zeros((most_turns, STATE_SIZE), np.int64)
    begun = np.zeros(most_turns, np.float64)
    aims = np.zeros(most_turns, np.float64)
    turn[MOST_NODES] = NO_LIMIT
    here = Beyond(address(state), address(turn), address(keys), address(values))
    own = looking(tables, geometry, weights, state, turn, keys, values, here)
    plainly = judged_by(own, address(plain))
    pupil = Pupil(address(sums), address(sizes))
    played = 0
    for _ in range(games):
        begin_game(address(state))
        seats = 0 if guests > 1.0 else learners(players, guests, address(chance))
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            is_learner = seats >> state[TURN] & 1
            turn[IS_LEARNED] = is_learner
            look = own if is_learner else plainly
            begin_looking(look)
            begun[turns] = one_roll(look) if is_learner else NOTHING
            play_turn(look, address(actions), address(chance), 1, pupil, rate * is_learner)
            history[turns] = state
            turns += 1
        played += turns
        won = winners(address(tables), address(state))
        is_shared = players == 2 and (seats == 0 or seats == 3)
        stride = 1 if is_shared else players
        aims[turns - 1] = share_of(won, (turns - 1) % players)
        begun[turns - 1] = aims[turns - 1] if seats == 0 else begun[turns - 1]
        turn[IS_LEARNED] = 1
        for index in range(turns - 2, -1, -1):
            seat = index % players
            later = index + stride
            if later >= turns:
                aims[index] = share_of(won, seat)
            else:
                aim = trace * aims[later] + (1.0 - trace) * begun[later]
                aims[index] = 1.0 - aim if is_shared else aim
            if seats == 0 or seats >> seat & 1:
                state[:] = history[index]
                guess = read_position(own, seat)
                learn_position(own, pupil, aims[index] - guess, rate)
                begun[index] = guess if seats == 0 else begun[index]
    return played


@entry(
    "void(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1], float64[::1],"
    " int64[::1], int64[::1], int64[::1], float64[::1], uint64[::1], int64)"
)
def take_turn(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    next_state: Words,
    next_turn: Words,
    next_keys: Words,
    next_values: Numbers,
    chance: Randomness,
    depth: int,
) -> None:
    """Play the turn that is due, looking so many rolls ahead."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    look = looking(
        tables,
        geometry,
        weights,
        state,
        turn,
        keys,
        values,
        Beyond(address(next_state), address(next_turn), address(next_keys), address(next_values)),
    )
    begin_looking(look)
    nobody = Pupil(address(weights), address(weights))
    play_turn(look, address(actions), address(chance), depth, nobody, 0.0)


Turn = Callable[[Array, NDArray[np.uint64]], None]
"""Plays the turn that is due."""


def turns_of(mind: Mind, depth: int) -> Turn:
    """How a judge plays its turns."""

    def play(state: Array, chance: NDArray[np.uint64]) -> None:
        take_turn(
            mind.tables,
            mind.geometry,
            mind.weights,
            state,
            mind.turn,
            mind.keys,
            mind.values,
            *mind.beyond,
            chance,
            depth,
        )

    return play


def victories(
    tables: Array,
    one: Turn,
    others: Turn,
    seat: int,
    chance: NDArray[np.uint64],
    games: int,
    most_turns: int,
) -> float:
    """What one player wins at a seat among others, shared victories in part."""
    state: Array = np.zeros(STATE_SIZE, np.int64)
    tally: Array = np.zeros(3 * SEATS, np.int64)
    won = 0.0
    for _ in range(games):
        state[:] = 0
        state[[ROLL, TURNS_LEFT]] = NONE
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            (one if state[TURN] == seat else others)(state, chance)
            turns += 1
        winning = result(tables, state, tally)
        won += (winning >> seat & 1) / winning.bit_count()
    return won
