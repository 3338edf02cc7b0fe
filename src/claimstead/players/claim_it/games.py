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
    looking,
    prospect,
)
from claimstead.players.claim_it.learning import (
    Pupil,
    learn_position,
    learn_prospect,
    read_position,
)
from claimstead.players.claim_it.look_ahead import chance_here, rolls_ahead
from claimstead.players.claim_it.mind import NO_LIMIT, Mind
from claimstead.players.claim_it.one_roll import (
    NOTHING,
    begin_looking,
    one_roll,
    slot_here,
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
def play_turn(look: Look, actions: Words, chance: Randomness, depth: int) -> None:
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


@apart
def learn_from_turn(
    look: Look, actions: Words, chance: Randomness, pupil: Pupil, rate: float
) -> None:
    """A whole turn at a glance: stones by what they promise, and one roll ahead for the chosen.

    What rolling on promises learns from that look.
    """
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
        best, chosen = NOTHING, actions[0]
        for index in range(found if found > 1 else 0):
            place(tables, state, actions[index])
            slot = slot_here(look)
            value = max(look.values[slot], prospect(look, slot, chance_here(look)))
            if value > best:
                best, chosen = value, actions[index]
            state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
            state[SQUATTED], state[CLAIMED] = squatted, claimed
        place(tables, state, chosen)
        stopping = stopping_here(look)
        rolling = one_roll(look)
        learn_prospect(look, pupil, rolling, rate)
        if stopping >= rolling:
            stop(tables, state)
            break
        state[DUE] = DUE_ROLL
        state[ROLL] = NONE


@entry(
    "int64(int64[::1], int64[::1], float32[::1], float32[::1], float32[::1],"
    " uint64[::1], int64, int64, float64, float64)"
)
def learn_from_games(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    sums: Numbers,
    sizes: Numbers,
    chance: Randomness,
    games: int,
    most_turns: int,
    trace: float,
    rate: float,
) -> int:
    """Play games in which every seat plays by what was learned; how many turns they took.

    A position between turns learns from what later turns look like when they begin, less and
    less from those farther off (`trace`), and from the end. Where two share one victory, each
    turn of either counts, with more players those of the same seat.
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
    turn[IS_LEARNED] = 1
    here = Beyond(address(state), address(turn), address(keys), address(values))
    look = looking(tables, geometry, weights, state, turn, keys, values, here)
    pupil = Pupil(address(sums), address(sizes))
    stride = 1 if players == 2 else players
    played = 0
    for _ in range(games):
        begin_game(address(state))
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            begin_looking(look)
            begun[turns] = one_roll(look)
            learn_from_turn(look, address(actions), address(chance), pupil, rate)
            history[turns] = state
            turns += 1
        played += turns
        won = winners(address(tables), address(state))
        aims[turns - 1] = share_of(won, (turns - 1) % players)
        for index in range(turns - 2, -1, -1):
            seat = index % players
            later = index + stride
            if later >= turns:
                aims[index] = share_of(won, seat)
            else:
                aim = trace * aims[later] + (1.0 - trace) * begun[later]
                aims[index] = 1.0 - aim if players == 2 else aim
            state[:] = history[index]
            learn_position(look, pupil, aims[index] - read_position(look, seat), rate)
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
    play_turn(look, address(actions), address(chance), depth)


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
