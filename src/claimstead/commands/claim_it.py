"""Commands for Claim It! alone."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption

GROUPS = 8
"""Of games where many hands play them."""


def train_claim_it(
    game: Annotated[str, typer.Option("--game")] = "claim-it 2 base",
    games: Annotated[int, typer.Option("--games", min=1)] = 400_000,
    seed: SeedOption = None,
    folder: Annotated[str, typer.Option("--folder")] = "build/training",
    abreast: Annotated[int | None, typer.Option("--abreast", min=1)] = None,
    looks: Annotated[bool, typer.Option("--look")] = False,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Example: claimstead train claim-it --game "claim-it 3 base" --folder build/training"""
    from claimstead.core import BadSetup
    from claimstead.notation import ClaimIt, game_named
    from claimstead.research.claim_it.training import Course, TurnTraining
    from claimstead.research.training import taught

    rules = game_named(game)
    if not isinstance(rules, ClaimIt):
        raise BadSetup("no-training", game=game)
    groups = abreast or (1 if processes is None and cluster is None else GROUPS)
    course = Course(games, 1855 if seed is None else seed, abreast=groups, looks=looks)
    training = TurnTraining(rules, course, Path(folder))
    typer.echo(taught(training, 1 if groups == 1 else processes, cluster))
