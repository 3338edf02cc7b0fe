"""The player that plays anything."""

import random
from typing import Any

from claimstead.players.player import Budget, Choice, Player
from claimstead.players.reason import because
from claimstead.registry import Game


class RandomPlayer(Player):
    """Every legal move is as good as another."""

    name = "random"

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(random.Random(seed).choice(view.legal), because("random"))
