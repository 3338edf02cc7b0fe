"""Gymnasium's vector environments: thousands of games at once on the compiled kernel.

>>> import gymnasium
>>> from claimstead.research.environments import vector
>>> env = gymnasium.make_vec(vector.NAME, num_envs=1000, setup="claim 2 Gn Gi Dr Tr Se")
>>> observed, info = env.reset(seed=1)
>>> observed["observation"].shape, observed["action_mask"].shape, info["seat"][:3].tolist()
((1000, 786), (1000, 81), [0, 0, 0])
>>> observed, rewards, is_over, is_cut_off, info = env.step(env.unwrapped.sample())
>>> rewards.shape, bool(is_over.any())
((1000,), False)

All seats of a game are the agent's, in turn, as in self-play: an observation is that of the seat to
act, `info["seat"]` says which, and a reward is that of the seat that has just acted. What the step
brought every seat is in `info["rewards"]`. A game that ends is begun anew in the same step; then
`info["final_obs"]` has what was seen last, as Gymnasium has it. With `longest`, games are cut off
after so many decisions.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from claimstead.registry import first_setup
from claimstead.research.environments.batch import Batch

NAME = "claimstead/Batch-v0"
Observed = dict[str, NDArray[Any]]


class BatchEnv(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """A batch as Gymnasium has it. The arrays of observations are the batch's own."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        num_envs: int = 1,
        setup: str = first_setup(),
        longest: int = 0,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs, self.render_mode = num_envs, render_mode
        self.batch = Batch(setup, num_envs, longest=longest, threads=threads)
        most = self.batch.encoding.most
        actions = len(self.batch.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self.batch.reset(seed)
        return self._observed(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        acting = self.batch.turns.seats.copy()
        turns = self.batch.step(actions)
        ended = turns.is_over | turns.is_cut_off
        info = self._info()
        info["rewards"] = turns.rewards.copy()
        if ended.any():
            nothing_more = np.zeros_like(turns.masks)
            info["final_obs"] = {"observation": turns.finals, "action_mask": nothing_more}
            info["_final_obs"] = ended
        rewards = turns.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        return self._observed(), rewards, turns.is_over.copy(), turns.is_cut_off.copy(), info

    def sample(self) -> NDArray[Any]:
        """A legal action for each game."""
        return self.batch.sample()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, by the name that masked learners ask for."""
        return self.batch.action_masks()

    def render(self) -> tuple[str, ...]:
        """The positions of all games, as texts."""
        return tuple(str(self.batch.state(row)) for row in range(self.num_envs))

    def _observed(self) -> Observed:
        turns = self.batch.turns
        return {"observation": turns.observations, "action_mask": turns.masks}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.batch.turns.seats.copy()}


gymnasium.register(NAME, vector_entry_point="claimstead.research.environments.vector:BatchEnv")
