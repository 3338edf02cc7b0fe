"""Review a game."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption, LanguageOption


def review(
    game: Annotated[str, typer.Argument(metavar="GAME-FILE")],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE.html")] = None,
    as_json: JsonOption = False,
    _language: LanguageOption = None,
    deeper: Annotated[bool, typer.Option("--deeper")] = False,
    rolls: Annotated[int | None, typer.Option("--rolls", min=1, max=3)] = None,
    deals: Annotated[int | None, typer.Option("--deals", min=2, max=100_000)] = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
) -> None:
    """Example: claimstead review game.txt --html review.html"""
    from claimstead.commands.output.review import reviewed
    from claimstead.files import read_text
    from claimstead.language import spoken
    from claimstead.players.warm import warm_once
    from claimstead.review import DEEPER, USUAL

    usual = DEEPER if deeper else USUAL
    effort = usual._replace(
        rolls_ahead=usual.rolls_ahead if rolls is None else rolls,
        deals=usual.deals if deals is None else deals,
        seed=usual.seed if seed is None else seed,
    )
    text = read_text(game, sys.stdin)
    warm_once()
    typer.echo(reviewed(text, effort, language=spoken(), wants_json=as_json, html=html))
