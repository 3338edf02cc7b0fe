"""Positions that could be written but that no box and no turn allows."""

import pytest

import claimstead as cs
from tests.claim_it.table import EMPTY, filled, refused_board, rows, table


def test_a_squatter_lies_on_the_board_once() -> None:
    for cells in ((".2", ".2"), (".2", "b2"), (".2*", ".2"), ("b2*", ".5", ".2*")):
        bad = refused_board(filled(*cells))
        assert bad.code == "squatter-twice"
        assert str(bad) == "squatter 2 is on the board twice"


def test_six_squatters_can_lie_on_the_board() -> None:
    six = table(filled(".1", ".2", ".3*", "b4", "b5*", ".6"), "a; choose; -")
    assert six.state.board.squatters() == frozenset({1, 2, 3, 4, 5, 6})


def test_30_claim_markers_can_lie_on_the_board_and_31_can_not() -> None:
    thirty = [*["A"] * 15, *["B"] * 15]
    assert table(filled(*thirty)).state.board.claim_markers() == 30
    for one_more in ("A", "a*", ".1*"):
        bad = refused_board(filled(*thirty, one_more))
        assert str(bad) == "there are only 30 claim markers"
    assert table(filled(*thirty[1:], "a*")).state.board.claim_markers() == 30


@pytest.mark.parametrize("seat", ["a", "b"])
def test_24_markers_of_a_colour_can_lie_on_the_board_and_25_can_not(seat: str) -> None:
    assert table(filled(*[seat] * 20, *[seat.upper()] * 4)).state.board.markers(seat) == 24
    bad = refused_board(filled(*[seat] * 20, *[seat.upper()] * 5))
    assert bad.code == "too-many-player-markers"
    assert str(bad) == f"seat {seat} has only 24 player markers"


@pytest.mark.parametrize("cell", [".1", "b1", ".1*", "b1*"])
def test_the_stones_of_the_turn_must_be_covered_by_24_markers(cell: str) -> None:
    assert table(filled(*["a"] * 23, cell)).state.board.markers_after_stopping("a") == 24
    bad = refused_board(filled(*["a"] * 24, cell))
    assert str(bad) == "seat a has only 24 player markers"


def test_claim_markers_on_ones_own_need_no_further_marker() -> None:
    assert table(filled(*["a"] * 23, "a*")).state.board.markers_after_stopping("a") == 24


def test_the_stones_of_the_turn_are_not_counted_for_the_others() -> None:
    crowded = table(filled(*["b"] * 24, ".1", ".2"))
    assert crowded.state.board.markers("b") == 24


def test_an_opponents_marker_under_a_squatter_is_still_one_of_its_24() -> None:
    assert table(filled(*["b"] * 23, "b1")).state.board.markers("b") == 24
    assert refused_board(filled(*["b"] * 24, "b1")).code == "too-many-player-markers"


@pytest.mark.parametrize("cell", ["a1", "a1*"])
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_a_squatter_never_lies_on_ones_own_marker(cell: str, variant: str) -> None:
    bad = refused_board(filled(".", cell), variant=variant)
    assert bad.code == "squatter-on-own"
    assert str(bad) == "2/6: a squatter never lies on a marker of the player on turn"


@pytest.mark.parametrize("cell", [".*", "b*"])
def test_in_the_base_game_the_squatter_stays_under_the_claim_marker(cell: str) -> None:
    bad = refused_board(filled(".", cell))
    assert bad.code == "claim-marker-without-squatter"
    assert str(bad) == "2/6: a claim marker lies on one's own marker or on a squatter"


@pytest.mark.parametrize("cell", [".1*", "b1*"])
def test_under_quick_squatters_no_squatter_stays_under_a_claim_marker(cell: str) -> None:
    bad = refused_board(filled(".", cell), variant="quick")
    assert bad.code == "squatter-still-there"
    expected = "in the quick variant the squatter under a claim marker goes back at once"
    assert str(bad) == f"2/6: {expected}"


@pytest.mark.parametrize("cell", [".*", "b*", "a*", ".1", "b1"])
def test_under_quick_squatters_these_cells_are_read(cell: str) -> None:
    text = f"claim-it 2 quick; {rows(filled(cell))}; a; choose; -"
    game = cs.ClaimIt(players=2, variant="quick")
    assert game.write(game.read(text)) == text


@pytest.mark.parametrize("rest", ["a; over; -", "a; over; 1", "a; roll; 0", "a; 235; 0"])
def test_a_game_is_over_exactly_when_no_turns_are_left(rest: str) -> None:
    bad = refused_board(EMPTY, rest)
    assert bad.code == "over-and-turns-left"
    assert str(bad) == "a game is over exactly when 0 turns are left"


def test_choosing_with_no_turns_left_is_refused_too() -> None:
    assert refused_board(filled(".1"), "a; choose; 0").code == "over-and-turns-left"


@pytest.mark.parametrize("cell", [".1", "b1", "b1*", "a*"])
def test_no_stone_of_a_turn_lies_there_when_the_game_is_over(cell: str) -> None:
    bad = refused_board(filled(cell), "a; over; 0")
    assert str(bad) == "no stone of a turn lies on the board when the game is over"


def test_to_choose_a_stone_must_have_been_placed() -> None:
    for picture in (EMPTY, filled("a", "B")):
        bad = refused_board(picture, "a; choose; -")
        assert str(bad) == "to choose, a stone must have been placed this turn"


@pytest.mark.parametrize("rest", ["a; 666; -", "b; 666; 1"])
def test_a_roll_that_allows_no_placement_is_a_bust_already(rest: str) -> None:
    corner = filled(".", ".", ".", ".", ".", "A")
    bad = refused_board(corner, rest)
    assert bad.code == "roll-is-bust"
    assert str(bad) == "the roll 666 allows no placement: it is a bust already"
    assert table(corner, rest.replace("666", "566")).legal() == ["6@5/6", "6@6/5"]


def test_a_position_need_not_be_reachable() -> None:
    odd = table(filled(*["b"] * 20, ".6", ".2*"), "a; roll; 2")
    assert odd.text.endswith("; a; roll; 2")
