"""Puzzles out of played games."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.help import SpokenApp
from claimstead.commands.options import JsonOption

app = SpokenApp()


@app.callback(invoke_without_command=True)
def puzzle(
    context: typer.Context,
    number: Annotated[int | None, typer.Option("--id", metavar="N")] = None,
    answer: Annotated[str | None, typer.Option("--answer", metavar="MOVE")] = None,
    hint: Annotated[bool, typer.Option("--hint")] = False,
    as_json: JsonOption = False,
) -> None:
    """Examples:
    claimstead puzzle
    claimstead puzzle --id 17 --hint
    claimstead puzzle --id 17 --answer Se7
    """
    if context.invoked_subcommand is not None:
        return
    import sys

    from claimstead.commands.output import puzzles
    from claimstead.terminal.puzzles import answered, asked_for

    asked = asked_for(number)
    if as_json:
        typer.echo(puzzles.as_json(asked, answer, wants_hints=hint))
        return
    told = None if answer is None else answered(asked, answer)
    typer.echo(puzzles.shown(asked, wants_hints=hint))
    if told is not None:
        typer.echo(told)
    elif sys.stdin.isatty():
        puzzles.solve(asked, input, typer.echo)


@app.command("make")
def puzzle_make(
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    seed: Annotated[int, typer.Option("--seed")] = 1855,
    cards: Annotated[int, typer.Option("--cards", min=0)] = 320,
    dice: Annotated[int, typer.Option("--dice", min=0)] = 240,
) -> None:
    """Example: claimstead puzzle make --out puzzles.jsonl.gz --cards 20 --dice 20"""
    from claimstead.commands.output import puzzles

    typer.echo(puzzles.made(out, seed, cards, dice))
