"""Games, states, moves, views and records are values."""

import copy
import pickle
import random
from typing import Any

import pytest

import claimstead as cs
from claimstead.core import CHANCE
from claimstead.notation import Record, game_named, read_record, setup_words, write_record
from claimstead.players import Budget
from claimstead.review import Effort
from claimstead.testkit import all_setups, random_record

SMALL = ("claim-it 2 quick size 3 end 3", "claim 2 cards Gn1 Gn3 Gi1 Gi3 Tr4 Tr5 Se2 Se3")
SETUPS = (*all_setups()[::12], *SMALL)


def check_value(value: Any) -> None:
    """It comes back from pickle and from a deep copy as what it was."""
    for again in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert again == value
        assert hash(again) == hash(value)
        assert type(again) is type(value)
        assert str(again) == str(value)


def test_two_games_of_one_set_up_are_equal() -> None:
    assert cs.ClaimIt(2) == cs.ClaimIt(players=2, variant="base")
    assert hash(cs.ClaimIt(2)) == hash(cs.ClaimIt(2))
    assert cs.Claim(2, "Gn Gi Dr Tr Se") == cs.Claim(2, ["Gn", "Gi", "Dr", "Tr", "Se"])
    assert cs.game("claim-it 3 quick") == cs.ClaimIt(3, variant="quick")
    different = [cs.ClaimIt(2), cs.ClaimIt(3), cs.ClaimIt(2, "quick"), *map(game_named, SMALL)]
    assert len(set(different)) == len(different)
    assert cs.ClaimIt(2) != "claim-it 2 base"


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_a_game_is_made_of_is_a_value(setup: str) -> None:
    game = game_named(setup)
    check_value(game)
    record = random_record(game, random.Random(setup))
    check_value(record)
    assert read_record(write_record(record)) == record
    assert len({record, read_record(str(record))}) == 1
    state = record.first
    for number, move in enumerate(record.moves):
        step = game.apply(state, move)
        if number % 9 == 0:
            check_value(state)
            check_value(move)
            for seat in (*game.seats, None):
                check_value(game.view(state, seat))
            for event in step.events:
                check_value(event)
        state = step.state
    check_value(state)
    check_value(step)
    check_value(game.outcome(state))


def test_what_is_found_out_and_asked_is_a_value() -> None:
    game = cs.Claim(2, "Gn Gi Dr Tr Se")
    text = "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Gi7\nhand b: Gn5\n"
    check_value(cs.solve(game, game.read(text)))
    check_value(Budget(nodes=20))
    check_value(Effort())


def test_a_refusal_comes_back_as_what_it_was() -> None:
    game = cs.ClaimIt(2)
    state = game.apply(game.start(), game.move(game.start(), "235")).state
    for wrong, kind in (("stop", cs.Illegal), ("x", cs.BadText)):
        with pytest.raises(kind) as refused:
            game.move(state, wrong)
        for again in (pickle.loads(pickle.dumps(refused.value)), copy.deepcopy(refused.value)):
            assert type(again) is kind
            assert str(again) == str(refused.value)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_text_of_a_state_is_its_position(setup: str) -> None:
    game = game_named(setup)
    for state in random_record(game, random.Random(setup)).states():
        assert str(state) == game.write(state)
        assert game.actor(state) is CHANCE or game.read(str(state)) == state
        assert repr(state) == f"<State of {setup_words(game)}>"


@pytest.mark.parametrize("setup", SETUPS)
def test_a_view_is_shown_in_a_short_line(setup: str) -> None:
    game = game_named(setup)
    name = type(game.view(game.start(), "a")).__name__
    assert repr(game.view(game.start(), "b")) == f"<{name} of seat b>"
    assert repr(game.view(game.start(), None)) == f"<{name} of a spectator>"


def test_a_record_is_shown_in_a_short_line() -> None:
    game = cs.ClaimIt(2)
    record = Record(game, (game.move(game.start(), "235"),))
    assert repr(record) == "<Record of claim-it 2 base: 1 moves>"
    assert str(record).startswith("claimstead game 1\nsetup: claim-it 2 base\n")
    assert setup_words(record.game) == "claim-it 2 base"


def test_the_record_of_a_game_is_a_value_and_shown_in_a_word() -> None:
    for name, kind in cs.games().items():
        kind.part("moves")
        check_value(kind)
        assert repr(kind) == f"<GameKind {name}>"
