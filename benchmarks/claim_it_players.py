"""How strong the players of Claim It! are: the figures of `docs/players.md`.

Games in pairs or rounds with the same dice and the seats rotated, by the arena. Everything with
a budget of nodes: the same command gives the same figures.
"""

from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from claimstead.research.arena import Result, matches_between, play_match, rounds_for
from claimstead.research.crew import crew

NODES = 1_000
"""Enough for a look two rolls ahead."""


class Figure(NamedTuple):
    """A match, and the share it must show, in parts of a fair one or of all."""

    setup: str
    better: str
    other: str
    bar: float
    games: int


FIGURES = (
    Figure("claim-it 2 base", "expert", "heuristic", 0.65, 4000),
    Figure("claim-it 2 quick", "expert", "heuristic", 0.60, 4000),
    Figure("claim-it 2 base", "expert", "strong", 0.60, 1000),
    Figure("claim-it 2 base", "strong", "medium", 0.60, 1000),
    Figure("claim-it 2 base", "medium", "easy", 0.60, 1000),
    Figure("claim-it 2 base", "easy", "beginner", 0.60, 1000),
    Figure("claim-it 3 base", "expert", "heuristic", 1.5 / 3, 1002),
    Figure("claim-it 4 base", "expert", "heuristic", 1.5 / 4, 1000),
    Figure("claim-it 5 base", "expert", "heuristic", 1.5 / 5, 1000),
)


def main(
    only: Annotated[str, typer.Option(help="Only matches whose words contain this.")] = "",
    part: Annotated[float, typer.Option(help="Play this part of the games.")] = 1.0,
    nodes: Annotated[int, typer.Option(help="What a player may spend on a move.")] = NODES,
    seed: int = 1855,
    processes: Annotated[int | None, typer.Option(help="One a core unless told.")] = None,
) -> None:
    """Play the matches and print the shares with their 95 % intervals."""
    console = Console()
    table = Table("set-up", "player", "against", "games", "share", "95 %", "must show")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        crew(processes) as hands,
        Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress,
    ):
        for figure in FIGURES:
            if only not in " ".join((figure.setup, figure.better, figure.other)):
                continue
            [match] = matches_between(
                [figure.better, figure.other], figure.setup, seed=seed, nodes=nodes
            )
            sides = int(figure.setup.split()[1])
            games = max(round(figure.games * part / sides), 2) * sides
            rounds = rounds_for(figure.setup, games)
            bar = progress.add_task(f"{figure.better} against {figure.other}", total=rounds)

            def advance(_: object, bar: object = bar) -> None:
                progress.advance(bar)  # type: ignore[arg-type]

            result = play_match(match, rounds, hands, on_round=advance)
            progress.remove_task(bar)
            add_row(table, figure, result)
            console.print(
                f"{figure.setup}: {figure.better} against {figure.other}"
                f" {100 * result.share(0):.1f} % of {result.games} games"
            )
    console.print(table)


def add_row(table: Table, figure: Figure, result: Result) -> None:
    low, high = result.interval(0)
    table.add_row(
        figure.setup,
        figure.better,
        figure.other,
        f"{result.games:,}",
        f"{100 * result.share(0):.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{100 * figure.bar:.1f} %",
    )


if __name__ == "__main__":
    typer.run(main)
