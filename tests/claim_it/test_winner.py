"""Who wins: the largest mine, then secured spaces, then all spaces; else the victory is shared."""

from itertools import combinations

import pytest

from claimstead.claim_it import events as happened
from claimstead.claim_it.board import Space
from claimstead.claim_it.scoring import Tally, outcome, tally
from claimstead.core import Outcome
from tests.claim_it.table import EMPTY, at, filled, table


def result(picture: str, players: int = 2) -> Outcome[Tally]:
    over = table(picture, "a; over; 0", players=players)
    ended = over.game.outcome(over.state)
    assert ended is not None
    return ended


def mines(picture: str, seat: str = "a") -> list[list[str]]:
    """The mines of a seat, largest first, each with its spaces in order."""
    board = table(picture).state.board
    return [sorted(map(str, mine)) for mine in board.mines(seat)]


def test_i_12_a_mine_is_joined_by_sides_never_by_corners() -> None:
    corners = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . a . . .
        . a . a . .
        . . a . . .
    """
    assert [len(mine) for mine in mines(corners)] == [1, 1, 1, 1]
    joined = mines(corners.replace(". a . a", ". a a a"))
    assert joined == [["2/2", "3/1", "3/2", "3/3", "4/2"]]


def test_i_12_held_and_secured_spaces_both_count_and_opponents_divide() -> None:
    picture = """
        a A b a . .
        A . . A . .
        . . . a . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    assert mines(picture) in (
        [["1/5", "1/6", "2/6"], ["4/4", "4/5", "4/6"]],
        [["4/4", "4/5", "4/6"], ["1/5", "1/6", "2/6"]],
    )
    assert mines(picture, "b") == [["3/6"]]


def test_i_12_a_mine_does_not_reach_around_the_edge() -> None:
    edges = """
        a . . . . a
        . . . . . .
        . . . . . a
        a . . . . .
        . . . . . .
        a . . . . .
    """
    assert [len(mine) for mine in mines(edges)] == [1, 1, 1, 1, 1]


def test_i_12_a_mine_can_wind_through_the_whole_board() -> None:
    winding = """
        a a a a a a
        . . . . . a
        a a a a a a
        a . . . . .
        a a a a . .
        . . . a . .
    """
    assert [len(mine) for mine in mines(winding)] == [19]


def test_i_12_the_mines_come_largest_first() -> None:
    three = """
        a . a a a .
        . . . . . .
        a a . . . .
        . . . . . .
        . . b b . .
        . . . . . .
    """
    assert mines(three) == [["3/6", "4/6", "5/6"], ["1/4", "2/4"], ["1/6"]]
    assert mines(EMPTY) == []


def test_i_12_two_spaces_join_exactly_where_they_share_a_side() -> None:
    names = [f"{column}/{row}" for column in range(1, 7) for row in range(1, 7)]
    empty = table().state.board
    joined = [
        {one, two}
        for one, two in combinations(names, 2)
        if len(empty.put(at(one), Space("a")).put(at(two), Space("a")).mines("a")) == 1
    ]
    # 5 sides within each of 6 rows and 6 columns.
    assert len(joined) == 60
    assert [space for space in names if {"1/1", space} in joined] == ["1/2", "2/1"]
    assert [space for space in names if {"3/1", space} in joined] == ["2/1", "3/2", "4/1"]
    assert [space for space in names if {"3/4", space} in joined] == ["2/4", "3/3", "3/5", "4/4"]
    assert [space for space in names if {"6/6", space} in joined] == ["5/6", "6/5"]


def test_i_12_the_largest_mine_wins_whatever_else_there_is() -> None:
    # a: a mine of 3, nothing secured, 3 in all. b: a mine of 2, 6 secured, 6 in all.
    ended = result("""
        a a a . . .
        . . . . . .
        B B . B B .
        . . . . . .
        B . B . . .
        . . . . . .
    """)
    assert ended.winners == ("a",)
    assert ended.decided_by == "mine"
    assert ended.reason == "the largest mine"
    assert ended.table == {"a": Tally(3, 0, 3), "b": Tally(2, 6, 6)}


