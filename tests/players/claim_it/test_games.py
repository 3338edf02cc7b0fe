"""Compiled turns are made of the players' own choices."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from claimstead.claim_it.state import Due, State
from claimstead.core import CHANCE
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.randomness import below, randomness
from claimstead.notation import ClaimIt
from claimstead.players import Budget, player
from claimstead.players.claim_it.games import Turn, turns_of
from claimstead.players.claim_it.levels import ClaimItPlayer
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.weights import learned_weights

pytestmark = pytest.mark.long  # compiling the games takes its time
LEVELS = ("heuristic", "beginner", "easy", "medium", "strong", "expert")
ONE_AHEAD = Budget(nodes=1)
draw: Any = getattr(below, "py_func", below)


def compiled(game: ClaimIt, codec: ClaimItCodec, name: str) -> Turn:
    """How a player plays its turns, looking one roll ahead."""
    someone = player(game, name)
    assert isinstance(someone, ClaimItPlayer)
    learned = learned_weights(game.players, game.variant, game.size, game.secured_to_end)
    is_expert = name == "expert"
    weights = learned if is_expert else np.array(someone.habits, np.float32)
    assert weights is not None
    mind = Mind(codec.tables, game.size, weights, learned=is_expert, asks_reply=is_expert)
    return turns_of(mind, 1)


def by_choices(game: ClaimIt, codec: ClaimItCodec, name: str, state: State, seed: int) -> State:
    """A turn played choice by choice, with the dice of a compiled one."""
    chance, seat = randomness(seed), state.turn
    while state.turn == seat and state.due is not Due.OVER:
        if game.actor(state) is CHANCE:
            roll = codec.tables[at.ROLL_OF + draw(chance, int(codec.tables[at.OUTCOMES]))]
            move = codec.move(at.ACTION_ROLL + int(roll))
        else:
            move = player(game, name).choose(game, game.view(state, seat), ONE_AHEAD, 0).move
        state = game.apply(state, move).state
    return state


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *((ClaimIt(2), name) for name in LEVELS),
        *((ClaimIt(players, "quick"), "expert") for players in (3, 5)),
        (ClaimIt(4), "expert"),
    ],
    ids=str,
)
def test_a_compiled_turn_ends_like_one_played_choice_by_choice(game: ClaimIt, name: str) -> None:
    codec = ClaimItCodec(game)
    turn = compiled(game, codec, name)
    state = game.start()
    for seed in range(40):
        position = codec.encode(state)
        turn(position, randomness(seed))
        state = by_choices(game, codec, name, state, seed)
        assert replace(codec.decode(position), setup=state.setup) == state
        if state.due is Due.OVER:
            state = game.start()
