"""What a computer player is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from claimstead.core import Move
from claimstead.notation import Game
from claimstead.players.reason import Reason


class Cancelled(Exception):
    """The search was told to stop before it had a move."""


class Budget(NamedTuple):
    """How much thinking is allowed; with nodes alone the same seed gives the same move."""

    nodes: int | None = None
    seconds: float | None = None
    is_cancelled: Callable[[], bool] = lambda: False
    """Asked now and then while searching."""


class Choice(NamedTuple):
    """A move, and why."""

    move: Move
    reason: Reason


class Player(ABC):
    """A computer player of one game. It has no memory: all it needs is in the view."""

    name: ClassVar[str]

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        """Whether it knows this game with these options."""
        return True

    @abstractmethod
    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        """The move for the seat of this view, which must be the one to act."""
