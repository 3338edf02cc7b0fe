"""Refusals of the table itself, not of the rules."""

from claimstead.core import ClaimsteadError


class NotNow(ClaimsteadError):
    """The table does not allow this, or not now."""

    kind = "table"
