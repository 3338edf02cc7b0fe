"""Results compared as bridge players do: 2 match points for everybody one beats, 1 for a tie."""

from typing import NamedTuple

from claimstead.table.match import Match
from claimstead.table.match_entries import Score


class Points(NamedTuple):
    points: int
    most: int
    """What could be had: 2 for everybody on the same chair who has finished the board."""


def points(match: Match, group: int, chair: int, board: int) -> Points | None:
    """The match points of a chair on a board; `None` before its result is known."""
    if (group, board) not in match.scores:
        return None
    own = match.scores[group, board][chair]
    others = [
        scores[chair]
        for (other, at), scores in match.scores.items()
        if at == board and other != group
    ]
    return Points(sum(compared(own, other) for other in others), 2 * len(others))


def compared(own: Score, other: Score) -> int:
    if _rank(own) == _rank(other):
        return 1
    return 2 if _rank(own) > _rank(other) else 0


def _rank(score: Score) -> tuple[float, float]:
    """The victory counts first, then by how much; a loss by giving up is the worst, a victory
    because others gave up the narrowest."""
    if score.margin is None:
        return score.share, 0.0 if score.share else float("-inf")
    return score.share, score.margin
