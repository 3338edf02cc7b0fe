"""Batches of Claim It!, compiled: rows step, and write what the seat to act sees."""

from typing import Any

import numpy as np
from msgspec.structs import replace

from claimstead.claim_it.state import State
from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.game import bust, place, placements, stop
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL_AGAIN,
    ACTION_STOP,
    ACTIONS,
    CLAIMED,
    DUE,
    DUE_OVER,
    DUE_PLACE,
    DUE_ROLL,
    HELD,
    NONE,
    OUTCOMES,
    PLAYERS,
    ROLL,
    ROLL_OF,
    SECURED,
    SQUATTER_PLACES,
    SQUATTERS,
    STATE_SIZE,
    TURN,
    TURNS_LEFT,
    WAYS,
)
from claimstead.kernel.claim_it.scoring import largest_mine, winners
from claimstead.kernel.claim_it.tables import space_number
from claimstead.kernel.jit import Array, Words, address, entry, inner
from claimstead.kernel.randomness import Randomness, below
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.claim_it.encoding import ClaimItEncoding
from claimstead.research.environments.rows import (
    GAMES,
    MOST_LEGAL,
    TURNS,
    Seen,
    clear,
    first_illegal,
    share_out,
    unmask,
)

ROW_SIZE = STATE_SIZE

# The plan: where the fields of an observation begin, and how spaces and actions are numbered.
FIELDS = (
    *("held", "secured", "squatters", "claimed", "dice", "due", "turn"),
    *("last_round", "turns_left", "mines", "secured_count", "spaces"),
)
(
    AT_HELD,
    AT_SECURED,
    AT_SQUATTERS,
    AT_CLAIMED,
    AT_DICE,
    AT_DUE,
    AT_TURN,
    AT_LAST_ROUND,
    AT_TURNS_LEFT,
    AT_MINES,
    AT_SECURED_COUNT,
    AT_SPACES,
) = range(12)
BOARD_SPACES = 12
"""How many spaces the board has."""
SPACE_OF = 16
"""The place in a field of each of the kernel's 36 spaces."""
NUMBER_OF = 64
"""The number in the environment of each of the kernel's actions."""
ACTION_OF = NUMBER_OF + ACTIONS
"""And the other way round."""
PLAN_SIZE = ACTION_OF + ACTIONS


def prepared(encoding: ClaimItEncoding, actions: Actions) -> tuple[Array, Array]:
    """The kernel's tables of a set-up, and the plan."""
    codec = ClaimItCodec(encoding.game)
    plan = np.zeros(PLAN_SIZE, np.int64)
    plan[: len(FIELDS)] = [encoding.slices[name].start for name in FIELDS]
    board = encoding.game.start().board
    plan[BOARD_SPACES] = len(board.spaces)
    for number, (where, _) in enumerate(board.items()):
        plan[SPACE_OF + space_number(where)] = number
    for number, move in enumerate(actions.moves):
        plan[NUMBER_OF + codec.action(move)] = number
        plan[ACTION_OF + number] = codec.action(move)
    return codec.tables, plan


def decoded(game: Any, row: Array) -> State:
    """The state of a row."""
    return replace(ClaimItCodec(game).decode(row), setup=game.setup)


@inner
def _spread(plan: Words, seen: Seen, first: int, mask: int) -> None:
    """Write 1 for each space of a mask."""
    while mask:
        seen[first + plan[SPACE_OF + lowest(mask)]] = 1
        mask &= mask - 1


