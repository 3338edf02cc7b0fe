"""Measure what these games are like."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption


def figures(
    games: Annotated[int, typer.Option("--games", min=2)] = 20,
    deals: Annotated[int, typer.Option("--deals", min=100)] = 10_000,
    folder: Annotated[Path, typer.Option("--folder")] = Path("build/figures"),
    seed: SeedOption = 1,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Example: claimstead figures --games 100 --folder docs"""
    from claimstead.players.warm import warm_once
    from claimstead.research.figures.report import make

    warm_once()
    report = make(
        folder, games=games, deal_count=deals, seed=seed or 0, processes=processes, cluster=cluster
    )
    typer.echo(report)
