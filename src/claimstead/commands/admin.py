"""Look after a server's database."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from claimstead.commands.options import DatabaseOption, JsonOption, SettingsOption

if TYPE_CHECKING:
    from claimstead.server.options import Options

PersonArgument = Annotated[str, typer.Argument(help="The name of the account, or the number.")]
TableArgument = Annotated[str, typer.Argument(help="The id of the table, as in its link.")]
NoteOption = Annotated[str, typer.Option("--note", help="Why, for the log of acts.")]
DaysOption = Annotated[
    float | None, typer.Option("--days", min=0.001, help="For so long; for good unless given.")
]

app = typer.Typer(help="Look after a server's database.")


@app.callback()
def admin(context: typer.Context, settings: SettingsOption = None) -> None:
    """Look after a server's database: the one of --database, else that of the server's settings."""
    context.obj = settings


def _address(context: typer.Context, database: str | None) -> str | None:
    """Of the database: by the option, the environment or the file of settings."""
    return _options(context, database).database


def _options(context: typer.Context, database: str | None) -> "Options":
    import os

    from claimstead.server.options import settle_options

    return settle_options({"database": database}, os.environ, context.obj).options


@app.command("stats")
def admin_stats(
    context: typer.Context,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """How many people and tables there are.

    Example: claimstead admin stats --json
    """
    from claimstead.terminal import administration

    options = _options(context, database)
    keeping = {
        "pack_days": options.pack_days,
        "guest_days": options.guest_days,
        "abandoned_days": options.abandoned_days,
    }
    typer.echo(administration.stats(options.database, as_json, keeping))


@app.command("backup")
def admin_backup(context: typer.Context, file: Path, database: DatabaseOption = None) -> None:
    """Write the whole database to a file, also while people play.

    Example: claimstead admin backup claimstead.backup --database games.sqlite
    """
    from claimstead.terminal import administration

    typer.echo(administration.backed_up(_address(context, database), file))


@app.command("restore")
def admin_restore(file: Path, database: DatabaseOption = None) -> None:
    """Read a backup into a new database, or into an empty one, which --database names.

    Example: claimstead admin restore claimstead.backup --database new.sqlite
    """
    from claimstead.terminal import administration

    typer.echo(administration.restored(database, file))


@app.command("forget")
def admin_forget(
    context: typer.Context,
    person: Annotated[str, typer.Argument(help="The name of the account.")],
    database: DatabaseOption = None,
) -> None:
    """Delete a person's data.

    Example: claimstead admin forget ada
    """
    from claimstead.terminal import administration

    typer.echo(administration.forgotten(_address(context, database), person))


@app.command("ban")
def admin_ban(
    context: typer.Context,
    person: PersonArgument,
    days: DaysOption = None,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Log a person out everywhere and let them in no more.

    Example: claimstead admin ban eve --days 7 --note "insults"
    """
    from claimstead.terminal import administration

    address = _address(context, database)
    typer.echo(administration.restricted(address, person, "ban", days, note))


@app.command("mute")
def admin_mute(
    context: typer.Context,
    person: PersonArgument,
    days: DaysOption = None,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Let a person play, but not talk.

    Example: claimstead admin mute eve --days 1
    """
    from claimstead.terminal import administration

    address = _address(context, database)
    typer.echo(administration.restricted(address, person, "mute", days, note))


@app.command("pardon")
def admin_pardon(
    context: typer.Context,
    person: PersonArgument,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """End a ban and a mute.

    Example: claimstead admin pardon eve
    """
    from claimstead.terminal import administration

    address = _address(context, database)
    typer.echo(administration.restricted(address, person, "pardon", None, note))


@app.command("close")
def admin_close(
    context: typer.Context,
    table: TableArgument,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Close a table, whether the game has begun or not.

    Example: claimstead admin close AbCdEfGhIjKl
    """
    from claimstead.terminal import administration

    typer.echo(administration.interfered(_address(context, database), table, "close", note))


@app.command("dismiss")
def admin_dismiss(
    context: typer.Context,
    table: TableArgument,
    seat: Annotated[str, typer.Argument(help="a to e.")],
    database: DatabaseOption = None,
) -> None:
    """Let whoever sits there leave a table; a game under way is lost for them.

    Example: claimstead admin dismiss AbCdEfGhIjKl b
    """
    from claimstead.terminal import administration

    typer.echo(administration.interfered(_address(context, database), table, "dismiss", seat))


@app.command("acts")
def admin_acts(
    context: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """What was done with these commands, the oldest first.

    Example: claimstead admin acts --json
    """
    from claimstead.terminal import administration

    typer.echo(administration.told_acts(_address(context, database), as_json))
