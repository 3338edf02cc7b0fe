"""Play in the terminal."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from claimstead.commands.options import GameOption, LanguageOption, SeedOption, complete_levels

if TYPE_CHECKING:
    from claimstead.registry import Game
    from claimstead.terminal.server_session import ServerSession


def play(
    link: Annotated[str | None, typer.Argument(metavar="LINK")] = None,
    game: GameOption = None,
    level: Annotated[str | None, typer.Option("--level", autocompletion=complete_levels)] = None,
    position: Annotated[str | None, typer.Option("--position", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    server: Annotated[str | None, typer.Option("--server", metavar="ADDRESS")] = None,
    name: Annotated[str | None, typer.Option("--name")] = None,
    engine: Annotated[str | None, typer.Option("--engine", metavar="COMMAND")] = None,
    seed: SeedOption = None,
    ascii_only: Annotated[bool, typer.Option("--ascii")] = False,
    _language: LanguageOption = None,
) -> None:
    """Examples:
    claimstead play
    claimstead play --game "claim 2 Gn Gi Dr Tr Se" --level strong
    claimstead play --position position.txt
    claimstead play http://localhost:8000/table/AbCdEfGhIjKl --name Ada
    claimstead play --server http://localhost:8000 --game "claim-it 2 base" --name Ada
    claimstead play http://localhost:8000/table/AbCdEfGhIjKl --engine "claimstead engine"
    echo 1 | claimstead play --seed 7
    """
    from claimstead.core import ClaimsteadError
    from claimstead.notation import game_named, game_of_position

    text = None
    chosen: Game[Any] | None = game_named(game) if game is not None else None
    if position is not None:
        from claimstead.files import read_text

        text = read_text(position, sys.stdin).strip()
        chosen = game_of_position(text)
        chosen.read(text)
    if server is not None:
        link = _opened(server, chosen, level, name, engine)
    elif link is not None:
        _met(link, name, engine)
    if engine is not None:
        _send_engine(link, engine)
        return
    if sys.stdin.isatty() and sys.stdout.isatty():
        from claimstead.players.warm import warm_once
        from claimstead.terminal.app import ClaimsteadApp
        from claimstead.terminal.saved_games import SavedGames
        from claimstead.terminal.screens.setup import against

        opening = None
        if chosen is not None and link is None:
            opening = against(chosen, level or "easy", text)
        warm_once()
        app = ClaimsteadApp(
            opening, link=link, kept=SavedGames(), resumes=resume, seed=seed, ascii_only=ascii_only
        )
        app.run()
        raise typer.Exit(app.return_code or 0)
    if link is not None or resume:
        raise ClaimsteadError("needs-terminal" if link else "resume-needs-terminal")
    _play_by_line(chosen, level or "random", seed, text)


def _visit(server: str, engine: str | None) -> "ServerSession":
    """One's standing with a server, or that of an engine."""
    from claimstead.terminal.engine_guest import visitor_of
    from claimstead.terminal.server_session import ServerSession

    return ServerSession(server) if engine is None else visitor_of(server, engine)


def _send_engine(link: str | None, engine: str) -> None:
    """Let a program play at a server's table, and tell who has won."""
    import asyncio

    from claimstead.core import ClaimsteadError
    from claimstead.terminal.engine_guest import play_for

    if link is None:
        raise ClaimsteadError("engine-needs-table")
    typer.echo(asyncio.run(play_for(link, engine)))


def _met(link: str, name: str | None, engine: str | None) -> None:
    """Be known at the server of a link, under the name that was chosen."""
    from claimstead.terminal.server_session import read_link

    visit = _visit(read_link(link).server, engine)
    visit.meet()
    if name is not None:
        visit.rename(name)


def _opened(
    server: str,
    game: "Game[Any] | None",
    level: str | None,
    name: str | None,
    engine: str | None,
) -> str:
    """The link of a table that was opened at a server."""
    from claimstead.core import ClaimsteadError
    from claimstead.terminal.screens.setup import with_friends
    from claimstead.terminal.server_session import read_server

    if game is None:
        raise ClaimsteadError("server-needs-game")
    if engine is not None:
        from claimstead.terminal.engine_guest import try_out

        try_out(engine, game)
    visit = _visit(read_server(server), engine)
    visit.meet()
    if name is not None:
        visit.rename(name)
    link = str(visit.open_table(*with_friends(game, level)))
    typer.echo(link)
    return link


def _play_by_line(
    game: "Game[Any] | None", level: str, seed: int | None, position: str | None
) -> None:
    """Without a terminal: lines in, lines out."""
    from claimstead.language import say
    from claimstead.notation import game_named
    from claimstead.players import player
    from claimstead.terminal import simple

    try:
        chosen = game or game_named(simple.choose_game(input, typer.echo))
        start = None if position is None else chosen.read(position)
        simple.play(chosen, "a", player(chosen, level), seed, input, typer.echo, start)
    except (simple.Left, EOFError):
        typer.echo("\n" + say("terminal-left"))
