"""Whole games of CLAIM, compiled: random players, the deal and every decision written down."""

from functools import cache

import numpy as np

from claimstead.claim.moves import Deal
from claimstead.core import Move
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.layout import (
    ACTIONS,
    CARDS,
    NUMBER_LIMIT,
    STATE_SIZE,
    TURN,
)
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.jit import Array, Words, address, entry
from claimstead.kernel.randomness import below
from claimstead.notation import Claim
from claimstead.research.environments.claim.batch import (
    ACTION_OF,
    ROW_SIZE,
    act,
    begin_row,
    list_legal,
    observe,
    prepared,
)
from claimstead.research.environments.rows import MOST_LEGAL, WHOLE, Seen, keep_decision

__all__ = ["DEAL_SIZE", "chance_move", "play_games", "prepared"]

DEAL_SIZE = NUMBER_LIMIT


@cache
def _codec(game: Claim) -> ClaimCodec:
    return ClaimCodec(game)


def chance_move(game: Claim, _number: int, deal: Array) -> Move:
    """The deal: the only move of chance."""
    codec = _codec(game)
    return Deal(tuple(codec.card(int(each)) for each in deal[: len(game.deck.cards)]))


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
    deals: Seen,
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
    state, before = np.empty(ROW_SIZE, np.int64), np.empty(STATE_SIZE, np.int64)
    scratch, cards = np.empty(NUMBER_LIMIT, np.int64), np.empty(NUMBER_LIMIT, np.int64)
    few, mask = np.zeros(MOST_LEGAL, np.int64), np.zeros(ACTIONS, np.int8)
    move, row = 0, 0
    most = 3 * tables[CARDS]
    for game in range(len(chance)):
        if game > 0 and (
            row + most > len(observations)
            or move + most >= len(moves)
            or legal_ends[row] + MOST_LEGAL * most > len(legal)
        ):
            return game, row
        luck = address(chance[game:])
        begin_row(address(tables), address(state), address(cards), luck)
        for index in range(tables[CARDS]):
            deals[game, index] = cards[index]
        began = move
        moves[move] = -1
        seats[move] = -1
        move += 1
        while state[TURN] >= 0 and move - began < longest:
            observe(address(tables), address(plan), address(state), observations[row], state[TURN])
            list_legal(address(tables), address(plan), address(state), address(scratch), few, mask)
            action = few[1 + below(luck, few[0])]
            keep_decision(few, legal, legal_ends, row)
            games[row] = first + game
            numbers[row] = move - began
            actors[row] = state[TURN]
            actions[row] = action
            moves[move] = action
            seats[move] = state[TURN]
            act(address(tables), address(state), address(before), plan[ACTION_OF + action])
            row += 1
            move += 1
        ends[game + 1] = move
        is_over = state[TURN] < 0
        won[game] = winners(address(tables), address(state), address(scratch)) if is_over else 0
    return len(chance), row
