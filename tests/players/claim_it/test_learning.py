"""What a game teaches: the same as a slow plain version learns from it."""

import math
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pytest

from claimstead.claim_it.board import Board, Place
from claimstead.claim_it.moves import STOP
from claimstead.claim_it.state import Due, State
from claimstead.core import Seat
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.randomness import below, randomness
from claimstead.notation import ClaimIt
from claimstead.players import Budget
from claimstead.players.claim_it.games import learn_from_games
from claimstead.players.claim_it.patterns import geometry, kinds
from claimstead.players.claim_it.thinking import Thought
from claimstead.players.claim_it.weights import weights_size

pytestmark = pytest.mark.long  # compiling the games takes its time
GAME = ClaimIt(2)
CODEC = ClaimItCodec(GAME)
TRACE, RATE = 0.5, 0.1
draw: Any = getattr(below, "py_func", below)


class PlainJudge:
    """Weights by what they tell of, for boards with one held space a seat at most."""

    def __init__(self) -> None:
        self.weights: defaultdict[object, float] = defaultdict(float)
        self.sums: defaultdict[object, float] = defaultdict(float)
        self.sizes: Counter[object] = Counter()

    def entries(self, board: Board, seat: Seat) -> list[object]:
        """All that is read: each pattern, and what counts for the whole board."""
        found: list[object] = []
        for kind in kinds(board.size):
            for member in kind.members:
                owners = [board[Place(column + 1, row + 1)].owner for column, row in member]
                found.append((kind, tuple(owner and owner == seat for owner in owners)))
        own, other = (self._edges(board, each) for each in (seat, "b" if seat == "a" else "a"))
        mine, other_mine = int(own > 0), int(other > 0)
        found += [(pair, mine, other_mine) for pair in ("mines", "spaces", "joined")]
        found += ["secured", "secured mines", ("lead", mine - other_mine)]
        for side, size, edges in (("own", mine, own), ("other", other_mine, other)):
            found += [(side, what, size) for what in ("safety", "second", "joining")]
            found.append((side, "edge", size, edges))
        return found

    @staticmethod
    def _edges(board: Board, seat: Seat) -> int:
        """How many spaces lie beside the only one of a seat; 0 where it has none."""
        for place, space in board.items():
            if space.owner == seat:
                sides = (place.column > 1, place.column < 6, place.row > 1, place.row < 6)
                return sum(sides)
        return 0

    def value(self, board: Board, seat: Seat) -> float:
        return 1 / (1 + math.exp(-sum(self.weights[each] for each in self.entries(board, seat))))

    def learn(self, board: Board, seat: Seat, aim: float) -> None:
        error = aim - self.value(board, seat)
        for each in self.entries(board, seat):
            size = self.sizes[each]
            step = abs(self.sums[each]) / size if size else 1.0
            self.weights[each] += RATE * step * error
            self.sums[each] += error
            self.sizes[each] += abs(error)  # type: ignore[assignment]


def first_turns(seed: int) -> list[State]:
    """Three turns of a judge who knows nothing: the first stone that is allowed, then a stop."""
    chance, state = randomness(seed), GAME.start()
    found = []
    for _ in range(3):
        roll = CODEC.tables[at.ROLL_OF + draw(chance, int(CODEC.tables[at.OUTCOMES]))]
        state = GAME.apply(state, CODEC.move(at.ACTION_ROLL + int(roll))).state
        state = GAME.apply(state, GAME.legal(state)[0]).state
        state = GAME.apply(state, STOP).state
        found.append(state)
    return found


def learned_value(board: Board, seat: Seat, weights: Any) -> float:
    view = GAME.view(State(board, seat, Due.ROLL), seat)
    return Thought(view, weights, learned=True, budget=Budget()).bust_value


@pytest.mark.parametrize("seed", range(3))
def test_a_game_teaches_what_a_plain_version_learns_from_it(seed: int) -> None:
    states = first_turns(seed)
    final = states[-1].board
    assert final.markers("a") > final.markers("b")
    size = weights_size(6)
    weights, sums, sizes = (np.zeros(size, np.float32) for _ in range(3))
    learn_from_games(
        CODEC.tables, geometry(6), weights, sums, sizes, randomness(seed), 1, 3, TRACE, RATE
    )
    # Seat a wins: it has more spaces. Each turn looked even when it began.
    b_aims_at = 1 - (TRACE * 1 + (1 - TRACE) * 0.5)
    a_aims_at = 1 - (TRACE * b_aims_at + (1 - TRACE) * 0.5)
    judge = PlainJudge()
    judge.learn(states[1].board, "b", b_aims_at)
    judge.learn(states[0].board, "a", a_aims_at)
    for state, seat in ((states[0], "a"), (states[1], "b")):
        expected = judge.value(state.board, seat)
        assert abs(expected - 0.5) > 0.01
        assert learned_value(state.board, seat, weights) == pytest.approx(expected, abs=1e-5)
