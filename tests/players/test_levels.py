"""Players are known by name, and play legal moves from what they see."""

import random

import pytest

from claimstead.core import CHANCE, BadSetup
from claimstead.notation import game_named
from claimstead.players import Budget, player, players_of
from claimstead.testkit import all_setups


@pytest.mark.parametrize("setup", all_setups()[::9])
def test_a_whole_game_of_random_players(setup: str) -> None:
    game = game_named(setup)
    rng = random.Random(setup)
    someone = player(game, "random")
    state = game.start()
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            seed = rng.getrandbits(32)
            view = game.view(state, actor)
            choice = someone.choose(game, view, Budget(nodes=1), seed)
            assert someone.choose(game, view, Budget(nodes=1), seed) == choice
            assert str(choice.reason)
            move = choice.move
        state = game.apply(state, move).state


def test_a_player_that_is_none_is_refused_with_those_there_are() -> None:
    game = game_named("claim-it 2 base")
    assert "random" in players_of(game)
    with pytest.raises(BadSetup, match="there is no player genius of this game: the players are"):
        player(game, "genius")
