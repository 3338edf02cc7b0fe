"""One game on the kernel, state by state: for searches and learners that go through a tree.

A state is a row of numbers, as in a batch, and never changed: a move gives another row. What the
seats were told is not in it; whoever wants to know asks the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from claimstead.core import BadSetup
from claimstead.kernel.jit import Array
from claimstead.notation import kind_of, setup_words
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import Encoding

CHANCE, OVER = -1, -2
"""Who is to act where no seat is."""
TALLY = 16
"""Numbers that the kernel writes beside a result."""
LOOK = "void(int64[::1], int64[::1], int64[::1], float32[::1], int64)"
"""The types of the tables, the plan, a row, what is seen, and whose eyes it is seen by."""


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


def single_of(encoding: Encoding, actions: Actions) -> Single:
    """The game of this encoding on the kernel."""
    made: Callable[[Encoding, Actions], Single] | None = kind_of(encoding.game).part("single")
    if made is None:
        raise BadSetup("no-kernel", game=setup_words(encoding.game))
    return made(encoding, actions)
