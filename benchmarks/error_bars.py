"""How honest the error bars of a review are: how many hold what a much deeper review finds.

Games of CLAIM with three and four players are reviewed with few deals and with many others. An
error bar claims that it holds the truth 95 times of 100.
"""

from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from benchmarks.review import played
from claimstead.claim.decks import all_decks
from claimstead.notation import game_named
from claimstead.players import Budget
from claimstead.review import Effort, Review, review

SUMS = ("own", "others", "luck")
DEEPER = 16
"""So many times as many deals: the truth is off by a quarter of a bar."""


def held(found: Review, truth: Review) -> Counter[tuple[str, bool]]:
    """Of a seat's sums, and of all sampled steps: whether the bar holds the truth."""
    counts: Counter[tuple[str, bool]] = Counter()
    for one, other in zip(found.totals, truth.totals, strict=True):
        for part in SUMS:
            off = abs(getattr(one, part) - getattr(other, part))
            counts[part, off <= getattr(one, f"{part}_bar")] += 1
    for step, same in zip(found.steps, truth.steps, strict=True):
        if step.error_bar > 0:
            pairs = zip(step.luck or step.effect, same.luck or same.effect, strict=True)
            for one_seat, there in pairs:
                counts["steps", abs(one_seat - there) <= step.error_bar] += 1
    return counts


def main(
    games: Annotated[int, typer.Option(help="With each number of players.")] = 20,
    deals: int = 20,
    seeds: Annotated[int, typer.Option(help="Reviews of each game.")] = 3,
    level: str = "easy",
) -> None:
    """Play games, review them, and count."""
    console = Console()
    for players in (3, 4):
        decks = list(all_decks(players))
        counts: Counter[tuple[str, bool]] = Counter()
        for number in track(range(games), "Reviewing", console=console, transient=True):
            game = game_named(f"claim {players} {decks[number % len(decks)]}")
            record = played(game, level, Budget(nodes=50), number)
            truth = review(record, Effort(deals=deals * DEEPER, seed=seeds))
            for seed in range(seeds):
                counts += held(review(record, Effort(deals=deals, seed=seed)), truth)
        shares = ", ".join(
            f"{part} {counts[part, True] / (counts[part, True] + counts[part, False]):.1%}"
            for part in (*SUMS, "steps")
        )
        console.print(f"{players} players, {games} games, {seeds} reviews each: {shares}")


if __name__ == "__main__":
    typer.run(main)
