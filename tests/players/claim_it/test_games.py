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
GAME = ClaimIt(2)
CODEC = ClaimItCodec(GAME)
ONE_AHEAD = Budget(nodes=1)
draw: Any = getattr(below, "py_func", below)


def compiled(name: str) -> Turn:
    """How a player plays its turns, looking one roll ahead."""
    someone = player(GAME, name)
    assert isinstance(someone, ClaimItPlayer)
    learned = learned_weights(2, "base", GAME.size, GAME.secured_to_end)
    is_expert = name == "expert"
    weights = learned if is_expert else np.array(someone.habits, np.float32)
    assert weights is not None
    mind = Mind(CODEC.tables, GAME.size, weights, learned=is_expert, asks_reply=is_expert)
    return turns_of(mind, 1)


def by_choices(name: str, state: State, seed: int) -> State:
    """A turn played choice by choice, with the dice of a compiled one."""
    chance, seat = randomness(seed), state.turn
    while state.turn == seat and state.due is not Due.OVER:
        if GAME.actor(state) is CHANCE:
            roll = CODEC.tables[at.ROLL_OF + draw(chance, int(CODEC.tables[at.OUTCOMES]))]
            move = CODEC.move(at.ACTION_ROLL + int(roll))
        else:
            move = player(GAME, name).choose(GAME, GAME.view(state, seat), ONE_AHEAD, 0).move
        state = GAME.apply(state, move).state
    return state


@pytest.mark.parametrize("name", ["heuristic", "beginner", "easy", "medium", "strong", "expert"])
def test_a_compiled_turn_ends_like_one_played_choice_by_choice(name: str) -> None:
    turn = compiled(name)
    state = GAME.start()
    for seed in range(40):
        position = CODEC.encode(state)
        turn(position, randomness(seed))
        state = by_choices(name, state, seed)
        assert replace(CODEC.decode(position), setup=state.setup) == state
        if state.due is Due.OVER:
            state = GAME.start()
