"""Knights beat Goblins where a Goblin was led (K-6)."""

from claimstead.claim.factions.faction import BEATS, Faction


class Knights(Faction):
    code = "Kn"
    values = (2, 3, 4, 5, 6, 7, 8, 9)
    pair = "Go"

    def standing(self, led: str) -> int:
        return BEATS if led == "Go" else super().standing(led)
