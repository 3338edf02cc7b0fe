"""How long the expert of Claim It! takes for an answer at its usual budget, in every set-up.

`python -m benchmarks.claim_it_answers`: seconds of one core, the usual and the longest. Positions
are drawn from games of `strong`. The first answer of a set-up reads the weights, too.
"""

import random
import time
from typing import Any

import numpy as np
import typer

from claimstead.core import CHANCE, Seat
from claimstead.notation import game_named
from claimstead.notation.claim_it.kind import CLAIM_IT
from claimstead.players import Budget, player


def decisions(setup: str, count: int, seed: int) -> list[tuple[Any, Seat]]:
    """Decisions with more than one move, from games of `strong`."""
    game: Any = game_named(setup)
    rng = random.Random(f"{seed} {setup}")
    strong = player(game, "strong")
    found: list[tuple[Any, Seat]] = []
    while len(found) < 4 * count:
        state = game.start()
        while (actor := game.actor(state)) is not None:
            if actor is CHANCE:
                move = game.sample(state, rng)
            else:
                if len(game.legal(state)) > 1:
                    found.append((state, str(actor)))
                move = strong.choose(game, game.view(state, actor), Budget(), 0).move
            state = game.apply(state, move).state
    return rng.sample(found, count)


def main(positions: int = 100, seed: int = 1855) -> None:
    """Ask the expert and print what its answers took."""
    for setup in CLAIM_IT.setups():
        game: Any = game_named(setup)
        expert = player(game, "expert")
        took = []
        for state, seat in decisions(setup, positions, seed):
            began = time.process_time()
            expert.choose(game, game.view(state, seat), Budget(), 0)
            took.append(time.process_time() - began)
        shown = f"{1000 * np.median(took):.0f} ms, at most {1000 * max(took):.0f} ms"
        typer.echo(f"{setup}: {shown} of a core ({positions} positions)")


if __name__ == "__main__":
    typer.run(main)
