"""Teach computer players."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption

GROUPS = 8
"""Of games of Claim It! where many hands play them."""

app = typer.Typer(help="Teach computer players.")


@app.command("claim-it")
def train_claim_it(
    game: Annotated[str, typer.Option("--game", help="The set-up.")] = "claim-it 2 base",
    lessons: Annotated[
        int, typer.Option("--lessons", min=0, help="Games of the heuristic to learn from first.")
    ] = 30_000,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of its own.")] = 150_000,
    seed: SeedOption = None,
    folder: Annotated[
        str, typer.Option("--folder", help="For weights, learning curve and checkpoint.")
    ] = "build/training",
    abreast: Annotated[
        int | None,
        typer.Option(
            "--abreast",
            min=1,
            help="Groups of games played at the same time, from the same weights; "
            "1 unless given, with --processes or --cluster 8.",
        ),
    ] = None,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Teach the judge of positions of Claim It!; goes on from its checkpoint.

    Example: claimstead train claim-it --game "claim-it 3 base" --folder build/training
    """
    from claimstead.core import BadSetup
    from claimstead.notation import ClaimIt, game_named
    from claimstead.research.train_claim_it import Course, TurnTraining
    from claimstead.research.training import taught

    rules = game_named(game)
    if not isinstance(rules, ClaimIt):
        raise BadSetup("no-training", game=game)
    groups = abreast or (1 if processes is None and cluster is None else GROUPS)
    course = Course(lessons, games, 1855 if seed is None else seed, abreast=groups)
    training = TurnTraining(rules, course, Path(folder))
    typer.echo(taught(training, 1 if groups == 1 else processes, cluster))


@app.command("claim")
def train_claim(
    lessons: Annotated[
        int, typer.Option("--lessons", min=1, help="25 games by rules of thumb each, solved.")
    ] = 2_700,
    games: Annotated[
        int, typer.Option("--games", min=0, help="Lessons of its own games, in each round.")
    ] = 600,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="Rounds of its own games.")] = 0,
    seed: SeedOption = None,
    folder: Annotated[
        str, typer.Option("--folder", help="For weights, learning curve and checkpoint.")
    ] = "build/training",
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Teach the judge of CLAIM with two players by the solver; goes on from its checkpoint.

    Example: claimstead train claim --rounds 1 --processes 8
    """
    from claimstead.research.train_claim import Course, JudgeTraining
    from claimstead.research.training import taught

    course = Course(lessons, games, rounds, seed=1855 if seed is None else seed)
    typer.echo(taught(JudgeTraining(course, Path(folder)), processes, cluster))
