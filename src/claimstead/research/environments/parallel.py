"""PettingZoo's parallel form: all agents act in every cycle, and who is not on turn waits.

>>> env = ParallelGame("claim 2 Gn Gi Dr Tr Se")
>>> observations, _ = env.reset(seed=1)
>>> int(observations["a"]["action_mask"].sum()), int(observations["b"]["action_mask"][env.wait])
(13, 1)

Waiting is one more action, the last. An action that is not legal is refused: nothing happens but a
reward of -1 for its agent, who is asked again.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from claimstead.core import Seat
from claimstead.research.environments.aec import ILLEGAL
from claimstead.research.environments.episode import Episode, Observed

Told = dict[Seat, Any]


class ParallelGame(ParallelEnv[Seat, Observed, int], EzPickle):  # type: ignore[misc]
    """A set-up with a cycle for each decision."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "claimstead_parallel_v0",
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
    }

    def __init__(
        self, setup: str, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        EzPickle.__init__(self, setup, render_mode, max_cycles)
        self.episode = Episode(setup)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After so many cycles the game is cut off."""
        self.wait = len(self.episode.actions)
        self.possible_agents = list(self.episode.game.seats)
        self.observation_spaces = {seat: self._observed() for seat in self.possible_agents}
        self.action_spaces = {seat: spaces.Discrete(self.wait + 1) for seat in self.possible_agents}
        self.agents: list[Seat] = []
        self.cycles = 0

    def _observed(self) -> spaces.Dict:
        observed, _ = self.episode.spaces()
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        return spaces.Dict({**observed.spaces, "action_mask": mask})

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        self.episode.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Seat, int]) -> tuple[Told, Told, Told, Told, Told]:
        turn = self.episode.turn
        rewards = {
            agent: 0.0 if self._is_allowed(agent, turn, int(actions[agent])) else ILLEGAL
            for agent in self.agents
        }
        if turn is not None and rewards[turn] == 0.0:
            self.episode.act(int(actions[turn]))
            for agent, won in self.episode.rewards().items():
                rewards[agent] += won
        self.cycles += 1
        observations, agents = self._observations(), self.agents
        is_over = self.episode.turn is None
        is_cut_off = self.cycles == self.max_cycles and not is_over
        if is_over or is_cut_off:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            {agent: {} for agent in agents},
        )

    def _is_allowed(self, agent: Seat, turn: Seat | None, action: int) -> bool:
        if agent != turn or action == self.wait:
            return agent != turn and action == self.wait
        return self.episode.is_legal(action)

    def _observations(self) -> Told:
        observations = {}
        for agent in self.agents:
            observed = self.episode.observe(agent)
            waits = np.array([agent != self.episode.turn], np.int8)
            observed["action_mask"] = np.concatenate([observed["action_mask"], waits])
            observations[agent] = observed
        return observations

    def render(self) -> str | None:
        """The table as the seat on turn sees it: as a text, or printed."""
        seat = self.episode.turn or self.possible_agents[0]
        return self.episode.render(seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    setup: str, render_mode: str | None = None, max_cycles: int | None = None
) -> AECEnv[Seat, Observed, int]:
    """The parallel form as an AEC environment: each cycle asks every agent once."""
    return parallel_to_aec(ParallelGame(setup, render_mode, max_cycles))


parallel_env = ParallelGame
"""By the name that PettingZoo has for it."""
