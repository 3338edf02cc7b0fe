"""Every set-up passes the tests that PettingZoo and Gymnasium bring along."""

import random
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from claimstead.core import BadText, Illegal
from claimstead.players import players_of
from claimstead.research.environments import aec, parallel
from claimstead.research.environments.episode import Episode, rewards_of
from claimstead.research.environments.gym import NAME, GymGame
from claimstead.testkit.setups import all_setups
from tests.spread import spread

SETUPS = all_setups()
SMALL = ("claim-it 2 base size 3 end 3", "claim 2 cards Gn1 Gn1 Gn3 Gn3 Gi1 Gi1 Gi3 Gi3")
TEAMS = "claim 4 Gn Gi Un Dw Do Dr Tr"
ADVICE = (
    # PettingZoo asks for spaces without a mask, but for a list of its own environments, ...
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    # ... and for agents with a number. Ours are called as the seats are everywhere else.
    "We recommend agents to be named",
    # Who is not on turn has nothing to choose from.
    "Action mask numpy array is all zeros",
)


@pytest.fixture
def without_advice() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in ADVICE:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.usefixtures("without_advice")
@pytest.mark.parametrize("setup", [*spread(SETUPS), *SMALL])
def test_pettingzoo_finds_no_fault_with_taking_turns(setup: str) -> None:
    api_test(aec.env(setup), num_cycles=10)
    seed_test(partial(aec.env, setup), num_cycles=10)


@pytest.mark.usefixtures("without_advice")
@pytest.mark.parametrize("setup", [*spread(SETUPS), *SMALL])
def test_pettingzoo_finds_no_fault_with_acting_all_at_once(setup: str) -> None:
    parallel_api_test(parallel.parallel_env(setup), num_cycles=10)
    parallel_seed_test(partial(parallel.parallel_env, setup), num_cycles=10)
    api_test(parallel.env(setup), num_cycles=5)
    module = SimpleNamespace(
        env=partial(parallel.env, setup), parallel_env=partial(parallel.parallel_env, setup)
    )
    max_cycles_test(module)


@pytest.mark.usefixtures("without_advice")
@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoo_finds_no_fault_with_long_runs(setup: str) -> None:
    api_test(aec.env(setup), num_cycles=1000)
    seed_test(partial(aec.env, setup), num_cycles=500)
    parallel_api_test(parallel.parallel_env(setup), num_cycles=1000)


class Clock:
    """A clock that goes on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0

    def time(self) -> int:
        self.now += 1
        return self.now


@pytest.mark.parametrize("setup", spread(SETUPS))
def test_pettingzoo_can_measure_it(
    setup: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(performance_benchmark.__globals__, "time", Clock())
    performance_benchmark(aec.env(setup))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS[::9])
def test_pettingzoo_measures_it_for_five_seconds(setup: str) -> None:
    performance_benchmark(aec.env(setup))


@pytest.mark.parametrize("setup", [*spread(SETUPS), *SMALL])
def test_gymnasium_finds_no_fault_with_playing_alone(setup: str) -> None:
    env = gymnasium.make(NAME, setup=setup, opponent="random")
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_every_level_can_be_the_opponent(setup: str) -> None:
    for level in players_of(Episode(setup).game):
        env = GymGame(setup, opponent=level, seat="b", nodes=20)
        observed, info = env.reset(seed=3)
        assert info == {"seat": "b"}
        for _ in range(3):
            action = int(np.flatnonzero(observed["action_mask"])[0])
            observed, _, is_over, _, _ = env.step(action)
            assert not is_over


def play_in_turns(env: Any, seed: int) -> dict[str, float]:
    """A game of random moves; what each agent won."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    won = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, is_over, is_cut_off, _ = env.last()
        won[agent] += reward
        if is_over or is_cut_off:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    return won


@pytest.mark.parametrize(
    "setup", ["claim-it 2 base", "claim-it 5 quick", "claim 3 Kn Go Un Dw Do Dr Tr"]
)
def test_what_some_win_the_others_lose(setup: str) -> None:
    for seed in range(3):
        won = play_in_turns(aec.env(setup), seed)
        assert sum(won.values()) == pytest.approx(0)
        assert max(won.values()) > 0 or set(won.values()) == {0}


def test_partners_win_together() -> None:
    won = play_in_turns(aec.env(TEAMS), 1)
    assert won["a"] == won["c"] == -won["b"] == -won["d"]
    assert rewards_of(("a", "b", "c", "d"), tuple("abcd")) == dict.fromkeys("abcd", 0.0)


def test_a_victory_shared_by_two_of_three_is_half_a_victory() -> None:
    assert rewards_of(("a", "c"), ("a", "b", "c")) == {"a": 0.5, "b": -1.0, "c": 0.5}


def test_a_game_in_turns_is_cut_off_after_so_many_actions_a_seat() -> None:
    env = aec.env("claim 2 Kn Go Un Dw Do", max_cycles=4)
    env.reset(seed=1)
    acted = 0
    for _ in env.agent_iter():
        observed, _, is_over, is_cut_off, _ = env.last()
        assert not is_over
        acted += not is_cut_off
        env.step(None if is_cut_off else int(np.flatnonzero(observed["action_mask"])[0]))
    assert acted == 8


def test_an_illegal_action_loses_where_turns_are_taken() -> None:
    env = aec.env("claim-it 2 base")
    env.reset(seed=1)
    observed, *_ = env.last()
    with warnings.catch_warnings(record=True):
        env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert env.rewards == {"a": -1.0, "b": 0}
    assert all(env.terminations.values())


def test_an_illegal_action_is_an_error_without_the_wrappers() -> None:
    env = aec.raw_env("claim-it 2 base")
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(int(np.flatnonzero(env.observe("a")["action_mask"] == 0)[0]))


def test_an_illegal_action_loses_alone() -> None:
    env = GymGame("claim-it 2 base", opponent="random", seat="a")
    observed, _ = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert (reward, is_over) == (-1.0, True)
    assert info["illegal"] == "*@1/1"


@pytest.mark.parametrize("wrong", [9999, -1, "x", None, 1.5])
def test_what_is_no_action_is_refused_with_what_one_is(wrong: Any) -> None:
    env = GymGame("claim-it 2 base", opponent="random", seat="a")
    env.reset(seed=1)
    # 36 spaces for a claim marker and for each of six squatters, roll and stop: 7 * 36 + 2.
    with pytest.raises(gymnasium.error.InvalidAction, match=r"whole number from 0 to 253, not"):
        env.step(wrong)


def test_an_illegal_action_is_refused_where_all_act_at_once() -> None:
    env = parallel.parallel_env("claim-it 2 base")
    before, _ = env.reset(seed=1)
    after, rewards, *_ = env.step({"a": env.wait, "b": env.wait})
    assert rewards == {"a": -1.0, "b": 0.0}
    assert (after["a"]["observation"] == before["a"]["observation"]).all()


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadText, match="no seat c"):
        GymGame("claim-it 2 base", seat="c")


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 2 Gn Gi Dr Tr Se"])
def test_an_agent_can_read_what_it_sees(setup: str) -> None:
    env = aec.env(setup, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, str)
    assert picture == env.unwrapped.readable("a")
    assert "a" in picture
