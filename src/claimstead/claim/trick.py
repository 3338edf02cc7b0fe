"""A trick: who may play what, and who comes first in it (K-4 to K-7)."""

from claimstead.claim.cards import Card, Cards
from claimstead.claim.factions import FACTIONS
from claimstead.core import FrozenStruct, Seat, seats_from


class Trick(FrozenStruct, frozen=True):
    """A whole trick, in the order in which it was played."""

    seats: tuple[Seat, ...]
    cards: Cards

    @classmethod
    def led_by(cls, lead: Seat, cards: Cards) -> "Trick":
        return cls(seats_from(lead, len(cards)), cards)

    def ranking(self) -> tuple[Seat, ...]:
        """The seats by rank in the trick, the winner first (K-5, K-10)."""
        return tuple(self.seats[turn] for turn in _by_rank(self.cards))

    def card_of(self, seat: Seat) -> Card:
        return self.cards[self.seats.index(seat)]

    def leads_next(self, winner: Seat) -> Seat:
        """Who leads the next trick: the winner, unless a faction's power says otherwise (K-8)."""
        for seat, card in zip(reversed(self.seats), reversed(self.cards), strict=True):
            if FACTIONS[card.faction].leads_next:
                return seat
        return winner


def is_ahead(trick: Cards, card: Card) -> bool:
    """Whether a card comes first in the trick so far; a led card does (K-5)."""
    return _by_rank((*trick, card))[0] == len(trick)


def must_follow(hand: Cards, trick: Cards) -> bool:
    """Whether the hand has a card of the led faction (K-4)."""
    return bool(trick) and any(card.faction == trick[0].faction for card in hand)


def follows(card: Card, trick: Cards) -> bool:
    """Whether a follower who could follow may play this card (K-4)."""
    return card.faction == trick[0].faction or FACTIONS[card.faction].follows_anything


def playable(hand: Cards, trick: Cards) -> Cards:
    """The different cards of the hand that may be played now (K-4)."""
    different = dict.fromkeys(hand)
    if must_follow(hand, trick):
        return tuple(card for card in different if follows(card, trick))
    return tuple(different)


def _by_rank(cards: Cards) -> list[int]:
    """The turns at which cards were played, the best card's first (K-5)."""
    led = cards[0].faction
    return sorted(
        range(len(cards)),
        key=lambda turn: (
            -FACTIONS[cards[turn].faction].standing(led),
            -cards[turn].value,
            turn,  # equal cards: the one played first
        ),
    )
