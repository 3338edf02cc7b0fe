"""What a review asks: what each step of a game was worth."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from claimstead.core import Move, Outcome, Seat
from claimstead.registry import Game
from claimstead.review.estimate import Samples
from claimstead.review.report import Analysis, Bust, Chances, Hindsight, Kind, Option


class JudgedStep(NamedTuple):
    """A step as it looks by itself, before it is seen in the course of the game."""

    kind: Kind
    seat: Seat | None
    move: str
    before: Samples
    """Of a decision: with the best move. Of chance: the average over all that could come."""
    after: Samples
    stands: Samples | None = None
    """Of a decision, where games are played out: without a move being told."""
    is_exact: bool = False
    loss: float = 0.0
    loss_bar: float = 0.0
    """The error bar of the loss."""
    options: tuple[Option, ...] = ()
    hindsight: Hindsight | None = None
    bust: Bust | None = None


class Judge(ABC):
    """The one place from which the worth of the positions of a game comes."""

    @abstractmethod
    def steps(self, state: Any, move: Move) -> list[JudgedStep]:
        """The steps that a move of the game consists of."""

    @abstractmethod
    def worth(self, state: Any) -> Chances:
        """What a position is worth to every seat."""

    @abstractmethod
    def analysis(self, state: Any) -> Analysis:
        """What can be said of a position, or of a view of it."""


def shares(game: Game[Any], outcome: Outcome[Any]) -> Chances:
    """What each seat has of the victory: all of it, or its team's part of what is shared.

    >>> import claimstead as cs
    >>> shares(cs.ClaimIt(3), Outcome(("a", "c"), "shared", {}))
    (0.5, 0.0, 0.5)
    """
    winners = outcome.winners

    def part(seat: Seat) -> float:
        return sum(each in winners for each in game.team(seat)) / len(winners)

    return tuple(map(part, game.seats))
