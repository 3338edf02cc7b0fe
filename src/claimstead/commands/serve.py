"""Serve the table."""

from typing import Annotated

import typer

from claimstead.commands.options import SettingsOption


def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="FILE|postgresql://...")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.05)] = None,
    trusted_proxies: Annotated[list[str] | None, typer.Option("--trusted-proxies")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level")] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log/--no-access-log")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", min=1, max=65535)] = None,
    settings: SettingsOption = None,
    print_settings: Annotated[bool, typer.Option("--print-settings")] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = False,
) -> None:
    """Examples:
    claimstead serve --port 8000 --database games.sqlite
    claimstead serve --settings /etc/claimstead/settings.toml --print-settings
    """
    import os

    from claimstead.server.options import settle_options, shown

    given = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "thinkers": thinkers,
        "seconds": seconds,
        "trusted_proxies": trusted_proxies or None,
        "log_level": log_level,
        "access_log": access_log,
        "metrics_port": metrics_port,
    }
    settled = settle_options(given, os.environ, settings)
    if print_settings:
        typer.echo(shown(settled))
        return

    from claimstead.server.run import serve as run

    run(settled.options, browser)
