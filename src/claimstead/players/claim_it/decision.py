"""Thinking about one decision: the door to the compiled look-ahead."""

import time
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from claimstead.claim_it.moves import Placement, RollAgain, Stop
from claimstead.claim_it.rules import ClaimItRules
from claimstead.claim_it.state import State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Move
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.game import apply, bust_weight
from claimstead.kernel.jit import Array
from claimstead.players.claim_it import features
from claimstead.players.claim_it.mind import NO_LIMIT, Mind
from claimstead.players.claim_it.weights import Weights
from claimstead.players.player import Budget, Cancelled

GROWTH = 30
"""To look a roll further costs about so many times as much."""


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


class _OutOfBudget(Exception):
    """The budget does not last for the look that was begun."""


class Thought:
    """The turn that a view is in, judged by these weights."""

    def __init__(
        self,
        view: ClaimItView,
        weights: Weights,
        *,
        learned: bool,
        budget: Budget,
        asks_reply: bool = False,
    ) -> None:
        size = view.board.size
        self.codec = _codec(view.players, view.variant, size, view.secured_to_end)
        self.tables = self.codec.tables
        self.mind = Mind(self.tables, size, weights, learned=learned, asks_reply=asks_reply)
        if budget.nodes is not None:
            self.mind.turn[features.MOST_NODES] = min(budget.nodes, NO_LIMIT)
        self.budget = budget
        self.has_answer = False
        self.started = time.monotonic()
        self.position = self.codec.encode(
            State(view.board, view.turn, view.due, view.dice, view.turns_left)
        )
        self.bust_value = self.mind.begin(self.position)

    def outlooks(self, moves: Sequence[Placement | RollAgain | Stop], depth: int) -> list[Outlook]:
        """What each stone leads to; where none is due, what stopping and rolling do."""
        return [self._outlook(self.after(move), move, depth) for move in moves]

    def deepening(self, moves: Sequence[Placement | RollAgain | Stop], most: int) -> list[Outlook]:
        """The same, looking as many rolls ahead as the budget lasts for, one at least."""
        found: list[Outlook] = []
        spent = 0
        for depth in range(1, most + 1):
            last, spent = spent, int(self.mind.turn[features.NODES])
            if found and spent + GROWTH * (spent - last) > self.mind.turn[features.MOST_NODES]:
                break
            try:
                found = self.outlooks(moves, depth)
            except (Cancelled, _OutOfBudget):
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

    def _outlook(self, position: Array, move: Move, depth: int) -> Outlook:
        stopping = self.mind.stopping(position)
        rolling = self.rolling(position, depth)
        bust = bust_weight(self.tables, position) / int(self.tables[at.OUTCOMES])
        return Outlook(move, stopping, rolling, bust)

    def rolling(self, position: Array, depth: int) -> float:
        """What it is worth to roll, looking so many rolls ahead."""
        if self.budget.is_cancelled():
            raise Cancelled
        rolling = self.mind.rolling(position, depth)
        if self.has_answer and self._is_spent():
            raise _OutOfBudget
        return rolling

    def _is_spent(self) -> bool:
        if self.mind.turn[features.NODES] >= self.mind.turn[features.MOST_NODES]:
            return True
        seconds = self.budget.seconds
        return seconds is not None and time.monotonic() - self.started > seconds
