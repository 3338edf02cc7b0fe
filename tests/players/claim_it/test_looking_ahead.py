"""The compiled look-ahead agrees with a slow plain one on the readable rules."""

import random

import numpy as np
import pytest

from claimstead.claim_it.state import Due, State
from claimstead.core import CHANCE
from claimstead.notation import ClaimIt
from claimstead.players import Budget
from claimstead.players.claim_it.decision import Thought
from claimstead.players.claim_it.habits import TUNED, Habits
from tests.players.claim_it import plain

WEIGHTS = np.array(TUNED, np.float32)


def choices(game: ClaimIt, seed: int, count: int) -> list[State]:
    """States of random games in which a player may stop, spread over the games."""
    rng = random.Random(seed)
    found: list[State] = []
    while len(found) < count:
        state = game.start()
        while (actor := game.actor(state)) is not None:
            if state.due is Due.CHOOSE and rng.random() < 0.03:
                found.append(state)
            moves = (game.sample(state, rng),) if actor is CHANCE else game.legal(state)
            state = game.apply(state, rng.choice(moves)).state
    return found[:count]


def thought(game: ClaimIt, state: State) -> Thought:
    view = game.view(state, state.turn)
    return Thought(view, WEIGHTS, learned=False, budget=Budget())


@pytest.mark.parametrize(
    ("game", "depth", "count"),
    [
        (ClaimIt(2), 1, 6),
        (ClaimIt(5), 1, 6),
        (ClaimIt(2, "quick"), 1, 6),
        (ClaimIt(2, "base", 3, 3), 2, 4),
        (ClaimIt(3, "quick", 3, 3), 2, 4),
        (ClaimIt(2, "base", 2, 2), 3, 6),
        (ClaimIt(2, "quick", 2, 2), 4, 3),
    ],
    ids=str,
)
def test_rolling_is_worth_what_trying_everything_gives(
    game: ClaimIt, depth: int, count: int
) -> None:
    for state in choices(game, 49, count):
        thinking = thought(game, state)
        expected = plain.rolling(game, state, plain.heuristic, depth)
        assert thinking.rolling(thinking.position, depth) == pytest.approx(expected, abs=1e-4)
        stopping = plain.stopping(game, state, plain.heuristic)
        assert thinking.mind.stopping(thinking.position) == pytest.approx(stopping, abs=1e-4)


def test_the_chance_of_a_bust_is_the_rules() -> None:
    game = ClaimIt(2)
    for state in choices(game, 7, 10):
        (outlook,) = thought(game, state).outlooks(game.legal(state)[:1], 1)
        assert outlook.bust == pytest.approx(float(game.bust_chance(state)))


@pytest.mark.parametrize("habits", [Habits(greed=0.8), Habits(greed=-0.6), Habits(least_risk=0.45)])
def test_greed_fear_and_boldness_change_what_rolling_seems_worth(habits: Habits) -> None:
    game = ClaimIt(2)
    for state in choices(game, 5, 10):
        weights = np.array(habits, np.float32)
        view = game.view(state, state.turn)
        thinking = Thought(view, weights, learned=False, budget=Budget())
        bust = float(game.bust_chance(state))
        stopping = plain.stopping(game, state, plain.heuristic)
        at_stake = stopping - thinking.bust_value
        expected = plain.rolling(game, state, plain.heuristic, 1) + habits.greed * bust * at_stake
        if bust < habits.least_risk:
            expected = max(expected, stopping)
        found = thinking.rolling(thinking.position, 1)
        assert found == pytest.approx(expected, abs=1e-4)
