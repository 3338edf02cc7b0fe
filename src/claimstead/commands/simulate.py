"""Let computer players play many games, and write them down."""

import json
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import (
    ClusterOption,
    GameOption,
    JsonOption,
    ProcessesOption,
    SeedOption,
    complete_entrants,
)


def simulate(
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            metavar="FILE",
            help="FILE.parquet: a row a decision; FILE.txt: whole games as texts.",
        ),
    ],
    game: GameOption = "claim-it 2 base",
    players: Annotated[
        str,
        typer.Option(
            "--players",
            help="By name, with commas: one for all, or one for each seat.",
            autocompletion=complete_entrants,
        ),
    ] = "expert",
    games: Annotated[int, typer.Option("--games", help="How many.")] = 100,
    seed: SeedOption = 1,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1, help="Effort a move.")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help="Time a move.")] = None,
    values: Annotated[
        bool, typer.Option("--values/--no-values", help="Judge every decision, for .parquet.")
    ] = True,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let computer players play many games, and write them down for research.

    Example: claimstead simulate --players expert,strong --games 1000 --out games.parquet
    """
    from claimstead.language import say
    from claimstead.players.warm import warm_once
    from claimstead.research.simulation import simulate

    warm_once()
    written = simulate(
        game or "",
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
