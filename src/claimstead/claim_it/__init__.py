"""Claim It!: three dice, a board, and the question whether to roll once more."""

from claimstead.claim_it.rules import ClaimItRules

__all__ = ["ClaimItRules"]
