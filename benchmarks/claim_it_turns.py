"""How strong the expert's method of Claim It! is against the heuristic, in compiled games.

Thousands of games a minute: whole turns are played without a view and a move in between. Rounds
have the same dice, and the seats rotate.
"""

import math
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.progress import track

from claimstead.kernel.claim_it.tables import tables
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt, game_named
from claimstead.players.claim_it.games import turns_of, victories
from claimstead.players.claim_it.levels import TUNED
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.weights import learned_weights, read

MOST_TURNS = 80
"""A game is cut off after so many turns of each seat, and counted as it stands then."""


def main(
    game: str = "claim-it 2 base",
    games: int = 4_000,
    depth: Annotated[int, typer.Option(help="How many rolls are looked ahead.")] = 2,
    seed: int = 1855,
    weights: Annotated[Path | None, typer.Option(help="Others than those shipped.")] = None,
) -> None:
    """Play the learned judge against heuristics; its share with the 95 % interval."""
    console = Console()
    rules = game_named(game)
    assert isinstance(rules, ClaimIt)
    table = tables(rules)
    setup = (rules.players, rules.variant, rules.size, rules.secured_to_end)
    learned = learned_weights(*setup) if weights is None else read(weights)
    assert learned is not None, "there are no weights for this set-up"
    expert = turns_of(Mind(table, rules.size, learned, learned=True), depth)
    plain = np.array(TUNED, np.float32)
    heuristic = turns_of(Mind(table, rules.size, plain, learned=False), 1)
    shares = np.array(
        [
            sum(
                victories(
                    table,
                    expert,
                    heuristic,
                    seat,
                    randomness(seed, number),
                    1,
                    MOST_TURNS * rules.players,
                )
                for seat in range(rules.players)
            )
            / rules.players
            for number in track(range(games // rules.players), console=console, transient=True)
        ]
    )
    error = 1.96 * float(shares.std(ddof=1)) / math.sqrt(len(shares))
    console.print(
        f"{game}, {depth} ahead: {100 * shares.mean():.1f} % ± {100 * error:.1f}"
        f" of {len(shares) * rules.players:,} games"
    )


if __name__ == "__main__":
    typer.run(main)
