"""Let computer players play many games, and write them down."""

import json
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import (
    ClusterOption,
    JsonOption,
    ProcessesOption,
    SeedOption,
    UsualGameOption,
    complete_entrants,
)


def simulate(
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    game: UsualGameOption,
    players: Annotated[str, typer.Option("--players", autocompletion=complete_entrants)] = "expert",
    games: Annotated[int, typer.Option("--games")] = 100,
    seed: SeedOption = 1,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    values: Annotated[bool, typer.Option("--values/--no-values")] = True,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    """Example: claimstead simulate --players expert,strong --games 1000 --out games.parquet"""
    from claimstead.language import say
    from claimstead.players.warm import warm_once
    from claimstead.research.simulation import simulate

    warm_once()
    written = simulate(
        game,
        [name.strip() for name in players.split(",")],
        games,
        out,
        seed=seed or 0,
        nodes=nodes,
        seconds=seconds,
        with_values=values,
        processes=processes,
        cluster=cluster,
    )
    if as_json:
        typer.echo(json.dumps({**written._asdict(), "file": str(written.file)}))
    else:
        typer.echo(
            say(
                "simulate-done",
                games=written.games,
                decisions=written.decisions,
                file=str(written.file),
            )
        )
