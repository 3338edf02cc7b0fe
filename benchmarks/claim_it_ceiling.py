"""How far the expert of Claim It! is from the best play that long play-outs find, two players.

From games of the expert some decisions are drawn. After each move that it could make the game is
played on many times, with the luck of the dice taken off. Half of the games say which move is best,
the other half what it is worth more than the expert's: so chance in the first half does not flatter
it.
"""

import random
from typing import Annotated, Any, NamedTuple

import matplotlib.pyplot as plt
import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from benchmarks.drawing import save
from claimstead.claim_it.state import Due, State
from claimstead.core import CHANCE, Move
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt
from claimstead.players import Budget, player
from claimstead.players.claim_it.games import play_on
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.weights import learned_weights

SWIFT = Budget(nodes=1)
"""One roll ahead: how the games are played from which decisions are drawn."""


class Drawn(NamedTuple):
    """A decision that was drawn."""

    state: State
    turns: int
    """How many turns were over."""


class Loss(NamedTuple):
    """What a choice of the expert costs, as a part of the victory."""

    turns: int
    due: Due
    mean: float
    error: float


def decisions(game: ClaimIt, count: int, games: int, seed: int) -> tuple[list[Drawn], float]:
    """Decisions of the expert's games, and how many one player makes in a game."""
    rng = random.Random(seed)
    found: list[Drawn] = []
    for _ in range(games):
        state, turns = game.start(), 0
        while (actor := game.actor(state)) is not None:
            move: Move
            if actor is CHANCE:
                move = game.sample(state, rng)
            else:
                if len(game.legal(state)) > 1:
                    found.append(Drawn(state, turns))
                expert = player(game, "expert")
                move = expert.choose(game, game.view(state, actor), SWIFT, 0).move
            before = state.turn
            state = game.apply(state, move).state
            turns += state.turn != before
    return rng.sample(found, count), len(found) / games / game.players


class Playing:
    """Plays games on from positions."""

    def __init__(self, game: ClaimIt) -> None:
        self.game = game
        self.codec = ClaimItCodec(game)
        weights = learned_weights(2, game.variant, game.size, game.secured_to_end)
        assert weights is not None, "there are no weights for this set-up"
        self.mind = Mind(self.codec.tables, game.size, weights, learned=True)

    def shares(self, state: State, move: Move, games: int, seed: int) -> NDArray[np.float64]:
        """What the mover wins after this move, in each of so many games."""
        after = self.codec.encode(self.game.apply(state, move).state)
        shares = np.zeros(games)
        mind = self.mind
        play_on(
            mind.tables,
            mind.geometry,
            mind.weights,
            after.copy(),
            mind.turn,
            mind.keys,
            mind.values,
            randomness(seed),
            after,
            shares,
        )
        return shares if state.turn == "a" else 1 - shares

    def loss(self, drawn: Drawn, games: int, seed: int) -> Loss:
        """What the expert's choice costs against the best move."""
        state, game = drawn.state, self.game
        view = game.view(state, state.turn)
        chosen = player(game, "expert").choose(game, view, Budget(), 0).move
        moves: list[Any] = list(game.legal(state))
        half = games // 2
        best = max(moves, key=lambda move: self.shares(state, move, half, seed).mean())
        if best == chosen:
            return Loss(drawn.turns, state.due, 0.0, 0.0)
        more, less = (self.shares(state, move, half, seed + 1) for move in (best, chosen))
        error = float(np.hypot(more.std(), less.std()) / half**0.5)
        return Loss(drawn.turns, state.due, float(more.mean() - less.mean()), error)


def draw(losses: list[Loss], mean: float) -> None:
    figure, axes = plt.subplots(figsize=(7.6, 4.2))
    order = sorted(losses, key=lambda each: -each.mean)
    heights = [100 * each.mean for each in order]
    errors = [196 * each.error for each in order]
    axes.bar(range(len(order)), heights, width=1.0, color="#c98a1b")
    axes.errorbar(range(len(order)), heights, errors, fmt="none", ecolor="#2b2118", elinewidth=0.5)
    axes.axhline(100 * mean, color="#2b2118", linestyle="--", linewidth=1)
    axes.set_xlabel("decisions, the dearest first (dashed: the mean)")
    axes.set_ylabel("% of a victory")
    axes.set_title("What the expert's choices cost against the best of long play-outs")
    save(figure, "claim-it-ceiling")


def main(
    setup: str = "base",
    positions: int = 200,
    games: Annotated[int, typer.Option(help="Played after each move.")] = 10_000,
    source: Annotated[int, typer.Option(help="Games from which decisions are drawn.")] = 40,
    seed: int = 1855,
    plot: Annotated[bool, typer.Option(help="Draw docs/pictures/claim-it-ceiling.svg.")] = False,
) -> None:
    """Draw decisions, play on after each move, and print what the expert's choices cost."""
    console = Console()
    game = ClaimIt(2, setup)
    drawn, each_game = decisions(game, positions, source, seed)
    playing = Playing(game)
    losses = [
        playing.loss(each, games, seed + 2 * number)
        for number, each in enumerate(track(drawn, "Playing on", console=console, transient=True))
    ]
    costs = np.array([each.mean for each in losses])
    reach = 1.96 * costs.std(ddof=1) / len(costs) ** 0.5
    other = sum(each.error > 0 for each in losses)
    for due in (Due.PLACE, Due.CHOOSE):
        some = np.array([each.mean for each in losses if each.due is due])
        console.print(f"{due.value}: {len(some)} decisions, {100 * some.mean():.2f} % each")
    for early, late in ((0, 8), (8, 16), (16, 200)):
        some = np.array([each.mean for each in losses if early <= each.turns < late])
        if len(some):
            console.print(f"turns {early} to {late}: {len(some)}, {100 * some.mean():.2f} % each")
    console.print(f"another move is best in {other} of {len(losses)} decisions")
    console.print(f"a decision costs {100 * costs.mean():.3f} % of a victory ± {100 * reach:.3f}")
    console.print(
        f"a game, {each_game:.0f} decisions of a player, costs"
        f" {100 * each_game * costs.mean():.1f} % ± {100 * each_game * reach:.1f}"
    )
    if plot:
        draw(losses, float(costs.mean()))


if __name__ == "__main__":
    typer.run(main)
