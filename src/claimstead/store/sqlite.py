"""SQLite: a file, and one server on it."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, TextClause, event, func
from sqlalchemy import text as statement
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from claimstead.core import ClaimsteadError
from claimstead.store.checkpoints import Checkpoints
from claimstead.store.database import Change, Database, Journal
from claimstead.store.integrity import damage_of, is_small, look_over
from claimstead.store.lock import lock_file
from claimstead.store.permissions import make_private, tighten
from claimstead.store.witness import Witness, ask_witness, forget_witness

if TYPE_CHECKING:
    from claimstead.store.writer import Job

WRITE_AHEAD = "PRAGMA journal_mode=WAL"
READERS = 4
"""Connections to a file that read beside the one that writes."""
DISK_ERRORS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


class FileJournal(Journal):
    """A note of the last page, and checkpoints beside the writer."""

    error = sqlite3.Error

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(path)
        self._witness = Witness(path)

    def write(self, changes: Sequence[Change], last: "Job") -> None:
        self._witness.check()
        if self._connection is None:
            # Autocommit: most of the time there is one statement, and nothing else to call.
            self._connection = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False
            )
            _prepare(self._connection, None)
            # They are made beside the writer, which would have to wait for them.
            self._connection.execute("PRAGMA wal_autocheckpoint=0").close()
        connection = self._connection
        with connection:
            if len(changes) > 1:
                connection.execute("BEGIN IMMEDIATE")
            for change in changes:
                connection.execute(*change.statement("?"))
        self._witness.saw(last.table, last.number)

    def told(self, jobs: "Sequence[Job]") -> None:
        self._checkpoints.wrote(len(jobs))

    def close(self) -> None:
        self._checkpoints.stop()
        self._witness.close()
        if self._connection is not None:
            self._connection.close()


class SQLite(Database):
    is_shared = False
    asynchronous = "sqlite+aiosqlite"
    explain = "EXPLAIN QUERY PLAN"

    def __init__(self, url: URL, key: str, lock: IO[bytes] | None = None) -> None:
        super().__init__(url, key, lock)
        # A new file is brought into this mode once, by one: two who do it at the same time are in
        # each other's way, and SQLite does not let the second one wait.
        with suppress(sqlite3.Error), closing(sqlite3.connect(_path(url))) as connection:
            connection.execute(WRITE_AHEAD)

    @classmethod
    def reserve(cls, url: URL) -> IO[bytes]:
        path = _path(url)
        make_private(path)
        return lock_file(path)

    @classmethod
    def check_exists(cls, url: URL) -> None:
        path = _path(url)
        if not path.exists():
            raise ClaimsteadError("no-such-database", address=str(path))
        if path.is_file() and path.stat().st_size:
            look_over(path)

    @classmethod
    def check(cls, url: URL) -> None:
        """Refuse a file that is damaged, or lacks what was acknowledged; it stays as it is."""
        path = _path(url)
        make_private(path)
        if path.is_file() and path.stat().st_size:
            if is_small(path):
                look_over(path)
            ask_witness(path)
        else:
            forget_witness(path)
        tighten(path)

    @classmethod
    def plain_address(cls, url: URL) -> URL:
        return url.set(drivername="sqlite")

    @classmethod
    def refusal(cls, url: URL, error: Exception) -> ClaimsteadError:
        cause = getattr(error, "orig", None) or error
        why = " ".join(str(getattr(cause, "strerror", None) or cause).split())
        # The low byte is the kind of the error, the rest its circumstances.
        has_failed = getattr(cause, "sqlite_errorcode", 0) & 0xFF in DISK_ERRORS
        code = "database-failed" if has_failed else "database"
        return ClaimsteadError(code, address=url.database or str(url), why=why)

    def _reading_engine(self) -> AsyncEngine:
        # Errors end up in logs: what was to be written is not told there.
        # No connection is made for a rush and ended after it: each is a thread.
        engine = create_async_engine(
            self.url, pool_size=READERS, max_overflow=0, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    def longer_look(self) -> Callable[[], dict[str, Any] | None] | None:
        path = _path(self.url)
        return None if is_small(path) else partial(damage_of, path)

    def insert(self, table: Any) -> Any:
        return sqlite.insert(table)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with (
            self.connecting() as engine,
            engine.connect() as connection,
            connection.begin(),
        ):
            # Its driver would begin one only with the first change.
            connection.exec_driver_sql("BEGIN")
            yield connection

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Whoever writes first has the file to itself."""

    def erase(self, connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA secure_delete = ON")

    def place_in(self, column: ColumnElement[bytes], word: str) -> ColumnElement[int]:
        return func.instr(column, word.encode())

    def size(self) -> TextClause:
        return statement(
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        )

    def journal(self) -> Journal:
        return FileJournal(_path(self.url))


def _path(url: URL) -> Path:
    return Path(url.database or "")


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # An acknowledged move is on disk: also after a power cut.
    cursor.execute(WRITE_AHEAD)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
