"""A line beside an SQLite file which says what was written to it last.

SQLite takes a log of writes (`-wal`) that was cut off, or damaged, for one whose end was never
written, and goes on without a word. So the page that was written last is noted in a file of its
own; if that page is not there at the next start, acknowledged moves are missing.

The note is made after each visit to the disk and not forced onto it: it may be behind, never ahead.
Its file is a byte longer or shorter each time. A file system that gives up just then (ext4 on an
error of its disk) may have said that all is written when it was not; but it changes no file's
length any more. So who can't make the note must not trust the visit.
"""

import os
from pathlib import Path

from claimstead.core import ClaimsteadError
from claimstead.store.integrity import checksum_of, read_only

ENDING = "-last"
IS_THERE = {
    "pages": "SELECT 1 FROM pages WHERE table_id = ? AND number = ?",
    "packed": "SELECT 1 FROM packed WHERE table_id = ? AND pages >= ?",
}
"""Where a page may be, by table; a database of an earlier release has no packed games."""
LENGTH = 80
"""Hardly ever longer: a full disk has room for it."""


class Unsure(Exception):
    """What was written may not be on the disk."""


class Witness:
    """Notes what was written."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(_beside(database), os.O_RDWR | os.O_CREAT, 0o600)
        self._doubted: tuple[str, int] | None = None

    def saw(self, table: str, number: int) -> None:
        """Note a page. If that fails, nothing may be written until it can be noted after all."""
        self._doubted = table, number
        self.check()

    def check(self) -> None:
        if self._doubted is None:
            return
        table, number = self._doubted
        line = f"{table} {number} {checksum_of(table, number, b'')}"
        try:
            length = LENGTH + (os.fstat(self._file).st_size == LENGTH)
            os.ftruncate(self._file, length)
            os.pwrite(self._file, line.ljust(length - 1).encode() + b"\n", 0)
        except OSError as error:
            raise Unsure(error.strerror) from error
        self._doubted = None

    def close(self) -> None:
        os.close(self._file)


def ask_witness(database: Path) -> None:
    """Refuse an SQLite file that lacks what was written to it last."""
    last = _last_page(_beside(database))
    if last is None:
        return
    with read_only(database) as file:
        known = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
        found = any(
            file.execute(query, last).fetchone()
            for name, query in IS_THERE.items()
            if name in known
        )
        if not found:
            raise ClaimsteadError(
                "database-cut-off", address=str(database), note=str(_beside(database))
            )


def forget_witness(database: Path) -> None:
    """Where the database is gone as a whole, a new one begins."""
    _beside(database).unlink(missing_ok=True)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ENDING)


def _last_page(note: Path) -> tuple[str, int] | None:
    """The page that was written last; `None` where nothing, or nothing legible, is noted."""
    try:
        table, number, checksum = note.read_text(encoding="ascii").strip("\0").split()
        is_legible = int(checksum) == checksum_of(table, int(number), b"")
    except (OSError, ValueError):
        return None
    return (table, int(number)) if is_legible else None
