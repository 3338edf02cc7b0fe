"""The benchmark of players."""

import json
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ProcessesOption, complete_entrants


def leaderboard(
    player: Annotated[
        str, typer.Option("--player", metavar="NAME|COMMAND", autocompletion=complete_entrants)
    ],
    out: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    games: Annotated[int | None, typer.Option("--games", min=2)] = None,
    processes: ProcessesOption = None,
) -> None:
    """Examples:
    claimstead leaderboard --player easy --json easy.json
    claimstead leaderboard --player "node examples/engine.js" --games 10
    """
    from claimstead.files import check_writable, write_text
    from claimstead.players.warm import warm_once
    from claimstead.research.leaderboard import GAMES, entry, told

    if out is not None:
        check_writable(out)
    warm_once()
    found = entry(
        player,
        games=games or GAMES,
        processes=processes,
        tell=lambda line: typer.echo(line, err=True),
    )
    if out is not None:
        write_text(out, json.dumps(found, indent=2) + "\n")
    typer.echo(told(found))
