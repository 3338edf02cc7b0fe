"""One game of CLAIM on the kernel, state by state."""

from typing import Any

import numpy as np

from claimstead.claim.moves import Deal
from claimstead.kernel.claim import game as claim
from claimstead.kernel.claim import scoring
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.layout import MOST_ACTIONS, PHASE, STATE_SIZE, TURN
from claimstead.kernel.jit import Array, Words, address, entry
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.claim import batch
from claimstead.research.environments.claim.encoding import ClaimEncoding
from claimstead.research.environments.rows import Seen
from claimstead.research.environments.single import CHANCE, LOOK, OVER, TALLY, Single


@entry(LOOK)
def look_at_claim(tables: Words, plan: Words, row: Words, seen: Seen, own: int) -> None:
    batch.observe(address(tables), address(plan), address(row), seen, own)


@entry("void(int64[::1], int64[::1], int64)")
def act_in_claim(tables: Words, row: Words, action: int) -> None:
    before = np.empty(STATE_SIZE, np.int64)
    batch.act(address(tables), address(row), address(before), action)


class SingleClaim(Single):
    """CLAIM."""

    def __init__(self, encoding: ClaimEncoding, actions: Actions) -> None:
        self._codec = ClaimCodec(encoding.game)
        self._tables, self._plan = batch.prepared(encoding, actions)
        self._actions = self._plan[batch.ACTION_OF :].tolist()
        self._numbers = self._plan[batch.NUMBER_OF : batch.ACTION_OF]

    def row(self, state: Any) -> Array:
        assert state.phase == 0, "a game begins with the deal"
        return np.zeros(batch.ROW_SIZE, np.int64)

    def by_chance(self, row: Array, move: Deal) -> Array:
        row = row.copy()
        claim.deal(self._tables, row, self._codec.deal(move))
        return row

    def turn(self, row: Array) -> int:
        if row[PHASE] == 0:
            return CHANCE
        turn = int(row[TURN])
        return OVER if turn < 0 else turn

    def after(self, row: Array, action: int) -> Array:
        row = row.copy()
        act_in_claim(self._tables, row, self._actions[action])
        return row

    def legal(self, row: Array) -> list[int]:
        found = np.empty(MOST_ACTIONS, np.int64)
        count = claim.legal(self._tables, row, found)
        return sorted(self._numbers[found[:count]].tolist())

    def winners(self, row: Array) -> int:
        return scoring.result(self._tables, row, np.empty(TALLY, np.int64))

    def look(self, row: Array, seat: int, seen: Any) -> None:
        look_at_claim(self._tables, self._plan, row, seen, seat)
