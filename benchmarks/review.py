"""How much of a game's result is luck: raw and luck-adjusted results of two experts at Claim It!.

The luck of a roll is what it brought against the average over all rolls, so that it is 0 on the
average whatever the judge thinks. What is left of the result when the luck is taken out should
still have the same mean, and vary much less. Every game's figures go into a file, from which a run
that was broken off goes on.
"""

import math
import random
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import typer
from rich.console import Console
from rich.progress import track

from claimstead.core import CHANCE, FrozenStruct, Move
from claimstead.notation import Record as Played
from claimstead.notation import game_named
from claimstead.players import Budget, player
from claimstead.registry import Game
from claimstead.review import USUAL, review


class Figures(FrozenStruct, frozen=True):
    """Of one game, as the first seat has it."""

    seed: int
    result: float
    luck: float
    moves: int
    seconds: float
    """That the review took, of the processor's time."""


def played(game: Game[Any], level: str, budget: Budget, seed: int) -> Played:
    """A game of a computer player against itself."""
    rng = random.Random(seed)
    thinker = player(game, level)
    state = game.start()
    moves: list[Move] = []
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            choice = thinker.choose(game, game.view(state, actor), budget, seed + len(moves))
            move = choice.move
        moves.append(move)
        state = game.apply(state, move).state
    return Played(game, tuple(moves))


def figures(record: Played, rolls_ahead: int, seed: int) -> Figures:
    began = time.process_time()
    found = review(record, USUAL._replace(rolls_ahead=rolls_ahead))
    seconds = time.process_time() - began
    first = found.totals[0]
    assert first.result is not None
    return Figures(seed, first.result, first.luck, len(record.moves), seconds)


def told(found: list[Figures]) -> str:
    """Raw and adjusted variance, and whether the adjusted mean is off."""
    results = np.array([each.result for each in found])
    luck = np.array([each.luck for each in found])
    raw, adjusted = results.var(ddof=1), (results - luck).var(ddof=1)
    bias = -luck.mean()
    error = 1.96 * luck.std(ddof=1) / math.sqrt(len(found))
    seconds = np.array([each.seconds for each in found])
    return (
        f"{len(found):,} games: variance raw {raw:.4f}, luck-adjusted {adjusted:.4f}, "
        f"{adjusted / raw:.1%} of it; mean {results.mean():.4f} and {(results - luck).mean():.4f}, "
        f"bias {bias:+.4f} ± {error:.4f}; a review takes {seconds.mean():.2f} s, "
        f"{seconds.max():.2f} s at most"
    )


def main(
    game: str = "claim-it 2 base",
    games: int = 2_000,
    level: str = "expert",
    nodes: Annotated[int | None, typer.Option(help="Effort a move; the level's own.")] = None,
    rolls_ahead: int = USUAL.rolls_ahead,
    seed: int = 1855,
    kept: Annotated[Path, typer.Option(help="The figures of every game.")] = Path(
        "build/review.jsonl"
    ),
) -> None:
    """Play games, review them, and compare the variances."""
    console = Console()
    rules = game_named(game)
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    found = [msgspec.json.decode(line, type=Figures) for line in lines]
    with kept.open("ab") as file:
        for number in track(range(len(found), games), "Playing", console=console, transient=True):
            record = played(rules, level, Budget(nodes=nodes), seed + number)
            found.append(figures(record, rolls_ahead, seed + number))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    console.print(told(found))


if __name__ == "__main__":
    typer.run(main)
