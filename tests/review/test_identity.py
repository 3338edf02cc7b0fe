"""Luck and errors of a seat sum up to its result less its expectation."""

from fractions import Fraction
from math import fsum

import msgspec
import pytest

from claimstead.claim_it.state import Due
from claimstead.core import SEATS
from claimstead.notation import ClaimIt, game_named
from claimstead.review import Effort, Kind, Review, judge_of, review
from tests.review.games import SETUPS, played

QUICK = Effort(deals=30)


@pytest.fixture(scope="module", params=SETUPS)
def reviewed(request: pytest.FixtureRequest) -> Review:
    return review(played(request.param, seed=11), QUICK)


def test_luck_errors_and_drift_are_all_that_lies_between_expectation_and_result(
    reviewed: Review,
) -> None:
    for index, totals in enumerate(reviewed.totals):
        luck = fsum(step.luck[index] for step in reviewed.steps if step.luck)
        effect = fsum(step.effect[index] for step in reviewed.steps if step.effect)
        assert totals.result is not None
        between = totals.result - totals.expectation
        assert totals.luck == pytest.approx(luck, abs=1e-9)
        assert totals.own + totals.others == pytest.approx(effect, abs=1e-9)
        assert between == pytest.approx(luck + effect + totals.drift, abs=1e-9)
        assert totals.adjusted == pytest.approx(totals.result - luck, abs=1e-9)


def test_the_error_bar_covers_what_the_estimates_disagree_by(reviewed: Review) -> None:
    for totals in reviewed.totals:
        assert totals.result is not None
        told = totals.expectation + totals.own + totals.others + totals.luck
        assert abs(totals.result - told) <= totals.error_bar + 1e-9


def test_the_game_ends_with_its_result(reviewed: Review) -> None:
    assert reviewed.steps[-1].after == pytest.approx([each.result for each in reviewed.totals])


def test_one_victory_is_shared(reviewed: Review) -> None:
    is_teams = reviewed.setup.startswith("claim 4")
    for step in reviewed.steps:
        assert sum(step.after) == pytest.approx(2 if is_teams else 1)
        assert sum(step.before) == pytest.approx(2 if is_teams else 1)
        if is_teams:
            assert step.after[0] == step.after[2]
            assert step.after[1] == step.after[3]


def test_nobody_gains_by_an_own_decision(reviewed: Review) -> None:
    for step in reviewed.steps:
        if step.kind is Kind.DECISION:
            assert step.seat is not None
            assert step.effect[SEATS.index(step.seat)] <= 1e-12
            assert step.loss >= 0
            assert (step.loss == 0) == (step.best == step.move)


def test_own_errors_are_what_the_own_decisions_cost_in_hindsight(reviewed: Review) -> None:
    for totals in reviewed.totals:
        own = [
            step.hindsight.loss if step.hindsight else step.loss
            for step in reviewed.steps
            if step.kind is Kind.DECISION and step.seat == totals.seat
        ]
        assert totals.hindsight == pytest.approx(fsum(own), abs=1e-9)
        assert sum(totals.words.values()) == len(own)


def test_a_review_is_json_and_comes_back_from_it(reviewed: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


def test_the_moments_are_those_that_changed_the_chances_most(reviewed: Review) -> None:
    swings = sorted((max(map(abs, step.luck or step.effect)) for step in reviewed.steps), key=abs)
    chosen = sorted(moment.swing for moment in reviewed.moments)
    assert chosen == swings[-3:]
    for moment in reviewed.moments:
        for language in ("en", "de", "sv", "nl"):
            assert moment.advice.say(language).endswith(".")


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim-it 4 quick"])
def test_the_luck_of_all_rolls_is_nothing_on_the_average(setup: str) -> None:
    game = game_named(setup)
    assert isinstance(game, ClaimIt)
    judge = judge_of(game, QUICK)
    states = [game.start(), *(step.state for step in played(setup, seed=5).steps())]
    for state in [each for each in states if each.due is Due.ROLL][::12]:
        total = [Fraction(0)] * game.players
        for roll, probability in game.chances(state):
            (look,) = judge.look(state, roll, 0)
            luck = (after - before for after, before in zip(look.after, look.before, strict=True))
            total = [
                sum_ + probability * Fraction(each) for sum_, each in zip(total, luck, strict=True)
            ]
        assert [float(each) for each in total] == pytest.approx([0] * game.players, abs=1e-12)


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 2 Gn Gi Dr Tr Se"])
def test_the_same_seed_gives_the_same_review(setup: str) -> None:
    record = played(setup, seed=2)
    assert review(record, QUICK) == review(record, QUICK)


def test_another_seed_tries_other_deals() -> None:
    record = played("claim 3 Go Kn Un Dw Do Dr Tr", seed=2)
    assert review(record, QUICK) != review(record, QUICK._replace(seed=2))


def test_a_game_that_was_broken_off_has_no_result() -> None:
    record = played("claim-it 2 base", seed=3)
    found = review(record._replace(moves=record.moves[:20]), QUICK)
    assert not found.is_over
    assert [each.result for each in found.totals] == [None, None]
    assert [each.adjusted for each in found.totals] == [None, None]


def test_a_game_without_a_move_is_worth_its_beginning() -> None:
    found = review(played("claim-it 2 base", seed=3)._replace(moves=()), QUICK)
    assert found.steps == ()
    assert sum(found.expectation) == pytest.approx(1)
