"""The solved board of 3x3 in OpenSpiel: its own moves, odds and returns give the same values.

Nothing here knows how the solution was found: what is compared with it comes from OpenSpiel's
states alone.
"""

import random
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest

from claimstead.notation import ClaimIt
from claimstead.research.environments import spiel
from claimstead.review import USUAL, judge_of

RULES = ClaimIt(2, "base", 3, 3)
NEAR = 2e-5
"""Values are kept in steps of 1/65535."""
START = 0.6303
"""What the empty board is worth to who begins."""


def small_board(position: str = "") -> Any:
    spiel.register()
    parameters = {"size": 3, "secured_to_end": 3, "position": position}
    return pyspiel.load_game("claimstead_claim_it", parameters)


@cache
def solution() -> Any:
    return judge_of(RULES, USUAL)


def solved(state: Any) -> float:
    """The first seat's share, by the solution, which is asked by the position's text."""
    return float(solution().worth(RULES.read(str(state)))[0])


def returned(state: Any) -> float:
    """The first seat's share at the end, by OpenSpiel."""
    return float(1 + state.player_return(0)) / 2


def ways_on(state: Any) -> list[tuple[float, Any]]:
    """What can come next, and how likely, where that is chance's."""
    if state.is_chance_node():
        return [(odds, state.child(action)) for action, odds in state.chance_outcomes()]
    return [(1.0, state.child(action)) for action in state.legal_actions()]


def looked_ahead(state: Any, ways: list[tuple[float, Any]]) -> float:
    """The first seat's share, by what the next states are worth."""
    if state.is_chance_node():
        return sum(odds * solved(after) for odds, after in ways)
    shares = [solved(after) for _, after in ways]
    return max(shares) if state.current_player() == 0 else min(shares)


# The whole board


def played(seed: int, at_random: float) -> float:
    """A game through OpenSpiel by the solution, at times at random; its result without the luck.

    At every state the solution has to agree with what it says of the next ones.
    """
    rng = random.Random(seed)
    state = small_board().new_initial_state()
    luck = 0.0
    while not state.is_terminal():
        ways = ways_on(state)
        share = looked_ahead(state, ways)
        assert solved(state) == pytest.approx(share, abs=NEAR)
        if state.is_chance_node():
            odds, states = zip(*ways, strict=True)
            state = rng.choices(states, odds)[0]
            luck += solved(state) - share
        elif rng.random() < at_random:
            state = rng.choice(ways)[1]
        else:
            better = max if state.current_player() == 0 else min
            state = better((after for _, after in ways), key=solved)
    assert solved(state) == returned(state)
    return returned(state) - luck


def check_whole_board(games: int) -> None:
    """By OpenSpiel's odds the luck is nothing on the average, whatever the solution says.

    So the mean of the results without it is what OpenSpiel's own returns come to.
    """
    adjusted = [played(seed, at_random=0) for seed in range(games)]
    error = 4 * np.std(adjusted, ddof=1) / np.sqrt(games)
    assert error < 1e-4
    assert np.mean(adjusted) == pytest.approx(START, abs=error + 5e-5)
    for seed in range(games):
        played(seed, at_random=0.3)


def test_the_whole_board_is_worth_what_its_solution_says() -> None:
    check_whole_board(games=3)


@pytest.mark.long
def test_the_whole_board_is_worth_what_its_solution_says_in_many_games() -> None:
    check_whole_board(games=100)


# From nothing


class Walk:
    """All states that can be reached from one: where they lead, and where the game ends."""

    def __init__(self, first: Any) -> None:
        self.numbers = {str(first): 0}
        self.movers: list[int] = []
        self.first_ways: list[int] = []
        self.ways: list[int] = []
        self.odds: list[float] = []
        self.results: list[float] = []
        waiting = [first]
        while waiting:
            waiting = [new for state in waiting for new in self._looked_at(state)]

    def _looked_at(self, state: Any) -> Iterator[Any]:
        """The states after this one that are new. An end leads to itself."""
        is_over = state.is_terminal()
        self.movers.append(int(state.current_player()))
        self.results.append(returned(state) if is_over else 0.0)
        self.first_ways.append(len(self.ways))
        for odds, after in [(1.0, state)] if is_over else ways_on(state):
            text = str(after)
            if text not in self.numbers:
                self.numbers[text] = len(self.numbers)
                yield after
            self.ways.append(self.numbers[text])
            self.odds.append(odds)

    def values(self) -> dict[str, float]:
        """The first seat's share by value iteration: each state by those it leads to."""
        movers, first_ways = np.array(self.movers), np.array(self.first_ways)
        ways, odds = np.array(self.ways), np.array(self.odds)
        shares = np.array(self.results)
        while True:
            ahead = shares[ways]
            found = np.select(
                [movers == 0, movers == 1],
                [np.maximum.reduceat(ahead, first_ways), np.minimum.reduceat(ahead, first_ways)],
                np.add.reduceat(odds * ahead, first_ways),
            )
            if np.abs(found - shares).max() < 1e-9:
                return dict(zip(self.numbers, found.tolist(), strict=True))
            shares = found


def check_from_nothing(position: str, compared: int) -> None:
    first = small_board(position).new_initial_state()
    values = Walk(first).values()
    assert values[str(first)] == pytest.approx(solved(first), abs=NEAR)
    for text in random.Random(1).sample(sorted(values), compared):
        assert values[text] == pytest.approx(solved(text), abs=NEAR)


def test_the_last_round_is_worth_the_same_from_nothing() -> None:
    check_from_nothing("claim-it 2 base; B A B/A . b/A B a; a; roll; 2", compared=200)


@pytest.mark.long
def test_a_game_that_may_go_round_in_circles_is_worth_the_same_from_nothing() -> None:
    """Four spaces are secured, the other five change hands until somebody calls the last round."""
    check_from_nothing("claim-it 2 base; A B a/b a b/A B a; a; roll; -", compared=2_000)


def test_openspiels_own_value_iteration_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    # It asks for linear programmes, for games in which players move at the same time.
    programmes = "open_spiel.python.algorithms.lp_solver"
    monkeypatch.setitem(sys.modules, programmes, ModuleType(programmes))
    from open_spiel.python.algorithms.value_iteration import value_iteration

    game = small_board("claim-it 2 base; B A B/A A b/A B a; a; roll; 2")
    values = value_iteration(game, depth_limit=-1, threshold=1e-9, cyclic_game=True)
    assert len(values) > 100
    for text, value in values.items():
        assert (1 + value) / 2 == pytest.approx(solved(text), abs=NEAR)
