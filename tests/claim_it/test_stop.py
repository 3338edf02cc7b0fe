"""Stopping: what lies on top becomes the player's."""

import pytest

from claimstead.claim_it import events as happened
from tests.claim_it.table import at, rows, table

# Green is a, Brown b, Orange c. Which squatters lie under the claim markers is not told.
EXAMPLE_5 = """
    . . . . b6 .
    . . . . .1 .
    . . c4* . . .
    . . . .3* . .
    . . . . . a*
    . . . . . .
"""


def test_x_5_green_holds_two_spaces_and_secures_three() -> None:
    stopped = table(EXAMPLE_5, "a; choose; -", players=3).play("stop")
    assert stopped.rows == rows("""
        . . . . a .
        . . . . a .
        . . A . . .
        . . . A . .
        . . . . . A
        . . . . . .
    """)
    assert stopped.rest == "b; roll; -"


def test_x_5_brown_and_orange_get_one_marker_each_back() -> None:
    assert table(EXAMPLE_5, "a; choose; -", players=3).play("stop").events == (
        happened.Stopped("a"),
        happened.SpaceTaken("a", at("6/2"), True, None),
        happened.SpaceTaken("a", at("4/3"), True, None),
        happened.SpaceTaken("a", at("3/4"), True, "c"),
        happened.SpaceTaken("a", at("5/5"), False, None),
        happened.SpaceTaken("a", at("5/6"), False, "b"),
        happened.TurnBegan("b"),
    )


AROUND = """
    a b c . A B
    C . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.parametrize(
    ("placed", "becomes", "secured", "returned"),
    [
        (".1", "b", False, None),
        ("a1", "b", False, "a"),
        ("c1", "b", False, "c"),
        (".1*", "B", True, None),
        ("a1*", "B", True, "a"),
        ("c1*", "B", True, "c"),
        ("b*", "B", True, None),
    ],
)
def test_i_8_a_claim_marker_on_top_secures_and_a_squatter_on_top_holds(
    placed: str, becomes: str, secured: bool, returned: str | None
) -> None:
    picture = AROUND.replace("C . .", f"C . {placed}")
    stopped = table(picture, "b; choose; -", players=3).play("stop")
    assert stopped.rows == rows(AROUND.replace("C . .", f"C . {becomes}"))
    assert stopped.rest == "c; roll; -"
    assert stopped.events == (
        happened.Stopped("b"),
        happened.SpaceTaken("b", at("3/5"), secured, returned),
        happened.TurnBegan("c"),
    )


@pytest.mark.parametrize(
    ("placed", "becomes", "returned"), [(".*", "B", None), ("a*", "B", "a"), ("b*", "B", None)]
)
def test_i_8_under_quick_squatters_a_claim_marker_secures_without_its_squatter(
    placed: str, becomes: str, returned: str | None
) -> None:
    picture = AROUND.replace("C . .", f"C . {placed}")
    stopped = table(picture, "b; choose; -", players=3, variant="quick").play("stop")
    assert stopped.rows == rows(AROUND.replace("C . .", f"C . {becomes}"))
    assert stopped.events[1] == happened.SpaceTaken("b", at("3/5"), True, returned)


def test_i_8_the_squatters_return_to_the_side() -> None:
    stopped = table(EXAMPLE_5, "a; choose; -", players=3).play("stop")
    assert stopped.play("146").legal() == ["1@4/6", "1@6/4", "4@1/6", "4@6/1", "6@1/4", "6@4/1"]


def test_i_8_a_secured_space_is_never_lost_again() -> None:
    secured = table(EXAMPLE_5, "a; choose; -", players=3).play("stop")
    busted = secured.play("334", "4@3/3", "stop", "113", "1@1/3", "roll").play("333")
    assert busted.state.turn == "c"
    for place in ("6/2", "4/3", "3/4"):
        space = busted.state.board[at(place)]
        assert (space.owner, space.secured) == ("a", True)
