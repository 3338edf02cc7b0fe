"""Whole games of Claim It!, compiled: random players, every roll and decision written down."""

from functools import cache

import numpy as np

from claimstead.claim_it.moves import Roll
from claimstead.core import Move
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.game import bust, placements
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL,
    ACTIONS,
    DUE,
    DUE_OVER,
    DUE_PLACE,
    DUE_ROLL,
    NONE,
    OUTCOMES,
    ROLL,
    ROLL_OF,
    STATE_SIZE,
    TURN,
    TURNS_LEFT,
)
from claimstead.kernel.claim_it.scoring import winners
from claimstead.kernel.jit import Array, Words, address, entry
from claimstead.kernel.randomness import below
from claimstead.notation import ClaimIt
from claimstead.research.environments.claim_it.batch import (
    ACTION_OF,
    act,
    list_legal,
    observe,
    prepared,
)
from claimstead.research.environments.rows import MOST_LEGAL, WHOLE, Seen, keep_decision

__all__ = ["DEAL_SIZE", "chance_move", "play_games", "prepared"]

DEAL_SIZE = 0
"""Nothing is dealt."""


@cache
def _codec(game: ClaimIt) -> ClaimItCodec:
    return ClaimItCodec(game)


def chance_move(game: ClaimIt, number: int, _deal: Array) -> Move:
    """The roll that a number below 0 stands for."""
    roll = _codec(game).move(ACTION_ROLL - number - 1)
    assert isinstance(roll, Roll), "chance rolls dice"
    return roll


@entry(f"UniTuple(int64, 2)({WHOLE})")
def play_games(
    tables: Words,
    plan: Words,
    chance: Seen,
    longest: int,
    first: int,
    moves: Seen,
    seats: Words,
    ends: Words,
    _deals: Seen,
    won: Words,
    games: Words,
    numbers: Words,
    actors: Words,
    actions: Words,
    observations: Seen,
    legal: Seen,
    legal_ends: Words,
) -> tuple[int, int]:
    """Play games while there is room; how many were played, and how many decisions they had."""
    state, scratch = np.empty(STATE_SIZE, np.int64), np.empty(MOST_LEGAL, np.int64)
    few, mask = np.zeros(MOST_LEGAL, np.int64), np.zeros(ACTIONS, np.int8)
    move, row = 0, 0
    for game in range(len(chance)):
        if game > 0 and (
            row + longest > len(observations)
            or move + longest >= len(moves)
            or legal_ends[row] + MOST_LEGAL * longest > len(legal)
        ):
            return game, row
        luck = address(chance[game:])
        state[:] = 0
        state[ROLL] = NONE
        state[TURNS_LEFT] = NONE
        began = move
        while state[DUE] != DUE_OVER and move - began < longest:
            if state[DUE] == DUE_ROLL:
                roll = tables[ROLL_OF + below(luck, tables[OUTCOMES])]
                moves[move] = -1 - roll
                seats[move] = -1
                if placements(address(tables), address(state), roll, address(scratch)) == 0:
                    bust(address(tables), address(state))
                else:
                    state[ROLL] = roll
                    state[DUE] = DUE_PLACE
            else:
                observe(
                    address(tables), address(plan), address(state), observations[row], state[TURN]
                )
                list_legal(address(tables), address(plan), address(state), few, mask)
                action = few[1 + below(luck, few[0])]
                keep_decision(few, legal, legal_ends, row)
                games[row] = first + game
                numbers[row] = move - began
                actors[row] = state[TURN]
                actions[row] = action
                moves[move] = action
                seats[move] = state[TURN]
                act(address(tables), address(state), plan[ACTION_OF + action])
                row += 1
            move += 1
        ends[game + 1] = move
        is_over = state[DUE] == DUE_OVER
        won[game] = winners(address(tables), address(state)) if is_over else 0
    return len(chance), row
