"""The ten factions, one file each."""

from claimstead.claim.factions.doppelgangers import Doppelgangers
from claimstead.claim.factions.dragons import Dragons
from claimstead.claim.factions.dwarves import Dwarves
from claimstead.claim.factions.faction import Faction, Spoils
from claimstead.claim.factions.giants import Giants
from claimstead.claim.factions.gnomes import Gnomes
from claimstead.claim.factions.goblins import Goblins
from claimstead.claim.factions.knights import Knights
from claimstead.claim.factions.seers import Seers
from claimstead.claim.factions.trolls import Trolls
from claimstead.claim.factions.undead import Undead

__all__ = ["FACTIONS", "Faction", "Spoils"]

FACTIONS: dict[str, Faction] = {
    faction.code: faction
    for faction in (
        Goblins(),
        Knights(),
        Undead(),
        Dwarves(),
        Doppelgangers(),
        Gnomes(),
        Giants(),
        Dragons(),
        Trolls(),
        Seers(),
    )
}
