"""CLAIM: errors given what was known, errors in hindsight, and the luck of the pile."""

import random
from typing import Any

import pytest

import claimstead as cs
from claimstead.core import SEATS
from claimstead.notation import Claim, Record
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.review import Effort, Kind, Review, analyse, judge_of, review
from tests.review.games import played

QUICK = Effort(deals=8)
TWO = ("claim 2 Gn Gi Dr Tr Se", "claim 2 Go Kn Un Dw Do")
HIDDEN = (*TWO, "claim 3 Gn Gi Un Dw Dr Tr Se", "claim 4 Go Kn Un Dw Do Dr Se")


def states_of(record: Record) -> list[Any]:
    return [record.first, *(step.state for step in record.steps())]


@pytest.mark.parametrize("setup", TWO)
def test_errors_of_phase_2_are_those_of_the_solver(setup: str) -> None:
    record = played(setup, seed=4)
    states = states_of(record)
    found = review(record, QUICK)
    steps = [step for step in found.steps if states[step.move_index].phase == 2]
    assert len(steps) == 26
    for step in steps:
        solution = cs.solve(record.game, states[step.move_index])
        values = {str(move): (1 + value) / 2 for move, value in solution.moves.items()}
        assert step.is_exact
        assert step.hindsight is None
        assert {option.move: option.chance for option in step.options} == values
        assert step.loss == max(values.values()) - values[step.move]
    for step in steps[1:]:
        assert step.error_bar == 0
        assert step.effect == step.cost


@pytest.mark.parametrize("setup", HIDDEN)
def test_what_was_known_does_not_depend_on_what_was_hidden(setup: str) -> None:
    """Everything that the player could not know is dealt anew: the error stays the same."""
    record = played(setup, seed=6)
    game = record.game
    assert isinstance(game, Claim)
    judge = judge_of(game, QUICK)
    rng = random.Random(1)
    states = states_of(record)
    decisions = [n for n in range(1, len(record.moves)) if len(game.legal(states[n])) > 1]
    changed = 0
    for number in decisions[::9]:
        seat = states[number].turn
        other = dealt_anew(game, record.moves[:number], seat, rng)
        hidden = Record(game, other).last()
        judged, also = (
            judge.steps(state, record.moves[number])[0] for state in (states[number], hidden)
        )
        assert judged.options == also.options
        assert judged.loss == also.loss
        changed += judged.hindsight != also.hindsight
    assert changed


def test_in_hindsight_the_hands_lie_open() -> None:
    found = review(played(TWO[0], seed=6), QUICK)
    phase_1 = [step for step in found.steps if step.hindsight is not None]
    assert len(phase_1) >= 26
    assert any(step.hindsight.loss != step.loss for step in phase_1 if step.hindsight)


def by_kind(found: Review, kind: Kind) -> list[int]:
    return [step.index for step in found.steps if step.kind is kind]


def test_the_luck_of_the_deal_of_draws_and_of_turned_up_cards_is_told_apart() -> None:
    found = review(played(TWO[0], seed=6), QUICK)
    assert by_kind(found, Kind.DEAL) == [0]
    # Of 13 tricks the last has nothing left to turn up, and one card to draw.
    assert len(by_kind(found, Kind.TURN_UP)) == 12
    assert len(by_kind(found, Kind.DRAW)) >= 11
    for totals in found.totals:
        assert set(totals.luck_by) == {Kind.DEAL, Kind.DRAW, Kind.TURN_UP}
        assert totals.luck == pytest.approx(sum(totals.luck_by.values()))


@pytest.mark.parametrize("setup", HIDDEN)
def test_every_card_of_the_pile_is_told_once(setup: str) -> None:
    record = played(setup, seed=8)
    pile = [str(card) for card in states_of(record)[1].pile]
    found = review(record, QUICK)
    told = [
        card
        for step in found.steps
        if step.kind in (Kind.DRAW, Kind.TURN_UP)
        for card in step.move.split()
    ]
    # Where but one card is left, or one that was looked at, it is no luck who gets it.
    assert told == pile[: len(told)]
    assert len(pile) - len(told) <= 2


def test_an_analysis_of_a_view_knows_nothing_else() -> None:
    record = played(TWO[1], seed=3)
    game, state = record.game, states_of(record)[9]
    seat = state.turn
    assert seat is not None
    seen = analyse(game, game.view(state, seat))
    open_hands = analyse(game, state)
    assert {each.move for each in seen.options} == {each.move for each in open_hands.options}
    assert seen.options != open_hands.options
    assert seen.seat == open_hands.seat == seat
    assert seen.chances[SEATS.index(seat)] == pytest.approx(seen.options[0].chance)
