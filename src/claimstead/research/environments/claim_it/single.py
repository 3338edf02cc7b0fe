"""One game of Claim It! on the kernel, state by state."""

from typing import Any

import numpy as np

from claimstead.claim_it.moves import Roll
from claimstead.kernel.claim_it import game as claim_it
from claimstead.kernel.claim_it import scoring
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.layout import DUE, DUE_OVER, DUE_ROLL, TURN
from claimstead.kernel.jit import Array, Words, address, entry
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.claim_it import batch
from claimstead.research.environments.claim_it.encoding import ClaimItEncoding
from claimstead.research.environments.rows import MOST_LEGAL, Seen
from claimstead.research.environments.single import CHANCE, LOOK, OVER, TALLY, Single


@entry(LOOK)
def look_at_claim_it(tables: Words, plan: Words, row: Words, seen: Seen, own: int) -> None:
    batch.observe(address(tables), address(plan), address(row), seen, own)


class SingleClaimIt(Single):
    """Claim It!."""

    def __init__(self, encoding: ClaimItEncoding, actions: Actions) -> None:
        self._codec = ClaimItCodec(encoding.game)
        self._tables, self._plan = batch.prepared(encoding, actions)
        self._actions = self._plan[batch.ACTION_OF :].tolist()
        self._numbers = self._plan[batch.NUMBER_OF : batch.ACTION_OF]

    def row(self, state: Any) -> Array:
        return self._codec.encode(state)

    def turn(self, row: Array) -> int:
        due = row[DUE]
        if due == DUE_ROLL:
            return CHANCE
        return OVER if due == DUE_OVER else int(row[TURN])

    def by_chance(self, row: Array, move: Roll) -> Array:
        row = row.copy()
        claim_it.apply(self._tables, row, self._codec.action(move))
        return row

    def after(self, row: Array, action: int) -> Array:
        row = row.copy()
        claim_it.apply(self._tables, row, self._actions[action])
        return row

    def legal(self, row: Array) -> list[int]:
        found = np.empty(MOST_LEGAL, np.int64)
        count = claim_it.legal(self._tables, row, found)
        return sorted(self._numbers[found[:count]].tolist())

    def winners(self, row: Array) -> int:
        return scoring.result(self._tables, row, np.empty(TALLY, np.int64))

    def look(self, row: Array, seat: int, seen: Any) -> None:
        look_at_claim_it(self._tables, self._plan, row, seen, seat)
