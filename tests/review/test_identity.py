"""Luck and decisions lead from the expectation of a seat to its result, in every game."""

from fractions import Fraction
from math import fsum

import msgspec
import numpy as np
import pytest

from claimstead.claim_it.state import Due
from claimstead.core import SEATS
from claimstead.notation import ClaimIt, Record, game_named
from claimstead.review import Effort, Kind, Review, judge_of, review
from claimstead.review.account import Account, Booked, Change
from claimstead.review.estimate import means
from claimstead.review.judge import JudgedStep
from claimstead.testkit.setups import all_setups
from tests.review.games import SETUPS, played
from tests.spread import few

QUICK = Effort(deals=8)
HASTY = Effort(deals=2, tricks=100)


def rest(found: Review) -> float:
    """What the account of some seat leaves over: told step by step, and in its totals."""
    left = 0.0
    for index, totals in enumerate(found.totals):
        assert totals.result is not None
        between = totals.result - totals.expectation
        by_step = fsum((step.luck or step.effect)[index] for step in found.steps)
        in_total = totals.luck + totals.own + totals.others
        left = max(left, abs(between - by_step), abs(between - in_total))
    return left


@pytest.mark.parametrize("setup", few(all_setups()))
def test_nothing_is_left_between_expectation_and_result(setup: str) -> None:
    assert rest(review(played(setup, seed=11), HASTY)) < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("setup", all_setups())
def test_nothing_is_left_between_expectation_and_result_in_many_games(setup: str) -> None:
    for seed in range(12):
        assert rest(review(played(setup, seed), QUICK)) < 1e-9


@pytest.mark.parametrize(
    "setup", ["claim-it 2 base", "claim-it 5 quick", "claim 2 Gn Gi Dr Tr Se", SETUPS[-2]]
)
def test_without_the_account_something_is_left(setup: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What each look finds by itself does not add up: the test above can fail."""

    def by_itself(account: Account, judged: JudgedStep) -> Booked:
        return Booked(means(judged.before), Change(judged.after - judged.before))

    monkeypatch.setattr(Account, "book", by_itself)
    monkeypatch.setattr(Account, "close", lambda *_: None)
    assert rest(review(played(setup, seed=11), HASTY)) > 0.001


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 4 Gn Gi Un Dw Dr Tr Se"])
def test_a_step_that_is_left_out_is_missed(setup: str) -> None:
    found = review(played(setup, seed=11), HASTY)
    for step in found.steps:
        others = tuple(each for each in found.steps if each is not step)
        least = max(map(abs, step.luck or step.effect))
        assert rest(msgspec.structs.replace(found, steps=others)) >= least - 1e-9


def test_where_nobody_decided_all_was_luck() -> None:
    # Rolls of 111 have only one space, and that is secured.
    game = ClaimIt(3)
    rows = ". . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./C . . . . ."
    first = game.read(f"claim-it 3 base; {rows}; a; roll; 2")
    bust = game.move(first, "111")
    found = review(Record(game, (bust, bust), position=first))
    assert rest(found) < 1e-9
    assert [(each.own, each.others) for each in found.totals] == [(0, 0)] * 3
    assert [each.result for each in found.totals] == [0, 0, 1]


@pytest.mark.parametrize("setup", ["claim 3 Go Kn Un Dw Do Dr Tr", "claim 4 Gn Gi Un Dw Dr Tr Se"])
def test_error_bars_are_as_wide_as_other_deals_differ(setup: str) -> None:
    """Sixteen samples of the same game: in units of the error bar they lie as they should."""
    record = played(setup, seed=11)
    found = [review(record, Effort(deals=5, seed=seed)).totals for seed in range(16)]
    ratios = [
        np.std([getattr(each, of) for each in seat], ddof=1)
        / np.mean([getattr(each, f"{of}_bar") / 1.96 for each in seat])
        for seat in zip(*found, strict=True)
        for of in ("own", "others", "luck")
    ]
    # So many samples tell one spread by a half, and those of all seats by a fifth.
    assert 0.6 < min(ratios) < max(ratios) < 1.5
    assert np.sqrt(np.mean(np.square(ratios))) == pytest.approx(1, abs=0.2)


@pytest.fixture(scope="module", params=SETUPS)
def reviewed(request: pytest.FixtureRequest) -> Review:
    return review(played(request.param, seed=11), QUICK)


def test_luck_and_decisions_are_told_in_sum(reviewed: Review) -> None:
    for index, totals in enumerate(reviewed.totals):
        luck = fsum(step.luck[index] for step in reviewed.steps if step.luck)
        effect = fsum(step.effect[index] for step in reviewed.steps if step.effect)
        assert totals.result is not None
        assert totals.luck == pytest.approx(luck, abs=1e-9)
        assert totals.own + totals.others == pytest.approx(effect, abs=1e-9)
        assert totals.adjusted == pytest.approx(totals.result - luck, abs=1e-9)


def test_the_game_ends_with_its_result(reviewed: Review) -> None:
    assert reviewed.steps[-1].after == pytest.approx([each.result for each in reviewed.totals])


def test_one_victory_is_shared(reviewed: Review) -> None:
    is_teams = reviewed.setup.startswith("claim 4")
    for step in reviewed.steps:
        assert sum(step.after) == pytest.approx(2 if is_teams else 1)
        assert sum(step.before) == pytest.approx(2 if is_teams else 1)
        assert step.after == pytest.approx(
            [a + b for a, b in zip(step.before, step.luck or step.effect, strict=True)]
        )
        if is_teams:
            assert step.after[0] == step.after[2]
            assert step.after[1] == step.after[3]


def test_nobody_gains_by_an_own_decision(reviewed: Review) -> None:
    for step in reviewed.steps:
        if step.kind is Kind.DECISION:
            assert step.seat is not None
            assert step.cost[SEATS.index(step.seat)] <= 1e-12
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
    swings = sorted((max(map(abs, step.luck or step.cost)) for step in reviewed.steps), key=abs)
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
            (judged,) = judge.steps(state, roll)
            luck = means(judged.after - judged.before)
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
