"""What chance and players can do."""

from typing import ClassVar

from claimstead.claim.cards import Card, Cards, spell
from claimstead.core import Move, Seat


class Deal(Move, frozen=True, tag="deal"):
    """Chance: all cards, hand by hand in seat order, then the pile, top first."""

    is_chance: ClassVar[bool] = True
    cards: Cards

    def __str__(self) -> str:
        return f"deal {spell(self.cards)}"


class Play(Move, frozen=True, tag="play"):
    card: Card

    def __str__(self) -> str:
        return str(self.card)


class Take(Move, frozen=True, tag="take"):
    """Recruit a card from the middle."""

    card: Card

    def __str__(self) -> str:
        return f"take {self.card}"


class TakePile(Move, frozen=True, tag="take-pile"):
    """Recruit the pile's top card, having looked at it."""

    def __str__(self) -> str:
        return "take pile"


class Smash(Move, frozen=True, tag="smash"):
    """Remove an open card in front of `seat` from the game."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"smash {self.seat} {self.card}"


class Spare(Move, frozen=True, tag="spare"):
    def __str__(self) -> str:
        return "spare"


TAKE_PILE = TakePile()
SPARE = Spare()
