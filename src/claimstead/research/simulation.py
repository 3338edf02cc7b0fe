"""Games of computer players, many of them, into one file.

The same seed gives the same bytes on one core, on many and on a cluster, as long as the players'
effort is given in nodes and not in time. What is written appears when it is whole.

Where all players choose at random, the kernel plays, hundreds of times as fast as the rules do: the
games have other dice and cards than the rules would draw from the same seed, and the same chances.
"""

import hashlib
import itertools
import math
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from claimstead.core import BadSetup, ClaimsteadError, MissingExtra
from claimstead.files import check_writable, whole_file
from claimstead.language import say
from claimstead.notation import Record, game_named, setup_words, write_record
from claimstead.notation.record import UNFINISHED, record_text
from claimstead.players.engine import entrant
from claimstead.players.random_player import RandomPlayer
from claimstead.progress import progress_bar
from claimstead.registry import Game, kind_of
from claimstead.research.environments.whole_games import Played, WholeGames
from claimstead.research.matches import Match, derived, game_of, play_seated, sides_of
from claimstead.research.workers import Workers, workers

CHUNK, LARGE_CHUNK = 10, 250
"""Games that a hand plays in one go, by the rules or on the kernel."""
ROW_GROUP = 50_000
"""Rows that are written together."""
PARQUET, TEXT = ".parquet", ".txt"


class Simulation(NamedTuple):
    """All that decides how the games go."""

    match: Match
    """An entrant a seat."""
    games: int
    with_values: bool = True
    as_rows: bool = True
    """Rows of decisions, or whole games as texts."""

    @property
    def is_random(self) -> bool:
        """Whether the kernel can play: it knows the player that plays anything, and no other."""
        is_random = set(self.match.entrants) == {RandomPlayer.name}
        return is_random and kind_of(self.game).part("whole_games") is not None

    @property
    def game(self) -> Game[Any]:
        return game_of(self.match.setup)

    @property
    def command(self) -> str:
        """What writes the same rows again, on however many cores."""
        match = self.match
        words = ["claimstead", "simulate", "--game", match.setup]
        words += ["--players", ",".join(map(str, match.entrants))]
        words += ["--games", str(self.games), "--seed", str(match.seed)]
        words += [] if match.nodes is None else ["--nodes", str(match.nodes)]
        words += [] if match.seconds is None else ["--seconds", f"{match.seconds:g}"]
        words += [] if self.with_values else ["--no-values"]
        return shlex.join([*words, "--out", "games.parquet"])

    @property
    def names(self) -> dict[str, str]:
        """The players by seat."""
        return dict(zip(self.game.seats, map(str, self.match.entrants), strict=True))


class Chunk(NamedTuple):
    """Some of the games."""

    simulation: Simulation
    first: int
    end: int


class Playing(NamedTuple):
    """Games as they are written: texts, or batches of rows as Arrow packs them."""

    written: list[Any]
    decisions: int
    games: int


class Written(NamedTuple):
    """What was written."""

    file: Path
    games: int
    decisions: int


def weights_of(game: Game[Any]) -> dict[str, str]:
    """The SHA-256 of every file of weights that players of this game may use."""
    folder = files("claimstead.players") / game.name.replace("-", "_") / "weights"
    if not folder.is_dir():
        return {}  # a game whose players have learned nothing, or one of another package
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.name.endswith(".npz")
    }


def entrants_of(game: Game[Any], names: list[str]) -> tuple[str, ...]:
    """A player for each seat: one for all, one a side (teams), or one a seat.

    >>> entrants_of(game_named("claim 4 Gn Gi Dr Tr Se Dw Un"), ["random", "greedy"])
    ('random', 'greedy', 'random', 'greedy')
    """
    sides = sides_of(game)
    if len(names) == 1:
        chosen = names * game.players
    elif len(names) == len(sides):
        by_seat = {seat: name for side, name in zip(sides, names, strict=True) for seat in side}
        chosen = [by_seat[seat] for seat in game.seats]
    elif len(names) == game.players:
        chosen = names
    else:
        raise BadSetup("simulate-players", names=len(names), seats=game.players)
    for name in set(chosen):
        entrant(game, name)
    return tuple(chosen)


def simulate(
    setup: str,
    players: list[str],
    games: int,
    file: Path,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    with_values: bool = True,
    processes: int | None = None,
    cluster: str | None = None,
) -> Written:
    """Play, and write a row a decision (`.parquet`) or whole games (`.txt`)."""
    if file.suffix not in (PARQUET, TEXT):
        raise ClaimsteadError("simulate-suffix", file=str(file))
    if file.suffix == PARQUET and find_spec("pyarrow") is None:
        raise MissingExtra("research")
    if seconds is not None and not 0 < seconds < math.inf:
        raise BadSetup("arena-seconds")
    if games < 1:
        raise BadSetup("simulate-games", games=games)
    game = game_named(setup)
    match = Match(setup_words(game), entrants_of(game, players), seed, nodes, seconds)
    simulation = Simulation(match, games, with_values, file.suffix == PARQUET)
    check_writable(file)
    with workers(processes, cluster) as hands:
        return _written(simulation, file, hands)


