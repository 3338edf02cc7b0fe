"""Play in the terminal."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from claimstead.commands.options import LEVELS, GameOption, LanguageOption, SeedOption

if TYPE_CHECKING:
    from claimstead.notation import Game


def play(
    link: Annotated[str | None, typer.Argument(metavar="LINK")] = None,
    game: GameOption = None,
    level: Annotated[str | None, typer.Option("--level", autocompletion=lambda: LEVELS)] = None,
    position: Annotated[str | None, typer.Option("--position", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    server: Annotated[str | None, typer.Option("--server", metavar="ADDRESS")] = None,
    name: Annotated[str | None, typer.Option("--name")] = None,
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
        link = _opened(server, chosen, level, name)
    elif link is not None:
        _met(link, name)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from claimstead.players.warm import warm_once
        from claimstead.terminal.app import ClaimsteadApp
        from claimstead.terminal.kept import Kept
        from claimstead.terminal.setup_screen import against

        opening = None
        if chosen is not None and link is None:
            opening = against(chosen, level or "easy", text)
        warm_once()
        app = ClaimsteadApp(
            opening, link=link, kept=Kept(), resumes=resume, seed=seed, ascii_only=ascii_only
        )
        app.run()
        raise typer.Exit(app.return_code or 0)
    if link is not None or resume:
        raise ClaimsteadError("needs-terminal")
    _play_by_line(chosen, level or "random", seed, text)


def _met(link: str, name: str | None) -> None:
    """Be known at the server of a link, under the name that was chosen."""
    from claimstead.terminal.visits import Visit, read_link

    visit = Visit(read_link(link).server)
    visit.meet()
    if name is not None:
        visit.rename(name)


def _opened(server: str, game: "Game[Any] | None", level: str | None, name: str | None) -> str:
    """The link of a table that was opened at a server."""
    from claimstead.core import ClaimsteadError
    from claimstead.terminal.setup_screen import with_friends
    from claimstead.terminal.visits import Visit, read_server

    if game is None:
        raise ClaimsteadError("server-needs-game")
    visit = Visit(read_server(server))
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
