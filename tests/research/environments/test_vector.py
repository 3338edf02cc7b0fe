"""Batches as Gymnasium has them: final observations, games cut off, several threads, tensors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from claimstead.core import SEATS
from claimstead.notation import game_named
from claimstead.research.environments import vector
from claimstead.research.environments.batch import Batch
from claimstead.research.environments.observations import encoding_of

BOARD, CARDS = "claim-it 3 base size 4 end 2", "claim 2 cards Gn1 Gn1 Gn3 Gn3 Gi1 Gi1 Gi3 Gi3"
WHOLE = ("claim-it 2 base", "claim 3 Gn Gi Dw Do Dr Tr Se")


@pytest.mark.parametrize("setup", [BOARD, CARDS])
def test_a_vector_environment_keeps_gymnasiums_promises(setup: str) -> None:
    env = gymnasium.make_vec(vector.NAME, num_envs=5, setup=setup, longest=50)
    assert isinstance(env.unwrapped, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    first, info = env.reset(seed=3)
    again = {key: array.copy() for key, array in first.items()}
    assert env.observation_space.contains(first)
    assert env.single_observation_space.contains({key: each[0] for key, each in first.items()})
    assert all((env.reset(seed=3)[0][key] == again[key]).all() for key in again)
    ended = 0
    for _ in range(120):
        acting = info["seat"]
        actions = env.unwrapped.sample()  # type: ignore[attr-defined]
        assert env.action_space.contains(actions)
        assert env.unwrapped.action_masks()[np.arange(5), actions].all()  # type: ignore[attr-defined]
        observed, rewards, is_over, is_cut_off, info = env.step(actions)
        assert env.observation_space.contains(observed)
        assert [rewards.shape, is_over.dtype, is_cut_off.dtype] == [(5,), np.bool_, np.bool_]
        assert (rewards == info["rewards"][np.arange(5), acting]).all()
        assert not rewards[~is_over].any()
        over = is_over | is_cut_off
        assert ("final_obs" in info) == over.any()
        if over.any():
            assert (info["_final_obs"] == over).all()
            for row in np.flatnonzero(over):
                seen = {key: array[row] for key, array in info["final_obs"].items()}
                assert env.single_observation_space.contains(seen)
                assert seen["observation"].any()
            ended += int(over.sum())
    assert ended > 5
    env.close()


def test_gymnasiums_wrappers_count_the_games() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec(vector.NAME, num_envs=4, setup=CARDS))
    env.reset(seed=1)
    lengths = []
    for _ in range(40):
        *_, info = env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    # Two tricks a phase, two cards each: with two players a game of eight cards has 8 decisions.
    assert set(lengths) == {8}


@pytest.mark.parametrize("setup", [BOARD, CARDS, *WHOLE])
def test_the_final_observation_is_what_the_rules_show(setup: str) -> None:
    batch = Batch(setup, 3, seed=4)
    game, checked = batch.game, 0
    for _ in range(2_000):
        before = [batch.state(row) for row in range(3)]
        actors = batch.turns.seats.copy()
        actions = batch.sample()
        turns = batch.step(actions)
        for row in np.flatnonzero(turns.is_over):
            last = game.apply(before[row], batch.actions.moves[actions[row]]).state
            if game.outcome(last) is not None:  # of Claim It! the last roll may be a bust
                view = game.view(last, SEATS[actors[row]])
                assert turns.finals[row].tolist() == batch.encoding.encode(view).tolist()
                checked += 1
        if checked > 3:
            return
    raise AssertionError("no game has ended")


def test_a_game_is_cut_off_after_so_many_decisions() -> None:
    batch = Batch("claim-it 2 base", 4, seed=1, longest=10)
    for step in range(1, 41):
        actors = batch.turns.seats.copy()
        before = [batch.state(row) for row in range(4)]
        actions = batch.sample()
        turns = batch.step(actions)
        assert turns.is_cut_off.tolist() == [step % 10 == 0] * 4
        assert not turns.is_over.any()
        assert not turns.rewards.any()
        if step % 10 == 0:
            last = batch.game.apply(before[0], batch.actions.moves[actions[0]]).state
            if last.due != "roll":
                view = batch.game.view(last, SEATS[actors[0]])
                assert turns.finals[0].tolist() == batch.encoding.encode(view).tolist()


@pytest.mark.parametrize("setup", WHOLE)
def test_several_threads_play_the_same_games(setup: str) -> None:
    one, three = (
        Batch(setup, 10, seed=6, longest=80),
        Batch(setup, 10, seed=6, longest=80, threads=3),
    )
    for _ in range(150):
        actions = one.sample()
        one.step(actions)
        three.step(actions)
        pairs: Any = zip(one.turns, three.turns, strict=True)
        assert all(np.array_equal(single, shared) for single, shared in pairs)
    actions = one.sample()
    actions[7] = int(np.flatnonzero(three.turns.masks[7] == 0)[0])
    before = three.turns.observations.copy()
    with pytest.raises(ValueError, match="is not legal in game 7"):
        three.step(actions)
    assert (three.turns.observations == before).all()


def test_planes_of_the_board_are_ready_for_convolutions() -> None:
    batch = Batch("claim-it 2 base", 6, seed=2)
    for _ in range(30):
        batch.step(batch.sample())
    seen = batch.turns.observations
    planes, rest = batch.encoding.tensor(seen), batch.encoding.rest(seen)
    assert planes.shape == (6, 2 * 2 + 6 + 1, 6, 6)
    assert np.shares_memory(planes, seen)
    assert planes[0].size + rest[0].size == seen[0].size
    for row in range(6):
        board = batch.state(row).board
        own = SEATS[batch.turns.seats[row]]
        for place, space in board.items():
            held = planes[row, 0, place.row - 1, place.column - 1]
            secured = planes[row, 2, place.row - 1, place.column - 1]
            assert held + secured == (space.owner == own)
            assert planes[row, 10, place.row - 1, place.column - 1] == space.claimed


def test_cards_are_ready_as_a_set() -> None:
    encoding = encoding_of(game_named("claim 2 Gn Gi Dr Tr Se"))
    seen = Batch("claim 2 Gn Gi Dr Tr Se", 6, seed=2).turns.observations
    cards = encoding.tensor(seen)
    # A row for each different card; hand, followers, middle, pile_top, 2 of the trick, asking, 2 of
    # scores, 2 open, lying, discard, and 2 each of known, seen and shown.
    assert cards.shape == (6, 40, 19)
    assert np.shares_memory(cards, seen)
    assert cards[..., 0].sum(1).tolist() == [13] * 6
    assert cards[..., 2].sum(1).tolist() == [1] * 6


def test_other_libraries_share_the_arrays() -> None:
    batch = Batch(CARDS, 3)
    for array in (batch.turns.observations, batch.turns.masks, batch.turns.rewards):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
        assert batch.step(batch.sample()).observations is batch.turns.observations


def test_what_makes_no_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="longest is 0 or more"):
        Batch(CARDS, 3, longest=-1)
    with pytest.raises(ValueError, match="threads 1 or more"):
        Batch(CARDS, 3, threads=0)
