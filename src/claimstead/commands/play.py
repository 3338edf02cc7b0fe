"""Play in the terminal."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import GameOption, SeedOption


def play(
    game: GameOption = None,
    level: Annotated[
        str, typer.Option("--level", help="Of the computer players, where --game is given.")
    ] = "easy",
    seed: SeedOption = None,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", help="Draw with plain ASCII characters.")
    ] = False,
) -> None:
    """Play in the terminal: alone, with others at one screen, or at a server's table.

    \b
    Examples:
      claimstead play
      claimstead play --game "claim 2 Gn Gi Dr Tr Se" --level strong
    """
    from claimstead.notation import game_named

    chosen = game_named(game) if game is not None else None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        _play_by_line(game, seed)
        return
    from claimstead.terminal.app import ClaimsteadApp
    from claimstead.terminal.setup_screen import against

    opening = against(chosen, level) if chosen is not None else None
    ClaimsteadApp(opening, seed=seed, ascii_only=ascii_only).run()


def _play_by_line(game: str | None, seed: int | None) -> None:
    """Without a terminal: lines in, lines out."""
    import random

    from claimstead.language import say
    from claimstead.notation import game_named
    from claimstead.terminal import simple

    rng = random.SystemRandom() if seed is None else random.Random(seed)
    try:
        words = game or simple.choose_game(input, typer.echo)
        simple.play(game_named(words), "a", rng, input, typer.echo)
    except (simple.Left, EOFError, KeyboardInterrupt):
        typer.echo("\n" + say("terminal-left"))
