"""Puzzles of Claim It!: a placement, or to roll or stop, with a clear margin for the expert."""

from collections.abc import Iterator
from typing import Any

from claimstead.claim_it.rules import ClaimItRules
from claimstead.claim_it.state import Due
from claimstead.notation import setup_words
from claimstead.players import Budget
from claimstead.players.claim_it.decision import Outlook, Thought
from claimstead.players.claim_it.weights import Weights, learned_weights
from claimstead.registry import Game
from claimstead.review.puzzles.claim_it import ROLL, STOP
from claimstead.review.puzzles.played import Moment, Played, grade
from claimstead.review.puzzles.puzzle import Kind, Puzzle

MARGIN = 0.07
"""By so much of the victory the solution is better than anything else, however far one looks."""
FEWEST_STONES = 3
LEAST_BUST = 0.1
"""Where a bust is less likely than this nobody wonders whether to roll."""
DEPTH = 3
"""So many rolls ahead, and all that they may bring, a puzzle's values are looked for."""

JudgedStep = tuple[dict[str, float], list[Outlook]]
"""What every move is worth, and what the stones lead to."""


def dice_puzzles(played: Played) -> Iterator[tuple[int, Puzzle]]:
    """Every clear decision of a game, each as a puzzle still without an id."""
    for moment in played.moments:
        if _is_worth_asking(played.game, moment.state):
            looks = [values_of(played.game, moment.state, 1)]
            while _is_clear(looks) and len(looks) < DEPTH:
                looks.append(values_of(played.game, moment.state, len(looks) + 1))
            if _is_clear(looks) and not _is_plain(*looks[-1]):
                yield moment.at, _puzzle(played.game, moment, *looks[-1])


def _is_worth_asking(game: Any, state: Any) -> bool:
    return state.due is not Due.PLACE or len(game.legal(state)) >= FEWEST_STONES


def _is_clear(looks: list[JudgedStep]) -> bool:
    """Whether the last look finds the same move best as the first, by the margin."""
    values, _ = looks[-1]
    best, second, *_ = sorted(values.values(), reverse=True)
    return best - second >= MARGIN and best_of(values) == best_of(looks[0][0])


def _is_plain(values: dict[str, float], outlooks: list[Outlook]) -> bool:
    """Whether the answer is to roll, and everybody would."""
    return best_of(values) == ROLL and outlooks[0].bust < LEAST_BUST


def best_of(values: dict[str, float]) -> str:
    return max(values, key=lambda move: values[move])


def judge_of(game: ClaimItRules) -> Weights:
    """What the expert judges positions by."""
    weights = learned_weights(game.players, game.variant, game.size, game.secured_to_end)
    assert weights is not None, "every set-up of the whole board was learned"
    return weights


def values_of(game: Any, state: Any, depth: int) -> JudgedStep:
    """What every move is worth to the expert, looking so many rolls ahead."""
    view = game.view(state, state.turn)
    thought = Thought(view, judge_of(game), learned=True, budget=Budget())
    if view.due is Due.PLACE:
        outlooks = thought.outlooks(view.legal, depth)
        return {str(each.move): each.best for each in outlooks}, outlooks
    (here,) = outlooks = thought.outlooks(view.legal[:1], depth)
    return {ROLL: here.rolling, STOP: here.stopping}, outlooks


def _puzzle(
    game: Game[Any], moment: Moment, values: dict[str, float], outlooks: list[Outlook]
) -> Puzzle:
    solution = best_of(values)
    is_placement = moment.state.due is Due.PLACE
    line = solution
    if is_placement:
        after = next(each for each in outlooks if str(each.move) == solution)
        line += f", {ROLL if after.rolling > after.stopping else STOP}"
    return Puzzle(
        id=0,
        kind=Kind.PLACEMENT if is_placement else Kind.ROLL_OR_STOP,
        setup=setup_words(game),
        position=game.write(moment.state),
        seat=moment.seat,
        solution=solution,
        values={move: round(value, 4) for move, value in values.items()},
        lines={solution: line},
        grade=grade(game, moment, solution),
    )
