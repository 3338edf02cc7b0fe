"""One game in progress, as environments need it: seats observe arrays and act by numbers."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces

from claimstead.core import CHANCE, Seat
from claimstead.notation import draw, game_named, setup_words
from claimstead.registry import Game
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import Observation, encoding_of

Observed = dict[str, Observation]
"""`observation` and `action_mask`."""


def rewards_of(winners: tuple[Seat, ...], seats: tuple[Seat, ...]) -> dict[Seat, float]:
    """What each seat gets at the end: in sum 0, as if each had put 1 into a pot for the winners.

    >>> rewards_of(("a", "c"), ("a", "b", "c", "d"))
    {'a': 1.0, 'b': -1.0, 'c': 1.0, 'd': -1.0}
    """
    part = len(seats) / len(winners)
    return {seat: part - 1.0 if seat in winners else -1.0 for seat in seats}


class Episode:
    """A game of a set-up, played again and again; chance's moves are made at once."""

    def __init__(self, setup: str) -> None:
        self.game: Game[Any] = game_named(setup)
        self.setup = setup_words(self.game)
        self.encoding = encoding_of(self.game)
        self.actions = Actions(self.game)
        self.rng = random.Random()
        self.state = self.game.start()

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
        """What is observed, and what can be done: new ones at each call."""
        most = self.encoding.most
        observed: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
        }
        return spaces.Dict(observed), spaces.Discrete(len(self.actions))

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed the dice and cards go on from where they were."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.state = self.game.start()
        self._let_chance_act()

    @property
    def turn(self) -> Seat | None:
        """Who is to act; `None` at the end."""
        actor = self.game.actor(self.state)
        return actor if isinstance(actor, Seat) else None

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def observe(self, seat: Seat) -> Observed:
        view = self.view(seat)
        return {
            "observation": self.encoding.encode(view),
            "action_mask": self.actions.mask(view),
        }

    def readable(self, seat: Seat) -> str:
        """What the seat sees, as a picture in plain letters."""
        return draw(self.view(seat))

    def render(self, seat: Seat, mode: str | None) -> str | None:
        """The table as the seat sees it: as a text (`ansi`), or printed (`human`)."""
        if mode == "human":
            print(self.readable(seat))
        return self.readable(seat) if mode == "ansi" else None

    def is_legal(self, action: int) -> bool:
        return self.actions.moves[action] in self.game.legal(self.state)

    def act(self, action: int) -> None:
        """The seat on turn makes this move, or `Illegal` is raised; then chance has its own."""
        self.state = self.game.apply(self.state, self.actions.moves[action]).state
        self._let_chance_act()

    def rewards(self) -> dict[Seat, float]:
        """What each seat has won or lost; nothing before the end."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return dict.fromkeys(self.game.seats, 0.0)
        return rewards_of(outcome.winners, self.game.seats)

    def _let_chance_act(self) -> None:
        while self.game.actor(self.state) is CHANCE:
            move = self.game.sample(self.state, self.rng)
            self.state = self.game.apply(self.state, move).state
