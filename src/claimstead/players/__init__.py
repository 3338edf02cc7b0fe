"""The computer players: they get a view, a budget and a seed, and never a state."""

from claimstead.players.levels import player, players_of
from claimstead.players.player import Budget, Cancelled, Choice, Player
from claimstead.players.random_player import RandomPlayer
from claimstead.players.reason import Reason, because

__all__ = [
    "Budget",
    "Cancelled",
    "Choice",
    "Player",
    "RandomPlayer",
    "Reason",
    "because",
    "player",
    "players_of",
]
