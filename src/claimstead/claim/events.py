"""What happens in CLAIM and has to be shown. `None` for a card: this seat may not see it."""

from typing import ClassVar

from claimstead.claim.cards import Card, Cards
from claimstead.core import Event, Seat


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    seat: Seat
    count: int
    cards: Cards | None


class TurnedUp(Event, frozen=True, tag="turned-up"):
    reveals: ClassVar[bool] = True
    cards: Cards


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: Seat
    card: Card


class TrickWon(Event, frozen=True, tag="trick-won"):
    seat: Seat
    ranking: tuple[Seat, ...]
    cards: Cards


class PileLookedAt(Event, frozen=True, tag="pile-looked-at"):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card | None


class RecruitTaken(Event, frozen=True, tag="recruit-taken"):
    """A card from the middle, for all to see."""

    seat: Seat
    card: Card


class RecruitDrawn(Event, frozen=True, tag="recruit-drawn"):
    """The pile's top card, face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card | None
    seen_by: Seat | None
    """Who had looked at it before."""


class Discarded(Event, frozen=True, tag="discarded"):
    cards: Cards


class Scored(Event, frozen=True, tag="scored"):
    """Cards go to a score pile."""

    seat: Seat
    cards: Cards


class LaidOpen(Event, frozen=True, tag="laid-open"):
    """Cards come to lie open in front of a seat."""

    seat: Seat
    cards: Cards


class LeftLying(Event, frozen=True, tag="left-lying"):
    """Cards lie on for the winner of the next trick."""

    cards: Cards


class Smashed(Event, frozen=True, tag="smashed"):
    """An open card in front of `victim` leaves the game."""

    seat: Seat
    by: Card
    victim: Seat
    card: Card


class Spared(Event, frozen=True, tag="spared"):
    seat: Seat
    by: Card


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    """Somebody else than the winner leads the next trick."""

    seat: Seat
    winner: Seat


class SecondPhaseBegan(Event, frozen=True, tag="second-phase-began"):
    lead: Seat


class FavourDecided(Event, frozen=True, tag="favour-decided"):
    """Who has a faction's favour at the end, and by what; nobody: no winners."""

    faction: str
    winners: tuple[Seat, ...]
    decided_by: str
    counts: dict[Seat, int]


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[Seat, ...]
    decided_by: str
