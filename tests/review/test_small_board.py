"""On the solved board of 3x3 errors are exact losses: a plain version on the rules says so."""

from functools import cache

import pytest

from claimstead.claim_it.state import Due, State
from claimstead.core import SEATS
from claimstead.notation import ClaimIt
from claimstead.review import Kind, judge_of, review
from claimstead.review.effort import USUAL
from claimstead.review.judge import Judge, shares
from tests.review.games import played

GAME = ClaimIt(2, "base", 3, 3)
NEAR = 2e-4
"""Values are kept in steps, and iteration ends somewhere."""


class PlainTurn:
    """A turn of a seat by the rules alone; the next one is worth what the judge says."""

    def __init__(self, judge: Judge, seat: str) -> None:
        self.judge = judge
        self.seat = seat
        self.index = SEATS.index(seat)
        self.worth = cache(self._worth)

    def _worth(self, state: State) -> float:
        outcome = GAME.outcome(state)
        if outcome is not None:
            return shares(GAME, outcome)[self.index]
        if state.turn != self.seat:
            return self.judge.worth(state)[self.index]
        if state.due is Due.ROLL:
            return float(
                sum(
                    probability * self.worth(GAME.apply(state, roll).state)
                    for roll, probability in GAME.chances(state)
                )
            )
        return max(self.worth(GAME.apply(state, move).state) for move in GAME.legal(state))


def check_turns(first: int, last: int | None) -> None:
    """The decisions of these steps of a game, and the luck of its rolls."""
    record = played("claim-it 2 base size 3 end 3", seed=1)
    states = [record.first, *(step.state for step in record.steps())]
    found = review(record)
    assert found.is_exact
    judge = judge_of(GAME, USUAL)
    plain = {seat: PlainTurn(judge, seat) for seat in GAME.seats}
    for step in found.steps[first:last]:
        assert step.error_bar == pytest.approx(0, abs=NEAR)
        assert step.seat is not None
        before = plain[step.seat].worth(states[step.move_index])
        after = plain[step.seat].worth(states[step.move_index + 1])
        index = SEATS.index(step.seat)
        if step.kind is Kind.DECISION:
            assert step.loss == pytest.approx(before - after, abs=NEAR)
        else:
            assert step.luck[index] == pytest.approx(after - before, abs=NEAR)


def test_errors_are_the_exact_losses_and_nothing_is_in_doubt() -> None:
    check_turns(-12, None)


@pytest.mark.long
def test_errors_are_the_exact_losses_from_the_first_roll_on() -> None:
    check_turns(0, None)


@pytest.mark.parametrize("seed", range(3))
def test_luck_and_errors_explain_the_result(seed: int) -> None:
    found = review(played("claim-it 2 base size 3 end 3", seed=seed))
    for totals in found.totals:
        assert totals.result is not None
        told = totals.expectation + totals.luck + totals.own + totals.others
        assert totals.result == pytest.approx(told, abs=20 * NEAR)
