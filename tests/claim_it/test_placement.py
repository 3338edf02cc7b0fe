"""Where a stone may go, and which one."""

import pytest

from claimstead.claim_it import events as happened
from tests.claim_it.table import at, rows, table


def test_x_1_space_5_2_is_column_5_row_2() -> None:
    placed = table().play("125", "1@5/2")
    assert placed.rows == rows("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . .1 .
        . . . . . .
    """)
    assert str(at("5/2")) == "5/2"


def test_x_2_an_empty_board_and_the_roll_2_3_5_give_six_placements() -> None:
    rolled = table(rest="a; 235; -")
    assert rolled.legal() == ["2@3/5", "2@5/3", "3@2/5", "3@5/2", "5@2/3", "5@3/2"]


# Green is seat a, the opponent is b. A: 1/4 empty. B: 1/5 held by b. C: 5/1 green's own.
# D: 4/1 with squatter 2. E: 4/5 secured by b. F: 5/4 green's own with a claim marker on it.
# Squatter 5 lies on 3/3.
EXAMPLE_3 = """
    . . . . . .
    b . . B . .
    . . . . a* .
    . . .5 . . .
    . . . . . .
    . . . .2 a .
"""


def test_x_3_a_roll_of_1_4_5_gives_exactly_spaces_b_c_and_d() -> None:
    rolled = table(EXAMPLE_3, "a; 145; -")
    assert rolled.legal() == ["*@4/1", "*@5/1", "4@1/5"]


@pytest.mark.parametrize(
    ("space", "move", "rule", "code"),
    [
        ("A", "5@1/4", "I-4a", "squatter-on-board"),
        ("E", "1@4/5", "I-4d", "space-claimed"),
        ("E", "*@4/5", "I-4d", "space-claimed"),
        ("F", "1@5/4", "I-4d", "space-claimed"),
        ("F", "*@5/4", "I-4d", "space-claimed"),
    ],
)
def test_x_3_spaces_a_e_and_f_are_refused(space: str, move: str, rule: str, code: str) -> None:
    refusal = table(EXAMPLE_3, "a; 145; -").refusal(move)
    assert (refusal.rule, refusal.code) == (rule, code)


def test_x_3_what_is_put_on_b_c_and_d() -> None:
    rolled = table(EXAMPLE_3, "a; 145; -")
    assert rolled.play("4@1/5").rows == rows(EXAMPLE_3.replace("b .", "b4 .", 1))
    assert rolled.play("*@5/1").rows == rows(EXAMPLE_3.replace("a .", "a* .", 1))
    assert rolled.play("*@4/1").rows == rows(EXAMPLE_3.replace(".2", ".2*"))


HELD = """
    . . . . . .
    . . . . . .
    . . . . . .
    . b . . . .
    . . . . . .
    . a . . . .
"""


def test_i_4a_an_empty_space_takes_the_squatter_of_the_third_die() -> None:
    placed = table(HELD, "a; 456; -", players=3).play("6@4/5")
    assert placed.rows == rows("""
        . . . . . .
        . . . .6 . .
        . . . . . .
        . b . . . .
        . . . . . .
        . a . . . .
    """)
    assert placed.rest == "a; choose; -"
    assert placed.events == (happened.SquatterPlaced("a", 6, at("4/5"), None),)


def test_i_4a_on_an_opponents_marker_the_squatter_is_put_on_top() -> None:
    placed = table(HELD, "a; 234; -").play("4@2/3")
    assert placed.rows == rows(HELD.replace("b", "b4"))
    assert placed.events == (happened.SquatterPlaced("a", 4, at("2/3"), "b"),)


def test_i_4a_an_opponent_is_anybody_else() -> None:
    rolled = table(HELD, "c; 112; 2", players=3)
    # For seat c both markers are an opponent's.
    assert rolled.legal() == ["1@1/2", "1@2/1", "2@1/1"]
    placed = rolled.play("1@2/1")
    assert placed.events == (happened.SquatterPlaced("c", 1, at("2/1"), "a"),)
    assert placed.rest == "c; choose; 2"


ONE_OPEN = """
    . . . . . .
    . .1 . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


def test_i_4a_a_squatter_on_the_board_cannot_be_placed_again() -> None:
    rolled = table(ONE_OPEN, "a; 134; -")
    assert rolled.legal() == ["3@1/4", "3@4/1", "4@1/3", "4@3/1"]
    refusal = rolled.refusal("1@3/4")
    assert (refusal.rule, refusal.code) == ("I-4a", "squatter-on-board")
    assert str(refusal) == "I-4a: squatter 1 is already on the board"


def test_i_4a_the_squatter_must_be_placed_not_a_claim_marker() -> None:
    for move, place in (("*@2/3", "2/3"), ("*@4/2", "4/2")):
        refusal = table(HELD, "a; 234; -").refusal(move)
        assert (refusal.rule, refusal.code) == ("I-4a", "squatter-due")
        assert str(refusal) == f"I-4a: {place} takes a squatter, not a claim marker"


def test_i_4b_ones_own_marker_takes_a_claim_marker() -> None:
    placed = table(HELD, "a; 126; -").play("*@2/1")
    assert placed.rows == rows(HELD.replace("a", "a*"))
    assert placed.rest == "a; choose; -"
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("2/1"), "a", None, False),)


