"""What a game has to say in the report of figures."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple


class Scale(NamedTuple):
    """How much is played."""

    games: int
    """Games of each level in each set-up, where computer players are watched."""
    deals: int
    """Deals of each set-up, where compiled ones are played out."""
    seed: int


class Chapter(ABC):
    """The chapter of one game: what is played for it, and what is told of that."""

    play: ClassVar[Callable[[Any], Any]]
    """Does an order; any worker can, and always with the same result."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale

    @abstractmethod
    def orders(self) -> Sequence[Any]:
        """What is to be played."""

    @abstractmethod
    def conclude(self, found: Sequence[Any]) -> None:
        """Take what came of the orders, in their order."""

    @abstractmethod
    def told(self) -> list[str]:
        """The paragraphs, tables and pictures."""

    @abstractmethod
    def pictures(self) -> dict[str, str]:
        """The pictures by their names."""
