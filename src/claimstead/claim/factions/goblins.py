"""Goblins: many, and five of them worth nothing. Their lead wakes the Knights."""

from claimstead.claim.factions.faction import Faction


class Goblins(Faction):
    code = "Go"
    values = (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    pair = "Kn"
