"""What a game is to the rooms above, and the register of all games.

A game is one record, a `GameKind`. Whoever has to know something about a game asks its record.
"""

from claimstead.registry.game import Game
from claimstead.registry.games import first_setup, kind_named, kind_of, kinds
from claimstead.registry.kind import GameKind

__all__ = ["Game", "GameKind", "first_setup", "kind_named", "kind_of", "kinds"]
