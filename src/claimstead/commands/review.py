"""Review a game."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption, LanguageOption


def review(
    game: Annotated[str, typer.Argument(metavar="GAME-FILE", help="A game; - reads.")],
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="OUT.html", help="Write a page with pictures, too."),
    ] = None,
    as_json: JsonOption = False,
    _language: LanguageOption = None,
    deeper: Annotated[bool, typer.Option("--deeper", help="Think several times as long.")] = False,
    rolls: Annotated[
        int | None,
        typer.Option("--rolls", min=1, max=3, help="Claim It!: how many rolls it looks ahead."),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            "--deals", min=2, max=100_000, help="CLAIM: how many deals a card is tried in."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Another sample of deals; the same seed repeats.")
    ] = None,
) -> None:
    """What every move of a game cost, and what was luck.

    Example: claimstead review game.txt --html review.html
    """
    from claimstead.files import read_text
    from claimstead.language import spoken
    from claimstead.players.warm import warm_once
    from claimstead.review import DEEPER, USUAL
    from claimstead.terminal.review import reviewed

    usual = DEEPER if deeper else USUAL
    effort = usual._replace(
        rolls_ahead=usual.rolls_ahead if rolls is None else rolls,
        deals=usual.deals if deals is None else deals,
        seed=usual.seed if seed is None else seed,
    )
    text = read_text(game, sys.stdin)
    warm_once()
    typer.echo(reviewed(text, effort, language=spoken(), wants_json=as_json, html=html))
