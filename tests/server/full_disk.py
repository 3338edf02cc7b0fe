"""A database that takes nothing for a while, as on a full disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

PATIENCE = 900.0
"""Seconds for the server to let another one write, however busy the machine."""


def connect_beside(database: str | Path) -> sqlite3.Connection:
    """Beside a server at work, which may be writing. Not in the thread of its event loop: what the
    server has begun to write there it could not end while somebody waits for it."""
    return sqlite3.connect(database, timeout=PATIENCE)


@contextmanager
def nothing_written(database: str, table: str = "pages", after: int = 0) -> Iterator[None]:
    """Whatever is written fails; of pages those after a number.

    SQLite can't tell the absolute value of the least number there is.
    """
    which = f"WHEN NEW.number > {after}" if table == "pages" else ""
    with closing(connect_beside(database)) as connection:
        connection.execute(
            f"CREATE TRIGGER full BEFORE INSERT ON {table} {which} "
            "BEGIN SELECT abs(-9223372036854775807 - 1); END"
        )
        try:
            yield
        finally:
            connection.execute("DROP TRIGGER full")
