"""The time of the players. Seconds are written by hand; nobody looks at a real clock."""

import pytest

from claimstead.table import entries as log
from claimstead.table import playing
from claimstead.table.settings import DAY, Clock, ClockKind
from claimstead.table.table import Table
from tests.table.desk import NOON, opened, rebuilt, started, write

ROWS = "/".join([". . . . . ."] * 6)
PLACING = f"claim-it 2 base; {ROWS}; a; 235; -"
GAME = Clock(ClockKind.GAME, 60, 5)


def timed(clock: Clock) -> Table:
    """Seat a has to place a stone; then to choose; then it stops and it is b's turn."""
    return started(position=PLACING, clock=clock)


def seconds(table: Table, after: float = 0) -> dict[str, float]:
    """What is left so many seconds after the last page."""
    left = table.watch.left(table.at + int(after * 1000))
    return {seat: each / 1000 for seat, each in left.items()}


def test_without_a_clock_nobody_s_time_runs_out() -> None:
    table = timed(Clock())
    assert table.watch.deadline is None
    assert playing.run_out(table, NOON + 10**15).entries == ()


def test_before_the_start_no_time_runs() -> None:
    table = opened(clock=GAME)
    assert table.watch.deadline is None
    assert seconds(table, 1000) == {"a": 60, "b": 60}


def test_the_time_of_the_seat_to_act_runs() -> None:
    table = timed(GAME)
    assert table.watch.running == "a"
    assert seconds(table, 7) == {"a": 53, "b": 60}


def test_a_game_s_time_is_used_up_over_all_moves_and_each_brings_some_back() -> None:
    table = timed(GAME)
    write(table, playing.move(table, "a", "2@3/5"), after=20)
    assert seconds(table) == {"a": 60 - 20 + 5, "b": 60}
    write(table, playing.move(table, "a", "stop"), after=10)
    assert seconds(table) == {"a": 45 - 10 + 5, "b": 60}
    assert table.watch.running == "b"
    assert seconds(table, 3) == {"a": 40, "b": 57}


def test_a_move_s_time_begins_anew_with_every_move() -> None:
    table = timed(Clock(ClockKind.MOVE, 30))
    write(table, playing.move(table, "a", "2@3/5"), after=29)
    assert seconds(table) == {"a": 30, "b": 30}
    write(table, playing.move(table, "a", "stop"), after=29)
    assert seconds(table, 10) == {"a": 30, "b": 20}


def test_days_are_counted_as_days() -> None:
    table = timed(Clock(ClockKind.DAYS, 3))
    assert table.watch.deadline == table.at + 3 * DAY
    write(table, playing.move(table, "a", "2@3/5"), after=2 * 24 * 3600)
    assert table.watch.deadline == table.at + 3 * DAY


@pytest.mark.parametrize("clock", [GAME, Clock(ClockKind.MOVE, 60)], ids=["game", "move"])
def test_talk_neither_stops_nor_renews_the_time(clock: Clock) -> None:
    table = timed(clock)
    write(table, playing.say(table, "bob", "Bob", "hurry"), after=10)
    write(table, playing.say(table, "ada", "Ada", "yes"), after=10)
    assert seconds(table) == {"a": 40, "b": 60}
    write(table, playing.say(table, "bob", "Bob", "hurry!"), after=10)
    assert seconds(table, 5) == {"a": 25, "b": 60}


def test_whose_time_runs_out_has_lost() -> None:
    table = timed(GAME)
    deadline = table.at + 60_000
    assert table.watch.deadline == deadline
    assert playing.run_out(table, deadline - 1).entries == ()
    assert playing.run_out(table, deadline, grace=10).entries == ()
    write(table, playing.run_out(table, deadline), after=60)
    assert table.chairs["a"].forfeited == "time"
    assert table.forfeit is not None
    assert (table.forfeit.winners, table.forfeit.decided_by) == (("b",), "time")
    assert playing.run_out(table, deadline + 10**9).entries == ()


