"""Claimstead: Claim It! and CLAIM / CLAIM 2, to play, to learn, to study.

>>> import claimstead as cs
>>> duel = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
>>> duel.actor(duel.start()) is cs.CHANCE
True
"""

from claimstead.core import (
    CHANCE,
    SEATS,
    BadSetup,
    BadText,
    ClaimsteadError,
    Illegal,
    Outcome,
    Step,
    TooManyChances,
)
from claimstead.notation import Claim, ClaimIt

__all__ = [
    "CHANCE",
    "SEATS",
    "BadSetup",
    "BadText",
    "Claim",
    "ClaimIt",
    "ClaimsteadError",
    "Illegal",
    "Outcome",
    "Step",
    "TooManyChances",
]
