"""A game is walked through, and every step is seen in its course."""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from claimstead.core import SEATS, Seat
from claimstead.notation import Claim, ClaimIt, Game, Record, setup_words, write_record
from claimstead.players.player import Cancelled
from claimstead.review.effort import HINT, USUAL, Effort
from claimstead.review.judge import Judge, Look, shares
from claimstead.review.moments import moments
from claimstead.review.report import Analysis, Chances, Kind, Review, Step, Totals
from claimstead.review.words import word_for

Progress = Callable[[int, int], None]
"""Told how many of how many moves have been looked at."""


def judge_of(game: Game[Any], effort: Effort) -> Judge:
    """The judge of a game."""
    # Imported when needed: the compiler takes its time.
    if isinstance(game, ClaimIt):
        from claimstead.review.claim_it import ClaimItJudge

        return ClaimItJudge(game, effort)
    assert isinstance(game, Claim), "there are two games"
    from claimstead.review.claim import ClaimJudge

    return ClaimJudge(game, effort)


def review(record: Record, effort: Effort = USUAL, progress: Progress | None = None) -> Review:
    """What a game was worth, step by step."""
    return reviewed_by(judge_of(record.game, effort), record, effort, progress)


def analyse(game: Game[Any], position: Any, effort: Effort = HINT) -> Analysis:
    """What a position is worth, and every move in it: of a state, or of what a seat sees."""
    return judge_of(game, effort).analysis(position)


def reviewed_by(
    judge: Judge, record: Record, effort: Effort = USUAL, progress: Progress | None = None
) -> Review:
    """The review of a game by this judge."""
    looks: list[tuple[int, Look]] = []
    state = record.first
    for number, (move, step) in enumerate(zip(record.moves, record.steps(), strict=True)):
        if effort.is_cancelled():
            raise Cancelled
        looks += [(number, each) for each in judge.look(state, move, number)]
        state = step.state
        if progress is not None:
            progress(number + 1, len(record.moves))
    expectation = looks[0][1].before if looks else judge.worth(state)
    steps = _steps(looks)
    outcome = record.game.outcome(state)
    result = None if outcome is None else shares(record.game, outcome)
    names = tuple(dict(record.header).get(f"seat {seat}", seat) for seat in record.game.seats)
    return Review(
        setup=setup_words(record.game),
        game=write_record(record),
        names=names,
        expectation=expectation,
        steps=steps,
        totals=tuple(
            _totals(seat, name, steps, expectation, result)
            for seat, name in zip(record.game.seats, names, strict=True)
        ),
        moments=moments(steps),
        is_over=result is not None,
        is_exact=all(step.is_exact for step in steps),
    )


def _steps(looks: list[tuple[int, Look]]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for index, (number, look) in enumerate(looks):
        last = looks[index - 1][1].after if index else look.before
        following = looks[index + 1][1].before if index + 1 < len(looks) else look.after
        change = _less(look.after, look.before)
        is_decision = look.kind is Kind.DECISION
        apart = max(map(abs, _less(following, look.after)))
        steps.append(
            Step(
                index=index,
                move_index=number,
                kind=look.kind,
                seat=look.seat,
                move=look.move,
                before=look.before,
                after=look.after,
                luck=() if is_decision else change,
                effect=change if is_decision else (),
                drift=_less(look.before, last),
                error_bar=max(look.error_bar, apart),
                is_exact=look.is_exact,
                best=_best(look),
                loss=look.loss,
                word=word_for(look.loss, look.loss_bar) if is_decision else None,
                options=look.options,
                hindsight=look.hindsight,
                bust=look.bust,
            )
        )
    return tuple(steps)


def _best(look: Look) -> str | None:
    """The best move; of several that are worth the same, the one that was made."""
    if not look.options:
        return None
    return look.move if look.loss <= 0 else look.options[0].move


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _totals(
    seat: Seat,
    name: str,
    steps: tuple[Step, ...],
    expectation: Chances,
    result: Chances | None,
) -> Totals:
    index = SEATS.index(seat)
    decisions = [step for step in steps if step.kind is Kind.DECISION]
    own = [step for step in decisions if step.seat == seat]
    luck_by: dict[Kind, float] = {
        kind: math.fsum(step.luck[index] for step in steps if step.kind is kind)
        for kind in dict.fromkeys(step.kind for step in steps if step.kind is not Kind.DECISION)
    }
    luck = math.fsum(luck_by.values())
    drift = math.fsum(step.drift[index] for step in steps)
    if result is not None and steps:
        drift += result[index] - steps[-1].after[index]
    # How two looks at one position differ shows how far each may be off, the sampling included.
    off = 2 * math.sqrt(math.fsum(step.drift[index] ** 2 for step in steps))
    return Totals(
        seat=seat,
        name=name,
        expectation=expectation[index],
        result=None if result is None else result[index],
        errors=math.fsum(step.loss for step in own),
        hindsight=-math.fsum(step.effect[index] for step in own),
        own=math.fsum(step.effect[index] for step in own),
        others=math.fsum(step.effect[index] for step in decisions if step.seat != seat),
        luck=luck,
        luck_by=luck_by,
        drift=drift,
        error_bar=max(off, abs(drift)),
        adjusted=None if result is None else result[index] - luck,
        words=dict(Counter(step.word for step in own if step.word is not None)),
    )