def test_i_12_equal_mines_more_secured_spaces_win_wherever_they_lie() -> None:
    # Mines of 3 for both; a secured 1 of 6 spaces, b secured 2 of 5, one of them apart.
    ended = result("""
        a a A . a .
        . . . . . a
        B b b . a .
        . . . . . .
        B . b . . .
        . . . . . .
    """)
    assert ended.winners == ("b",)
    assert ended.decided_by == "secured"
    assert ended.reason == "equally large mines, more secured spaces"
    assert ended.table == {"a": Tally(3, 1, 6), "b": Tally(3, 2, 5)}


def test_i_12_still_equal_more_spaces_in_all_win() -> None:
    ended = result("""
        a A . . . .
        . . . . . .
        B b . b . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert ended.winners == ("b",)
    assert ended.decided_by == "spaces"
    expected = "equally large mines, equally many secured spaces, more spaces in all"
    assert ended.reason == expected
    assert ended.table == {"a": Tally(2, 1, 2), "b": Tally(2, 1, 3)}


def test_i_12_everything_equal_the_victory_is_shared() -> None:
    ended = result("""
        a A . . . .
        . . . . . .
        B b . c . .
        . . . . . .
        . . . . . .
        . . . . . .
    """, players=3)  # fmt: skip
    assert ended.winners == ("a", "b")
    assert ended.decided_by == "shared"
    assert ended.reason == "everything equal: the victory is shared"
    assert ended.table == {"a": Tally(2, 1, 2), "b": Tally(2, 1, 2), "c": Tally(1, 0, 1)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_12_on_an_empty_board_all_share(players: int) -> None:
    ended = result(EMPTY, players)
    assert ended.winners == tuple("abcde"[:players])
    assert ended.decided_by == "shared"
    assert ended.table == {seat: Tally(0, 0, 0) for seat in "abcde"[:players]}


def test_i_12_only_those_still_tied_compare_the_next_measure() -> None:
    # c has most secured spaces and e most spaces in all, but their mines are smaller.
    ended = result("""
        a A . b B .
        . . . . . d
        C . C . C D
        . . . . . .
        e . e . e .
        . e . b . e
    """, players=5)  # fmt: skip
    assert ended.winners == ("b",)
    assert ended.decided_by == "spaces"
    assert ended.table == {
        "a": Tally(2, 1, 2),
        "b": Tally(2, 1, 3),
        "c": Tally(1, 3, 3),
        "d": Tally(2, 1, 2),
        "e": Tally(1, 0, 5),
    }


def test_i_12_three_can_share_and_the_order_is_that_of_the_seats() -> None:
    ended = result("""
        c C . a A .
        . . . . . .
        d D . b . .
        . . . . . .
        . . . . . .
        . . . . . .
    """, players=4)  # fmt: skip
    assert ended.winners == ("a", "c", "d")
    assert ended.decided_by == "shared"


def test_i_12_there_is_no_outcome_while_the_game_goes_on() -> None:
    for rest in ("a; roll; -", "a; 235; -", "a; roll; 1"):
        going = table(rest=rest)
        assert going.game.outcome(going.state) is None
    choosing = table().play("111", "1@1/1")
    assert choosing.game.outcome(choosing.state) is None


def test_i_12_the_last_stop_tells_who_won_and_by_what() -> None:
    picture = """
        a . . . . .
        . . . . . .
        B . . . . .
        . . . . . .
        a1 . . . . .
        . . . . . .
    """
    over = table(picture, "b; choose; 1").play("stop")
    assert over.events == (
        happened.Stopped("b"),
        happened.SpaceTaken("b", at("1/2"), False, "a"),
        happened.GameEnded(("b",), "secured"),
    )


def test_i_12_a_shared_victory_is_told_too() -> None:
    over = table(filled("a", ".", "b1", ".", "b"), "a; choose; 1").play("stop")
    assert over.events[-1] == happened.GameEnded(("a",), "spaces")
    over = table(filled("a", ".", "b", ".", ".1", ".", "b"), "a; choose; 1").play("stop")
    assert over.events[-1] == happened.GameEnded(("a", "b"), "shared")


def test_i_12_stones_of_the_turn_count_for_whose_marker_lies_underneath() -> None:
    board = table(filled("a", "b1", "b"), "a; choose; -").state.board
    assert tally(board, "a") == Tally(1, 0, 1)
    assert tally(board, "b") == Tally(2, 0, 2)
    assert outcome(board, ("a", "b")).winners == ("b",)
