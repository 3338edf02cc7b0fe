"""Analyse a position."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption, LanguageOption


def analyse(
    position: Annotated[
        str, typer.Argument(metavar="POSITION-FILE", help="A position of any game; - reads.")
    ],
    as_json: JsonOption = False,
    deeper: Annotated[bool, typer.Option("--deeper", help="Think several times as long.")] = False,
    _language: LanguageOption = None,
) -> None:
    """What a position is worth, and every move in it: what the analysis board knows.

    Example: claimstead analyse position.txt --json
    """
    from claimstead.files import read_text
    from claimstead.players.warm import warm_once
    from claimstead.review import DEEPER, HINT
    from claimstead.terminal import analysis

    text = read_text(position, sys.stdin)
    warm_once()
    typer.echo(analysis.analysed(text, DEEPER if deeper else HINT, as_json))
