"""Where a game of CLAIM stands, including what the players know of each other (K-13)."""

from enum import StrEnum
from typing import TypeVar

from claimstead.claim.cards import Cards
from claimstead.core import SEATS, FrozenStruct, Position, Seat

Each = TypeVar("Each")


class Stage(StrEnum):
    """What the seat on turn has to decide."""

    PLAY = "play"
    LOOK = "look"
    """Having looked at the pile's top card: that one, or one from the middle (K-12)."""
    PICK = "pick"
    """One of the cards in the middle (K-10)."""
    SMASH = "smash"
    """Whose open card is removed from the game (K-17)."""


class Glimpse(FrozenStruct, frozen=True, order=True):
    """Cards of `holder` that `knower` alone has seen."""

    holder: Seat
    knower: Seat
    cards: Cards


class State(Position, frozen=True, kw_only=True):
    """Tuples with an entry a seat are in order of the seats; cards are sorted but for
    `trick`, `asking` (in order of play) and `pile` (top first).
    """

    phase: int
    stage: Stage = Stage.PLAY
    lead: Seat | None = None
    turn: Seat | None = None
    """Who is to act; `None` before the deal and after the end."""
    hands: tuple[Cards, ...]
    followers: tuple[Cards, ...]
    middle: Cards = ()
    pile: Cards = ()
    trick: Cards = ()
    asking: Cards = ()
    """The cards of the trick about whose power the winner has still to decide."""
    scores: tuple[Cards, ...]
    open: tuple[Cards, ...]
    """Cards lying open in front of a seat."""
    lying: Cards = ()
    """Cards left lying for the winner of the next trick."""
    known: tuple[Cards, ...]
    """Cards among the followers, later in the hand, that everybody saw the seat take."""
    glimpses: tuple[Glimpse, ...] = ()
    voids: tuple[tuple[str, ...], ...]
    """Factions that the seat has shown not to hold in this phase's hand."""

    @property
    def is_over(self) -> bool:
        return self.phase == 2 and self.turn is None


def before_the_deal(players: int) -> State:
    nothing: tuple[Cards, ...] = ((),) * players
    return State(
        phase=0,
        hands=nothing,
        followers=nothing,
        scores=nothing,
        open=nothing,
        known=nothing,
        voids=((),) * players,
    )


def put(entries: tuple[Each, ...], seat: Seat, entry: Each) -> tuple[Each, ...]:
    """The entries of all seats with that of one seat replaced."""
    index = SEATS.index(seat)
    return (*entries[:index], entry, *entries[index + 1 :])
