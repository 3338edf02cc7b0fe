"""Bust: what was placed this turn leaves the board, what lay there before stays."""

import pytest

from claimstead.claim_it import events as happened
from tests.claim_it.table import at, rows, table

# Green is a. Squatter 3 under a claim marker on 6/3, a claim marker on own 4/2, squatters 2 and 6
# on 2/1 and 4/4, and 3/6 secured (here by b).
EXAMPLE_4 = """
    . . B . . .
    . . . . . .
    . . . .6 . .
    . . . . . .3*
    . . . a* . .
    . .2 . . . .
"""


def test_x_4_a_roll_of_3_4_6_is_a_bust() -> None:
    busted = table(EXAMPLE_4).play("346")
    assert busted.rows == rows("""
        . . B . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . a . .
        . . . . . .
    """)
    assert busted.rest == "b; roll; -"


def test_x_4_claim_markers_leave_4_2_and_6_3_and_squatters_2_1_6_3_and_4_4() -> None:
    rolled, gone, began = table(EXAMPLE_4).play("346").events
    assert rolled == happened.Rolled("a", (3, 4, 6))
    assert isinstance(gone, happened.Busted)
    assert gone.seat == "a"
    assert sorted(map(str, gone.squatters)) == ["2/1", "4/4", "6/3"]
    assert sorted(map(str, gone.claim_markers)) == ["4/2", "6/3"]
    assert began == happened.TurnBegan("b")


@pytest.mark.parametrize("which", ["2/1 and 4/4", "4/4 and 2/1"])
def test_x_4_holds_whichever_squatter_lies_where(which: str) -> None:
    low, high = ("2", "6") if which == "2/1 and 4/4" else ("6", "2")
    picture = EXAMPLE_4.replace(".6", ".x").replace(".2", f".{low}").replace(".x", f".{high}")
    assert table(picture).play("346").rest == "b; roll; -"


@pytest.mark.parametrize("needed", ["3/4", "4/3", "4/6", "6/4", "3/6", "6/3"])
def test_x_4_each_of_the_six_ways_is_closed_for_its_own_reason(needed: str) -> None:
    opened = {
        "3/4": (". . . .6 . .", ". . a .6 . ."),
        "4/3": (". . . . . .3*", ". . . a . .3*"),
        "4/6": (". . B . . .", ". . B a . ."),
        "6/4": (". . . .6 . .", ". . . .6 . a"),
        "3/6": (". . B . . .", ". . b . . ."),
        "6/3": (". . . . . .3*", ". . . . . .3"),
    }
    legal = table(EXAMPLE_4.replace(*opened[needed])).play("346").legal()
    # 3/6 would take squatter 4; elsewhere a marker of one's own or an open squatter is claimed.
    assert legal == ["4@3/6" if needed == "3/6" else f"*@{needed}"]


BEFORE = """
    . . . . . .
    . . . . . .
    . . . b . .
    . . c . . .
    . a B . . .
    A . . . . .
"""
DURING = """
    . . . . . .
    . . . . . .
    . . . b2 . .
    .4* . c5* . . .
    . a* B .1 . .
    A . . . . .
"""


def test_i_6_exactly_what_was_placed_this_turn_leaves_the_board() -> None:
    busted = table(DURING, players=3).play("111")
    assert busted.rows == rows(BEFORE)
    assert busted.rest == "b; roll; -"


def test_i_6_the_events_tell_the_roll_what_left_and_who_is_next() -> None:
    assert table(DURING, players=3).play("111").events == (
        happened.Rolled("a", (1, 1, 1)),
        happened.Busted(
            "a",
            squatters=(at("4/2"), at("1/3"), at("3/3"), at("4/4")),
            claim_markers=(at("2/2"), at("1/3"), at("3/3")),
        ),
        happened.TurnBegan("b"),
    )


def test_i_6_a_first_roll_can_be_a_bust_with_nothing_to_lose() -> None:
    busted = table(BEFORE, "c; roll; -", players=3).play("111")
    assert busted.rows == rows(BEFORE)
    assert busted.rest == "a; roll; -"
    assert busted.events == (
        happened.Rolled("c", (1, 1, 1)),
        happened.Busted("c", (), ()),
        happened.TurnBegan("a"),
    )


def test_i_6_a_roll_with_one_legal_placement_is_no_bust() -> None:
    rolled = table(DURING, players=3).play("144")
    # 4/4 has an open squatter; 1/4 and 4/1 would need squatter 4, which is covered.
    assert rolled.legal() == ["*@4/4"]
    assert rolled.rest == "a; 144; -"
    assert rolled.events == (happened.Rolled("a", (1, 4, 4)),)


def test_i_6_the_squatters_are_back_at_the_side_for_the_next_player() -> None:
    busted = table(DURING, players=3).play("111")
    assert busted.play("245").legal() == ["2@4/5", "2@5/4", "4@2/5", "4@5/2", "5@2/4", "5@4/2"]


DURING_QUICK = """
    . . . . . .
    . . . . . .
    . . . b2 . .
    .* . c* . . .
    . a* B .1 . .
    A . . . . .
"""


def test_i_6_under_quick_squatters_a_claim_marker_whose_squatter_has_gone_back_leaves_too() -> None:
    busted = table(DURING_QUICK, players=3, variant="quick").play("111")
    assert busted.rows == rows(BEFORE)
    assert busted.rest == "b; roll; -"
    assert busted.events == (
        happened.Rolled("a", (1, 1, 1)),
        happened.Busted(
            "a",
            squatters=(at("4/2"), at("4/4")),
            claim_markers=(at("2/2"), at("1/3"), at("3/3")),
        ),
        happened.TurnBegan("b"),
    )
