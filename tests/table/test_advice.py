"""What the table tells of the moves: from what a seat can see, and with the right rule."""

import random
from typing import Any

import pytest

from claimstead.claim.view import ClaimView
from claimstead.claim_it.state import Due
from claimstead.core import BadText, Illegal
from claimstead.notation import ClaimIt, Record, game_named
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.table.advice import legal_moves, odds, why_not
from claimstead.table.claim_it.odds import bust_chance
from claimstead.testkit.generators import positions, random_record
from claimstead.testkit.setups import all_setups
from tests.table.desk import SETUPS

BOARDS = (*(each for each in all_setups() if each.startswith("claim-it")),)


@pytest.mark.parametrize("setup", [each for each in SETUPS if each.startswith("claim ")])
def test_what_is_told_of_the_moves_does_not_depend_on_hidden_cards(setup: str) -> None:
    game: Any = game_named(setup)
    rng = random.Random(setup)
    record = random_record(game, rng)
    states = list(record.states())
    for upto in rng.sample(range(1, len(states) - 1), 15):
        seat = game.actor(states[upto])
        other = Record(game, dealt_anew(game, record.moves[:upto], seat, rng)).last()
        here, there = game.view(states[upto], seat), game.view(other, seat)
        assert legal_moves(game, here) == legal_moves(game, there) != ()


def test_every_legal_move_is_told_and_no_other() -> None:
    for setup in SETUPS:
        game: Any = game_named(setup)
        for state, _ in zip(positions(game, random.Random(1)), range(24), strict=False):
            for seat in (*game.seats, None):
                told = [each.move for each in legal_moves(game, game.view(state, seat))]
                is_due = seat is not None and game.actor(state) == seat
                assert told == ([str(move) for move in game.legal(state)] if is_due else [])


def card_position(trick: str, hand: str) -> str:
    return (
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: b\n"
        f"hand a: Gn1\nhand b: {hand}\ntrick: {trick}\n"
    )


def told_of(position: str, seat: str) -> dict[str, bool | None]:
    game: Any = game_named("claim 2 Gn Gi Dr Tr Se")
    view = game.view(game.read(position), seat)
    assert isinstance(view, ClaimView)
    return {each.move: each.wins for each in legal_moves(game, view)}


def test_a_card_is_told_to_win_where_it_is_higher_in_the_faction_led() -> None:
    assert told_of(card_position("Gi5", "Gi3 Gi7"), "b") == {"Gi3": False, "Gi7": True}


def test_a_card_of_another_faction_does_not_win() -> None:
    assert told_of(card_position("Gi5", "Tr6 Se9"), "b") == {"Tr6": False, "Se9": False}


def test_of_a_lead_nothing_is_told() -> None:
    lead = card_position("", "Gi3").replace("turn: b", "turn: a").replace("trick: \n", "")
    assert told_of(lead, "a") == {"Gn1": None}


def test_a_stone_is_told_with_its_space() -> None:
    game: Any = ClaimIt()
    state = game.read(dice_position("235"))
    told = {each.move: each for each in legal_moves(game, game.view(state, "a"))}
    assert (told["2@3/5"].stone, told["2@3/5"].squatter, told["2@3/5"].place) == (
        "squatter",
        2,
        "3/5",
    )


def dice_position(due: str, *rows: str) -> str:
    empty = [". . . . . ."] * (6 - len(rows))
    return f"claim-it 2 base; {'/'.join((*empty, *rows))}; a; {due}; -"


@pytest.mark.parametrize(
    ("due", "rows", "about", "rule"),
    [
        ("235", (), "1/1", "I-3"),
        ("235", (), "3/5", None),
        ("235", (), "5/3", None),
        ("112", ("B . . . . .",), "1/1", "I-4d"),
        ("112", (". .2 . . . .",), "1/1", "I-4a"),
        ("123", (". .3 . . . .",), "1/2", "I-4a"),
        ("123", (". .3 . . . .",), "2/1", None),
        ("123", (". a . . . .",), "2/1", None),
        ("123", (". .3* . . . .",), "2/1", "I-4d"),
        ("123", (". . .3* . . .",), "2/1", "I-9"),
        ("choose", (". .2 . . . .",), "1/1", "I-7"),
        ("235", (), "roll", "I-5"),
        ("235", (), "2@3/5", None),
        ("235", (), "3@3/5", "I-3"),
    ],
)
def test_why_a_space_or_a_move_cannot_be_used(
    due: str, rows: tuple[str, ...], about: str, rule: str | None
) -> None:
    game = ClaimIt()
    refusal = why_not(game, game.read(dice_position(due, *rows)), "a", about)
    assert (refusal and refusal.rule) == rule


def test_who_is_not_on_turn_is_told_so() -> None:
    game = ClaimIt()
    refusal = why_not(game, game.read(dice_position("235")), "b", "3/5")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-your-turn", game.turn_rule)


@pytest.mark.parametrize(
    ("about", "code"), [("Gi3", None), ("Tr6", "must-follow"), ("Gn5", "card-not-in-hand")]
)
def test_why_a_card_cannot_be_played(about: str, code: str | None) -> None:
    game: Any = game_named("claim 2 Gn Gi Dr Tr Se")
    state = game.read(card_position("Gi5", "Gi3 Tr6"))
    refusal = why_not(game, state, "b", about)
    assert (refusal and refusal.code) == code
    if refusal is not None:
        assert isinstance(refusal, Illegal)
        assert refusal.rule.startswith("K-")


def test_what_is_no_move_at_all_is_said_to_be_none() -> None:
    game = ClaimIt()
    with pytest.raises(BadText):
        why_not(game, game.read(dice_position("235")), "a", "hello")


def test_a_space_off_a_small_board_is_no_crash() -> None:
    game = ClaimIt(players=2, size=3, secured_to_end=3)
    state = game.apply(game.start(), game.move(game.start(), "123")).state
    with pytest.raises(BadText):
        why_not(game, state, "a", "6/6")


# The chance to bust


def test_the_chance_to_bust_is_told_where_somebody_has_to_choose() -> None:
    game = ClaimIt()
    assert odds(game, game.read(dice_position("235"))) is None
    assert odds(game, game.read(dice_position("choose", ". .2 . . . ."))) is not None
    claim: Any = game_named("claim 2 Gn Gi Dr Tr Se")
    assert odds(claim, claim.start()) is None


def test_on_an_empty_board_with_one_squatter_only_one_roll_busts() -> None:
    # Squatter 1 stands on 1/1. The roll 111 would put it there again: a claim marker, no bust.
    # With squatter 1 on 2/2, 111 wants squatter 1 on 1/1: bust; every other roll has a way.
    game = ClaimIt()
    beside = dice_position("choose", ". .1 . . . .", ". . . . . .")
    assert odds(game, game.read(beside)) == 1 / 216
    there = dice_position("choose", ".1 . . . . .")
    assert odds(game, game.read(there)) == 0


@pytest.mark.parametrize("setup", [*BOARDS, "claim-it 2 base size 3 end 3"])
def test_the_quick_chance_to_bust_is_that_of_the_rules(setup: str) -> None:
    game: Any = game_named(setup)
    looked = 0
    for state in positions(game, random.Random(setup)):
        if state.due is not Due.CHOOSE:
            continue
        assert bust_chance(state.board, state.turn) == float(game.bust_chance(state))
        looked += 1
        if looked == 25:
            break
