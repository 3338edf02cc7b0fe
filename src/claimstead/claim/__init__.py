"""CLAIM and CLAIM 2: recruit followers in a first phase, win factions with them in a second."""

from claimstead.claim.rules import ClaimRules

__all__ = ["ClaimRules"]
