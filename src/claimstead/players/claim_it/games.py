"""Compiled games of Claim It! between judges of positions, and learning from them.

A **referee**, a judge of its own, may tell the luck of each roll: what it brings more than the
average roll. Whatever the referee thinks, luck is nothing on the average, so what is won without it
has the same mean as what is won, and scatters far less.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.claim_it.game import bust, place, placements, stop
from claimstead.kernel.claim_it.layout import (
    CLAIMED,
    DUE,
    DUE_CHOOSE,
    DUE_OVER,
    DUE_ROLL,
    MOST_ACTIONS,
    NONE,
    OUTCOMES,
    PLAYERS,
    ROLL,
    ROLL_OF,
    SEATS,
    SPACES,
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
    BUST_VALUE,
    BY_SPACE,
    KEYS_SIZE,
    VALUES_SIZE,
    Beyond,
    TurnContext,
    looking,
)
from claimstead.players.claim_it.learning import learn_position, learn_prospect, read_position
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
def luck_of(referee: TurnContext, roll: int, actions: Words) -> float:
    """What this roll, with the stone that looks best, brings more than rolls do on the average."""
    mean = one_roll(referee)
    best = NOTHING
    for index in range(placements(referee.tables, referee.state, roll, actions)):
        best = max(best, referee.values[BY_SPACE + actions[index] % SPACES])
    return (best if best != NOTHING else referee.values[BUST_VALUE]) - mean


@apart
def play_turn(
    context: TurnContext,
    actions: Words,
    chance: Randomness,
    depth: int,
    referee: TurnContext,
    is_refereed: bool,
) -> float:
    """A whole turn: each time the stone and the choice that look best. The luck of its rolls."""
    tables, state = context.tables, context.state
    seat, luck = state[TURN], 0.0
    while state[TURN] == seat and state[DUE] != DUE_OVER:
        roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
        if is_refereed:
            luck += luck_of(referee, roll, actions)
        found = placements(tables, state, roll, actions)
        if found == 0:
            bust(tables, state)
            break
        squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
        squatted, claimed = state[SQUATTED], state[CLAIMED]
        best, chosen, is_stop = NOTHING, 0, False
        for index in range(found):
            place(tables, state, actions[index])
            stopping = stopping_here(context)
            rolling = believed(context, stopping, rolls_ahead(context, depth))
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
    return luck


@apart
def best_one_roll_ahead(context: TurnContext, actions: Words, found: int) -> int:
    """Of the stones that a roll allows, the one that is best when the next roll is looked at."""
    state = context.state
    squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
    squatted, claimed = state[SQUATTED], state[CLAIMED]
    due, roll = state[DUE], state[ROLL]
    best, chosen = NOTHING, 0
    for index in range(found):
        place(context.tables, state, actions[index])
        value = max(stopping_here(context), one_roll(context))
        if value > best:
            best, chosen = value, actions[index]
        state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
        state[SQUATTED], state[CLAIMED] = squatted, claimed
        state[DUE], state[ROLL] = due, roll
    return chosen


@apart
def practise_turn(
    context: TurnContext, actions: Words, chance: Randomness, rate: float, looks: bool
) -> float:
    """A turn, or the rest of one, to learn from; what its rolls brought more than the average.

    The stone is chosen by what it is worth at a glance, or where it `looks`, one roll ahead; then
    the exact expectation of the next roll decides whether to roll on, and teaches what rolling on
    promises.
    """
    tables, state, values = context.tables, context.state, context.values
    luck, stopping = 0.0, NOTHING
    if state[DUE] == DUE_CHOOSE:
        stopping = stopping_here(context)
    while True:
        rolling = one_roll(context)
        if stopping != NOTHING and rate > 0.0:
            learn_prospect(context, rolling, rate)
        if stopping >= rolling:
            stop(tables, state)
            return luck
        luck -= rolling
        roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
        found = placements(tables, state, roll, actions)
        if found == 0:
            bust(tables, state)
            return luck + values[BUST_VALUE]
        best, chosen = NOTHING, 0
        for index in range(found):
            value = values[BY_SPACE + actions[index] % SPACES]
            if value > best:
                best, chosen = value, actions[index]
        luck += best
        place(tables, state, best_one_roll_ahead(context, actions, found) if looks else chosen)
        stopping = stopping_here(context)


@inner
def learners_of(chance: Randomness, players: int, guests: float) -> int:
    """The seats that learn in a game: one, and each other one that has no guest."""
    everybody = (1 << players) - 1
    if guests == 0.0:
        return everybody
    learners = 1 << below(chance, players)
    for seat in range(players):
        if below(chance, 1 << 16) >= guests * (1 << 16):
            learners |= 1 << seat
    return learners


@apart
def parts_of_luck(context: TurnContext, parts: Numbers) -> None:
    """What part of this turn's luck each other seat pays for: the more, the more it may win."""
    players, on_turn = context.tables[PLAYERS], context.state[TURN]
    total = 0.0
    for seat in range(players):
        parts[seat] = 0.0
        if seat != on_turn:
            parts[seat] = read_position(context, seat)
            total += parts[seat]
    for seat in range(players):
        parts[seat] /= total