def _written(simulation: Simulation, file: Path, hands: Workers) -> Written:
    size = LARGE_CHUNK if simulation.is_random else CHUNK
    chunks = (
        Chunk(simulation, first, min(first + size, simulation.games))
        for first in range(0, simulation.games, size)
    )
    decisions = 0
    with (
        whole_file(file) as stream,
        _writer(simulation, stream) as write,
        progress_bar() as bar,
    ):
        task = bar.add_task(say("simulate-bar"), total=simulation.games)
        for played in hands.each(_played, chunks):
            write(played.written)
            decisions += played.decisions
            bar.advance(task, played.games)
    return Written(file, simulation.games, decisions)


def _played(chunk: Chunk) -> Playing:
    """The games of a chunk."""
    if chunk.simulation.is_random:
        return _played_by_kernel(chunk)
    simulation = chunk.simulation
    records = [_record(simulation, number) for number in range(chunk.first, chunk.end)]
    moves = (move for record in records for move in record.moves)
    decisions = sum(not move.is_chance for move in moves)
    written = (
        [_judged(simulation, records, chunk.first)]
        if simulation.as_rows
        else list(map(write_record, records))
    )
    return Playing(written, decisions, len(records))


def _played_by_kernel(chunk: Chunk) -> Playing:
    simulation, match = chunk.simulation, chunk.simulation.match
    whole = WholeGames(simulation.game, derived(match.seed, "kernel"), match.longest)
    written: list[Any] = []
    decisions = 0
    for played in whole.play(chunk.first, chunk.end):
        written += _as_written(simulation, whole, played)
        decisions += len(played.decisions.actions)
    return Playing(written, decisions, chunk.end - chunk.first)


def _as_written(simulation: Simulation, whole: WholeGames, played: Played) -> list[Any]:
    """Games of the kernel as texts or rows."""
    script, header = played.script, partial(_header, simulation)
    numbers = range(len(script))
    if not simulation.as_rows:
        return [
            record_text(
                whole.game,
                header(script.first + number),
                whole.lines(script, number),
                " ".join(whole.winners(script, number)) or UNFINISHED,
            )
            for number in numbers
        ]
    from claimstead.research.dataset import packed

    rows = _rows(simulation.match.setup, simulation.with_values)
    if rows.judge is None:
        return [packed(rows.bulk(played, simulation.names))]
    records = [
        Record(whole.game, whole.moves(script, number), header(script.first + number))
        for number in numbers
    ]
    return [_judged(simulation, records, script.first)]


def _judged(simulation: Simulation, records: list[Record], first: int) -> bytes:
    """The rows of these games, each with what it was worth if that was asked for."""
    from claimstead.research.dataset import packed

    rows = _rows(simulation.match.setup, simulation.with_values)
    return packed(
        rows.batch(
            row
            for number, record in enumerate(records, start=first)
            for row in rows.of(record, number, simulation.names)
        )
    )


def _record(simulation: Simulation, number: int) -> Record:
    match, game = simulation.match, simulation.game
    seated = {seat: index for index, seat in enumerate(game.seats)}
    moves = play_seated(match, seated, number).moves
    return Record(game, moves, _header(simulation, number))


def _header(simulation: Simulation, number: int) -> tuple[tuple[str, str], ...]:
    names = tuple((f"seat {seat}", name) for seat, name in simulation.names.items())
    return (*names, ("seed", str(simulation.match.seed)), ("game", str(number)))


@cache
def _rows(setup: str, with_values: bool) -> Any:
    from claimstead.research.dataset import Rows

    return Rows(game_of(setup), with_values=with_values)


# Files


@contextmanager
def _writer(simulation: Simulation, file: BinaryIO) -> Iterator[Callable[[Any], None]]:
    """Writes what hands have played, in its order."""
    if simulation.as_rows:
        with _rows_writer(simulation, file) as write:
            yield write
        return
    between = itertools.chain([""], itertools.repeat("\n"))

    def write_texts(texts: list[str]) -> None:
        file.writelines(f"{next(between)}{text}".encode() for text in texts)

    yield write_texts


@contextmanager
def _rows_writer(simulation: Simulation, file: BinaryIO) -> Iterator[Callable[[Any], None]]:
    import pyarrow as pa
    from pyarrow import parquet

    from claimstead.research.dataset import schema, unpacked, writing

    match = simulation.match
    about = {
        "version": version("claimstead"),
        "command": simulation.command,
        "weights": weights_of(simulation.game),
        "players": match.entrants,
        "seed": match.seed,
        "nodes": match.nodes,
        "seconds": match.seconds,
        "games": simulation.games,
    }
    encoding = _rows(match.setup, simulation.with_values).encoding
    types = schema(encoding, about)
    waiting: list[Any] = []
    with parquet.ParquetWriter(file, types, **writing(encoding)) as writer:

        def flush() -> None:
            if waiting:
                table = pa.Table.from_batches(waiting).replace_schema_metadata(types.metadata)
                writer.write_table(table, row_group_size=table.num_rows)
                waiting.clear()

        def write_rows(batches: list[Any]) -> None:
            waiting.extend(map(unpacked, batches))
            if sum(each.num_rows for each in waiting) >= ROW_GROUP:
                flush()

        yield write_rows
        flush()
