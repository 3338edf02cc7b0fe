"""Look after a server's database."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import DatabaseOption, JsonOption, SettingsOption

app = typer.Typer(help="Look after a server's database.")


@app.callback()
def admin(context: typer.Context, settings: SettingsOption = None) -> None:
    """Look after a server's database: the one of --database, else that of the server's settings."""
    context.obj = settings


def _address(context: typer.Context, database: str | None) -> str | None:
    """Of the database: by the option, the environment or the file of settings."""
    import os

    from claimstead.server.options import settle_options

    return settle_options({"database": database}, os.environ, context.obj).options.database


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

    typer.echo(administration.stats(_address(context, database), as_json))


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
