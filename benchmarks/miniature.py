"""Miniatures of CLAIM solved for their equilibrium, and how exploitable players are on them.

Eight cards, two tricks to recruit and two to win; or twelve, and three. Every deal and every line
of phase 1 is laid out; phase 2 has perfect information and counts with its exact value. CFR+ finds
the equilibrium; a best response to a fixed player shows what can be won from it at most. Values are
seat a's, 1 a win.
"""

from itertools import pairwise
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

from claimstead.claim.view import ClaimView
from claimstead.core import SEATS
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.solve import solve_position
from claimstead.notation import Claim
from claimstead.players import Budget, player

CARDS = "Gn3 Gn5 Gi3 Gi5 Dr2 Dr6 Se1 Se7"
TWELVE = "Go0 Go0 Go0 Go0 Go0 Gn3 Gn3 Gn3 Gn5 Gn5 Gn5 Gi5"
"""So many of them equal that all deals can be laid out."""
Values = NDArray[np.float64]
Indices = NDArray[np.int64]


class Layout:
    """All positions of phase 1, level by level, with what each seat can tell apart."""

    def __init__(self, game: Claim) -> None:
        self.game = game
        self.codec = ClaimCodec(game)
        self.told: dict[Any, int] = {}
        """Everything that a seat has seen at its decisions, one after the other: its number."""
        self.views: list[ClaimView] = []
        self.set_of: dict[int, int] = {}
        """The information set of a number of `told`."""
        self.ends: dict[Any, float] = {}
        self.levels: list[tuple[NDArray[np.int64], Values, Indices, Indices]] = []
        """Of each node: its information set or -1, its value at an end, who acts, its children."""
        self._lay_out()
        self.most = max(len(view.legal) for view in self.views)

    def _lay_out(self) -> None:
        game = self.game
        first = game.start()
        deals = list(game.chances(first))
        self.odds: Values = np.array([float(odds) for _, odds in deals])
        now = [(game.apply(first, deal).state, (0, 0)) for deal, _ in deals]
        while now:
            following: list[tuple[Any, tuple[int, int]]] = []
            sets = np.full(len(now), -1, np.int64)
            values = np.zeros(len(now))
            turns = np.zeros(len(now), np.int64)
            children = np.full((len(now), 4), -1, np.int64)
            for index, (state, seen) in enumerate(now):
                if state.phase == 2:
                    values[index] = self._value(state)
                    continue
                turn = SEATS.index(state.turn or "a")
                view = game.view(state, state.turn)
                number = self.told.setdefault((turn, seen[turn], view), len(self.told) + 1)
                if number not in self.set_of:
                    self.set_of[number] = len(self.views)
                    self.views.append(view)
                sets[index], turns[index] = self.set_of[number], turn
                after = (number, seen[1]) if turn == 0 else (seen[0], number)
                for action, move in enumerate(view.legal):
                    children[index, action] = len(following)
                    following.append((game.apply(state, move).state, after))
            self.levels.append((sets, values, turns, children))
            now = following

    def _value(self, state: Any) -> float:
        """Of a position of phase 2, for seat a."""
        key = (state.hands, state.scores, state.lead)
        if key not in self.ends:
            value = solve_position(self.codec, self.codec.encode(state)).value or 0
            self.ends[key] = value if state.turn == "a" else -value
        return self.ends[key]

    def reach(self, strategy: Values, seat: int, *, with_luck: bool = False) -> list[Values]:
        """How likely a seat's own moves, or those and the deal, lead to each node."""
        reached = [self.odds if with_luck else np.ones(len(self.odds))]
        for (sets, _, turns, children), below in pairwise(self.levels):
            coming = np.ones(len(below[0]))
            for action in range(self.most):
                has = children[:, action] >= 0
                part = np.where(turns == seat, strategy[sets, action], 1.0)
                coming[children[has, action]] = (reached[-1] * part)[has]
            reached.append(coming)
        return reached

    def best_response(self, strategy: Values, seat: int) -> float:
        """What a seat gets at most, by its own count, while the other plays this strategy."""
        others = self.reach(strategy, 1 - seat, with_luck=True)
        sign = 1 - 2 * seat
        after: Values = np.zeros(0)
        for (sets, values, turns, children), reached in zip(
            reversed(self.levels), reversed(others), strict=True
        ):
            of_actions = self._of_actions(children, after)
            own = (turns == seat) & (sets >= 0)
            worth = np.full((len(self.views), self.most), -np.inf)
            for action in range(self.most):
                can = own & (children[:, action] >= 0)
                added = np.bincount(
                    sets[can], (reached * of_actions[:, action])[can], len(self.views)
                )
                worth[np.unique(sets[can]), action] = added[np.unique(sets[can])]
            best = worth.argmax(1)
            mixed = (of_actions * np.where(children >= 0, strategy_at(strategy, sets), 0)).sum(1)
            chosen = of_actions[np.arange(len(sets)), best[sets]]
            after = np.where(sets < 0, sign * values, np.where(own, chosen, mixed))
        return float(after @ self.odds)

    def _of_actions(self, children: Indices, after: Values) -> Values:
        if not len(after):
            return np.zeros(children.shape)
        return np.where(children >= 0, after[children], 0.0)

    def value(self, strategy: Values) -> float:
        """What seat a gets where both play this strategy."""
        after: Values = np.zeros(0)
        for sets, values, _, children in reversed(self.levels):
            weights = np.where(children >= 0, strategy_at(strategy, sets), 0)
            mixed = (self._of_actions(children, after) * weights).sum(1)
            after = np.where(sets < 0, values, mixed)
        return float(after @ self.odds)

    def exploitability(self, strategy: Values) -> float:
        """What best responses win on the average of both seats, beyond an equal share."""
        return (self.best_response(strategy, 0) + self.best_response(strategy, 1)) / 2

    def uniform(self) -> Values:
        made = np.zeros((len(self.views), 4))
        for index, view in enumerate(self.views):
            made[index, : len(view.legal)] = 1 / len(view.legal)
        return made


