"""A single position: the worth of every move, the odds of a bust, the exact solution."""

from itertools import combinations_with_replacement

import pytest

import claimstead as cs
from claimstead.review import analyse

MIDDLE = (
    "claim-it 3 base; . . . . . ./. a .4 . . ./. B .2* . . ./. c C . . ./. . . . b ./. A . . . .;"
)


@pytest.mark.parametrize("due", ["choose", "roll"])
def test_the_rolls_that_bust_are_those_that_leave_no_placement(due: str) -> None:
    game = cs.ClaimIt(players=3)
    state = game.read(f"{MIDDLE} a; {due}; -")
    found = analyse(game, state).bust
    assert found is not None
    busting = [
        "".join(map(str, dice))
        for dice in combinations_with_replacement(range(1, 7), 3)
        if not game.placements(state.board, "a", dice)
    ]
    assert list(found.rolls) == busting
    assert found.chance == pytest.approx(float(game.bust_chance(state)))


def test_every_legal_move_has_a_worth_the_best_first() -> None:
    game = cs.ClaimIt(players=3)
    state = game.read(f"{MIDDLE} a; 235; -")
    found = analyse(game, state)
    assert {each.move for each in found.options} == set(map(str, game.legal(state)))
    chances = [each.chance for each in found.options]
    assert chances == sorted(chances, reverse=True)
    assert found.seat == "a"
    assert found.chances[0] == chances[0]
    assert analyse(game, game.view(state, "a")) == found


def test_a_game_that_is_over_is_worth_its_result() -> None:
    game = cs.ClaimIt(players=2)
    rows = "B . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . A"
    state = game.read(f"claim-it 2 base; {rows}; a; over; 0")
    found = analyse(game, state)
    assert found.chances == pytest.approx((0.5, 0.5))
    assert found.seat is None
    assert found.options == ()
    assert found.is_exact


def test_the_last_stop_of_a_game_is_exact() -> None:
    # a has one space more than b after stopping, and nobody moves after this turn.
    game = cs.ClaimIt(players=2)
    rows = "b . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./a .3 . . . ."
    state = game.read(f"claim-it 2 base; {rows}; a; choose; 1")
    found = analyse(game, state)
    assert found.options[0].move == "stop"
    assert found.options[0].chance == 1
    assert found.chances == pytest.approx((1, 0))


def test_phase_2_with_two_players_is_solved_with_a_line() -> None:
    game = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
    state = game.read("""\
claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: b
hand a: Dr3 Gn7
hand b: Gi7 Se2 Tr5
trick: Gi3
score a: Tr1 Dr9
score b: Se4
open a: Gn3 Gn3 Gn7
trolls: Tr4
""")
    found = analyse(game, state)
    solution = cs.solve(game, state)
    assert found.is_exact
    assert found.chances == pytest.approx((0, 1))
    assert [each.move for each in found.options] == ["Gi7"]
    assert found.line == tuple(map(str, solution.line))


def test_a_set_up_of_which_nothing_was_learned_is_refused() -> None:
    game = cs.ClaimIt(2, "base", 4, 3)
    with pytest.raises(cs.BadSetup, match="claim-it 2 base size 4 end 3"):
        analyse(game, game.start())
