"""Gnomes won in phase 2 lie open in front of the winner until the end (K-16)."""

from claimstead.claim.cards import Cards, of
from claimstead.claim.factions.faction import Faction, Spoils
from claimstead.core import Seat


class Gnomes(Faction):
    code = "Gn"
    values = (1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9)
    pair = "Gi"
    may_lie_open = True

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        return Spoils(open=of(self.code, cards))
