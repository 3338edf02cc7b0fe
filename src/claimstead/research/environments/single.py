"""One game on the kernel, state by state: for searches and learners that go through a tree.

A state is a row of numbers, as in a batch, and never changed: a move gives another row. What the
seats were told is not in it; whoever wants to know asks the rules.
"""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from claimstead.claim.moves import Deal
from claimstead.claim_it.moves import Roll
from claimstead.kernel.claim import game as claim
from claimstead.kernel.claim import scoring as claim_scoring
from claimstead.kernel.claim.layout import MOST_ACTIONS, PHASE, STATE_SIZE
from claimstead.kernel.claim.layout import TURN as CLAIM_TURN
from claimstead.kernel.claim_it import game as claim_it
from claimstead.kernel.claim_it import scoring as claim_it_scoring
from claimstead.kernel.claim_it.layout import DUE, DUE_OVER, DUE_ROLL
from claimstead.kernel.claim_it.layout import TURN as CLAIM_IT_TURN
from claimstead.kernel.codec import ClaimCodec, ClaimItCodec
from claimstead.kernel.jit import Array, Words, address, entry
from claimstead.research.environments import batch_claim, batch_claim_it
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import ClaimEncoding, ClaimItEncoding, Encoding
from claimstead.research.environments.rows import MOST_LEGAL, Seen

CHANCE, OVER = -1, -2
"""Who is to act where no seat is."""
TALLY = 16
"""Numbers that the kernel writes beside a result."""
LOOK = "void(int64[::1], int64[::1], int64[::1], float32[::1], int64)"
"""The types of the tables, the plan, a row, what is seen, and whose eyes it is seen by."""


@entry(LOOK)
def look_at_claim(tables: Words, plan: Words, row: Words, seen: Seen, own: int) -> None:
    batch_claim.observe(address(tables), address(plan), address(row), seen, own)


@entry(LOOK)
def look_at_claim_it(tables: Words, plan: Words, row: Words, seen: Seen, own: int) -> None:
    batch_claim_it.observe(address(tables), address(plan), address(row), seen, own)


@entry("void(int64[::1], int64[::1], int64)")
def act_in_claim(tables: Words, row: Words, action: int) -> None:
    before = np.empty(STATE_SIZE, np.int64)
    batch_claim.act(address(tables), address(row), address(before), action)


class Single(ABC):
    """What can be asked of the rows of one set-up."""

    @abstractmethod
    def row(self, state: Any) -> Array:
        """A state that the game can begin with."""

    @abstractmethod
    def turn(self, row: Array) -> int:
        """The seat to act, `CHANCE` or `OVER`."""

    @abstractmethod
    def by_chance(self, row: Array, move: Any) -> Array:
        """The row after the deal, or after a roll."""

    @abstractmethod
    def after(self, row: Array, action: int) -> Array:
        """The row after an action of the seat to act."""

    @abstractmethod
    def legal(self, row: Array) -> list[int]:
        """The legal actions of the seat to act, in their order."""

    @abstractmethod
    def winners(self, row: Array) -> int:
        """The seats that have won a game that is over, as a mask."""

    @abstractmethod
    def look(self, row: Array, seat: int, seen: Any) -> None:
        """Write what a seat sees, into an array of `float32`."""


class SingleClaim(Single):
    """CLAIM."""

    def __init__(self, encoding: ClaimEncoding, actions: Actions) -> None:
        self._codec = ClaimCodec(encoding.game)
        self._tables, self._plan = batch_claim.prepared(encoding, actions)
        self._actions = self._plan[batch_claim.ACTION_OF :].tolist()
        self._numbers = self._plan[batch_claim.NUMBER_OF : batch_claim.ACTION_OF]

    def row(self, state: Any) -> Array:
        assert state.phase == 0, "a game begins with the deal"
        return np.zeros(batch_claim.ROW_SIZE, np.int64)

    def by_chance(self, row: Array, move: Deal) -> Array:
        row = row.copy()
        claim.deal(self._tables, row, self._codec.deal(move))
        return row

    def turn(self, row: Array) -> int:
        if row[PHASE] == 0:
            return CHANCE
        turn = int(row[CLAIM_TURN])
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
        return claim_scoring.result(self._tables, row, np.empty(TALLY, np.int64))

    def look(self, row: Array, seat: int, seen: Any) -> None:
        look_at_claim(self._tables, self._plan, row, seen, seat)


class SingleClaimIt(Single):
    """Claim It!."""

    def __init__(self, encoding: ClaimItEncoding, actions: Actions) -> None:
        self._codec = ClaimItCodec(encoding.game)
        self._tables, self._plan = batch_claim_it.prepared(encoding, actions)
        self._actions = self._plan[batch_claim_it.ACTION_OF :].tolist()
        self._numbers = self._plan[batch_claim_it.NUMBER_OF : batch_claim_it.ACTION_OF]

    def row(self, state: Any) -> Array:
        return self._codec.encode(state)

    def turn(self, row: Array) -> int:
        due = row[DUE]
        if due == DUE_ROLL:
            return CHANCE
        return OVER if due == DUE_OVER else int(row[CLAIM_IT_TURN])

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
        return claim_it_scoring.result(self._tables, row, np.empty(TALLY, np.int64))

    def look(self, row: Array, seat: int, seen: Any) -> None:
        look_at_claim_it(self._tables, self._plan, row, seen, seat)


def single_of(encoding: Encoding, actions: Actions) -> Single:
    """The game of this encoding on the kernel."""
    if isinstance(encoding, ClaimItEncoding):
        return SingleClaimIt(encoding, actions)
    assert isinstance(encoding, ClaimEncoding), "there are two games"
    return SingleClaim(encoding, actions)
