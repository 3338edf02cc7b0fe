"""Thinking about one decision: the door to the compiled look-ahead."""

import time
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim_it.moves import Placement, RollAgain, Stop
from claimstead.claim_it.rules import ClaimItRules
from claimstead.claim_it.state import State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Move
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.game import apply, bust_weight
from claimstead.kernel.codec import ClaimItCodec
from claimstead.kernel.jit import Array
from claimstead.players.claim_it import judging, look_ahead
from claimstead.players.claim_it.patterns import geometry
from claimstead.players.claim_it.weights import Weights
from claimstead.players.player import Budget, Cancelled

COMPILED_DEPTH = 2


@cache
def _codec(players: int, variant: str, size: int, secured_to_end: int) -> ClaimItCodec:
    return ClaimItCodec(ClaimItRules(players, variant, size, secured_to_end))


class Outlook(NamedTuple):
    """What a move leads to."""

    move: Move
    stopping: float
    """What it is worth to stop then."""
    rolling: float
    """What it is worth to roll then."""
    bust: float
    """The chance that the next roll is a bust."""

    @property
    def best(self) -> float:
        return max(self.stopping, self.rolling)


class _OutOfTime(Exception):
    """The budget does not last for the look that was begun."""


class Thought:
    """The turn that a view is in, judged by these weights."""

    def __init__(self, view: ClaimItView, weights: Weights, *, learned: bool, budget: Budget):
        size = view.board.size
        self.codec = _codec(view.players, view.variant, size, view.secured_to_end)
        self.tables = self.codec.tables
        self.geometry = geometry(size)
        self.weights = weights
        self.budget = budget
        self.nodes = 0
        self.has_answer = False
        self.started = time.monotonic()
        self.turn: Array = np.zeros(judging.TURN_SIZE, np.int64)
        self.turn[judging.IS_LEARNED] = learned
        self.keys: Array = np.zeros(look_ahead.KEYS_SIZE, np.int64)
        self.values: NDArray[np.float64] = np.zeros(look_ahead.VALUES_SIZE)
        self.position = self.codec.encode(
            State(view.board, view.turn, view.due, view.dice, view.turns_left)
        )
        look_ahead.begin(
            self.tables,
            self.geometry,
            weights,
            self.position,
            self.turn,
            self.keys,
            self.values,
        )
        self.bust_value = float(self.values[look_ahead.BUST_VALUE])

    def outlooks(self, moves: Sequence[Placement | RollAgain | Stop], depth: int) -> list[Outlook]:
        """What each stone leads to; where none is due, what stopping and rolling do."""
        return [self._outlook(self.after(move), move, depth) for move in moves]

    def deepening(self, moves: Sequence[Placement | RollAgain | Stop], most: int) -> list[Outlook]:
        """The same, looking as many rolls ahead as the budget lasts for, one at least."""
        found: list[Outlook] = []
        for depth in range(1, most + 1):
            if found and not self._lasts_for(moves, depth):
                break
            try:
                found = self.outlooks(moves, depth)
            except (Cancelled, _OutOfTime):
                if not found:
                    raise
                break
            self.has_answer = True
        return found

    def after(self, move: Placement | RollAgain | Stop) -> Array:
        """The position with a stone placed, whatever is chosen then."""
        position = self.position.copy()
        if not isinstance(move, RollAgain | Stop):
            apply(self.tables, position, self.codec.action(move))
        return position

    def _lasts_for(self, moves: Sequence[Placement | RollAgain | Stop], depth: int) -> bool:
        """Whether the nodes left are enough for a look of this depth."""
        if self.budget.nodes is None:
            return True
        stones = (len(_stones(self.tables, self.after(move))) for move in moves)
        return self.nodes + sum(int(count ** (depth - 1)) for count in stones) <= self.budget.nodes

    def _outlook(self, position: Array, move: Move, depth: int) -> Outlook:
        stopping = self.stopping(position)
        rolling = self.rolling(position, depth)
        bust = bust_weight(self.tables, position) / int(self.tables[at.OUTCOMES])
        return Outlook(move, stopping, rolling, bust)

    def stopping(self, position: Array) -> float:
        """What it is worth to stop."""
        return look_ahead.stopping(
            self.tables,
            self.geometry,
            self.weights,
            position,
            self.turn,
            self.keys,
            self.values,
        )

    def rolling(self, position: Array, depth: int) -> float:
        """What it is worth to roll, looking so many rolls ahead."""
        self._ask_budget()
        if depth <= COMPILED_DEPTH:
            self.nodes += 1 if depth == 1 else len(_stones(self.tables, position))
            return look_ahead.rolling(
                self.tables,
                self.geometry,
                self.weights,
                position,
                self.turn,
                self.keys,
                self.values,
                depth,
            )
        by_action = np.zeros(at.ACTION_ROLL_AGAIN)
        for action in _stones(self.tables, position):
            placed = position.copy()
            apply(self.tables, placed, action)
            by_action[action] = max(self.stopping(placed), self.rolling(placed, depth - 1))
        return look_ahead.expectation(self.tables, position, by_action, self.bust_value)

    def _ask_budget(self) -> None:
        if self.budget.is_cancelled():
            raise Cancelled
        if not self.has_answer or self.budget.seconds is None:
            return
        if time.monotonic() - self.started > self.budget.seconds:
            raise _OutOfTime


def _stones(tables: Array, position: Array) -> list[int]:
    """Every stone that some roll allows to place, by the number of its action."""
    actions = np.empty(at.ACTION_ROLL_AGAIN, np.int64)
    found = look_ahead.stones(tables, position, actions)
    return [int(action) for action in actions[:found]]
