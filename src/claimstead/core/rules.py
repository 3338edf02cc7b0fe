"""The functions that every game's rules consist of."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from math import lcm
from typing import Any, Generic, NamedTuple, TypeVar

from claimstead.core.outcome import Outcome
from claimstead.core.randomness import below
from claimstead.core.seat import SEATS, Seat
from claimstead.core.table import Event, Move, View

State = TypeVar("State")


class Chance(Enum):
    """Who acts where dice are rolled or cards are dealt."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE = Chance.CHANCE


class Step(NamedTuple, Generic[State]):
    """What a move leads to: the next state, and the events that tell about it."""

    state: State
    events: tuple[Event, ...]


class Rules(ABC, Generic[State]):
    """A game: frozen states and functions on them. Nothing in here is random or remembers."""

    players: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: self.players]

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win together with this one, itself among them."""
        return (seat,)

    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """All seats, by those that win together."""
        return tuple(dict.fromkeys(map(self.team, self.seats)))

    @abstractmethod
    def start(self) -> State:
        """The state before anything has happened."""

    @abstractmethod
    def actor(self, state: State) -> Seat | Chance | None:
        """Who is to act: a seat, `CHANCE`, or `None` when the game is over."""

    @abstractmethod
    def legal(self, state: State) -> tuple[Move, ...]:
        """Every move of the seat to act, each once; empty where chance acts."""

    @abstractmethod
    def check(self, state: State, move: Move) -> None:
        """Raise `Illegal` where `move` can't be made in `state`, also for chance's moves."""

    @abstractmethod
    def apply(self, state: State, move: Move) -> Step[State]:
        """Make a move, or raise `Illegal`."""

    @abstractmethod
    def chances(self, state: State) -> tuple[tuple[Move, Fraction], ...]:
        """Every chance move with its probability; empty where chance does not act.

        Raises `TooManyChances` where no one could list them.
        """

    @abstractmethod
    def sample(self, state: State, rng: random.Random) -> Move:
        """Draw a chance move by its probability."""

    def drawn(self, state: State, numbers: Iterator[int]) -> Move:
        """What chance brings by these random numbers of 32 bits: the same for the same ones."""
        chances = self.chances(state)
        whole = lcm(*(chance.denominator for _, chance in chances))
        at = Fraction(below(whole, numbers), whole)
        for move, chance in chances:
            at -= chance
            if at < 0:
                return move
        raise AssertionError("probabilities sum to one")

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What `seat` can know; `None` is a spectator."""

    @abstractmethod
    def seen(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` sees them, with what it may not know taken out."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome[Any] | None:
        """How the game ended; `None` while it goes on."""
