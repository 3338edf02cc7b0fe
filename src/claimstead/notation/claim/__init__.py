"""Texts and pictures of CLAIM, and its record."""

from claimstead.notation.claim.game import Claim

__all__ = ["Claim"]
