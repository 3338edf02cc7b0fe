"""PostgreSQL: many servers may share it, and tell each other what they write."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, TextClause, func
from sqlalchemy import text as statement
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from claimstead.core import ClaimsteadError
from claimstead.store.database import Database, Heard, Journal

if TYPE_CHECKING:
    from claimstead.store.listening import Listening
    from claimstead.store.telling import NoticeJournal

PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Of a PostgreSQL that can't be reached we know after ten seconds, unless the address says else."""
BRIEF = "-c idle_in_transaction_session_timeout=10s"
"""What a server began before it was cut off holds up nobody for longer than that."""
TELL = statement(
    "SELECT pg_notify(:channel, told) FROM set_config('synchronous_commit', 'off', true), "
    "unnest(CAST(:told AS text[])) AS told"
)
"""Not waiting for the disk: while one commit tells something, no other may."""
WRITTEN = statement(
    "SELECT table_id FROM pages JOIN unnest(CAST(:ids AS text[]), CAST(:numbers AS integer[])) "
    "AS wanted (id, page) ON table_id = wanted.id AND number = wanted.page"
)


class PostgreSQL(Database):
    is_shared = True
    asynchronous = "postgresql+psycopg"
    explain = "EXPLAIN"
    _journal: "NoticeJournal | None" = None

    @classmethod
    def reserve(cls, url: URL) -> None:
        """Several may share it."""

    @classmethod
    def check_exists(cls, url: URL) -> None:
        """Only who asks it can know."""

    @classmethod
    def check(cls, url: URL) -> None:
        """It looks after itself."""

    @classmethod
    def plain_address(cls, url: URL) -> URL:
        return url.update_query_dict(
            {name: PATIENCE[name] for name in PATIENCE.keys() - url.query.keys()}
        )

    @classmethod
    def refusal(cls, url: URL, error: Exception) -> ClaimsteadError:
        cause = getattr(error, "orig", None) or error
        why = " ".join(str(getattr(cause, "strerror", None) or cause).split())
        # A server that is there and does not want us says so.
        has_failed = isinstance(error, OperationalError) and "FATAL" not in why
        address = url.set(drivername="postgresql").render_as_string(hide_password=True)
        return ClaimsteadError(
            "database-failed" if has_failed else "database", address=address, why=why
        )

    def _reading_engine(self) -> AsyncEngine:
        # Errors end up in logs: what was to be written is not told there.
        # No connection is made for a rush and ended after it: each is a process.
        return create_async_engine(
            self.plain_address(self.url),
            connect_args={"options": BRIEF},
            pool_size=10,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    def insert(self, table: Any) -> Any:
        return postgresql.insert(table)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.connecting() as engine, engine.connect() as connection:
            connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    async def take_turns(self, connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1856)")

    def erase(self, connection: Connection) -> None:
        """Its own cleaning does it."""

    def place_in(self, column: ColumnElement[bytes], word: str) -> ColumnElement[int]:
        return func.strpos(func.encode(column, "escape"), word)

    def size(self) -> TextClause:
        return statement("SELECT pg_database_size(current_database())")

    def journal(self) -> Journal:
        # A player's install has no driver of PostgreSQL.
        from claimstead.store.telling import NoticeJournal

        self._journal = NoticeJournal(_dsn(self.plain_address(self.url)), BRIEF)
        return self._journal

    async def tell(self, channel: str, told: Sequence[str]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(TELL, {"channel": channel, "told": list(told)})

    def listening(self, heard: Heard) -> "AbstractAsyncContextManager[Listening]":
        from claimstead.store.listening import listening

        def is_own(teller: int) -> bool:
            return self._journal is not None and teller == self._journal.teller

        return listening(_dsn(self.plain_address(self.url)), heard, is_own)

    async def written(self, pages: Sequence[tuple[str, int]]) -> list[str]:
        ids, numbers = (list(each) for each in zip(*pages, strict=True))
        async with self.engine.connect() as connection:
            found = await connection.execute(WRITTEN, {"ids": ids, "numbers": numbers})
            return [row.table_id for row in found]


def _dsn(address: URL) -> str:
    return address.set(drivername="postgresql").render_as_string(hide_password=False)
