"""What a game was worth: chances, errors and luck; puzzles."""

from claimstead.review.effort import DEEPER, HINT, USUAL, Effort
from claimstead.review.report import (
    Analysis,
    Bust,
    Chances,
    Hindsight,
    Kind,
    Moment,
    Option,
    Review,
    Step,
    Totals,
    Word,
)
from claimstead.review.reviewing import Progress, analyse, judge_of, review, reviewed_by
from claimstead.review.words import word_for

__all__ = [
    "DEEPER",
    "HINT",
    "USUAL",
    "Analysis",
    "Bust",
    "Chances",
    "Effort",
    "Hindsight",
    "Kind",
    "Moment",
    "Option",
    "Progress",
    "Review",
    "Step",
    "Totals",
    "Word",
    "analyse",
    "judge_of",
    "review",
    "reviewed_by",
    "word_for",
]
