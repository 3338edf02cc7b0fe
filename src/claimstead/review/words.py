"""The words that people use for a decision."""

from claimstead.review.report import Word

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.12
"""From so much of the victory on."""
NOTHING = 0.001
"""Less than this is no loss to speak of."""


def word_for(loss: float, error_bar: float = 0.0) -> Word:
    """What a decision is called that cost so much; nobody is blamed within the error bar.

    >>> word_for(0.0).value, word_for(0.06).value, word_for(0.06, error_bar=0.08).value
    ('best', 'mistake', 'good')
    """
    if loss < NOTHING:
        return Word.BEST
    if loss < INACCURACY or loss <= error_bar:
        return Word.GOOD
    if loss < MISTAKE:
        return Word.INACCURACY
    return Word.MISTAKE if loss < BLUNDER else Word.BLUNDER
