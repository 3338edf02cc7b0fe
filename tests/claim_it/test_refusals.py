"""Moves that are refused: not one's turn, no such roll, not a move of this game."""

import pytest

import claimstead as cs
from claimstead.claim_it.board import Place
from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.core import Move
from tests.claim_it.table import Table, table


def refusal_of(now: Table, move: Move) -> cs.Illegal:
    """Why `apply` and `check` refuse a move that was not read from a text."""
    with pytest.raises(cs.Illegal) as applied:
        now.game.apply(now.state, move)
    with pytest.raises(cs.Illegal) as checked:
        now.game.check(now.state, move)
    assert str(applied.value) == str(checked.value)
    return applied.value


@pytest.mark.parametrize(
    ("moves", "move", "seat", "to_act"),
    [
        ([], "235", "a", "chance"),
        ([], "stop", "b", "chance"),
        (["235"], "2@3/5", "b", "a"),
        (["235", "2@3/5"], "stop", "b", "a"),
        (["235", "2@3/5", "stop", "111"], "1@1/1", "a", "b"),
        (["235", "2@3/5"], "stop", "z", "a"),
    ],
)
def test_only_the_seat_on_turn_can_move(
    moves: list[str], move: str, seat: str, to_act: str
) -> None:
    refusal = table().play(*moves).refusal(move, seat=seat)
    assert (refusal.rule, refusal.code) == ("I-1", "not-your-turn")
    assert str(refusal) == f"I-1: it is not seat {seat}'s turn: {to_act} is to act"


def test_the_seat_on_turn_can_move() -> None:
    rolled = table().play("235")
    move = rolled.game.move(rolled.state, "2@3/5", seat="a")
    assert move == PlaceSquatter(2, Place(3, 5))


def test_not_being_on_turn_comes_before_what_is_wrong_with_the_move() -> None:
    rolled = table().play("235")
    assert rolled.refusal("stop", seat="b").code == "not-your-turn"
    assert rolled.refusal("stop", seat="a").code == "stone-due"


@pytest.mark.parametrize("dice", [(5, 3, 2), (0, 1, 2), (1, 2, 7), (2, 1, 1)])
def test_there_is_no_such_roll(dice: tuple[int, int, int]) -> None:
    refusal = refusal_of(table(), Roll(dice))
    assert (refusal.rule, refusal.code) == ("I-2", "no-such-roll")
    expected = "a roll is three dice from 1 to 6, written from low to high"
    assert str(refusal) == f"I-2: {expected}"


def test_a_small_game_has_smaller_dice() -> None:
    small = table(". . .\n. . .\n. . .", size=3, end=3)
    refusal = refusal_of(small, Roll((1, 2, 4)))
    assert (refusal.rule, refusal.code) == ("I-2", "no-such-roll")
    expected = "a roll is three dice from 1 to 3, written from low to high"
    assert str(refusal) == f"I-2: {expected}"
    small.game.check(small.state, Roll((1, 2, 3)))
    small.game.check(small.state, Roll((3, 3, 3)))


@pytest.mark.parametrize(
    "move",
    [
        PlaceSquatter(9, Place(2, 3)),
        PlaceSquatter(2, Place(0, 3)),
        PlaceSquatter(2, Place(3, 7)),
        PlaceClaimMarker(Place(7, 7)),
        PlaceClaimMarker(Place(0, 0)),
    ],
)
def test_the_dice_never_give_a_space_off_the_board(move: Move) -> None:
    refusal = refusal_of(table().play("235"), move)
    assert (refusal.rule, refusal.code) == ("I-3", "dice-do-not-give")


class Bid(Move, frozen=True):
    """A move of no game here."""


@pytest.mark.parametrize(
    ("moves", "rule", "code"),
    [
        ([], "I-2", "first-roll-due"),
        (["235"], "I-5", "stone-due"),
        (["235", "2@3/5"], "I-7", "choose-first"),
        (["235", "2@3/5", "roll"], "I-7", "dice-due"),
    ],
)
def test_a_move_of_another_game_is_refused(moves: list[str], rule: str, code: str) -> None:
    refusal = refusal_of(table().play(*moves), Bid())
    assert (refusal.rule, refusal.code) == (rule, code)


def test_where_all_is_wrong_the_dice_are_named_first_then_the_claim_marker() -> None:
    picture = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . .3 . . .
        . . . . . .
        A . . . . .
    """
    rolled = table(picture, "a; 113; -")
    assert rolled.refusal("*@2/2").code == "dice-do-not-give"
    assert rolled.refusal("3@1/1").code == "space-claimed"
    assert rolled.legal() == ["1@1/3", "1@3/1"]


def test_every_refusal_is_an_error_of_claimstead_with_a_rule_and_a_reason() -> None:
    refusal = table().play("235").refusal("2@1/1")
    assert isinstance(refusal, cs.ClaimsteadError)
    assert refusal.rule == "I-3"
    assert refusal.reason == "the dice 2 3 5 do not give 2@1/1"
