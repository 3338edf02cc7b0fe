"""Doppelgangers count as the led faction, and may always be played (K-4, K-7)."""

from claimstead.claim.factions.faction import FOLLOWS, Faction


class Doppelgangers(Faction):
    code = "Do"
    follows_anything = True

    def standing(self, led: str) -> int:
        return FOLLOWS
