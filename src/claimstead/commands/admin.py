"""Look after a server's database."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from claimstead.commands.help import SpokenApp
from claimstead.commands.options import DatabaseOption, JsonOption, SettingsOption

if TYPE_CHECKING:
    from claimstead.server.options import Options

PersonArgument = Annotated[str, typer.Argument()]
TableArgument = Annotated[str, typer.Argument()]
NoteOption = Annotated[str, typer.Option("--note")]
DaysOption = Annotated[float | None, typer.Option("--days", min=0.001, max=36_500)]


class Role(StrEnum):
    """What somebody may be made."""

    HOST = "host"
    ARBITER = "arbiter"
    NONE = "none"


app = SpokenApp()


@app.callback()
def admin(context: typer.Context, settings: SettingsOption = None) -> None:
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
    context: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Example: claimstead admin stats --json"""
    from claimstead.commands.output import administration

    options = _options(context, database)
    keeping = {
        "pack_days": options.pack_days,
        "guest_days": options.guest_days,
        "abandoned_days": options.abandoned_days,
    }
    typer.echo(administration.stats(options.database, as_json, keeping))


@app.command("backup")
def admin_backup(context: typer.Context, file: Path, database: DatabaseOption = None) -> None:
    """Example: claimstead admin backup claimstead.backup --database games.sqlite"""
    from claimstead.commands.output import administration

    typer.echo(administration.backed_up(_address(context, database), file))


@app.command("restore")
def admin_restore(file: Path, database: DatabaseOption = None) -> None:
    """Example: claimstead admin restore claimstead.backup --database new.sqlite"""
    from claimstead.commands.output import administration

    typer.echo(administration.restored(database, file))


@app.command("forget")
def admin_forget(
    context: typer.Context,
    person: Annotated[str, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin forget ada"""
    from claimstead.commands.output import administration

    typer.echo(administration.forgotten(_address(context, database), person))


@app.command("reset")
def admin_reset(
    context: typer.Context, person: PersonArgument, database: DatabaseOption = None
) -> None:
    """Example: claimstead admin reset ada"""
    from claimstead.commands.output import administration

    typer.echo(administration.reset(_address(context, database), person))


@app.command("role")
def admin_role(
    context: typer.Context,
    person: PersonArgument,
    role: Annotated[Role, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin role ada host"""
    from claimstead.commands.output import administration

    typer.echo(administration.given_role(_address(context, database), person, role.value))


@app.command("ban")
def admin_ban(
    context: typer.Context,
    person: PersonArgument,
    days: DaysOption = None,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin ban eve --days 7 --note insults"""
    from claimstead.commands.output import administration

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
    """Example: claimstead admin mute eve --days 1"""
    from claimstead.commands.output import administration

    address = _address(context, database)
    typer.echo(administration.restricted(address, person, "mute", days, note))


@app.command("pardon")
def admin_pardon(
    context: typer.Context,
    person: PersonArgument,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin pardon eve"""
    from claimstead.commands.output import administration

    address = _address(context, database)
    typer.echo(administration.restricted(address, person, "pardon", None, note))


@app.command("close")
def admin_close(
    context: typer.Context,
    table: TableArgument,
    note: NoteOption = "",
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin close AbCdEfGhIjKl"""
    from claimstead.commands.output import administration

    typer.echo(administration.interfered(_address(context, database), table, "close", note))


@app.command("dismiss")
def admin_dismiss(
    context: typer.Context,
    table: TableArgument,
    seat: Annotated[str, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Example: claimstead admin dismiss AbCdEfGhIjKl b"""
    from claimstead.commands.output import administration

    typer.echo(administration.interfered(_address(context, database), table, "dismiss", seat))


@app.command("acts")
def admin_acts(
    context: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Example: claimstead admin acts --json"""
    from claimstead.commands.output import administration

    typer.echo(administration.told_acts(_address(context, database), as_json))
