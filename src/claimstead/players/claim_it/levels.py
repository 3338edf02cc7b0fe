"""The players of Claim It!, from one who just looks at the own mine to the expert.

The lower levels err like people: they overlook opponents, forget what is not secured, roll too
often or stop too early. Nothing about them is left to dice.
"""

from typing import Any, ClassVar

import numpy as np

from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.notation import ClaimIt, Game
from claimstead.players.claim_it.reasons import reason
from claimstead.players.claim_it.thinking import Outlook, Thought
from claimstead.players.claim_it.weights import Weights, learned_weights
from claimstead.players.player import Budget, Choice, Player

TUNED = (1.0, 1.9, 0.27, 0.83)
"""The largest mine, secured spaces, all spaces, and the best opponent's."""
EXPERT_NODES = 60_000
"""Rolls to look at: well below a second."""


class ClaimItPlayer(Player):
    """Places the stone and makes the choice that look best, by its own lights."""

    plain: ClassVar[tuple[float, float, float, float]] = TUNED
    """What it looks at where it does not judge by what was learned."""
    rolls_ahead: ClassVar[int] = 1
    """How many rolls it thinks ahead."""
    greed: ClassVar[float] = 0.0
    """The part of what a bust costs that it forgets; below 0, by how much it fears it more."""
    most_risk: ClassVar[float] = 1.0
    """It stops when the next roll is likelier than this to be a bust."""
    least_risk: ClassVar[float] = 0.0
    """It rolls on when the next roll is less likely than this to be a bust."""

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, ClaimIt)

    def choose(self, game: Game[Any], view: ClaimItView, budget: Budget, seed: int) -> Choice:
        moves = view.legal if view.due is Due.PLACE else view.legal[:1]
        outlooks = [self.believed(each) for each in self.think(view, moves, budget)]
        if view.due is Due.PLACE:
            best = max(outlooks, key=lambda each: each.best)
            return Choice(best.move, reason(view, best.move, best.bust))
        (here,) = outlooks
        roll, stop = view.legal
        move = roll if here.rolling > here.stopping else stop
        return Choice(move, reason(view, move, here.bust))

    def think(self, view: ClaimItView, moves: Any, budget: Budget) -> list[Outlook]:
        thought = Thought(view, self.plain_weights(), learned=False, budget=budget)
        return [
            each._replace(rolling=each.rolling + self.forgotten(each, thought.bust_value))
            for each in thought.deepening(moves, self.rolls_ahead)
        ]

    def forgotten(self, outlook: Outlook, bust_value: float) -> float:
        """What greed makes of the bust: part of the loss is not seen."""
        return self.greed * outlook.bust * (outlook.stopping - bust_value)

    def believed(self, outlook: Outlook) -> Outlook:
        """With the chances of a bust that it takes, and shuns, whatever the board looks like."""
        if outlook.bust > self.most_risk:
            return outlook._replace(rolling=outlook.stopping - outlook.bust)
        if outlook.bust < self.least_risk:
            return outlook._replace(rolling=max(outlook.rolling, outlook.stopping + 1e-6))
        return outlook

    def plain_weights(self) -> Weights:
        return np.array(self.plain, np.float32)


class Heuristic(ClaimItPlayer):
    """A tuned sum, and a stop by the exact expectation of one more roll: a yardstick."""

    name = "heuristic"


class Beginner(ClaimItPlayer):
    """Sees the own largest mine alone, and rolls on as long as a bust is not likely at all."""

    name = "beginner"
    plain = (1.0, 0.0, 0.0, 0.0)
    least_risk = 0.45


class Easy(ClaimItPlayer):
    """Sees the own spaces, hardly cares to secure them, and is greedy: a bust seems harmless."""

    name = "easy"
    plain = (1.0, 0.5, 0.2, 0.0)
    greed = 0.8


class Medium(ClaimItPlayer):
    """Secures what it has, overlooks what the opponents do, and forgets half of the risk."""

    name = "medium"
    plain = (1.0, 1.0, 0.2, 0.0)
    greed = 0.5


class Strong(ClaimItPlayer):
    """Judges all sides, as the heuristic does, and thinks one roll ahead."""

    name = "strong"


class Expert(ClaimItPlayer):
    """Judges by what many games have taught it, and thinks two rolls ahead or more."""

    name = "expert"
    rolls_ahead = 3

    def think(self, view: ClaimItView, moves: Any, budget: Budget) -> list[Outlook]:
        if budget.nodes is None and budget.seconds is None:
            budget = budget._replace(nodes=EXPERT_NODES)
        weights = learned_weights(view.players, view.variant, view.board.size, view.secured_to_end)
        known = weights is not None
        judged_by = self.plain_weights() if weights is None else weights
        thought = Thought(view, judged_by, learned=known, budget=budget)
        return thought.deepening(moves, self.rolls_ahead)


CLAIM_IT_PLAYERS: tuple[type[Player], ...] = (Heuristic, Beginner, Easy, Medium, Strong, Expert)
