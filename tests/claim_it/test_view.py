"""What everybody sees: in Claim It! all of it, and one's own moves."""

import pytest

from claimstead.claim_it.scoring import Tally
from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Event
from tests.claim_it.table import table

PICTURE = """
    A a . . . .
    . . . . . .
    b . c . . .
    . . . .4 . .
    . . . . . .
    B . c1* . . .
"""


def expected(seat: str | None, legal: list[str]) -> ClaimItView:
    now = table(PICTURE, "a; 345; 2", players=3, variant="base")
    return ClaimItView(
        seat=seat,
        players=3,
        variant="base",
        secured_to_end=9,
        board=now.state.board,
        turn="a",
        due=Due.PLACE,
        dice=(3, 4, 5),
        turns_left=2,
        table={"a": Tally(2, 1, 2), "b": Tally(1, 1, 2), "c": Tally(1, 0, 2)},
        legal=tuple(now.game.legal(now.state)) if legal else (),
    )


@pytest.mark.parametrize("seat", ["a", "b", "c", None])
def test_a_view_holds_the_whole_table_and_the_moves_of_who_is_on_turn(seat: str | None) -> None:
    now = table(PICTURE, "a; 345; 2", players=3)
    # 4/3 has squatter 4, which is thereby not available for 3/5 and 5/3.
    moves = ["*@4/3", "3@4/5", "3@5/4", "5@3/4"] if seat == "a" else []
    view = now.game.view(now.state, seat)
    assert view == expected(seat, moves)
    assert sorted(map(str, view.legal)) == moves


def test_a_view_of_a_quick_small_game() -> None:
    now = table("a .\n. .*", "b; choose; -", variant="quick", size=2, end=2)
    view = now.game.view(now.state, "b")
    assert (view.seat, view.players, view.variant, view.secured_to_end) == ("b", 2, "quick", 2)
    assert (view.turn, view.due, view.dice, view.turns_left) == ("b", Due.CHOOSE, None, None)
    assert [str(move) for move in view.legal] == ["roll", "stop"]
    assert now.game.view(now.state, "a").legal == ()
    assert now.game.view(now.state, None).seat is None


def test_nobody_has_a_move_where_the_dice_are_due_or_the_game_is_over() -> None:
    for rest in ("a; roll; -", "a; over; 0"):
        now = table(rest=rest)
        assert [now.game.view(now.state, seat).legal for seat in ("a", "b", None)] == [()] * 3


@pytest.mark.parametrize("seat", ["a", "b", None])
def test_everybody_sees_all_events(seat: str | None) -> None:
    now = table(PICTURE, "a; roll; -", players=3).play("111")
    assert len(now.events) == 3
    assert now.game.seen(now.events, seat) == now.events
    listed: list[Event] = list(now.events)
    assert now.game.seen(iter(listed), seat) == now.events


def test_whoever_changes_the_table_of_a_view_changes_nobody_elses() -> None:
    picture = PICTURE.replace(".4", ".").replace("c1*", "c")
    now = table(picture, "a; over; 0", players=3)
    given = [now.game.view(now.state, "a").table, now.game.view(now.state, None).table]
    ended = now.game.outcome(now.state)
    assert ended is not None
    for each in (*given, ended.table):
        assert isinstance(each, dict)
        each.clear()
    again = now.game.outcome(now.state)
    assert again is not None
    counts = {"a": Tally(2, 1, 2), "b": Tally(1, 1, 2), "c": Tally(1, 0, 2)}
    assert now.game.view(now.state, "b").table == again.table == counts
