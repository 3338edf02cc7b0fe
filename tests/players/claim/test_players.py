"""The players of CLAIM: whole games, the same answer every time, and reasons."""

import random

import pytest

from claimstead.core import CHANCE, Move
from claimstead.notation import Claim, game_named
from claimstead.players import Budget, player, players_of
from claimstead.testkit import all_setups

NAMES = ("greedy", "beginner", "easy", "medium", "strong", "expert")
BUDGET = Budget(nodes=20)
SETUPS = [words for words in all_setups() if words.startswith("claim ")]


@pytest.mark.parametrize("setup", SETUPS[::5])
def test_a_whole_game_with_every_level_at_the_table(setup: str) -> None:
    game = game_named(setup)
    rng = random.Random(setup)
    names = (NAMES * 2)[rng.randrange(len(NAMES)) :]
    state = game.start()
    while (actor := game.actor(state)) is not None:
        move: Move
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            someone = player(game, names[game.seats.index(actor)])
            view = game.view(state, actor)
            choice = someone.choose(game, view, BUDGET, 7)
            assert someone.choose(game, view, BUDGET, 7) == choice
            assert choice.reason
            move = choice.move
        state = game.apply(state, move).state
    assert game.outcome(state) is not None


def test_the_levels_stand_from_weak_to_strong() -> None:
    others = ("random", "greedy", "turned-up", "plain-search")
    levels = [name for name in players_of(Claim(2, "Gn Gi Dr Tr Se")) if name not in others]
    assert levels == ["beginner", "easy", "medium", "strong", "expert"]
