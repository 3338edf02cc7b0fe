"""The players of CLAIM, from one who plays high cards to the expert.

The lower levels err like people: they see the trick on the table and nothing else, want every high
card, or forget what they have seen. Nothing about them is left to dice.
"""

from typing import Any

from claimstead.claim.cards import Card
from claimstead.claim.moves import Play
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.notation import Claim, Game
from claimstead.players.claim import thumb
from claimstead.players.claim.reasons import reason
from claimstead.players.player import Budget, Choice, Player

GOOD = 5
"""A turned-up card of this value or more is worth winning."""


class ClaimPlayer(Player):
    """Plays by rules of thumb: a turned-up card of some value is won as cheaply as possible."""

    wanted: float = GOOD

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, Claim)

    def choose(self, game: Game[Any], view: ClaimView, budget: Budget, seed: int) -> Choice:
        assert isinstance(game, Claim), "it plays nothing else"
        move = self.decide(game, view)
        return Choice(move, reason(view, move))

    def decide(self, game: Claim, view: ClaimView) -> Move:
        if view.stage is Stage.SMASH:
            return thumb.best_smash(game.deck, view)
        if view.stage is not Stage.PLAY:
            return thumb.best_take(view, thumb.by_value)
        return Play(self.recruit(view) if view.phase == 1 else self.win(view))

    def recruit(self, view: ClaimView) -> Card:
        return thumb.recruit_greedily(view, thumb.by_value, self.wanted)

    def win(self, view: ClaimView) -> Card:
        return thumb.win_greedily(view)


class Greedy(ClaimPlayer):
    """Wins good cards and full tricks as cheaply as possible: a yardstick."""

    name = "greedy"


class Beginner(ClaimPlayer):
    """Greed: plays the highest card, for whatever lies there."""

    name = "beginner"

    def recruit(self, view: ClaimView) -> Card:
        return thumb.playable(view)[-1]

    def win(self, view: ClaimView) -> Card:
        return thumb.playable(view)[-1]


class Easy(Beginner):
    name = "easy"

    def recruit(self, view: ClaimView) -> Card:
        return ClaimPlayer.recruit(self, view)


class Medium(ClaimPlayer):
    name = "medium"


class Strong(ClaimPlayer):
    name = "strong"


class Expert(ClaimPlayer):
    name = "expert"


CLAIM_PLAYERS: tuple[type[Player], ...] = (Greedy, Beginner, Easy, Medium, Strong, Expert)
