"""Let computer players play each other."""

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


def arena(
    players: Annotated[
        list[str], typer.Argument(metavar="A B ...", autocompletion=complete_entrants)
    ],
    game: UsualGameOption,
    games: Annotated[int | None, typer.Option("--games")] = None,
    seed: SeedOption = 1,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    elo0: Annotated[float, typer.Option("--elo0")] = 0,
    elo1: Annotated[float, typer.Option("--elo1")] = 30,
    as_json: JsonOption = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
) -> None:
    """Examples:
    claimstead arena expert strong --games 200
    claimstead arena easy medium --game "claim 2 Gn Gi Dr Tr Se" --sprt --plot chart.svg
    """
    from claimstead.commands.output import arena
    from claimstead.players.warm import warm_once
    from claimstead.research.sequential import Hypotheses

    warm_once()
    arena.run(
        players,
        game,
        games=games,
        seed=seed or 0,
        nodes=nodes,
        seconds=seconds,
        hypotheses=Hypotheses(elo0, elo1) if sprt else None,
        processes=processes,
        cluster=cluster,
        wants_json=as_json,
        plot=plot,
        show=typer.echo,
    )
