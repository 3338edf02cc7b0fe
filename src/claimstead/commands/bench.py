"""Measure how fast this installation is."""

from typing import Annotated

import typer

from claimstead.commands.options import JsonOption


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=60)] = 1.0,
    as_json: JsonOption = False,
) -> None:
    """Examples:
    claimstead bench
    claimstead bench --seconds 0.2 --json
    """
    from rich.console import Console
    from rich.progress import track

    from claimstead.commands.output import speeds
    from claimstead.language import say

    console = Console(stderr=True)
    todo = list(speeds.measures())
    found = [
        speeds.measured(each, seconds)
        for each in track(
            todo,
            say("bench-measuring"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
    ]
    typer.echo(speeds.as_json(found) if as_json else speeds.as_table(found))
