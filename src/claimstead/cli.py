"""The command line. Nothing heavy is imported before it is needed."""

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Claim It! and CLAIM / CLAIM 2.",
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
)

GameOption = Annotated[
    str | None,
    typer.Option(
        "--game", help='The set-up in words, as "claim-it 2 base" or "claim 2 Gn Gi Dr Tr Se".'
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Makes dice, deals and opponents repeatable.")
]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Play Claim It! and CLAIM / CLAIM 2. Without a command: open the table in the browser."""
    if context.invoked_subcommand is None:
        serve(browser=True)


@app.command()
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


@app.command()
def solve(
    position: Annotated[
        str, typer.Argument(metavar="POSITION-FILE", help="A position of CLAIM, phase 2; - reads.")
    ],
    limit: Annotated[
        int | None, typer.Option("--limit", min=1, help="Give up after so many tricks looked at.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Solve a position of phase 2 with two players exactly: the value of every card.

    Example: claimstead solve position.txt
    """
    from claimstead.terminal import solution

    text = solution.read_text(position, sys.stdin)
    typer.echo(solution.solved(text, limit, as_json))


@app.command()
def arena(
    players: Annotated[list[str], typer.Argument(metavar="A B ...", help="Players by name.")],
    game: GameOption = "claim-it 2 base",
    games: Annotated[
        int | None, typer.Option("--games", help="Games a match, about 1000 unless given.")
    ] = None,
    seed: SeedOption = 1,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1, help="Effort a move.")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help="Time a move.")] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="One for each core unless given.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="Of a Dask cluster.")
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as the answer is sure.")
    ] = False,
    elo0: Annotated[float, typer.Option("--elo0", help="The lower Elo of --sprt.")] = 0,
    elo1: Annotated[float, typer.Option("--elo1", help="The higher Elo of --sprt.")] = 30,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw a chart.")
    ] = None,
) -> None:
    """Let computer players play each other, with the same luck for all, and rate them."""
    from claimstead.research import arena_command
    from claimstead.research.sequential import Hypotheses

    arena_command.run(
        players,
        game or "",
        games=games,
        seed=seed or 0,
        nodes=nodes,
        seconds=seconds,
        hypotheses=Hypotheses(elo0, elo1) if sprt else None,
        processes=processes,
        cluster=cluster,
        wants_json=as_json,
        plot=plot,
        show=typer.echo,
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE or postgresql://...",
            help="Where games are kept; a file in your data folder unless given.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, help="Processes that serve; more need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, help="Processes for computer players.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="Time for a computer player's move.")
    ] = 1.0,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = False,
) -> None:
    """Serve the table for browsers and for the terminal.

    Example: claimstead serve --port 8000 --database games.sqlite
    """
    import os

    from claimstead.server.app import Options
    from claimstead.server.run import serve as run

    spare = max((os.cpu_count() or 2) - 1, 1)
    options = Options(database=database, thinkers=thinkers or spare, seconds=seconds)
    run(options, host, port, workers, browser)


@app.command()
def verify(
    game: Annotated[str, typer.Argument(metavar="GAME-FILE", help="A game that is over; - reads.")],
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Check that all rolls and cards were fixed beforehand and that every move was legal.

    Exits with 1 where they were not. Example: claimstead verify game.txt
    """
    from claimstead.terminal import verification
    from claimstead.terminal.solution import read_text

    told, is_good = verification.verified(read_text(game, sys.stdin), as_json)
    typer.echo(told)
    if not is_good:
        raise typer.Exit(1)


DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="A file or postgresql://...; yours unless given."),
]
administration = typer.Typer(help="Look after a server's database.", no_args_is_help=True)
app.add_typer(administration, name="admin")


@administration.command("stats")
def admin_stats(
    database: DatabaseOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """How many people and tables there are."""
    from claimstead.terminal import administration

    typer.echo(administration.stats(database, as_json))


@administration.command("backup")
def admin_backup(file: Path, database: DatabaseOption = None) -> None:
    """Write the whole database to a file, also while people play."""
    from claimstead.terminal import administration

    typer.echo(administration.backed_up(database, file))


@administration.command("restore")
def admin_restore(file: Path, database: DatabaseOption = None) -> None:
    """Read a backup into an empty database."""
    from claimstead.terminal import administration

    typer.echo(administration.restored(database, file))


@administration.command("forget")
def admin_forget(
    person: Annotated[str, typer.Argument(help="The name of the account.")],
    database: DatabaseOption = None,
) -> None:
    """Delete a person's data."""
    from claimstead.terminal import administration

    typer.echo(administration.forgotten(database, person))


training = typer.Typer(help="Teach computer players.", no_args_is_help=True)
app.add_typer(training, name="train")


@training.command("claim-it")
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
    from pathlib import Path

    from claimstead.core import BadSetup
    from claimstead.notation import ClaimIt, game_named
    from claimstead.research.train_claim_it import Course, train

    rules = game_named(game)
    if not isinstance(rules, ClaimIt):
        raise BadSetup("no-training", game=game)
    course = Course(lessons=lessons, games=games, seed=1855 if seed is None else seed)
    typer.echo(train(rules, course, Path(folder)))


@training.command("claim")
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
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="One for each core unless given.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="Of a Dask cluster.")
    ] = None,
) -> None:
    """Teach the judge of CLAIM with two players by the solver; goes on from its checkpoint."""
    from pathlib import Path

    from claimstead.research.train_claim import Course, train

    course = Course(lessons, games, rounds, seed=1855 if seed is None else seed)
    typer.echo(train(course, Path(folder), processes, cluster))


def main() -> None:
    """Run the command line: exit code 2 and one line for bad input."""
    from typer.exceptions import TyperException

    from claimstead.core import ClaimsteadError

    try:
        code = app(standalone_mode=False)
    except (ClaimsteadError, TyperException) as refusal:
        told = refusal.format_message() if isinstance(refusal, TyperException) else str(refusal)
        typer.echo(f"claimstead: {' '.join(told.split())}", err=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    sys.exit(code)
