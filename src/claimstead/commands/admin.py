"""Look after a server's database."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import DatabaseOption, JsonOption

app = typer.Typer(help="Look after a server's database.")


@app.command("stats")
def admin_stats(
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """How many people and tables there are.

    Example: claimstead admin stats --json
    """
    from claimstead.terminal import administration

    typer.echo(administration.stats(database, as_json))


@app.command("backup")
def admin_backup(file: Path, database: DatabaseOption = None) -> None:
    """Write the whole database to a file, also while people play.

    Example: claimstead admin backup claimstead.backup --database games.sqlite
    """
    from claimstead.terminal import administration

    typer.echo(administration.backed_up(database, file))


@app.command("restore")
def admin_restore(file: Path, database: DatabaseOption = None) -> None:
    """Read a backup into an empty database.

    Example: claimstead admin restore claimstead.backup --database new.sqlite
    """
    from claimstead.terminal import administration

    typer.echo(administration.restored(database, file))


@app.command("forget")
def admin_forget(
    person: Annotated[str, typer.Argument(help="The name of the account.")],
    database: DatabaseOption = None,
) -> None:
    """Delete a person's data.

    Example: claimstead admin forget ada
    """
    from claimstead.terminal import administration

    typer.echo(administration.forgotten(database, person))
