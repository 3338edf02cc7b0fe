"""The players of Claim It!, from one who just looks at the own mine to the expert.

The lower levels err like people: they overlook opponents, forget what is not secured, roll too
often or stop too early. Nothing about them is left to dice.
"""

from typing import Any, ClassVar, Self

import numpy as np

from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.notation import ClaimIt
from claimstead.players.claim_it import tempers
from claimstead.players.claim_it.decision import Outlook, Thought
from claimstead.players.claim_it.habits import TUNED, Habits
from claimstead.players.claim_it.reasons import reason
from claimstead.players.claim_it.weights import Weights, learned_weights
from claimstead.players.player import Budget, Choice, Player
from claimstead.registry import Game

EXPERT_NODES = 60_000
"""Rolls to look at: well below a second."""


class ClaimItPlayer(Player):
    """Places the stone and makes the choice that look best, by its own lights."""

    habits: Habits = TUNED
    """What it looks at where it does not judge by what was learned."""
    rolls_ahead: ClassVar[int] = 1
    """How many rolls it thinks ahead."""
    leaning: float = 0.0
    """What rolling on is worth more to it than it seems."""
    clear: ClassVar[float] = 1.0
    """Where one move is worth so much more than the next there is no question."""

    def with_temper(self, temper: str) -> Self:
        self.habits = self.habits._replace(**tempers.CHANGES.get(self.name, {}).get(temper, {}))
        return self

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, ClaimIt)

    def choose(self, game: Game[Any], view: ClaimItView, budget: Budget, seed: int) -> Choice:
        moves = view.legal if view.due is Due.PLACE else view.legal[:1]
        is_forced = view.due is Due.PLACE and len(moves) == 1
        outlooks = self.think(view, moves, budget._replace(nodes=1) if is_forced else budget)
        if view.due is Due.PLACE:
            best, *others = sorted(outlooks, key=lambda each: each.best, reverse=True)
            doubt = self._doubt(best.best - others[0].best) if others else 0.0
            return Choice(best.move, reason(view, best.move, best.bust), doubt)
        (here,) = outlooks
        roll, stop = view.legal
        move = roll if here.rolling + self.leaning > here.stopping else stop
        return Choice(
            move, reason(view, move, here.bust), self._doubt(here.rolling - here.stopping)
        )

    def _doubt(self, more: float) -> float:
        return max(1.0 - abs(more) / self.clear, 0.0)

    def think(self, view: ClaimItView, moves: Any, budget: Budget) -> list[Outlook]:
        thought = Thought(view, self.plain_weights(), learned=False, budget=budget)
        return thought.deepening(moves, self.rolls_ahead)

    def plain_weights(self) -> Weights:
        return np.array(self.habits, np.float32)


class Heuristic(ClaimItPlayer):
    """A tuned sum, and a stop by the exact expectation of one more roll: a yardstick."""

    name = "heuristic"


class Beginner(ClaimItPlayer):
    """Sees the own largest mine alone, and rolls on as long as a bust is not likely at all."""

    name = "beginner"
    habits = Habits(secured=0.0, spaces=0.0, opponent=0.0, least_risk=0.38)


class Easy(ClaimItPlayer):
    """Sees the own spaces, hardly cares to secure them, and is greedy: a bust seems harmless."""

    name = "easy"
    habits = Habits(secured=0.5, spaces=0.2, opponent=0.0, greed=0.8)


class Medium(ClaimItPlayer):
    """Secures what it has, overlooks what the opponents do, and forgets half of the risk."""

    name = "medium"
    habits = Habits(secured=1.0, spaces=0.2, opponent=0.0, greed=0.5)


class Strong(ClaimItPlayer):
    """Judges all sides, as the heuristic does, but fears a bust too much and stops too early."""

    name = "strong"
    habits = Habits(greed=-0.9)


class Expert(ClaimItPlayer):
    """Judges by what many games have taught it, and thinks two rolls ahead or more."""

    name = "expert"
    rolls_ahead = 3
    clear = 0.05

    def with_temper(self, temper: str) -> Self:
        self.leaning = tempers.LEANING.get(temper, 0.0)
        return self

    def think(self, view: ClaimItView, moves: Any, budget: Budget) -> list[Outlook]:
        if budget.nodes is None and budget.seconds is None:
            budget = budget._replace(nodes=EXPERT_NODES)
        weights = learned_weights(view.players, view.variant, view.board.size, view.secured_to_end)
        known = weights is not None
        judged_by = self.plain_weights() if weights is None else weights
        thought = Thought(view, judged_by, learned=known, budget=budget, asks_reply=True)
        return thought.deepening(moves, self.rolls_ahead)


CLAIM_IT_PLAYERS: tuple[type[Player], ...] = (Heuristic, Beginner, Easy, Medium, Strong, Expert)
