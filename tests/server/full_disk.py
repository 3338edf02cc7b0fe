"""A database that takes nothing for a while, as on a full disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager


@contextmanager
def nothing_written(database: str, table: str = "pages", after: int = 0) -> Iterator[None]:
    """Whatever is written fails; of pages those after a number.

    SQLite can't tell the absolute value of the least number there is.
    """
    which = f"WHEN NEW.number > {after}" if table == "pages" else ""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            f"CREATE TRIGGER full BEFORE INSERT ON {table} {which} "
            "BEGIN SELECT abs(-9223372036854775807 - 1); END"
        )
        try:
            yield
        finally:
            connection.execute("DROP TRIGGER full")
