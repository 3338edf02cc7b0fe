"""The players of Claim It!: whole games, the same answer every time, and reasons."""

import random
import re
import threading

import pytest

from claimstead.claim_it.state import Due
from claimstead.core import CHANCE, Move
from claimstead.notation import ClaimIt
from claimstead.players import Budget, Cancelled, player, players_of

NAMES = ("heuristic", "beginner", "easy", "medium", "strong", "expert")
BUDGET = Budget(nodes=200)
ABOVE = ". . . . . ./" * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_a_whole_game_with_every_level_at_the_table(players: int, variant: str) -> None:
    game = ClaimIt(players, variant)
    rng = random.Random(f"{players} {variant}")
    names = (NAMES * 2)[players : 2 * players]
    state = game.start()
    while (actor := game.actor(state)) is not None:
        move: Move
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            someone = player(game, names[game.seats.index(actor)])
            move = someone.choose(game, game.view(state, actor), BUDGET, 0).move
        state = game.apply(state, move).state
    assert game.outcome(state) is not None


@pytest.mark.parametrize("seed", range(3))
def test_beginners_come_to_an_end_although_squatters_go_back_at_once(seed: int) -> None:
    game = ClaimIt(2, "quick")
    rng = random.Random(seed)
    state, turns = game.start(), 0
    while (actor := game.actor(state)) is not None and turns < 160:
        before = state.turn
        if actor is CHANCE:
            state = game.apply(state, game.sample(state, rng)).state
        else:
            choice = player(game, "beginner").choose(game, game.view(state, actor), BUDGET, 0)
            state = game.apply(state, choice.move).state
        turns += state.turn != before
    assert game.outcome(state) is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_budget_and_seed_give_the_same_choice(name: str) -> None:
    game = ClaimIt(2)
    rng = random.Random(name)
    state = game.start()
    for _ in range(120):
        if game.actor(state) is CHANCE:
            state = game.apply(state, game.sample(state, rng)).state
            continue
        view = game.view(state, state.turn)
        choice = player(game, name).choose(game, view, BUDGET, 3)
        assert player(game, name).choose(game, view, BUDGET, 3) == choice
        assert choice.move in view.legal
        assert str(choice.reason)
        state = game.apply(state, choice.move).state
        if state.due is Due.OVER:
            break


def test_more_nodes_than_a_word_of_the_kernel_holds_are_no_limit() -> None:
    game = ClaimIt(2, size=2, secured_to_end=2)
    state = game.read("claim-it 2 base; . ./. .; a; 112; -")
    choice = player(game, "easy").choose(game, game.view(state, "a"), Budget(nodes=10**30), 0)
    assert choice.move in game.legal(state)


def test_the_levels_stand_from_weak_to_strong() -> None:
    levels = [name for name in players_of(ClaimIt(2)) if name not in ("random", "heuristic")]
    assert levels == ["beginner", "easy", "medium", "strong", "expert"]


def test_a_search_that_is_cancelled_at_once_has_no_move() -> None:
    game = ClaimIt(2)
    state = game.apply(game.start(), game.read_move("235")).state
    with pytest.raises(Cancelled):
        player(game, "expert").choose(
            game, game.view(state, "a"), Budget(is_cancelled=lambda: True), 0
        )


def test_a_search_that_is_cancelled_later_keeps_what_it_has_found() -> None:
    game = ClaimIt(2)
    state = game.apply(game.start(), game.read_move("235")).state
    asked: list[None] = []

    def is_cancelled() -> bool:
        asked.append(None)
        return len(asked) > 8  # six stones, then while looking two rolls ahead

    choice = player(game, "expert").choose(
        game, game.view(state, "a"), Budget(is_cancelled=is_cancelled), 0
    )
    assert choice.move in game.legal(state)
    assert len(asked) == 9


def test_another_thread_runs_while_the_expert_thinks() -> None:
    game = ClaimIt(2)
    state = game.apply(game.start(), game.read_move("235")).state
    view = game.view(state, "a")
    someone = player(game, "expert")
    thinking = threading.Thread(target=someone.choose, args=(game, view, Budget(seconds=0.5), 0))
    thinking.start()
    counted = 0
    while thinking.is_alive():
        counted += 1
    thinking.join()
    assert counted > 1000


def said(text: str, move: str, name: str = "heuristic") -> str:
    """The reason for the only stone that a roll allows."""
    game = ClaimIt(2)
    state = game.read(text)
    choice = player(game, name).choose(game, game.view(state, state.turn), BUDGET, 0)
    assert str(choice.move) == move
    return str(choice.reason)


@pytest.mark.parametrize(
    ("row_2", "move", "words"),
    [
        ("a a a . . .", "*@2/2", "secures the mine's neck at 2/2"),
        ("a a . . . .", "*@2/2", "secures 2/2"),
        ("a b a . . .", "2@2/2", "takes 2/2 from b"),
        ("a . a . . .", "2@2/2", "makes the largest mine 3 spaces with 2/2"),
        (". . . . . .", "2@2/2", "a squatter for 2/2"),
    ],
)
def test_a_stone_is_explained(row_2: str, move: str, words: str) -> None:
    text = f"claim-it 2 base; {ABOVE}{row_2}/. . . . . .; a; 222; -"
    assert re.fullmatch(rf"{words}; (\d+|< 1)% risk of busting", said(text, move))


def test_stopping_is_explained_by_the_risk() -> None:
    # One squatter is left aside, and five spaces would be lost.
    text = f"claim-it 2 base; {ABOVE}. .1* .2* .3* .4* .5*/B B B B B B; a; choose; -"
    assert re.match(r"stops: \d+% risk of busting, and ", said(text, "stop"))


def test_rolling_is_explained_by_the_gain_and_a_small_risk_is_not_none() -> None:
    # With squatter 1 on 5/2 only 111 busts, one of 216 rolls; on 1/1 it would get a claim marker.
    for row_2, row_1, risk in (
        (". . . . .1 .", ". . . . . .", "< 1%"),
        (". . . . . .", ".1 . . . . .", "0%"),
    ):
        text = f"claim-it 2 base; {ABOVE}{row_2}/{row_1}; a; choose; -"
        assert said(text, "roll").startswith(f"rolls again: {risk} risk of busting, and ")