@inner
def observe(tables: Words, plan: Words, state: Words, seen: Seen, own: int) -> None:
    """Write what a seat sees."""
    clear(seen)
    players, spaces = tables[PLAYERS], plan[BOARD_SPACES]
    for row in range(players):
        seat = own + row
        seat = seat - players if seat >= players else seat
        has = state[HELD + seat] | state[SECURED + seat]
        _spread(plan, seen, plan[AT_HELD] + row * spaces, state[HELD + seat])
        _spread(plan, seen, plan[AT_SECURED] + row * spaces, state[SECURED + seat])
        seen[plan[AT_MINES] + row] = largest_mine(has)
        seen[plan[AT_SECURED_COUNT] + row] = count(state[SECURED + seat])
        seen[plan[AT_SPACES] + row] = count(has)
    squatters = state[SQUATTERS]
    while squatters:
        squatter = lowest(squatters)
        squatters &= squatters - 1
        space = state[SQUATTER_PLACES] >> (6 * squatter) & 63
        seen[plan[AT_SQUATTERS] + squatter * spaces + plan[SPACE_OF + space]] = 1
    _spread(plan, seen, plan[AT_CLAIMED], state[CLAIMED])
    seen[plan[AT_DUE] + state[DUE]] = 1
    turn = state[TURN] - own if state[TURN] >= own else state[TURN] - own + players
    seen[plan[AT_TURN] + turn] = 1
    if state[TURNS_LEFT] != NONE:
        seen[plan[AT_LAST_ROUND]] = 1
        seen[plan[AT_TURNS_LEFT]] = state[TURNS_LEFT]
    if state[ROLL] != NONE:
        way = tables[WAYS + 8 * state[ROLL] + 1]
        seen[plan[AT_DICE] + (way >> 6)] += 1
        seen[plan[AT_DICE] + (way & 63) // 6] += 1
        seen[plan[AT_DICE] + (way & 63) % 6] += 1


@inner
def list_legal(tables: Words, plan: Words, state: Words, legal: Seen, mask: Seen) -> None:
    """Write the legal actions of the seat to act: their number, then each of them."""
    unmask(mask, legal)
    if state[DUE] == DUE_PLACE:
        legal[0] = placements(tables, state, state[ROLL], address(legal[1:]))
    else:  # I-7
        legal[0], legal[1], legal[2] = 2, ACTION_ROLL_AGAIN, ACTION_STOP
    for index in range(1, legal[0] + 1):
        legal[index] = plan[NUMBER_OF + legal[index]]
        mask[legal[index]] = 1


@inner
def _let_dice_fall(tables: Words, state: Words, scratch: Words, chance: Randomness) -> None:
    """Roll until a seat has something to decide, or the game is over."""
    while state[DUE] == DUE_ROLL:
        roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
        if placements(tables, state, roll, scratch) == 0:
            bust(tables, state)
        else:
            state[ROLL] = roll
            state[DUE] = DUE_PLACE


@inner
def _begin(tables: Words, state: Words, scratch: Words, chance: Randomness) -> None:
    for index in range(STATE_SIZE):
        state[index] = 0
    state[ROLL] = NONE
    state[TURNS_LEFT] = NONE
    _let_dice_fall(tables, state, scratch, chance)


@inner
def act(tables: Words, state: Words, action: int) -> None:
    if action < ACTION_ROLL_AGAIN:
        place(tables, state, action)
    elif action == ACTION_STOP:
        stop(tables, state)
    else:
        state[DUE] = DUE_ROLL


@entry(f"void({GAMES}, {TURNS})")
def begin_all(
    tables: Words,
    plan: Words,
    states: Seen,
    chance: Seen,
    legal: Seen,
    observations: Seen,
    masks: Seen,
    seats: Words,
    rewards: Seen,
    is_over: Seen,
    is_cut_off: Seen,
    finals: Seen,
    lengths: Words,
    _longest: int,
) -> None:
    """Begin every game anew."""
    scratch = np.empty(MOST_LEGAL, np.int64)
    for row in range(len(states)):
        state = address(states[row])
        _begin(address(tables), state, address(scratch), address(chance[row:]))
        seats[row] = states[row, TURN]
        observe(address(tables), address(plan), state, observations[row], seats[row])
        list_legal(address(tables), address(plan), state, legal[row], masks[row])
        clear(rewards[row])
        clear(finals[row])
        is_over[row] = is_cut_off[row] = False
        lengths[row] = 0


@entry(f"int64({GAMES}, int64[::1], {TURNS})")
def step_all(
    tables: Words,
    plan: Words,
    states: Seen,
    chance: Seen,
    legal: Seen,
    chosen: Words,
    observations: Seen,
    masks: Seen,
    seats: Words,
    rewards: Seen,
    is_over: Seen,
    is_cut_off: Seen,
    finals: Seen,
    lengths: Words,
    longest: int,
) -> int:
    """Each game makes a move, and is begun anew where it ends; the first illegal one, or -1."""
    illegal = first_illegal(masks, chosen, len(states))
    if illegal >= 0:
        return illegal
    scratch = np.empty(MOST_LEGAL, np.int64)
    for row in range(len(states)):
        state = address(states[row])
        act(address(tables), state, plan[ACTION_OF + chosen[row]])
        _let_dice_fall(address(tables), state, address(scratch), address(chance[row:]))
        if is_over[row]:
            clear(rewards[row])
        is_over[row] = states[row, DUE] == DUE_OVER
        lengths[row] += 1
        is_cut_off[row] = not is_over[row] and lengths[row] == longest
        if is_over[row]:
            share_out(rewards, row, winners(address(tables), state), tables[PLAYERS])
        if is_over[row] or is_cut_off[row]:
            observe(address(tables), address(plan), state, finals[row], seats[row])
            _begin(address(tables), state, address(scratch), address(chance[row:]))
            lengths[row] = 0
        seats[row] = states[row, TURN]
        observe(address(tables), address(plan), state, observations[row], seats[row])
        list_legal(address(tables), address(plan), state, legal[row], masks[row])
    return -1
