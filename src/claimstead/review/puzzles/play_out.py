"""Whether a solution of Claim It! holds up: games are played out after it and the next best."""

from math import sqrt
from typing import Any

import numpy as np

from claimstead.claim_it.state import Due
from claimstead.core import SEATS
from claimstead.kernel.claim_it.layout import DUE, DUE_OVER
from claimstead.kernel.claim_it.layout import SEATS as MOST_SEATS
from claimstead.kernel.claim_it.scoring import result
from claimstead.kernel.codec import ClaimItCodec
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt
from claimstead.players.claim_it.games import turns_of
from claimstead.players.claim_it.mind import Mind
from claimstead.review.puzzles.dice import judge_of, values_of
from claimstead.review.puzzles.puzzle import Puzzle

GAMES = 1000
"""After each of the two moves."""
SURE = 2.0
"""So many standard errors lie between them."""


def holds_up(puzzle: Puzzle) -> bool:
    """Whether the solution wins more of these games for sure; the expert plays them for all."""
    second = max(
        (move for move in puzzle.values if move != puzzle.solution),
        key=lambda move: puzzle.values[move],
    )
    best, other = (_share(puzzle, move) for move in (puzzle.solution, second))
    error = sqrt((best * (1 - best) + other * (1 - other)) / GAMES)
    return best - other >= SURE * error


def _share(puzzle: Puzzle, move: str) -> float:
    """The part of the victories after a move."""
    game, state = puzzle.open()
    assert isinstance(game, ClaimIt), "cards are solved, not played out"
    after = _decided(game, game.apply(state, game.move(state, move)).state)
    codec = ClaimItCodec(game)
    turn = turns_of(Mind(codec.tables, game.size, judge_of(game), learned=True), 1)
    chance = randomness(puzzle.id)
    first = codec.encode(after)
    tally = np.zeros(3 * MOST_SEATS, np.int64)
    seat = SEATS.index(puzzle.seat)
    won = 0.0
    for _ in range(GAMES):
        position = first.copy()
        while position[DUE] != DUE_OVER:
            turn(position, chance)
        winners = int(result(codec.tables, position, tally))
        won += (winners >> seat & 1) / winners.bit_count()
    return won / GAMES


def _decided(game: ClaimIt, state: Any) -> Any:
    """With a stone just placed: after the better choice of rolling and stopping."""
    if state.due is not Due.CHOOSE:
        return state
    values, _ = values_of(game, state, 1)
    return game.apply(state, game.move(state, max(values, key=lambda each: values[each]))).state
