"""Gymnasium: one agent at a table of computer players.

>>> import gymnasium
>>> env = gymnasium.make("claimstead/Alone-v0", setup="claim-it 2 base", opponent="random")
>>> observation, info = env.reset(seed=1)
>>> bool(observation["action_mask"].any()), info["seat"] in ("a", "b")
(True, True)

The agent's seat is drawn anew for each game unless it is given. An action that is not legal loses
the game at once. In a game of teams the partner is a computer player too.
"""

from typing import Any, ClassVar, SupportsInt

import gymnasium

from claimstead.core import BadText, Seat
from claimstead.players import Budget, Player, player
from claimstead.registry import first_setup
from claimstead.research.environments.episode import Episode, Observed

NAME = "claimstead/Alone-v0"
LOST = -1.0


class GymGame(gymnasium.Env[Observed, SupportsInt]):
    """A set-up for a single agent."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        setup: str = first_setup(),
        opponent: str | Player = "easy",
        seat: Seat | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(setup)
        game = self.episode.game
        if seat is not None and seat not in game.seats:
            raise BadText("no-such-seat", seat=str(seat), seats=" ".join(game.seats))
        self.opponent = player(game, opponent) if isinstance(opponent, str) else opponent
        self.budget = Budget(nodes, seconds)
        self.fixed_seat = seat
        self.seat: Seat = seat or game.seats[0]
        self.render_mode = render_mode
        observed, self.action_space = self.episode.spaces()
        self.observation_space: gymnasium.Space[Any] = observed

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.episode.game.seats
        self.episode.begin(self._drawn())
        self.seat = self.fixed_seat or seats[int(self.np_random.integers(len(seats)))]
        self._let_others_act()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        number = self._number(action)
        if not self.episode.is_legal(number):
            info = {**self._info(), "illegal": str(self.episode.actions.moves[number])}
            return self.episode.observe(self.seat), LOST, True, False, info
        self.episode.act(number)
        self._let_others_act()
        reward = self.episode.rewards()[self.seat]
        is_over = self.episode.turn is None
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), reward, is_over, False, self._info()

    def _number(self, action: SupportsInt) -> int:
        """The number of an action; what is none is a mistake in the program, not in the game."""
        if not self.action_space.contains(action):
            last = len(self.episode.actions) - 1
            raise gymnasium.error.InvalidAction(
                f"an action is a whole number from 0 to {last}, not {action!r}"
            )
        return int(action)

    def readable(self) -> str:
        """What the agent sees, in words and letters."""
        return self.episode.readable(self.seat)

    def render(self) -> Any:
        """The table as the agent sees it: as a text, or printed."""
        return self.episode.render(self.seat, self.render_mode)

    def _let_others_act(self) -> None:
        episode = self.episode
        while (turn := episode.turn) not in (None, self.seat):
            assert turn is not None
            choice = self.opponent.choose(
                episode.game, episode.view(turn), self.budget, self._drawn()
            )
            episode.act(episode.actions.number(choice.move))

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


gymnasium.register(NAME, entry_point="claimstead.research.environments.gym:GymGame")