@pytest.mark.parametrize("third", range(1, 7))
def test_i_4b_the_third_die_does_not_matter(third: int) -> None:
    every_other_squatter_lies = """
        .1 .2 .3 .4 .5 .6
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . a . . . .
    """
    roll = "".join(sorted(f"12{third}"))
    assert "*@2/1" in table(every_other_squatter_lies, "a; roll; -").play(roll).legal()


def test_i_4b_ones_own_marker_takes_no_squatter() -> None:
    refusal = table(HELD, "a; 126; -").refusal("6@2/1")
    assert (refusal.rule, refusal.code) == ("I-4b", "claim-marker-due-own")
    assert str(refusal) == "I-4b: 2/1 is your own and takes a claim marker, not a squatter"


def test_i_4c_a_squatter_of_this_turn_takes_a_claim_marker() -> None:
    placed = table(ONE_OPEN, "a; 256; -").play("*@2/5")
    assert placed.rows == rows(ONE_OPEN.replace(".1", ".1*"))
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("2/5"), None, 1, False),)


def test_i_4c_also_on_an_opponents_space() -> None:
    placed = table(HELD.replace("b", "b3"), "a; 233; -").play("*@2/3")
    assert placed.rows == rows(HELD.replace("b", "b3*"))
    assert placed.events == (happened.ClaimMarkerPlaced("a", at("2/3"), "b", 3, False),)


@pytest.mark.parametrize("third", range(1, 7))
def test_i_4c_the_third_die_does_not_matter(third: int) -> None:
    roll = "".join(sorted(f"25{third}"))
    assert "*@2/5" in table(ONE_OPEN).play(roll).legal()


def test_i_4c_a_squatter_takes_no_second_squatter() -> None:
    refusal = table(ONE_OPEN, "a; 256; -").refusal("6@2/5")
    assert (refusal.rule, refusal.code) == ("I-4c", "claim-marker-due-squatter")
    expected = "2/5 has a squatter and takes a claim marker, not another squatter"
    assert str(refusal) == f"I-4c: {expected}"


CLAIMED = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    A . . . . B
    a* . b5* .6* . .
"""


@pytest.mark.parametrize(
    ("roll", "place"),
    [
        ("123", "1/2"),  # secured before, one's own
        ("256", "6/2"),  # secured before, an opponent's
        ("112", "1/1"),  # claimed this turn, one's own
        ("134", "3/1"),  # claimed this turn, on an opponent's
        ("145", "4/1"),  # claimed this turn, on an empty space
    ],
)
def test_i_4d_a_space_with_a_claim_marker_takes_nothing(roll: str, place: str) -> None:
    rolled = table(CLAIMED).play(roll)
    third = roll.replace(place[0], "", 1).replace(place[2], "", 1)
    for move in (f"*@{place}", f"{third}@{place}"):
        assert move not in rolled.legal()
        refusal = rolled.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-4d", "space-claimed")
        assert str(refusal) == f"I-4d: {place} has a claim marker already"


def test_i_9_a_squatter_under_a_claim_marker_is_not_available() -> None:
    rolled = table(CLAIMED, "a; 156; -")
    assert rolled.legal() == ["1@5/6", "1@6/5"]
    for move, squatter in (("5@1/6", 5), ("5@6/1", 5), ("6@1/5", 6), ("6@5/1", 6)):
        refusal = rolled.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-9", "squatter-covered")
        expected = f"I-9: squatter {squatter} lies under a claim marker until the turn ends"
        assert str(refusal) == expected


def test_i_9_it_stays_on_the_board_through_further_rolls() -> None:
    placed = table(ONE_OPEN).play("255", "*@2/5", "roll", "333", "3@3/3", "roll", "156")
    assert placed.rows == rows("""
        . . . . . .
        . .1* . . . .
        . . . . . .
        . . .3 . . .
        . . . . . .
        . . . . . .
    """)
    assert placed.legal() == ["5@1/6", "5@6/1", "6@1/5", "6@5/1"]


def test_i_9_only_the_covered_squatter_is_called_covered() -> None:
    both = CLAIMED.replace(". . . . . .", ". . .2 . . .", 1)
    rolled = table(both, "a; 245; -")
    assert rolled.legal() == ["4@2/5", "4@5/2"]
    assert (rolled.refusal("5@2/4").rule, rolled.refusal("5@2/4").code) == (
        "I-9",
        "squatter-covered",
    )
    assert (rolled.refusal("2@4/5").rule, rolled.refusal("2@4/5").code) == (
        "I-4a",
        "squatter-on-board",
    )
