"""Play in the terminal."""

import typer

from claimstead.commands.options import GameOption, SeedOption


def play(game: GameOption = None, seed: SeedOption = None) -> None:
    """Play in the terminal against players that move at random."""
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
