"""The last round: who calls it and when, one more turn for everybody, the end."""

import pytest

import claimstead as cs
from claimstead.claim_it import events as happened
from claimstead.claim_it.events import LastRoundCalled
from claimstead.claim_it.scoring import Tally
from tests.claim_it.table import Table, at, filled, rows, table

SECURED_TO_END = [(2, 13), (3, 9), (4, 7), (5, 6)]


def stop_with(players: int, secured: int, rest: str = "a; choose; -") -> Table:
    """Seat a stops and has so many secured spaces then, from the top left on."""
    return table(filled(*["A"] * (secured - 1), "a*"), rest, players=players).play("stop")


def calls(now: Table) -> list[LastRoundCalled]:
    return [event for event in now.events if isinstance(event, LastRoundCalled)]


@pytest.mark.parametrize(("players", "enough"), SECURED_TO_END)
def test_i_11_one_secured_space_too_few_calls_nothing(players: int, enough: int) -> None:
    stopped = stop_with(players, enough - 1)
    assert stopped.rest == "b; roll; -"
    assert calls(stopped) == []
    assert stopped.events[-1] == happened.TurnBegan("b")


@pytest.mark.parametrize(("players", "enough"), SECURED_TO_END)
def test_i_11_enough_secured_spaces_call_the_last_round(players: int, enough: int) -> None:
    stopped = stop_with(players, enough)
    assert stopped.rest == f"b; roll; {players}"
    assert stopped.events[-2:] == (
        happened.LastRoundCalled("a", players),
        happened.TurnBegan("b"),
    )
    assert isinstance(stopped.events[0], happened.Stopped)
    assert len(stopped.events) == 4


@pytest.mark.parametrize(("players", "enough"), SECURED_TO_END)
def test_i_11_more_than_enough_call_it_too(players: int, enough: int) -> None:
    assert calls(stop_with(players, enough + 1)) == [LastRoundCalled("a", players)]


@pytest.mark.parametrize(("players", "enough"), SECURED_TO_END)
def test_i_11_a_game_knows_how_many_are_enough(players: int, enough: int) -> None:
    assert cs.ClaimIt(players=players).secured_to_end == enough
    assert cs.ClaimIt(players=players, variant="quick").secured_to_end == enough


def test_i_11_held_spaces_do_not_call_it() -> None:
    picture = filled(*["A"] * 11, *["a"] * 6, "a*")
    assert table(picture, "a; choose; -").play("stop").rest == "b; roll; -"


def test_i_11_what_others_have_secured_does_not_call_it() -> None:
    picture = filled(*["A"] * 11, *["B"] * 12, "a*")
    assert table(picture, "a; choose; -").play("stop").rest == "b; roll; -"


def test_i_11_it_is_called_at_the_end_of_the_turn_only() -> None:
    claimed = table(filled(*["A"] * 12, "a"), "a; 114; -").play("*@1/4")
    assert claimed.rest == "a; choose; -"
    assert claimed.play("roll").rest == "a; roll; -"


def test_i_11_a_bust_loses_the_space_that_would_have_called_it() -> None:
    picture = """
        A A A A A A
        A A A A A A
        a* . . . . .
        . . . . . .
        . . . . . .
        B . . . . .
    """
    busted = table(picture).play("111")
    assert busted.rest == "b; roll; -"
    assert calls(busted) == []


@pytest.mark.parametrize(("players", "enough"), SECURED_TO_END)
def test_i_11_every_player_has_exactly_one_more_turn_the_caller_the_last(
    players: int, enough: int
) -> None:
    now = stop_with(players, enough)
    turns = []
    for number in range(players):
        assert now.rest == f"{now.state.turn}; roll; {players - number}"
        turns.append(now.state.turn)
        die = number + 1
        now = now.play(f"{die}{die}{die}", f"{die}@{die}/{die}")
        assert now.state.turns_left == players - number
        assert now.play("roll").state.turns_left == players - number
        now = now.play("stop")
    assert turns == [*"abcde"[1:players], "a"]
    assert now.rest == "b; over; 0"


