"""How long a computer player takes for a move: as long as a person would, to be followed.

A choice with one possibility is no choice, and is made at once; the closer the two best moves seem,
the longer it takes. Whoever thinks for longer than that has taken the time already.
"""

FORCED = 0.2
EASY, HARD = 0.4, 1.2
"""Seconds."""


def time_for(options: int, doubt: float) -> float:
    """Seconds for a choice between so many moves.

    >>> [round(time_for(*each), 2) for each in ((1, 1.0), (2, 0.0), (9, 0.5), (2, 1.0))]
    [0.2, 0.4, 0.8, 1.2]
    """
    return FORCED if options == 1 else EASY + (HARD - EASY) * min(max(doubt, 0.0), 1.0)
