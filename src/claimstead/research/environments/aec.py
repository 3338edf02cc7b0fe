"""PettingZoo: every set-up as an environment in which agents act in turns (AEC).

>>> from claimstead.research.environments import aec
>>> env = aec.env("claim-it 3 quick")
>>> env.reset(seed=1)
>>> env.agent_selection, int(env.action_space("a").n)
('a', 254)

Agents are the seats, `a` to `e`. With four players of CLAIM, seats a and c win and lose together.
The reward comes at the end: what was lost is won by others, so the sum is 0.
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from claimstead.core import Seat
from claimstead.research.environments.episode import Episode, Observed

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


class AECGame(AECEnv[Seat, Observed, int], EzPickle):  # type: ignore[misc]
    """A set-up as PettingZoo has it; an illegal action raises `Illegal`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "claimstead_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, setup: str, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        EzPickle.__init__(self, setup, render_mode, max_cycles)
        super().__init__()
        self.episode = Episode(setup)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After so many actions a seat, on average, the game is cut off."""
        self.possible_agents = list(self.episode.game.seats)
        each = {seat: self.episode.spaces() for seat in self.possible_agents}
        self.observation_spaces = {seat: observed for seat, (observed, _) in each.items()}
        self.action_spaces = {seat: acting for seat, (_, acting) in each.items()}
        self.agents: list[Seat] = []
        self.acted = 0

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.acted = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: Seat = self.episode.turn or self.agents[0]

    def observe(self, agent: Seat) -> Observed:
        return self.episode.observe(agent)

    def readable(self, agent: Seat) -> str:
        """What the agent sees, in words and letters."""
        return self.episode.readable(agent)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "an agent that is alive acts"
        self.episode.act(int(action))
        self.acted += 1
        self.rewards = self.episode.rewards()
        if self.episode.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.acted >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.episode.turn or agent
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the seat on turn sees it: as a text, or printed."""
        return self.episode.render(self.agent_selection, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    setup: str, render_mode: str | None = None, max_cycles: int | None = None
) -> AECEnv[Seat, Observed, int]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    env: Any = AECGame(setup, render_mode, max_cycles)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


raw_env = AECGame
"""Without the wrappers, by the name that PettingZoo has for it."""
