"""A computer player for other programs."""

import sys
from typing import Annotated

import typer

from claimstead.commands.options import complete_entrants


def engine(
    player: Annotated[str, typer.Option("--player", autocompletion=complete_entrants)] = "expert",
) -> None:
    """Examples:
    claimstead engine --player strong
    claimstead arena easy "claimstead engine --player easy" --games 10
    """
    from claimstead.commands.output.engine import speak_protocol

    def show(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    speak_protocol(player, sys.stdin, show)
