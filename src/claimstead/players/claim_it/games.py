"""Compiled games of Claim It! between judges of positions, and learning from them."""

import math

import numpy as np

from claimstead.kernel.bits import count
from claimstead.kernel.claim_it.game import bust, claimable, free_to_squat, place, placements, stop
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
    SQUATTED,
    SQUATTER_PLACES,
    SQUATTERS,
    STATE_SIZE,
    TURN,
    TURNS_LEFT,
)
from claimstead.kernel.claim_it.scoring import winners
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.kernel.randomness import Randomness, below
from claimstead.players.claim_it.judging import (
    FEATURES,
    IS_LEARNED,
    NUMBERS,
    TURN_SIZE,
    WHOLE_BOARD_FEATURES,
    Numbers,
    begin_turn,
    look_at,
    whole_board_features,
)
from claimstead.players.claim_it.look_ahead import (
    KEYS_SIZE,
    NOTHING,
    VALUES_SIZE,
    begin_looking,
    option_at,
    remembered,
    rolling_value,
    squatters_of,
    stop_value,
)
from claimstead.players.claim_it.patterns import FIRST_ENTRY, MIRROR, PATTERNS, TABLE_ENTRIES


@inner
def learn_option(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    rolling: float,
    learning: float,
) -> None:
    """What the freedom to roll again was worth here, mixed into what is known of it."""
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    slot = remembered(tables, geometry, weights, state, turn, keys, values, pending, claimed)
    at = option_at(
        tables,
        geometry,
        keys[3 * slot + 2],
        count(claimable(tables, state)),
        count(free_to_squat(tables, state)),
        count(squatters_of(tables) & ~state[SQUATTERS]),
    )
    weights[at] += learning * (max(rolling - values[slot], 0.0) - weights[at])


@apart
def play_turn(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    actions: Words,
    chance: Randomness,
    depth: int,
    learning: float,
) -> None:
    """A whole turn: each time the stone and the choice that look best."""
    begin_looking(tables, geometry, weights, state, turn, keys, values)
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
            stopping = stop_value(tables, geometry, weights, state, turn, keys, values)
            rolling = rolling_value(tables, geometry, weights, state, turn, keys, values, depth)
            if learning > 0.0:
                learn_option(
                    tables, geometry, weights, state, turn, keys, values, rolling, learning
                )
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
def read_features(tables: Words, geometry: Words, state: Words, turn: Words, seat: int) -> int:
    """Write which entries of the tables a position between turns reads, seen by a seat.

    The answer is where the patterns' tables begin.
    """
    turn[IS_LEARNED] = 1
    begin_turn(tables, geometry, state, turn, seat, state[TURNS_LEFT])
    others = look_at(tables, state, turn, 0, 0)
    phase = max(state[TURNS_LEFT], 0)
    whole_board_features(geometry, turn, phase, others)
    return geometry[TABLE_ENTRIES] if phase else 0


@inner
def sum_of_features(geometry: Words, weights: Numbers, turn: Words, called: int) -> float:
    total = 0.0
    for feature in range(WHOLE_BOARD_FEATURES):
        total += weights[turn[FEATURES + feature]]
    for pattern in range(geometry[PATTERNS]):
        total += weights[called + turn[NUMBERS + pattern]]
    return 1.0 / (1.0 + math.exp(-total))


@inner
def mirrored(number: int, order: int) -> int:
    """The number of a pattern with its digits read in another order."""
    result, power = 0, 1
    while order or number:
        digit, rest = order & 7, number
        for _ in range(digit):
            rest //= 5
        result += power * (rest % 5)
        power *= 5
        order >>= 3
        if order == 0:
            break
    return result


@inner
def nudge(
    weights: Numbers, sums: Numbers, sizes: Numbers, at: int, error: float, rate: float
) -> None:
    """Move a weight; those whose errors cancel out move less and less (temporal coherence)."""
    step = abs(sums[at]) / sizes[at] if sizes[at] > 0.0 else 1.0
    weights[at] += rate * step * error
    sums[at] += error
    sizes[at] += abs(error)


@inner
def learn_position(
    geometry: Words,
    weights: Numbers,
    sums: Numbers,
    sizes: Numbers,
    turn: Words,
    called: int,
    error: float,
    rate: float,
) -> None:
    for feature in range(WHOLE_BOARD_FEATURES):
        nudge(weights, sums, sizes, turn[FEATURES + feature], error, rate)
    for pattern in range(geometry[PATTERNS]):
        number = turn[NUMBERS + pattern]
        nudge(weights, sums, sizes, called + number, error, rate)
        if geometry[MIRROR + pattern]:
            first = geometry[FIRST_ENTRY + pattern]
            other = first + mirrored(number - first, geometry[MIRROR + pattern])
            if other != number:
                nudge(weights, sums, sizes, called + other, error, rate)


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


