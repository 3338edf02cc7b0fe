"""The command line: every command is a file in `commands/`."""

import os
import sys
from typing import Annotated

import typer

from claimstead.commands import admin, misuse, puzzle, train
from claimstead.commands.analyse import analyse
from claimstead.commands.arena import arena
from claimstead.commands.bench import bench
from claimstead.commands.engine import engine
from claimstead.commands.figures import figures
from claimstead.commands.help import SpokenApp
from claimstead.commands.leaderboard import leaderboard
from claimstead.commands.play import play
from claimstead.commands.replay import replay
from claimstead.commands.review import review
from claimstead.commands.serve import serve
from claimstead.commands.simulate import simulate
from claimstead.commands.solve import solve
from claimstead.commands.verify import verify

INTERRUPTED = 130
"""As shells have it: 128, and the number of the signal."""
NOBODYS_FAULT = ("database-failed", "no-cluster", "unreachable", "write-failed")

app = SpokenApp(
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
    # Rich would take as long to load as all else.
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    play,
    analyse,
    solve,
    simulate,
    figures,
    arena,
    engine,
    leaderboard,
    serve,
    verify,
    review,
    replay,
    bench,
)
for command in COMMANDS:
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
        typer.Option("--version", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve(browser=True)


def main() -> None:
    """Run the command line: one line on standard error, and no traceback, for what goes wrong."""
    from claimstead.language import speak, wished

    _open_what_is_closed()
    speak(wished(os.environ, sys.argv[1:]))
    sys.exit(_run())


def _open_what_is_closed() -> None:
    """Who closes a stream (`>&-`) gives nothing, or wants nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def _run() -> int:
    """The exit code: 2 for bad input, 1 for what is nobody's fault here."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except SystemExit as end:
        # Typer leaves without a word when nobody reads on.
        if isinstance(end.__context__, BrokenPipeError):
            return _output_failed(end.__context__)
        raise
    except OSError as fault:
        return _output_failed(fault)
    except Exception as fault:
        return _refused(fault)
    return int(code or 0)


def _refused(fault: Exception) -> int:
    """Say what was refused. What nobody foresaw stays an error."""
    from typer.exceptions import TyperException

    from claimstead.core import ClaimsteadError
    from claimstead.core.extras import missing_extra
    from claimstead.language import spoken

    if isinstance(fault, ClaimsteadError):
        _complain(fault.line(spoken()))
        return 1 if fault.code in NOBODYS_FAULT else 2
    if isinstance(fault, TyperException):
        _complain(misuse.told(fault))
        return 2
    if isinstance(fault, ModuleNotFoundError):
        command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        missing = missing_extra(fault.name, command)
        if missing is not None:
            _complain(missing.line(spoken()))
            return 2
    raise fault


def _output_failed(fault: OSError) -> int:
    """Nobody reads on, or there is no room for what was to be written."""
    from claimstead.core import ClaimsteadError
    from claimstead.language import spoken

    # What is left in the buffer would fail once more at the end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(fault, BrokenPipeError):
        refusal = ClaimsteadError("output-closed")
    else:
        refusal = ClaimsteadError("output-failed", why=fault.strerror or str(fault))
    _complain(refusal.line(spoken()))
    return 1


def _complain(told: str) -> None:
    typer.echo(f"claimstead: {' '.join(told.split())}", err=True)
