"""The puzzles that come with Claimstead."""

import gzip
import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.files import write_bytes
from claimstead.review.puzzles.puzzle import Puzzle, Source

FILE_NAME = "puzzles.jsonl.gz"
_decoder = msgspec.json.Decoder(Source)


@cache
def sources() -> tuple[Source, ...]:
    """The games they are from."""
    kept = files(__package__).joinpath(FILE_NAME).read_bytes()
    return tuple(map(_decoder.decode, gzip.decompress(kept).splitlines()))


@cache
def puzzles() -> dict[int, Puzzle]:
    """All puzzles by their ids."""
    return {puzzle.id: puzzle for source in sources() for puzzle in source.puzzles}


def puzzle_of(id: int) -> Puzzle:
    """The puzzle of this id."""
    if id not in puzzles():
        raise ClaimsteadError("no-such-puzzle", id=str(id), most=len(puzzles()))
    return puzzles()[id]


def today() -> date:
    """The same everywhere: the date of Greenwich."""
    return datetime.now(UTC).date()


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes back before all have been."""
    order = _order()
    return puzzles()[order[day.toordinal() % len(order)]]


@cache
def _order() -> tuple[int, ...]:
    """All ids, well mixed."""
    return tuple(sorted(puzzles(), key=lambda id: hashlib.sha256(str(id).encode()).digest()))


def write(path: Path, found: Iterable[Source]) -> None:
    """Keep puzzles in a file, a game a line; the same puzzles give the same bytes."""
    lines = b"".join(msgspec.json.encode(source) + b"\n" for source in found)
    write_bytes(path, gzip.compress(lines, mtime=0))
