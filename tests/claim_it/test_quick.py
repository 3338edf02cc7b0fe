"""The variant "quick squatters": a claimed squatter can be placed again in the same turn."""

import pytest

from claimstead.claim_it import events as happened
from tests.claim_it.table import at, rows, table

OPEN = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . b4 . . .
    . .2 . . . .
    a . . . . .
"""


def test_i_10_the_squatter_goes_back_at_once_when_a_claim_marker_is_put_on_it() -> None:
    placed = table(OPEN, "a; 122; -", variant="quick").play("*@2/2")
    assert placed.rows == rows(OPEN.replace(".2", ".*"))
    assert placed.rest == "a; choose; -"
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("2/2"), None, 2, True),)


def test_i_10_on_an_opponents_space_the_marker_stays_and_the_squatter_goes_back() -> None:
    placed = table(OPEN, "a; 133; -", variant="quick").play("*@3/3")
    assert placed.rows == rows(OPEN.replace("b4", "b*"))
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("3/3"), "b", 4, True),)


def test_i_10_on_ones_own_marker_no_squatter_goes_back() -> None:
    placed = table(OPEN, "a; 116; -", variant="quick").play("*@1/1")
    assert placed.rows == rows(OPEN.replace("a", "a*"))
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("1/1"), "a", None, False),)


def test_i_10_it_can_be_placed_again_in_the_same_turn() -> None:
    again = table(OPEN, variant="quick").play("222", "*@2/2", "roll", "256", "2@5/6")
    assert again.rows == rows("""
        . . . . .2 .
        . . . . . .
        . . . . . .
        . . b4 . . .
        . .* . . . .
        a . . . . .
    """)
    assert again.events == (happened.SquatterPlaced("a", 2, at("5/6"), None),)


def test_i_10_in_the_base_game_it_can_not() -> None:
    again = table(OPEN).play("222", "*@2/2", "roll", "256")
    assert again.legal() == ["5@2/6", "5@6/2", "6@2/5", "6@5/2"]
    assert again.refusal("2@5/6").rule == "I-9"


def test_i_10_a_squatter_without_a_claim_marker_is_still_not_available() -> None:
    rolled = table(OPEN, "a; 256; -", variant="quick")
    refusal = rolled.refusal("2@5/6")
    assert (refusal.rule, refusal.code) == ("I-4a", "squatter-on-board")


@pytest.mark.parametrize("cell", [".*", "b*", "a*"])
def test_i_10_the_claimed_space_takes_nothing_more(cell: str) -> None:
    rolled = table(OPEN.replace(".2", cell), "a; 225; -", variant="quick")
    assert rolled.legal() == ["2@2/5", "2@5/2"]
    for move in ("5@2/2", "*@2/2"):
        refusal = rolled.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-4d", "space-claimed")


def test_i_10_one_squatter_can_claim_many_spaces_in_one_turn() -> None:
    many = table(variant="quick").play("111", "1@1/1", "roll", "111", "*@1/1", "roll")
    many = many.play("122", "1@2/2", "roll", "122", "*@2/2", "roll", "133", "1@3/3", "stop")
    assert many.rows == rows("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . a . . .
        . A . . . .
        A . . . . .
    """)
    assert many.events == (
        happened.Stopped("a"),
        happened.SpaceTaken("a", at("1/1"), True, None),
        happened.SpaceTaken("a", at("2/2"), True, None),
        happened.SpaceTaken("a", at("3/3"), False, None),
        happened.TurnBegan("b"),
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_10_is_playable_with_any_number_of_players(players: int) -> None:
    stopped = table(players=players, variant="quick").play("111", "1@1/1", "stop")
    assert stopped.text.startswith(f"claim-it {players} quick; ")
    assert stopped.rest == "b; roll; -"
