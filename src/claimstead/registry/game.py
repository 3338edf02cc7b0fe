"""A game as its users have it: the rules, with text for positions and moves."""

from abc import abstractmethod
from functools import cached_property
from typing import ClassVar, TypeVar

from claimstead.core import Chance, Illegal, Move, Rules, Seat, View

State = TypeVar("State")


class Game(Rules[State]):
    """The rules of a game, and its texts."""

    name: ClassVar[str]
    turn_rule: ClassVar[str]
    """The number of the rule that says whose turn it is."""
    view_type: ClassVar[type[View]]
    """What its views are, for those who read one from JSON."""

    @cached_property
    @abstractmethod
    def setup(self) -> str:
        """The set-up in words: `claim-it 3 quick`, `claim 2 Gn Gi Dr Tr Se`."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(self.setup)

    @abstractmethod
    def read(self, text: str) -> State:
        """The position that a text describes; `BadText` where it describes none."""

    @abstractmethod
    def write(self, state: State) -> str:
        """The text of a position; `read` gives the position back."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that a text names, legal or not."""

    def move(self, state: State, text: str, *, seat: Seat | None = None) -> Move:
        """The legal move that a text names, of chance as well where chance is to act.

        Raises `BadText` where the text names no move, `Illegal` where the rules don't allow
        it; also where `seat` is given and is not the one to act.
        """
        move = self.read_move(text)
        if seat is not None:
            self.check_turn(state, seat)
        self.check(state, move)
        return move

    def check_turn(self, state: State, seat: Seat) -> None:
        """Raise `Illegal` where another seat is to act, or chance."""
        actor = self.actor(state)
        if actor is not None and actor != seat:
            to_act = actor.value if isinstance(actor, Chance) else actor
            raise Illegal("not-your-turn", rule=self.turn_rule, seat=seat, actor=to_act)
