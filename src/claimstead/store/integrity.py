"""Noticing what a bad disk, or a file that was cut off, has done to a database.

SQLite and PostgreSQL trust what they read. So every page of a log has a checksum, and what does
not fit is refused: nobody gets to see a wrong game.
"""

import logging
import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DatabaseError

from claimstead.core import ClaimsteadError

logger = logging.getLogger("claimstead.store")

LOOKING_SECONDS = 5.0
"""For so long at most a file is looked over."""
LOOKING_CPU_SECONDS = 0.5
"""And for so much of the processor's time, where somebody waits for it."""
SMALL = 4_000_000
"""Files of up to so many bytes are looked over before a server starts; larger ones beside it, so
that nobody waits longer for a server with more games."""
INSTRUCTIONS = 10_000
"""Of SQLite's machine, between two looks at the time."""
EVERY_PAGE = (
    "SELECT table_id, number, body, checksum FROM pages",
    "SELECT match_id, number, body, checksum FROM match_pages",
    "SELECT table_id, 1, body, checksum FROM packed",
    # The newest last: a file of before does not have it yet.
    "SELECT tournament_id, number, body, checksum FROM tournament_pages",
)


def checksum_of(log: str, number: int, body: bytes) -> int:
    """Of a page at its place: moved elsewhere it does not fit."""
    return zlib.crc32(body, zlib.crc32(f"{log} {number} ".encode()))


def is_whole(log: str, number: int, body: object, checksum: int | None) -> bool:
    """Whether a page is as it was written; of those without a checksum nothing is known."""
    if checksum is None:
        return True
    return isinstance(body, bytes) and checksum == checksum_of(log, number, body)


def checked_bodies(log: str, after: int, rows: Iterable[Any]) -> list[bytes]:
    """The pages of a log that follow each other, as they were written; else a refusal."""
    bodies = []
    for expected, (number, body, checksum) in enumerate(rows, start=after + 1):
        if number != expected or not is_whole(log, number, body, checksum):
            raise _damaged(log, f"page {expected}")
        bodies.append(body)
    return bodies


@contextmanager
def reading(log: str) -> Iterator[None]:
    """What SQLite itself finds damaged, in the same words."""
    try:
        yield
    except DatabaseError as error:
        # Not one of its kinds, as a lost connection is.
        if type(error) is DatabaseError:
            raise _damaged(log, "the file") from error
        raise


def _damaged(log: str, where: str) -> ClaimsteadError:
    logger.error("a log is damaged", extra={"table": log[:4], "why": where})
    return ClaimsteadError("damaged-log")


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to an SQLite file that leaves it as it is, damaged or not."""
    try:
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            yield connection
    except sqlite3.OperationalError:
        # It is busy, or can't be read: who wants to use it will hear of that.
        return
    except sqlite3.DatabaseError as error:
        raise ClaimsteadError("database-damaged", address=str(path), why=str(error)) from error
    except UnicodeDecodeError as error:
        # What SQLite says of the damage names a damaged name.
        why = error.object.decode(errors="replace")
        raise ClaimsteadError("database-damaged", address=str(path), why=why) from error


def is_small(path: Path) -> bool:
    return path.stat().st_size <= SMALL


def look_over(path: Path, cpu_seconds: float | None = None) -> None:
    """Refuse a damaged SQLite file, as far as a short look tells: its structure, then its pages.

    A page whose place was altered is found here alone: its log ends too early, and looks whole.
    """
    until = time.monotonic() + LOOKING_SECONDS
    most = time.thread_time() + (cpu_seconds or LOOKING_CPU_SECONDS)

    def is_enough() -> bool:
        return time.thread_time() > most or time.monotonic() > until

    with read_only(path) as connection:
        # What is not looked through in time is checked when it is read.
        connection.set_progress_handler(is_enough, INSTRUCTIONS)
        connection.text_factory = lambda data: data.decode(errors="replace")
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            why = " ".join(found.removeprefix("*** in database main ***").split())
            raise ClaimsteadError("database-damaged", address=str(path), why=why)
        for query in EVERY_PAGE:
            if not all(is_whole(*row) for row in connection.execute(query)):
                raise ClaimsteadError("database-damaged", address=str(path), why="checksum")


def damage_of(path: Path) -> dict[str, Any] | None:
    """What a longer look finds, as a refusal says it."""
    try:
        look_over(path, LOOKING_SECONDS)
    except ClaimsteadError as error:
        return error.arguments
    return None