def strategy_at(strategy: Values, sets: NDArray[np.int64]) -> Values:
    found: Values = strategy[np.maximum(sets, 0)]
    return found


def equilibrium(layout: Layout, rounds: int) -> Values:
    """CFR+ with linear averaging, both seats in turn."""
    legal = layout.uniform() > 0
    regrets = np.zeros(legal.shape)
    total = np.zeros(legal.shape)
    for number in track(range(1, rounds + 1), description="CFR+", transient=True):
        for seat in (0, 1):
            strategy = _matched(regrets, legal)
            gained = _regrets(layout, strategy, seat)
            regrets = np.maximum(regrets + gained, 0)
            total += number * _weight(layout, strategy, seat) * strategy
    sums = total.sum(1, keepdims=True)
    return np.where(sums > 0, total / np.where(sums > 0, sums, 1), layout.uniform())


def _matched(regrets: Values, legal: NDArray[np.bool_]) -> Values:
    sums = regrets.sum(1, keepdims=True)
    even = legal / legal.sum(1, keepdims=True)
    return np.where(sums > 0, regrets / np.where(sums > 0, sums, 1), even)


def _weight(layout: Layout, strategy: Values, seat: int) -> Values:
    """How likely a seat's own moves lead to each of its information sets."""
    weight = np.zeros((len(layout.views), 1))
    for (sets, _, turns, _), reached in zip(
        layout.levels, layout.reach(strategy, seat), strict=True
    ):
        own = (turns == seat) & (sets >= 0)
        weight[sets[own], 0] = reached[own]
    return weight


def _regrets(layout: Layout, strategy: Values, seat: int) -> Values:
    others = layout.reach(strategy, 1 - seat, with_luck=True)
    found = np.zeros(strategy.shape)
    after: Values = np.zeros(0)
    sign = 1 - 2 * seat
    for (sets, values, turns, children), reached in zip(
        reversed(layout.levels), reversed(others), strict=True
    ):
        of_actions = layout._of_actions(children, after)
        weights = np.where(children >= 0, strategy_at(strategy, sets), 0)
        mixed = np.where(sets < 0, sign * values, (of_actions * weights).sum(1))
        own = (turns == seat) & (sets >= 0)
        for action in range(layout.most):
            can = own & (children[:, action] >= 0)
            gain = reached * (of_actions[:, action] - mixed)
            found[:, action] += np.bincount(sets[can], gain[can], len(found))
        after = mixed
    return found


def strategy_of(layout: Layout, name: str, nodes: int, seeds: int) -> Values:
    """What a player does at every information set, over some seeds."""
    made = np.zeros((len(layout.views), 4))
    someone = player(layout.game, name)
    for index in track(range(len(layout.views)), description=name, transient=True):
        view = layout.views[index]
        for seed in range(seeds):
            move = someone.choose(layout.game, view, Budget(nodes=nodes), seed).move
            made[index, view.legal.index(move)] += 1 / seeds
    return made


def main(
    rounds: Annotated[int, typer.Option(help="Rounds of CFR+.")] = 300,
    nodes: Annotated[int, typer.Option(help="What a player may spend on a move.")] = 500,
    seeds: Annotated[int, typer.Option(help="Seeds over which a player's moves are mixed.")] = 4,
    cards: str = CARDS,
    twelve: Annotated[bool, typer.Option("--twelve", help="The one of twelve cards.")] = False,
) -> None:
    """Solve a miniature, and say how exploitable players are on it."""
    console = Console()
    cards = TWELVE if twelve else cards
    layout = Layout(Claim(2, cards=cards))
    nodes_in_all = sum(len(level[0]) for level in layout.levels)
    console.print(
        f"{cards}: {len(layout.levels[0][0]):,} deals, {nodes_in_all:,} positions of phase 1,"
        f" {len(layout.views):,} information sets, {len(layout.ends):,} ends solved"
    )
    best = equilibrium(layout, rounds)
    table = Table("player", "value for seat a, against itself", "exploitability")
    rows = {"equilibrium (CFR+)": best, "random": layout.uniform()}
    for name in ("greedy", "plain-search", "expert"):
        rows[name] = strategy_of(layout, name, nodes, seeds)
    for name, strategy in rows.items():
        table.add_row(
            name, f"{layout.value(strategy):+.4f}", f"{layout.exploitability(strategy):.4f}"
        )
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
