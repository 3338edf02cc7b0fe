"""Solve a position of phase 2."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption


def solve(
    position: Annotated[str, typer.Argument(metavar="POSITION-FILE")],
    limit: Annotated[int | None, typer.Option("--limit", min=1)] = None,
    as_json: JsonOption = False,
) -> None:
    """Example: claimstead solve position.txt"""
    from claimstead.commands.output import solution
    from claimstead.files import read_text
    from claimstead.players.warm import warm_once

    warm_once()
    text = read_text(position, sys.stdin)
    typer.echo(solution.solved(text, limit, as_json))
