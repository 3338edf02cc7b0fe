"""Check a game that is over."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption


def verify(
    game: Annotated[str, typer.Argument(metavar="GAME-FILE")], as_json: JsonOption = False
) -> None:
    """Example: claimstead verify game.txt"""
    from claimstead.commands.output import verification
    from claimstead.files import read_text

    told, is_good = verification.verified(read_text(game, sys.stdin), as_json)
    typer.echo(told)
    if not is_good:
        raise typer.Exit(1)
