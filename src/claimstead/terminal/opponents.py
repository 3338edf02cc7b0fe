"""Computer players at a table of one's own: they think in threads, the screen goes on."""

import asyncio
import random
import threading
from typing import Any

from claimstead.players.player import Budget, Choice
from claimstead.registry import Game

SECONDS = 1.0


class Opponents:
    """Whoever plays against the people here. With a seed they play the same game again."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)
        self._seconds = SECONDS if seed is None else None
        self._left = threading.Event()

    async def choose(
        self, game: Game[Any], view: Any, level: str, character: str | None = None
    ) -> Choice:
        """The move of a computer player. It sees the view alone."""
        seed = self._rng.getrandbits(32)
        return await asyncio.to_thread(self._think, game, view, level, character, seed)

    def _think(
        self, game: Game[Any], view: Any, level: str, character: str | None, seed: int
    ) -> Choice:
        from claimstead.players.levels import player

        budget = Budget(seconds=self._seconds, is_cancelled=self._left.is_set)
        return player(game, level, character).choose(game, view, budget, seed)

    def stop(self) -> None:
        """Whoever is thinking may stop."""
        self._left.set()
