"""Puzzles of CLAIM: exactly one card wins, and the solver has proved it."""

from collections.abc import Iterator
from typing import Any

from claimstead.claim.moves import Play
from claimstead.kernel.solve import solve
from claimstead.notation import setup_words
from claimstead.registry import Game
from claimstead.review.puzzles.played import Moment, Played, grade
from claimstead.review.puzzles.puzzle import Kind, Puzzle

FEWEST_CARDS = 3
"""To choose from; with fewer there is nothing to find."""
MOST_TRICKS = 4_000_000
"""That the solver looks at before a position is passed over."""


def only_cards(played: Played) -> Iterator[tuple[int, Puzzle]]:
    """Every moment of phase 2 with a single winning card, each as a puzzle still without an id."""
    for moment in played.moments:
        if moment.state.phase == 2 and len(played.game.legal(moment.state)) >= FEWEST_CARDS:
            values = solve(played.game, moment.state, MOST_TRICKS).moves
            if list(values.values()).count(1) == 1:
                yield moment.at, _puzzle(played.game, moment, values)


def _puzzle(game: Game[Any], moment: Moment, values: dict[Play, int]) -> Puzzle:
    solution = next(str(move) for move, value in values.items() if value == 1)
    return Puzzle(
        id=0,
        kind=Kind.ONLY_CARD,
        setup=setup_words(game),
        position=game.write(moment.state),
        seat=moment.seat,
        solution=solution,
        values={str(move): value for move, value in values.items()},
        lines={str(move): line_after(game, moment.state, move) for move in values},
        grade=grade(game, moment, solution),
    )


def line_after(game: Game[Any], state: Any, move: Play) -> str:
    """Best play of both to the end after a move, the move first."""
    after = game.apply(state, move).state
    line = () if game.actor(after) is None else solve(game, after).line
    return ", ".join(map(str, (move, *line)))