def test_of_three_a_computer_player_plays_on_and_has_all_the_time() -> None:
    table = started("claim-it 3 base", clock=GAME)
    write(table, playing.run_out(table, table.at + 60_000), after=60)
    assert table.status == "playing"
    assert table.chairs["a"].player is not None
    assert table.watch.deadline is None


def test_the_time_of_a_computer_player_does_not_run() -> None:
    table = timed(GAME)
    write(table, playing.take_over(table, "a", "bob", 60_000), after=10)
    assert table.watch.running is None
    assert seconds(table, 1000) == {"a": 50, "b": 60}
    write(table, playing.come_back(table, "a", "ada"), after=1000)
    assert seconds(table, 10) == {"a": 40, "b": 60}


@pytest.mark.parametrize("clock", [GAME, Clock(ClockKind.MOVE, 60)], ids=["game", "move"])
def test_coming_back_gives_no_time_back(clock: Clock) -> None:
    table = timed(clock)
    write(table, playing.take_over(table, "a", "bob", 60_000), after=50)
    write(table, playing.come_back(table, "a", "ada"), after=1)
    assert seconds(table) == {"a": 10, "b": 60}
    write(table, playing.take_over(table, "a", "bob", 60_000), after=4)
    write(table, playing.come_back(table, "a", "ada"), after=1)
    assert seconds(table) == {"a": 6, "b": 60}
    assert table.watch.deadline == table.at + 6_000


def test_after_a_move_everybody_has_the_whole_time_for_the_next_one() -> None:
    table = timed(Clock(ClockKind.MOVE, 60))
    write(table, playing.take_over(table, "a", "bob", 60_000), after=50)
    write(table, playing.move(table, "a", "2@3/5"))
    write(table, playing.come_back(table, "a", "ada"))
    assert seconds(table) == {"a": 60, "b": 60}


def test_what_was_taken_back_does_not_give_the_time_back() -> None:
    table = timed(GAME)
    write(table, playing.move(table, "a", "2@3/5"), after=20)
    write(table, playing.ask_undo(table, "a"), after=10)
    write(table, playing.answer_undo(table, "b", True), after=4)
    assert table.played == []
    assert table.watch.running == "a"
    assert seconds(table) == {"a": 60 - 20 + 5 - 10 - 4, "b": 60}


def test_when_the_machine_s_clock_jumps_back_no_time_comes_back() -> None:
    table = timed(GAME)
    write(table, playing.move(table, "a", "2@3/5"), after=20)
    left = seconds(table)
    table.turn_page(log.Page(table.at - 3_600_000, playing.move(table, "a", "stop").entries))
    after = seconds(table)
    assert after["a"] == left["a"] + 5
    assert after["b"] == 60
    assert table.watch.left(table.at - 3_600_000) == table.watch.left(table.at)


def test_pages_never_go_back_in_time() -> None:
    table = timed(GAME)
    at = table.at
    table.turn_page(log.Page(at - 5000, playing.say(table, "ada", "Ada", "hi").entries))
    assert table.at == at
    write(table, playing.say(table, "ada", "Ada", "hi"), after=4)
    assert seconds(table) == {"a": 56, "b": 60}


def test_nobody_has_less_than_nothing() -> None:
    table = timed(GAME)
    assert seconds(table, 100) == {"a": 0, "b": 60}
    write(table, playing.move(table, "a", "2@3/5"), after=100)
    assert seconds(table) == {"a": 5, "b": 60}


def test_the_time_is_the_same_after_a_restart() -> None:
    table = timed(GAME)
    write(table, playing.move(table, "a", "2@3/5"), after=20)
    write(table, playing.say(table, "bob", "Bob", "hm"), after=3)
    again = rebuilt(table)
    assert seconds(again, 4) == seconds(table, 4) == {"a": 38, "b": 60}
    assert again.watch.deadline == table.watch.deadline
