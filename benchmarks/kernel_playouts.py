"""Random games through the kernel, beside the same games through the readable rules.

One core. A game goes from the deal or the empty board to its result. The machine may be busy:
both sides are measured in many short rounds, in turn, and the best round of each counts.
"""

import random
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.rules import play
from claimstead.kernel.claim import playout as claim_playout
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim_it import playout as claim_it_playout
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.codec import WINNERS
from claimstead.kernel.randomness import randomness
from claimstead.notation import Claim, game_named
from claimstead.registry import Game

SETUPS = (
    "claim 2 Gn Gi Dr Tr Se",
    "claim 2 Kn Go Un Dw Do",
    "claim 3 Gn Gi Dw Do Dr Tr Se",
    "claim 4 Gn Gi Dw Do Dr Tr Se",
    "claim-it 2 base",
    "claim-it 2 quick",
    "claim-it 5 base",
)
ROUNDS = 150
KERNEL_SECONDS = 0.003


class Twins:
    """A set-up, and how fast both sides have played it."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.game: Game[Any] = game_named(words)
        is_claim = isinstance(self.game, Claim)
        codec: Any = ClaimCodec(self.game) if is_claim else ClaimItCodec(self.game)  # type: ignore[arg-type]
        self.play_outs = claim_playout.play_outs if is_claim else claim_it_playout.play_outs
        self.tables = codec.tables
        self.start = codec.encode(self.game.start())[np.newaxis]
        self.won = np.zeros((1, WINNERS), np.int64)
        self.chance = randomness(1855)
        self.rng = random.Random(1855)
        self.kernel = self.rules = 0.0
        self.play_kernel(10)
        self.games = max(1, int(self.play_kernel(500) * KERNEL_SECONDS))

    def play_kernel(self, games: int) -> float:
        """Games a second."""
        started = time.perf_counter()
        self.play_outs(self.tables, self.start, games, self.chance, self.won)
        return games / (time.perf_counter() - started)

    def play_rules(self) -> float:
        """Games a second, by one game."""
        started = time.perf_counter()
        play(self.game, self.rng)
        return 1 / (time.perf_counter() - started)

    def measure(self) -> None:
        self.kernel = max(self.kernel, self.play_kernel(self.games))
        self.rules = max(self.rules, self.play_rules())


def main() -> None:
    console = Console()
    twins = [Twins(words) for words in track(SETUPS, "Compiling", console=console, transient=True)]
    for _ in track(range(ROUNDS), "Playing", console=console, transient=True):
        for each in twins:
            each.measure()
    table = Table("random games of", title="Games a second, on one core")
    for heading in ("kernel", "rules", "ratio"):
        table.add_column(heading, justify="right")
    for each in twins:
        ratio = f"{each.kernel / each.rules:,.0f}"
        table.add_row(each.words, f"{each.kernel:,.0f}", f"{each.rules:,.0f}", ratio)
    console.print(table)


if __name__ == "__main__":
    main()
