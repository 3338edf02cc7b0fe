"""Analyse a position."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption, LanguageOption


def analyse(
    position: Annotated[str, typer.Argument(metavar="POSITION-FILE")],
    as_json: JsonOption = False,
    deeper: Annotated[bool, typer.Option("--deeper")] = False,
    engine: Annotated[str | None, typer.Option("--engine", metavar="COMMAND")] = None,
    _language: LanguageOption = None,
) -> None:
    """Examples:
    claimstead analyse position.txt --json
    claimstead analyse position.txt --engine "claimstead engine"
    """
    from claimstead.commands.output import analysis
    from claimstead.files import read_text
    from claimstead.players.warm import warm_once
    from claimstead.review import DEEPER, HINT

    text = read_text(position, sys.stdin)
    warm_once()
    typer.echo(analysis.analysed(text, DEEPER if deeper else HINT, as_json, engine))
