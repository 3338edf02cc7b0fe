"""Writing to PostgreSQL, and telling the other servers of it.

A page and its notice are two transactions: PostgreSQL lets only one at a time commit with a
notice, and a page has to wait for the disk. Nobody waits for a notice.
"""

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus, Format
from psycopg.pq.abc import PGconn

from claimstead.store.database import Change, Journal, channel_of

if TYPE_CHECKING:
    from claimstead.store.writer import Job

NOTICE_SIZE = 7500
"""PostgreSQL takes notices of less than 8000 bytes."""
TELL = "SELECT {} FROM set_config('synchronous_commit', 'off', true)"
STATEMENTS = 200
"""So many at most are kept ready at the server."""
GOOD = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


class NoticeJournal(Journal):
    """Statements are prepared, and each is one call of the driver's."""

    error = psycopg.Error

    def __init__(self, address: str, options: str) -> None:
        self._address = address
        self._options = options
        self._connection: psycopg.Connection[Any] | None = None
        self.teller = 0
        """The process of PostgreSQL's by which notices of this server come."""
        self._prepared: dict[str, bytes] = {}

    def write(self, changes: Sequence[Change], last: "Job") -> None:
        texts, values = zip(*(change.statement("%s") for change in changes), strict=True)
        # However many there are, they are one statement, and so one transaction.
        parts = [f"part{number} AS ({text})" for number, text in enumerate(texts[:-1])]
        text = f"WITH {', '.join(parts)} {texts[-1]}" if parts else texts[-1]
        self._write(text, [value for some in values for value in some])

    def _write(self, text: str, values: Sequence[Any]) -> None:
        is_new = self._connection is None or self._connection.closed
        if self._connection is None or is_new:
            self._connection = psycopg.connect(
                self._address, autocommit=True, options=self._options
            )
            self._prepared = {}
            self.teller = self._connection.info.backend_pid
        connection = self._connection
        try:
            _forget_answer(connection.pgconn)
            done = connection.pgconn.exec_prepared(*self._prepare(connection.pgconn, text, values))
            if done.status not in GOOD:
                raise error_from_result(done)
        except self.error:
            if is_new or not connection.closed:
                raise
            # It was lost, maybe long ago. If this has been written after all, the second time
            # meets its number and is a conflict.
            self._write(text, values)

    def told(self, jobs: "Sequence[Job]") -> None:
        """Nobody waits for it, and it may be lost: the other servers look for themselves."""
        if self._connection is None or self._connection.closed or not jobs:
            return
        connection = self._connection.pgconn
        text = TELL.format(", ".join(["pg_notify(%s, %s)"] * len(jobs)))
        values = [part for job in jobs for part in (channel_of(job.table), _notice(job))]
        try:
            _forget_answer(connection)
            connection.send_query_prepared(*self._prepare(connection, text, values))
            connection.flush()
        except self.error:
            pass

    def _prepare(
        self, connection: PGconn, text: str, values: Sequence[Any]
    ) -> tuple[bytes, list[bytes], list[Format]]:
        """A statement that the server has ready, and the values for it."""
        if text not in self._prepared:
            if len(self._prepared) == STATEMENTS:
                connection.exec_(b"DEALLOCATE ALL")
                self._prepared = {}
            name = f"written{len(self._prepared)}".encode()
            numbers = count(1)
            words = text.split("%s")
            numbered = "".join(f"{word}${next(numbers)}" for word in words[:-1]) + words[-1]
            done = connection.prepare(name, numbered.encode())
            if done.status not in GOOD:
                raise error_from_result(done)
            self._prepared[text] = name
        formats = [Format.BINARY if isinstance(each, bytes) else Format.TEXT for each in values]
        return self._prepared[text], [_encoded(each) for each in values], formats

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _forget_answer(connection: PGconn) -> None:
    """What came of the last notice."""
    while connection.get_result() is not None:
        pass


def _encoded(value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


def _notice(job: "Job") -> str:
    """What the other servers are told: the page if it is short, else that it is there."""
    body = job.body.decode() if len(job.body) < NOTICE_SIZE else ""
    return f"{job.table} {job.number} {body}"
