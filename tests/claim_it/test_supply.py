"""What the box holds: 30 claim markers, and 24 player markers in each colour."""

import pytest

from claimstead.claim_it import events as happened
from tests.claim_it.table import at, filled, rows, table

# 29 claim markers: 15 of a, 14 of b. Left are 6/2 and the bottom row.
NEARLY_ALL = """
    A A A A A A
    A A A A A A
    A A A B B B
    B B B B B B
    B B B B B .
    a b .2 . . .
"""
ALL_30 = """
    A A A A A A
    A A A A A A
    A A A B B B
    B B B B B B
    B B B B B B
    a b .2 . . .
"""


def test_i_13_the_thirtieth_claim_marker_can_be_placed_on_ones_own_marker() -> None:
    placed = table(NEARLY_ALL).play("111", "*@1/1")
    assert placed.rows == rows(NEARLY_ALL.replace("a b", "a* b"))
    assert placed.state.board.claim_markers() == 30


def test_i_13_the_thirtieth_claim_marker_can_be_placed_on_a_squatter() -> None:
    placed = table(NEARLY_ALL).play("134", "*@3/1")
    assert placed.rows == rows(NEARLY_ALL.replace(".2", ".2*"))
    assert placed.state.board.claim_markers() == 30


@pytest.mark.parametrize(("roll", "move"), [("114", "*@1/1"), ("134", "*@3/1")])
def test_i_13_there_is_no_thirty_first_claim_marker(roll: str, move: str) -> None:
    rolled = table(ALL_30).play(roll)
    assert move not in rolled.legal()
    refusal = rolled.refusal(move)
    assert (refusal.rule, refusal.code) == ("I-13", "no-claim-marker-left")
    assert str(refusal) == "I-13: all 30 claim markers are on the board"


def test_i_13_claim_markers_of_this_turn_count_as_well() -> None:
    claimed = table(NEARLY_ALL).play("111", "*@1/1", "roll", "134")
    assert claimed.legal() == ["3@4/1"]
    assert claimed.refusal("*@3/1").rule == "I-13"


def test_i_13_squatters_can_still_be_placed() -> None:
    assert table(ALL_30).play("114").legal() == ["1@4/1"]
    assert table(ALL_30).play("134").legal() == ["3@4/1"]


def test_i_13_where_only_claim_markers_could_be_placed_it_is_a_bust() -> None:
    busted = table(ALL_30, "a; roll; 2").play("111")
    assert busted.rest == "b; roll; 1"
    assert busted.rows == rows(ALL_30.replace(".2", "."))
    assert busted.events == (
        happened.Rolled("a", (1, 1, 1)),
        happened.Busted("a", squatters=(at("3/1"),), claim_markers=()),
        happened.TurnBegan("b"),
    )


def test_i_13_the_supply_binds_under_quick_squatters_too() -> None:
    quick = table(NEARLY_ALL, variant="quick").play("134", "*@3/1", "roll", "114")
    assert quick.legal() == ["1@4/1"]
    assert quick.refusal("*@1/1").rule == "I-13"


# a has 23 markers, 3 of them secured.
MARKERS_23 = """
    a a a a a a
    a a a a a a
    a a a a a a
    A A A a a .
    . . . . . .
    . . . . b .
"""
MARKERS_24 = MARKERS_23.replace("a a .", "a a a")


def test_i_14_the_24th_player_marker_can_be_put_on_the_board() -> None:
    for text in (MARKERS_23, MARKERS_24):
        assert text.lower().count("a") == (23 if text is MARKERS_23 else 24)
    placed = table(MARKERS_23).play("122", "2@2/1")
    assert placed.rows == rows(MARKERS_23.replace(". . . . b .", ". .2 . . b ."))
    stopped = placed.play("stop")
    assert stopped.state.board.markers("a") == 24


def test_i_14_a_squatter_that_would_need_a_25th_is_refused() -> None:
    rolled = table(MARKERS_24).play("126")
    # 1/6 and 2/6 are one's own; 6/1, 6/2, 1/2 and 2/1 would need a marker more.
    assert rolled.legal() == ["*@1/6", "*@2/6"]
    for move in ("1@6/2", "2@6/1", "6@1/2", "6@2/1"):
        refusal = rolled.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-14", "no-player-marker-left")
        assert str(refusal) == "I-14: stopping would need more than your 24 player markers"


def test_i_14_on_an_opponents_marker_as_well() -> None:
    refusal = table(MARKERS_24).play("156").refusal("6@5/1")
    assert (refusal.rule, refusal.code) == ("I-14", "no-player-marker-left")


def test_i_14_a_squatter_of_this_turn_counts() -> None:
    rolled = table(MARKERS_23).play("122", "2@2/1", "roll", "126")
    assert rolled.legal() == ["*@1/6", "*@2/1", "*@2/6"]
    assert rolled.refusal("6@1/2").rule == "I-14"
    assert rolled.refusal("1@6/2").rule == "I-14"


@pytest.mark.parametrize(("variant", "cell"), [("base", ".2*"), ("quick", ".*")])
def test_i_14_a_claimed_space_of_this_turn_counts(variant: str, cell: str) -> None:
    picture = MARKERS_23.replace(". . . . b .", f". {cell} . . b .")
    rolled = table(picture, variant=variant).play("136")
    assert rolled.legal() == ["*@1/6", "*@3/6"]
    assert rolled.refusal("1@6/3").rule == "I-14"
    assert rolled.refusal("3@6/1").rule == "I-14"


def test_i_14_a_claim_marker_on_ones_own_marker_needs_no_further_one() -> None:
    claimed = table(MARKERS_24).play("116", "*@1/6")
    assert claimed.play("roll", "126").legal() == ["*@2/6"]
    below = table(MARKERS_23).play("116", "*@1/6", "roll", "122")
    assert below.legal() == ["1@2/2", "2@1/2", "2@2/1"]


def test_i_14_a_claim_marker_on_a_squatter_needs_no_further_one() -> None:
    claimed = table(MARKERS_23).play("122", "2@2/1", "roll", "112").legal()
    assert claimed == ["*@2/1"]


def test_i_14_with_24_markers_a_roll_without_ones_own_space_is_a_bust() -> None:
    busted = table(MARKERS_24).play("112")
    assert busted.rest == "b; roll; -"
    assert busted.events[1] == happened.Busted("a", (), ())


def test_i_14_the_markers_of_others_do_not_matter() -> None:
    rolled = table(MARKERS_24, "b; 112; -")
    assert rolled.legal() == ["1@1/2", "1@2/1", "2@1/1"]
    assert rolled.state.board.markers("b") == 1


def test_i_14_all_colours_have_24() -> None:
    crowded = filled(*["b"] * 24)
    assert table(crowded, "b; roll; -").play("116").legal() == ["*@1/6"]
    assert table(crowded, "a; roll; -").play("116").legal() == ["1@1/6", "1@6/1", "6@1/1"]
