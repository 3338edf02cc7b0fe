"""What a computer player is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Self

from claimstead.core import Move
from claimstead.players.reason import Reason
from claimstead.registry import Game


class Cancelled(Exception):
    """The search was told to stop before it had a move."""


def never() -> bool:
    """Nobody cancels."""
    return False


class Budget(NamedTuple):
    """How much thinking is allowed; with nodes alone the same seed gives the same move."""

    nodes: int | None = None
    seconds: float | None = None
    is_cancelled: Callable[[], bool] = never
    """Asked now and then while searching."""


class Choice(NamedTuple):
    """A move, and why."""

    move: Move
    reason: Reason
    doubt: float = 0.5
    """How close the next best move seemed, from 0 (no question) to 1 (all the same)."""


class Player(ABC):
    """A computer player of one game. It has no memory: all it needs is in the view."""

    name: ClassVar[str]

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        """Whether it knows this game with these options."""
        return True

    def with_temper(self, temper: str) -> Self:
        """The same player in the manner of a character (`players.characters.TEMPERS`)."""
        return self

    @abstractmethod
    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        """The move for the seat of this view, which must be the one to act."""
