"""Messages: reviews."""

from claimstead.core import FrozenStruct
from claimstead.review import Review


class AskReview(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's file."""

    text: str
    deeper: bool = False


class ReviewStand(FrozenStruct, frozen=True, kw_only=True):
    """How far a review has come."""

    progress: float
    """From 0 to 1."""
    stage: str = "looking"
    """`waiting` for others, `preparing`, or `looking` at the moves."""
    review: Review | None = None
    """When it is done."""
