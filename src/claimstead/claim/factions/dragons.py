"""Who played the last Dragon in a trick leads the next one (K-8)."""

from claimstead.claim.factions.faction import Faction


class Dragons(Faction):
    code = "Dr"
    leads_next = True
