"""Dwarves go to who lost the trick in phase 2 (K-19)."""

from claimstead.claim.cards import Cards, of
from claimstead.claim.factions.faction import Faction, Spoils
from claimstead.core import Seat


class Dwarves(Faction):
    code = "Dw"

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        return Spoils(score=of(self.code, cards), scorer=_loser(seats, cards, winner))


def _loser(seats: tuple[Seat, ...], cards: Cards, winner: Seat) -> Seat:
    if len(seats) == 2:
        return seats[1] if winner == seats[0] else seats[0]
    # With 3 and 4 the lowest card, whatever the faction; equal: who played later.
    lowest = min(range(len(cards)), key=lambda turn: (cards[turn].value, -turn))
    return seats[lowest]
