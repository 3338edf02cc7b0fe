"""For tests of Claimstead and of programs built on it: set-ups, random games, proofs.

`battery.conform` runs every check that holds for any game; `generators` make random games and
positions; `redeal` deals anew what a seat can't know; `playthrough` writes a game out in full.
"""

from claimstead.notation import draw
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.testkit.battery import conform
from claimstead.testkit.claim import ending
from claimstead.testkit.generators import positions, random_record
from claimstead.testkit.playthrough import playthrough, replayed
from claimstead.testkit.setups import all_setups

__all__ = [
    "all_setups",
    "conform",
    "dealt_anew",
    "draw",
    "ending",
    "playthrough",
    "positions",
    "random_record",
    "replayed",
]
