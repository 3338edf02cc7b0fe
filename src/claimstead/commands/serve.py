"""Serve the table."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE or postgresql://...",
            help="Where games are kept; a file in your data folder unless given.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, help="Processes that serve; more need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, help="Processes for computer players.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="Time for a computer player's move.")
    ] = 1.0,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = False,
) -> None:
    """Serve the table for browsers and for the terminal.

    Example: claimstead serve --port 8000 --database games.sqlite
    """
    import os

    from claimstead.players.warm import warm_once
    from claimstead.server.app import Options
    from claimstead.server.run import serve as run

    warm_once()
    spare = max((os.cpu_count() or 2) - 1, 1)
    options = Options(database=database, thinkers=thinkers or spare, seconds=seconds)
    run(options, host, port, workers, browser)
