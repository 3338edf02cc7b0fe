"""Giants in a trick of phase 2 remove open Gnomes of their value (K-17)."""

from claimstead.claim.cards import Card
from claimstead.claim.factions.faction import Faction


class Giants(Faction):
    code = "Gi"
    values = (1, 1, 3, 3, 5, 5, 7, 7, 9)
    pair = "Gn"
    may_smash = True

    def smashes(self, card: Card, victim: Card) -> bool:
        return victim.faction == "Gn" and victim.value == card.value
