"""A slow plain version of looking ahead inside a turn, on the readable rules alone."""

from collections.abc import Callable
from typing import Any

from claimstead.claim_it.moves import STOP
from claimstead.claim_it.state import Due, State
from claimstead.core import Seat
from claimstead.notation import ClaimIt

Judge = Callable[[ClaimIt, State, Seat], float]


def heuristic(game: ClaimIt, state: State, seat: Seat) -> float:
    """Largest mine + 1.9 secured + 0.27 spaces, less 0.83 of the best opponent's."""

    def worth(each: Seat) -> float:
        mines = state.board.mines(each)
        mine = len(mines[0]) if mines else 0
        return mine + 1.9 * state.board.secured(each) + 0.27 * state.board.markers(each)

    return worth(seat) - 0.83 * max(worth(each) for each in game.seats if each != seat)


def stopping(game: ClaimIt, state: State, judge: Judge) -> float:
    return judge(game, game.apply(state, STOP).state, state.turn)


def rolling(game: ClaimIt, state: State, judge: Judge, depth: int) -> float:
    """The expectation of rolling, by trying every roll, every stone, and every choice."""
    seat = state.turn
    waiting = State(state.board, seat, Due.ROLL, None, state.turns_left)
    total = 0.0
    for roll, chance in game.chances(waiting):
        rolled = game.apply(waiting, roll).state
        if rolled.due is not Due.PLACE:
            value = judge(game, rolled, seat)
        else:
            value = max(best(game, rolled, move, judge, depth) for move in game.legal(rolled))
        total += float(chance) * value
    return total


def best(game: ClaimIt, state: State, move: Any, judge: Judge, depth: int) -> float:
    placed = game.apply(state, move).state
    value = stopping(game, placed, judge)
    return value if depth == 1 else max(value, rolling(game, placed, judge, depth - 1))
