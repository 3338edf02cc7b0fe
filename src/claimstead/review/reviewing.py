"""A game is walked through, and every step is seen in its course."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from claimstead.core import BadSetup
from claimstead.notation import Record, setup_words, write_record
from claimstead.players.player import Cancelled
from claimstead.registry import Game, kind_of
from claimstead.review.account import Account, Booked, is_choice, totals
from claimstead.review.effort import HINT, USUAL, Effort
from claimstead.review.estimate import exactly, means
from claimstead.review.judge import Judge, JudgedStep, shares
from claimstead.review.moments import moments
from claimstead.review.report import Analysis, Chances, Kind, Review, Step
from claimstead.review.words import word_for

Progress = Callable[[int, int], None]
"""Told how many of how many moves have been looked at."""


def judge_of(game: Game[Any], effort: Effort) -> Judge:
    """The judge of a game; `BadSetup` where nobody can judge it."""
    made: Callable[[Game[Any], Effort], Judge] | None = kind_of(game).part("review")
    if made is None:
        raise BadSetup("no-review", game=setup_words(game))
    return made(game, effort)


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
    steps: list[Step] = []
    account = None
    state = record.first
    for number, (move, step) in enumerate(zip(record.moves, record.steps(), strict=True)):
        if effort.is_cancelled():
            raise Cancelled
        for judged in judge.steps(state, move):
            account = account or Account(judged.before)
            steps.append(_step(len(steps), number, judged, account.book(judged)))
        state = step.state
        if progress is not None:
            progress(number + 1, len(record.moves))
    account = account or Account(exactly(judge.worth(state)))
    outcome = record.game.outcome(state)
    result = None if outcome is None else shares(record.game, outcome)
    if result is not None:
        _close(account, result, steps)
    names = tuple(dict(record.header).get(f"seat {seat}", seat) for seat in record.game.seats)
    return Review(
        setup=setup_words(record.game),
        game=write_record(record),
        names=names,
        expectation=means(account.expectation),
        steps=tuple(steps),
        totals=tuple(
            totals(seat, name, steps, account, result)
            for seat, name in zip(record.game.seats, names, strict=True)
        ),
        moments=moments(steps),
        is_over=result is not None,
        is_exact=all(step.is_exact for step in steps),
    )


def _close(account: Account, result: Chances, steps: list[Step]) -> None:
    """What is left over is told with the last choice."""
    anew = account.close(result)
    if anew is not None:
        last = max(step.index for step in steps if is_choice(step))
        steps[last] = replace(
            steps[last],
            before=anew.before,
            effect=means(anew.change.by),
            error_bar=anew.change.widest_bar(),
        )


def _step(index: int, number: int, judged: JudgedStep, booked: Booked) -> Step:
    """A look in the course of the game."""
    is_decision = judged.kind is Kind.DECISION
    change = means(booked.change.by)
    return Step(
        index=index,
        move_index=number,
        kind=judged.kind,
        seat=judged.seat,
        move=judged.move,
        before=booked.before,
        after=means(judged.after),
        luck=() if is_decision else change,
        effect=change if is_decision else (),
        cost=means(judged.after - judged.before) if is_decision else (),
        error_bar=booked.change.widest_bar(),
        is_exact=judged.is_exact,
        best=_best(judged),
        loss=judged.loss,
        word=word_for(judged.loss, judged.loss_bar) if is_decision else None,
        options=judged.options,
        hindsight=judged.hindsight,
        bust=judged.bust,
    )


def _best(judged: JudgedStep) -> str | None:
    """The best move; of several that are worth the same, the one that was made."""
    if not judged.options:
        return None
    return judged.move if judged.loss <= 0 else judged.options[0].move
