"""Trolls come one at a time: the others lie on for the winner of the next trick (K-18)."""

from claimstead.claim.cards import Cards, of
from claimstead.claim.factions.faction import Faction, Spoils
from claimstead.core import Seat


class Trolls(Faction):
    code = "Tr"
    may_lie_on = True

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        trolls = sorted(of(self.code, cards + lying))
        if is_last:
            return Spoils(score=tuple(trolls))
        return Spoils(score=tuple(trolls[-1:]), lying=tuple(trolls[:-1]))
