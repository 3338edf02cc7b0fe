"""Who wins a trick of phase 1 with a Seer may choose the pile's top card (K-12)."""

from claimstead.claim.factions.faction import Faction


class Seers(Faction):
    code = "Se"
    looks_at_pile = True
