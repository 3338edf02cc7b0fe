"""Measure what these games are like."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption


def figures(
    games: Annotated[
        int, typer.Option("--games", min=2, help="Of Claim It!, for each level and set-up.")
    ] = 20,
    deals: Annotated[
        int, typer.Option("--deals", min=100, help="Of CLAIM, for each set-up.")
    ] = 10_000,
    folder: Annotated[
        Path, typer.Option("--folder", help="For figures.md and its pictures.")
    ] = Path("build/figures"),
    seed: SeedOption = 1,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Measure what these games are like, and write a report with pictures.

    Example: claimstead figures --games 100 --folder docs
    """
    from claimstead.players.warm import warm_once
    from claimstead.research.figures.report import make

    warm_once()
    report = make(
        folder,
        games=games,
        deal_count=deals,
        seed=seed or 0,
        processes=processes,
        cluster=cluster,
    )
    typer.echo(report)
