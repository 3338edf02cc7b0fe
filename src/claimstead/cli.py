"""The command line. Nothing heavy is imported before it is needed."""

import sys
from typing import Annotated

import typer

app = typer.Typer(
    help="Claim It! and CLAIM / CLAIM 2.",
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
)

GameOption = Annotated[
    str | None,
    typer.Option(
        "--game", help='The set-up in words, as "claim-it 2 base" or "claim 2 Gn Gi Dr Tr Se".'
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Makes dice, deals and opponents repeatable.")
]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Play Claim It! and CLAIM / CLAIM 2. Without a command: start a game."""
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(game: GameOption = None, seed: SeedOption = None) -> None:
    """Play in the terminal against players that move at random."""
    import random

    from claimstead.language import say
    from claimstead.notation import game_named
    from claimstead.terminal import simple

    rng = random.SystemRandom() if seed is None else random.Random(seed)
    try:
        words = game or simple.choose_game(input, typer.echo)
        simple.play(game_named(words), "a", rng, input, typer.echo)
    except (simple.Left, EOFError, KeyboardInterrupt):
        typer.echo("\n" + say("terminal-left"))


def main() -> None:
    """Run the command line: exit code 2 and one line for bad input."""
    from claimstead.core import ClaimsteadError

    try:
        app()
    except ClaimsteadError as refusal:
        typer.echo(f"claimstead: {refusal}", err=True)
        sys.exit(2)