@entry(
    "int64(int64[::1], int64[::1], float32[::1], uint64[::1], float32[::1], int64, int64, float64,"
    " float64, float64, boolean)"
)
def learn_from_games(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    chance: Randomness,
    plain: Numbers,
    games: int,
    most_turns: int,
    trace: float,
    rate: float,
    guests: float,
    looks: bool,
) -> int:
    """Play games against itself, and guests, and learn from them; how many turns they took.

    A position between turns learns from what the end of later turns looks like, less and less
    from those farther off (`trace`), and from the end of the game. The luck of the rolls in
    between is taken off: on the average it is nothing, so what is learned stays true. With two
    players each turn of either counts; with more, each seat learns from its own turns, and what
    luck brings to one of the others is taken to cost the rest what they may win. At each seat but
    one a guest, who judges by the plain sum and does not learn, plays as often as `guests` says.
    """
    players = tables[PLAYERS]
    state = np.zeros(STATE_SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    turn = np.zeros(TURN_SIZE, np.int64)
    keys = np.zeros(KEYS_SIZE, np.int64)
    values = np.zeros(VALUES_SIZE, np.float64)
    history = np.zeros((most_turns, STATE_SIZE), np.int64)
    lucks = np.zeros(most_turns, np.float64)
    guesses = np.zeros(most_turns, np.float64)
    aims = np.zeros(most_turns, np.float64)
    parts = np.zeros((most_turns, SEATS), np.float64)
    other_turn = np.zeros(TURN_SIZE, np.int64)
    other_keys = np.zeros(KEYS_SIZE, np.int64)
    other_values = np.zeros(VALUES_SIZE, np.float64)
    turn[IS_LEARNED] = 1
    turn[MOST_NODES] = NO_LIMIT
    other_turn[MOST_NODES] = NO_LIMIT
    here = Beyond(address(state), address(turn), address(keys), address(values))
    context = looking(tables, geometry, weights, state, turn, keys, values, here)
    other = looking(tables, geometry, plain, state, other_turn, other_keys, other_values, here)
    stride = 1 if players == 2 else players
    played = 0
    for _ in range(games):
        begin_game(address(state))
        learners = learners_of(address(chance), players, guests)
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            if players > 2:
                parts_of_luck(context, address(parts[turns]))
            begin_looking(context)
            if learners >> state[TURN] & 1:
                lucks[turns] = practise_turn(
                    context, address(actions), address(chance), rate, looks
                )
            else:
                begin_looking(other)
                lucks[turns] = play_turn(other, address(actions), address(chance), 1, context, True)
            history[turns] = state
            turns += 1
        played += turns
        won = winners(address(tables), address(state))
        for index in range(turns - 1, -1, -1):
            seat, later = index % players, index + stride
            if index == turns - 1 or later >= turns:
                aims[index] = share_of(won, seat)
            else:
                aim = trace * aims[later] + (1.0 - trace) * guesses[later] - lucks[later]
                aims[index] = 1.0 - aim if stride == 1 else aim
            for between in range(index + 1, min(later, turns)):
                aims[index] += lucks[between] * parts[between, seat]
            guesses[index] = aims[index]
            if index < turns - 1 and learners >> seat & 1:
                state[:] = history[index]
                guesses[index] = read_position(context, seat)
                learn_position(context, rate * (aims[index] - guesses[index]))
    return played


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1], int64[::1], int64[::1], int64[::1], float64[::1], float32[::1], int64[::1],"
    " int64[::1], float64[::1], boolean, uint64[::1], int64)"
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
    referee_weights: Numbers,
    referee_turn: Words,
    referee_keys: Words,
    referee_values: Numbers,
    is_refereed: bool,
    chance: Randomness,
    depth: int,
) -> float:
    """Play the turn that is due, looking so many rolls ahead; the luck of its rolls."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    beyond = Beyond(
        address(next_state), address(next_turn), address(next_keys), address(next_values)
    )
    context = looking(tables, geometry, weights, state, turn, keys, values, beyond)
    referee = looking(
        tables,
        geometry,
        referee_weights,
        state,
        referee_turn,
        referee_keys,
        referee_values,
        beyond,
    )
    begin_looking(context)
    if is_refereed:
        begin_looking(referee)
    return play_turn(context, address(actions), address(chance), depth, referee, is_refereed)


@entry(
    "void(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1], float64[::1],"
    " uint64[::1], int64[::1], float64[::1])"
)
def play_on(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    chances: NDArray[np.uint64],
    first: Words,
    shares: NDArray[np.float64],
) -> None:
    """Play a game of two on from a position many times, as in practice; each time has its dice.

    `shares` gets what seat a wins each time, without the luck of the rolls.
    """
    actions = np.empty(MOST_ACTIONS, np.int64)
    here = Beyond(address(state), address(turn), address(keys), address(values))
    context = looking(tables, geometry, weights, state, turn, keys, values, here)
    for game in range(len(shares)):
        for index in range(STATE_SIZE):
            state[index] = first[index]
        luck = 0.0
        while state[DUE] != DUE_OVER:
            is_first = state[TURN] == 0
            begin_looking(context)
            found = practise_turn(context, address(actions), address(chances[game:]), 0.0, False)
            luck += found if is_first else -found
        shares[game] = share_of(winners(address(tables), address(state)), 0) - luck


Turn = Callable[[Array, NDArray[np.uint64]], float]
"""Plays the turn that is due; the luck of its rolls, where a referee tells it."""


def turns_of(mind: Mind, depth: int, referee: Mind | None = None) -> Turn:
    """How a judge plays its turns."""
    told = mind if referee is None else referee

    def play(state: Array, chance: NDArray[np.uint64]) -> float:
        return take_turn(
            mind.tables,
            mind.geometry,
            mind.weights,
            state,
            mind.turn,
            mind.keys,
            mind.values,
            *mind.beyond,
            told.weights,
            told.turn,
            told.keys,
            told.values,
            referee is not None,
            chance,
            depth,
        )

    return play


class Won(NamedTuple):
    """What a player won at a seat."""

    share: float
    """Of the victories, shared ones in part."""
    luck: float
    """What its own rolls brought, less what those of the others took: of each an equal part."""


def victories(
    tables: Array,
    one: Turn,
    others: Turn,
    seat: int,
    chance: NDArray[np.uint64],
    games: int,
    most_turns: int,
) -> Won:
    """What one player wins at a seat among others."""
    state: Array = np.zeros(STATE_SIZE, np.int64)
    tally: Array = np.zeros(3 * SEATS, np.int64)
    players = int(tables[PLAYERS])
    won = luck = 0.0
    for _ in range(games):
        state[:] = 0
        state[[ROLL, TURNS_LEFT]] = NONE
        turns = 0
        while state[DUE] != DUE_OVER and turns < most_turns:
            if state[TURN] == seat:
                luck += one(state, chance)
            else:
                luck -= others(state, chance) / (players - 1)
            turns += 1
        winning = result(tables, state, tally)
        won += (winning >> seat & 1) / winning.bit_count()
    return Won(won, luck)
