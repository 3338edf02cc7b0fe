"""Puzzles out of played games."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import JsonOption

app = typer.Typer()


@app.callback(invoke_without_command=True)
def puzzle(
    context: typer.Context,
    number: Annotated[
        int | None, typer.Option("--id", metavar="N", help="Another one than today's.")
    ] = None,
    answer: Annotated[
        str | None, typer.Option("--answer", metavar="MOVE", help="Answer, as Gn7 or 2@3/5.")
    ] = None,
    hint: Annotated[bool, typer.Option("--hint", help="Show the hints.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Solve a puzzle, today's unless told otherwise. On a terminal you are asked for the move.

    \b
    Examples:
      claimstead puzzle
      claimstead puzzle --id 17 --hint
      claimstead puzzle --id 17 --answer Se7
    """
    if context.invoked_subcommand is not None:
        return
    import sys

    from claimstead.terminal import puzzles

    asked = puzzles.asked(number)
    if as_json:
        typer.echo(puzzles.as_json(asked, answer, wants_hints=hint))
        return
    told = None if answer is None else puzzles.answered(asked, answer)
    typer.echo(puzzles.shown(asked, wants_hints=hint))
    if told is not None:
        typer.echo(told)
    elif sys.stdin.isatty():
        puzzles.solve(asked, input, typer.echo)


@app.command()
def make(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write them.")],
    seed: Annotated[int, typer.Option("--seed", help="Makes them repeatable.")] = 1855,
    cards: Annotated[int, typer.Option("--cards", min=0, help="Puzzles of CLAIM.")] = 320,
    dice: Annotated[int, typer.Option("--dice", min=0, help="Puzzles of Claim It!")] = 240,
) -> None:
    """Make puzzles from games of computer players; how it was done is written beside them.

    Example: claimstead puzzle make --out puzzles.jsonl.gz --cards 20 --dice 20
    """
    from claimstead.terminal import puzzles

    typer.echo(puzzles.made(out, seed, cards, dice))
