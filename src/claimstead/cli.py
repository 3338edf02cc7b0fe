"""The command line: every command is a file in `commands/`."""

import sys
from typing import Annotated

import typer

from claimstead.commands import admin, puzzle, train
from claimstead.commands.arena import arena
from claimstead.commands.play import play
from claimstead.commands.review import review
from claimstead.commands.serve import serve
from claimstead.commands.simulate import simulate
from claimstead.commands.solve import solve
from claimstead.commands.verify import verify

app = typer.Typer(
    help="Claim It! and CLAIM / CLAIM 2.",
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
)
for command in (play, solve, simulate, arena, serve, verify, review):
    app.command()(command)
app.add_typer(admin.app, name="admin")
app.add_typer(train.app, name="train")
app.add_typer(puzzle.app, name="puzzle")


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"claimstead {version('claimstead')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play Claim It! and CLAIM / CLAIM 2. Without a command: open the table in the browser."""
    if context.invoked_subcommand is None:
        serve(browser=True)


def main() -> None:
    """Run the command line: exit code 2 and one line for bad input."""
    from typer.exceptions import TyperException

    from claimstead.core import ClaimsteadError

    try:
        code = app(standalone_mode=False)
    except (ClaimsteadError, TyperException) as refusal:
        told = refusal.format_message() if isinstance(refusal, TyperException) else str(refusal)
        typer.echo(f"claimstead: {' '.join(told.split())}", err=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    sys.exit(code)
