"""How far the expert of Claim It! is from the best play that long play-outs find, two players.

From games of the expert some decisions are drawn. After each move that it could make the game is
played on many times, with the luck of the dice taken off, in steps with dice of their own: every
move 500 times; those that are not clearly worse than another 2,500 times; what is left of them
10,000 times, which says what is best; that move and the expert's 10,000 times again, which says
what it is worth more. So chance in the choice does not flatter the best. In each step the games of
all moves begin with the same dice. What was found is kept, decision by decision: a run that was
broken off goes on from there.
"""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
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

FIRST_PARTS = (20, 4)
"""These parts of the games are enough to leave out moves that are clearly worse."""
CLEARLY = 4.0
"""By more than so many standard errors."""
KEPT = Path("build/claim_it_ceiling.jsonl")
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
    looked_at: int
    """How many moves were played on at full length; 0 where all but the expert's were worse."""
    mean: float
    error: float
    flattered: float
    """What the games say that chose the best move: too much, for chance chose, too."""


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
            np.concatenate([randomness(seed, number) for number in range(games)]),
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
        for step, part in enumerate(FIRST_PARTS):
            if len(moves) > 1:
                moves = self.hopeful(state, moves, chosen, games // part, seed + step)
        if moves == [chosen]:
            return Loss(drawn.turns, state.due, 0, 0.0, 0.0, 0.0)
        found = {move: self.shares(state, move, games, seed + 2).mean() for move in moves}
        best = max(found, key=lambda move: found[move])
        if best == chosen:
            return Loss(drawn.turns, state.due, len(moves), 0.0, 0.0, 0.0)
        more, less = (self.shares(state, move, games, seed + 3) for move in (best, chosen))
        return Loss(
            drawn.turns,
            state.due,
            len(moves),
            float((more - less).mean()),
            float((more - less).std() / games**0.5),
            float(found[best] - found[chosen]),
        )

    def hopeful(
        self, state: State, moves: list[Any], chosen: Move, games: int, seed: int
    ) -> list[Any]:
        """The moves that some games don't show to be worse than another, and the one chosen."""
        found = {move: self.shares(state, move, games, seed) for move in moves}
        best = found[max(moves, key=lambda move: found[move].mean())]

        def is_worse(move: Any) -> bool:
            less = best - found[move]
            return bool(less.mean() > CLEARLY * less.std() / games**0.5)

        return [move for move in moves if move == chosen or not is_worse(move)]


def found(
    playing: Playing, drawn: list[Drawn], games: int, seed: int, kept: Path
) -> Iterator[Loss]:
    """What each decision costs, as far as it is kept already, and then as it is found."""
    known = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    for line in known:
        turns, due, *others = json.loads(line)
        yield Loss(turns, Due(due), *others)
    kept.parent.mkdir(parents=True, exist_ok=True)
    for number, each in list(enumerate(drawn))[len(known) :]:
        loss = playing.loss(each, games, seed + 4 * number)
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([loss.turns, loss.due.value, *loss[2:]]) + "\n")
        yield loss


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
    games: Annotated[int, typer.Option(help="Played after each move that may be best.")] = 10_000,
    source: Annotated[int, typer.Option(help="Games from which decisions are drawn.")] = 40,
    seed: int = 1855,
    kept: Annotated[Path, typer.Option(help="What was found already.")] = KEPT,
    plot: Annotated[bool, typer.Option(help="Draw docs/pictures/claim-it-ceiling.svg.")] = False,
) -> None:
    """Draw decisions, play on after each move, and print what the expert's choices cost."""
    console = Console()
    game = ClaimIt(2, setup)
    drawn, each_game = decisions(game, positions, source, seed)
    playing = Playing(game)
    losses = list(track(found(playing, drawn, games, seed, kept), "Playing on", len(drawn)))
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
    open_ = sum(each.looked_at > 0 for each in losses)
    long = sum(each.looked_at for each in losses)
    console.print(f"{open_} of {len(losses)} decisions went to full length, with {long} moves")
    console.print(
        f"another move is best in {other}; {time.process_time() / 60:.1f} minutes of a core"
    )
    flattered = np.array([each.flattered for each in losses])
    console.print(f"by the games that chose it: {100 * flattered.mean():.3f} % a decision")
    sure = sum(each.mean > 1.96 * each.error > 0 for each in losses)
    console.print(f"the expert's choice is worse for sure in {sure}")
    console.print(f"a decision costs {100 * costs.mean():.3f} % of a victory ± {100 * reach:.3f}")
    console.print(
        f"a game, {each_game:.0f} decisions of a player, costs"
        f" {100 * each_game * costs.mean():.1f} % ± {100 * each_game * reach:.1f}"
    )
    if plot:
        draw(losses, float(costs.mean()))


if __name__ == "__main__":
    typer.run(main)
