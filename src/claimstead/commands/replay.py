"""A game as a page that plays it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import LanguageOption


def replay(
    game: Annotated[str, typer.Argument(metavar="GAME-FILE")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE.html")],
    seat: Annotated[str | None, typer.Option("--seat")] = None,
    _language: LanguageOption = None,
) -> None:
    """Example: claimstead replay game.txt --out game.html"""
    from claimstead.core import BadText
    from claimstead.files import check_writable, read_text, write_text
    from claimstead.language import say, spoken
    from claimstead.notation import read_record, replay

    record = read_record(read_text(game, sys.stdin))
    if seat is not None and seat not in record.game.seats:
        raise BadText("no-such-seat", seat=seat[:20], seats=" ".join(record.game.seats))
    check_writable(out)
    write_text(out, replay(record, seat=seat, language=spoken()))
    typer.echo(say("review-page-written", file=str(out)))
