"""Teach computer players."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.commands.options import ClusterOption, ProcessesOption, SeedOption

app = typer.Typer(help="Teach computer players.", no_args_is_help=True)


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
) -> None:
    """Teach the judge of positions of Claim It!; goes on from its checkpoint."""
    from claimstead.core import BadSetup
    from claimstead.notation import ClaimIt, game_named
    from claimstead.research.train_claim_it import Course, train

    rules = game_named(game)
    if not isinstance(rules, ClaimIt):
        raise BadSetup("no-training", game=game)
    course = Course(lessons=lessons, games=games, seed=1855 if seed is None else seed)
    typer.echo(train(rules, course, Path(folder)))


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
    """Teach the judge of CLAIM with two players by the solver; goes on from its checkpoint."""
    from claimstead.research.train_claim import Course, train

    course = Course(lessons, games, rounds, seed=1855 if seed is None else seed)
    typer.echo(train(course, Path(folder), processes, cluster))
