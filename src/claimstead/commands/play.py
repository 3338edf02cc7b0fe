"""Play in the terminal."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import LEVELS, GameOption, LanguageOption, SeedOption


def play(
    link: Annotated[
        str | None, typer.Argument(metavar="LINK", help="Of a table at a server.")
    ] = None,
    game: GameOption = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            autocompletion=lambda: LEVELS,
            help="Of the computer players, where --game is given.",
        ),
    ] = None,
    seed: SeedOption = None,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", help="Draw with plain ASCII characters.")
    ] = False,
    _language: LanguageOption = None,
) -> None:
    """Play in the terminal: alone, with others at one screen, or at a server's table.

    Where there is no terminal, lines are read and written instead, and computer players play at
    random unless a level is given.

    \b
    Examples:
      claimstead play
      claimstead play --game "claim 2 Gn Gi Dr Tr Se" --level strong
      claimstead play http://localhost:8000/table/AbCdEfGhIjKl
      echo 1 | claimstead play --seed 7
    """
    from claimstead.core import ClaimsteadError
    from claimstead.notation import game_named

    chosen = game_named(game) if game is not None else None
    if link is not None:
        from claimstead.terminal.visits import Visit, read_link

        Visit(read_link(link).server).meet()
    if sys.stdin.isatty() and sys.stdout.isatty():
        from claimstead.terminal.app import ClaimsteadApp
        from claimstead.terminal.setup_screen import against

        opening = against(chosen, level or "easy") if chosen is not None else None
        app = ClaimsteadApp(opening, link=link, seed=seed, ascii_only=ascii_only)
        app.run()
        raise typer.Exit(app.return_code or 0)
    if link is not None:
        raise ClaimsteadError("needs-terminal")
    _play_by_line(game, level or "random", seed)


def _play_by_line(game: str | None, level: str, seed: int | None) -> None:
    """Without a terminal: lines in, lines out."""
    from claimstead.language import say
    from claimstead.notation import game_named
    from claimstead.players import player
    from claimstead.terminal import simple

    try:
        chosen = game_named(game or simple.choose_game(input, typer.echo))
        simple.play(chosen, "a", player(chosen, level), seed, input, typer.echo)
    except (simple.Left, EOFError):
        typer.echo("\n" + say("terminal-left"))
