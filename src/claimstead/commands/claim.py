"""Commands for CLAIM alone."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption


def train_claim(
    lessons: Annotated[int, typer.Option("--lessons", min=1)] = 2_700,
    games: Annotated[int, typer.Option("--games", min=0)] = 600,
    rounds: Annotated[int, typer.Option("--rounds", min=0)] = 0,
    seed: SeedOption = None,
    folder: Annotated[str, typer.Option("--folder")] = "build/training",
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Example: claimstead train claim --rounds 1 --processes 8"""
    from claimstead.research.claim.training import Course, JudgeTraining
    from claimstead.research.training import taught

    course = Course(lessons, games, rounds, seed=1855 if seed is None else seed)
    typer.echo(taught(JudgeTraining(course, Path(folder)), processes, cluster))
