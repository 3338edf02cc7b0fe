"""One game, state by state: for searches and learners that go through a tree.

On the kernel a state is a row of numbers, as in a batch, and never changed: a move gives another
row. What the seats were told is not in it; whoever wants to know asks the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from claimstead.core import SEATS, Chance
from claimstead.kernel.jit import Array
from claimstead.registry import kind_of
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


class SingleByRules(Single):
    """A game without a kernel: the rules play, and a row is the state itself."""

    def __init__(self, encoding: Encoding, actions: Actions) -> None:
        self._encoding, self._game, self._actions = encoding, encoding.game, actions

    def row(self, state: Any) -> Any:
        return state

    def turn(self, row: Any) -> int:
        actor = self._game.actor(row)
        if actor is None:
            return OVER
        return CHANCE if isinstance(actor, Chance) else SEATS.index(actor)

    def by_chance(self, row: Any, move: Any) -> Any:
        return self._game.apply(row, move).state

    def after(self, row: Any, action: int) -> Any:
        return self._game.apply(row, self._actions.moves[action]).state

    def legal(self, row: Any) -> list[int]:
        return sorted(map(self._actions.number, self._game.legal(row)))

    def winners(self, row: Any) -> int:
        outcome = self._game.outcome(row)
        assert outcome is not None, "the game is over"
        return sum(1 << SEATS.index(seat) for seat in outcome.winners)

    def look(self, row: Any, seat: int, seen: Any) -> None:
        seen[:] = self._encoding.encode(self._game.view(row, SEATS[seat]))


def single_of(encoding: Encoding, actions: Actions) -> Single:
    """The game of this encoding, on the kernel where it has one."""
    made: Callable[[Encoding, Actions], Single]
    made = kind_of(encoding.game).part("single", SingleByRules)
    return made(encoding, actions)
