"""Undead are not discarded in phase 1, but go to the winner's score pile (K-11)."""

from claimstead.claim.factions.faction import Faction


class Undead(Faction):
    code = "Un"
    scores_while_recruiting = True