@pytest.mark.parametrize(
    ("players", "caller"),
    [(players, seat) for players in (2, 3, 4, 5) for seat in "abcde"[:players]],
)
def test_i_11_at_the_end_the_seat_is_the_one_after_the_caller(players: int, caller: str) -> None:
    seats = "abcde"[:players]
    following = (seats + seats)[seats.index(caller) + 1]
    last_turn = table(rest=f"{caller}; roll; 1", players=players)
    assert last_turn.play("166", "1@6/6", "stop").rest == f"{following}; over; 0"


def test_i_11_nothing_calls_a_second_last_round() -> None:
    picture = filled(*["A"] * 13, *["B"] * 12, "b*")
    stopped = table(picture, "b; choose; 2").play("stop")
    assert stopped.rest == "a; roll; 1"
    assert calls(stopped) == []
    assert [type(event) for event in stopped.events] == [
        happened.Stopped,
        happened.SpaceTaken,
        happened.TurnBegan,
    ]


LATE = """
    A A A A A A
    A A A A A A
    A . . b . .
    . . . . . .
    . . . b1 . .
    B . . . . a
"""


def test_i_11_a_bust_in_the_last_round_ends_that_players_turn() -> None:
    busted = table(LATE.replace("b1", "a1"), "b; roll; 2").play("111")
    assert busted.rows == rows(LATE.replace("b1", "a"))
    assert busted.rest == "a; roll; 1"
    assert busted.events == (
        happened.Rolled("b", (1, 1, 1)),
        happened.Busted("b", squatters=(at("4/2"),), claim_markers=()),
        happened.TurnBegan("a"),
    )


def test_i_11_a_bust_in_the_last_turn_ends_the_game() -> None:
    picture = LATE.replace("b1", "b3")
    over = table(picture, "a; roll; 1").play("111")
    assert over.rows == rows(LATE.replace("b1", "b"))
    assert over.rest == "b; over; 0"
    assert over.events == (
        happened.Rolled("a", (1, 1, 1)),
        happened.Busted("a", squatters=(at("4/2"),), claim_markers=()),
        happened.GameEnded(("a",), "mine"),
    )


def test_i_11_when_the_game_is_over_nobody_acts_and_nothing_is_legal() -> None:
    over = table(LATE.replace("b1", "b"), "b; over; 0")
    assert over.game.actor(over.state) is None
    assert over.game.legal(over.state) == ()
    assert over.game.chances(over.state) == ()
    for move in ("111", "roll", "stop", "1@1/1", "*@4/2"):
        refusal = over.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-12", "game-over")
        assert str(refusal) == "I-12: the game is over"
    assert over.refusal("roll", seat="b").code == "game-over"


# Orange is a and has called with nine; then Green is b and Brown is c. The largest mines are
# 6 for Green, 5 for Brown and 7 for Orange.
EXAMPLE_6 = """
    A A A A . A
    A A A . . A
    . . . . . .
    b b b . c c
    b b b . c c
    . . . . c .
"""


def test_x_6_orange_calls_at_nine_then_green_brown_and_orange_have_one_more_turn() -> None:
    before = EXAMPLE_6.replace("A A A A . A", "A A A A . a*")
    now = table(before, "a; choose; -", players=3).play("stop")
    assert calls(now) == [LastRoundCalled("a", 3)]
    turns = []
    while now.game.actor(now.state) is not None:
        turns.append(now.state.turn)
        now = now.play("666")  # 6/6 is secured: a bust for everybody
    assert turns == ["b", "c", "a"]
    assert now.text == f"claim-it 3 base; {rows(EXAMPLE_6)}; b; over; 0"
    assert now.events[-1] == happened.GameEnded(("a",), "mine")


def test_x_6_mines_of_6_5_and_7_make_orange_the_winner() -> None:
    over = table(EXAMPLE_6, "b; over; 0", players=3)
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    assert outcome.winners == ("a",)
    assert outcome.decided_by == "mine"
    assert outcome.table == {"a": Tally(7, 9, 9), "b": Tally(6, 0, 6), "c": Tally(5, 0, 5)}
