"""What a judge of positions has at hand, for Python to hand it to the compiled functions."""

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.claim_it.game import apply
from claimstead.kernel.claim_it.layout import ACTION_ROLL_AGAIN, PLAYERS, STATE_SIZE
from claimstead.kernel.jit import Array
from claimstead.players.claim_it import features, judging, look_ahead
from claimstead.players.claim_it.one_roll import NOTHING
from claimstead.players.claim_it.patterns import geometry
from claimstead.players.claim_it.weights import Weights, weights_size

NO_LIMIT = 1 << 60
EVERYTHING = 1e6
"""The plain judge looks at every stone again; the learned one at those that look best."""


class Mind:
    """A judge of the turns of one set-up, by what was learned or by the plain sum."""

    def __init__(
        self,
        tables: Array,
        size: int,
        weights: Weights,
        *,
        learned: bool,
        asks_reply: bool = False,
    ) -> None:
        wanted = weights_size(size, int(tables[PLAYERS])) if learned else features.PLAIN_SIZE
        assert len(weights) == wanted, "weights of another judge"
        self.tables = tables
        self.geometry = geometry(size)
        self.weights = weights
        self.turn: Array = np.zeros(features.TURN_SIZE, np.int64)
        self.turn[features.IS_LEARNED] = learned
        self.turn[features.MOST_NODES] = NO_LIMIT
        self.turn[features.ASKS_REPLY] = asks_reply and learned and tables[PLAYERS] == 2
        self.keys: Array = np.zeros(judging.KEYS_SIZE, np.int64)
        self.values: NDArray[np.float64] = np.zeros(judging.VALUES_SIZE)
        self.beyond = (
            np.zeros(STATE_SIZE, np.int64),
            self.turn.copy(),
            self.keys.copy(),
            self.values.copy(),
        )
        """The same for the turn that comes next."""
        self._margin = 0.0 if learned else EVERYTHING
        self.values[judging.MARGIN] = self._margin

    def begin(self, state: Array) -> float:
        """Look at the turn that this state is in; what a bust is worth."""
        return self._think(state, look_ahead.BEGIN)

    def stopping(self, state: Array) -> float:
        """What it is worth to stop."""
        return self._think(state, look_ahead.STOP)

    def rolling(self, state: Array, depth: int) -> float:
        """What it is worth to roll, looking so many rolls ahead."""
        return self._think(state, depth)

    def stones(self, state: Array, depth: int) -> NDArray[np.float64]:
        """What each stone is worth that some roll allows now, and what is best after it.

        By the number of the action, looking so many rolls further; else `NOTHING`. Unlike a look
        ahead it leaves out no stone.
        """
        self.values[judging.MARGIN] = EVERYTHING
        self._think(state, 2)
        self.values[judging.MARGIN] = self._margin
        first = judging.BY_ACTION + ACTION_ROLL_AGAIN
        found = self.values[first : first + ACTION_ROLL_AGAIN].copy()
        if depth > 1:
            for action in np.flatnonzero(found != NOTHING):
                after = state.copy()
                apply(self.tables, after, int(action))
                found[action] = max(self.stopping(after), self.rolling(after, depth))
        return found

    def _think(self, state: Array, depth: int) -> float:
        return look_ahead.think(
            self.tables,
            self.geometry,
            self.weights,
            state,
            self.turn,
            self.keys,
            self.values,
            *self.beyond,
            depth,
        )
