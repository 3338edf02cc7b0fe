"""Texts and pictures of Claim It!, and its record."""

from claimstead.notation.claim_it.game import ClaimIt

__all__ = ["ClaimIt"]