@entry(
    "int64(int64[::1], int64[::1], float32[::1], int64, float32[::1], float32[::1], float32[::1],"
    " uint64[::1], int64, int64, int64, float64, float64, float64)"
)
def learn_from_games(
    tables: Words,
    geometry: Words,
    teacher: Numbers,
    teacher_is_learned: int,
    weights: Numbers,
    sums: Numbers,
    sizes: Numbers,
    chance: Randomness,
    games: int,
    depth: int,
    most_turns: int,
    trace: float,
    rate: float,
    learning: float,
) -> int:
    """Play games by the teacher's judgement and learn from them; how many turns they took.

    Every position between turns learns from the later ones of the same seat, less and less from
    those farther off (`trace`), and from the end. With two players, who share one victory, each
    turn of either counts.
    """
    state = np.zeros(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    turn = np.zeros(TURN_SIZE, np.int64)
    looked = np.zeros(TURN_SIZE, np.int64)
    keys = np.zeros(KEYS_SIZE, np.int64)
    values = np.zeros(VALUES_SIZE, np.float64)
    history = np.zeros((most_turns, STATE_SIZE), np.int64)
    guesses = np.zeros(most_turns, np.float64)
    aims = np.zeros(most_turns, np.float64)
    players = tables[PLAYERS]
    turn[IS_LEARNED] = teacher_is_learned
    played = 0
    for _ in range(games):
        state[:] = 0
        state[ROLL] = NONE
        state[TURNS_LEFT] = NONE
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            play_turn(
                address(tables),
                address(geometry),
                address(teacher),
                address(state),
                address(turn),
                address(keys),
                address(values),
                address(actions),
                address(chance),
                depth,
                learning,
            )
            history[turns] = state
            turns += 1
        played += turns
        seats = winners(address(tables), address(state))
        if state[DUE] == DUE_OVER:
            turns -= 1
        stride = 1 if players == 2 else players
        for index in range(turns - 1, -1, -1):
            seat = index % players
            called = read_features(
                address(tables), address(geometry), address(history[index]), address(looked), seat
            )
            guesses[index] = sum_of_features(
                address(geometry), address(weights), address(looked), called
            )
            later = index + stride
            if later >= turns:
                aims[index] = share_of(seats, seat)
            else:
                aim = trace * aims[later] + (1.0 - trace) * guesses[later]
                aims[index] = 1.0 - aim if players == 2 else aim
            learn_position(
                address(geometry),
                address(weights),
                address(sums),
                address(sizes),
                address(looked),
                called,
                aims[index] - guesses[index],
                rate,
            )
    return played


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64, int64, float32[::1], int64, int64,"
    " int64, uint64[::1], int64, int64)"
)
def compare(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    is_learned: int,
    depth: int,
    other_weights: Numbers,
    other_is_learned: int,
    other_depth: int,
    seat: int,
    chance: Randomness,
    games: int,
    most_turns: int,
) -> float:
    """The victories, shared ones in part, of one judge at a seat among others of another kind."""
    state = np.zeros(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    turn = np.zeros(TURN_SIZE, np.int64)
    keys = np.zeros(KEYS_SIZE, np.int64)
    values = np.zeros(VALUES_SIZE, np.float64)
    won = 0.0
    for _ in range(games):
        state[:] = 0
        state[ROLL] = NONE
        state[TURNS_LEFT] = NONE
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            if state[TURN] == seat:
                turn[IS_LEARNED] = is_learned
                play_turn(
                    address(tables),
                    address(geometry),
                    address(weights),
                    address(state),
                    address(turn),
                    address(keys),
                    address(values),
                    address(actions),
                    address(chance),
                    depth,
                    0.0,
                )
            else:
                turn[IS_LEARNED] = other_is_learned
                play_turn(
                    address(tables),
                    address(geometry),
                    address(other_weights),
                    address(state),
                    address(turn),
                    address(keys),
                    address(values),
                    address(actions),
                    address(chance),
                    other_depth,
                    0.0,
                )
            turns += 1
        won += share_of(winners(address(tables), address(state)), seat)
    return won
