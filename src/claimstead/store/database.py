"""Opening a database, and bringing one of an earlier release up to date."""

import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, insert, inspect, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from claimstead.core import ClaimsteadError
from claimstead.store.integrity import look_over
from claimstead.store.lock import lock_file
from claimstead.store.permissions import make_private, tighten
from claimstead.store.schema import keys
from claimstead.store.witness import ask_witness, forget_witness

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = "claimstead.sqlite"
KEY_NAME = "signing"
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Of a PostgreSQL that can't be reached we know after ten seconds, unless the address says else."""
BRIEF = {"options": "-c idle_in_transaction_session_timeout=10s"}
"""What a server began before it was cut off holds up nobody for longer than that."""
READERS = 4
"""Connections to a file that read beside the one that writes."""
DISK_ERRORS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


class Database:
    """An open database."""

    def __init__(self, url: URL, key: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.writing = _writing_engine(url)
        """For the thread that writes pages."""
        self.key = key
        """With which all servers on this database sign."""
        self._lock: IO[bytes] | None = None

    @property
    def is_postgresql(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    @property
    def path(self) -> Path:
        """Of SQLite: where its file is."""
        return _path(self.url)

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL's own library reads it."""
        plain = plain_address(self.url).set(drivername="postgresql")
        return plain.render_as_string(hide_password=False)

    def reserve(self) -> None:
        """For one server alone, where it is a file; several may share PostgreSQL."""
        if not self.is_postgresql and self._lock is None:
            self._lock = lock_file(self.path)

    async def close(self) -> None:
        await self.engine.dispose()
        self.writing.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def default_address() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("claimstead"))
    return f"sqlite:///{folder / FILE_NAME}"


def address_of(text: str | None) -> URL:
    """The address of a database, of SQLite also as the path of its file."""
    if text is None:
        text = default_address()
    elif "://" not in text:
        text = f"sqlite:///{Path(text).absolute()}"
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise ClaimsteadError("database-address", address=text) from error
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql":
            return url.set(drivername="postgresql+psycopg")
        case _:
            raise ClaimsteadError("database-address", address=url.render_as_string())


def open_database(text: str | None = None, *, must_exist: bool = False) -> Database:
    """Open a database, brought up to date first; made where there is none, unless it must exist."""
    url = address_of(text)
    try:
        if must_exist:
            _check_exists(url)
        if url.get_backend_name() == "sqlite":
            _look_at_file(_path(url))
        upgrade(url)
        return Database(url, _shared_key(url))
    except ImportError as error:
        raise ClaimsteadError("no-postgresql") from error
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise refusal(url, error) from error


def refusal(url: URL, error: Exception) -> ClaimsteadError:
    """Why a database cannot be used, and whether that is the fault of who named it."""
    cause = getattr(error, "orig", None) or error
    why = " ".join(str(getattr(cause, "strerror", None) or cause).split())
    address = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    if url.get_backend_name() == "postgresql":
        # A server that is there and does not want us says so.
        has_failed = isinstance(error, OperationalError) and "FATAL" not in why
    else:
        # The low byte is the kind of the error, the rest its circumstances.
        has_failed = getattr(cause, "sqlite_errorcode", 0) & 0xFF in DISK_ERRORS
        address = url.database or address
    return ClaimsteadError(
        "database-failed" if has_failed else "database", address=address, why=why
    )


def _path(url: URL) -> Path:
    return Path(url.database or "")


def _check_exists(url: URL) -> None:
    """Refuse an address at which there is no database of ours."""
    if url.get_backend_name() == "sqlite":
        path = _path(url)
        if not path.exists():
            raise ClaimsteadError("no-such-database", address=str(path))
        if path.is_file() and path.stat().st_size:
            look_over(path)
    engine = create_engine(plain_address(url))
    try:
        is_ours = inspect(engine).has_table(keys.name)
    finally:
        engine.dispose()
    if not is_ours:
        address = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        raise ClaimsteadError("no-such-database", address=url.database or address)


def _look_at_file(path: Path) -> None:
    """Refuse a file that is damaged, or lacks what was acknowledged; nothing changes in it."""
    make_private(path)
    if path.is_file() and path.stat().st_size:
        look_over(path)
        ask_witness(path)
    else:
        forget_witness(path)
    tighten(path)


def upgrade(url: URL) -> None:
    """Bring the tables to the form of this release."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = plain_address(url)
    command.upgrade(config, "head")


def plain_address(url: URL) -> URL:
    """The address for a connection that is not asynchronous."""
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    return url.update_query_dict(
        {name: PATIENCE[name] for name in PATIENCE.keys() - url.query.keys()}
    )


def _shared_key(url: URL) -> str:
    """The first server on a database makes the key, the others find it."""
    engine = create_engine(plain_address(url))
    try:
        with suppress(IntegrityError), engine.begin() as connection:
            row = {"name": KEY_NAME, "value": secrets.token_hex(32)}
            connection.execute(insert(keys), [row])
        with engine.connect() as connection:
            query = select(keys.c.value).where(keys.c.name == KEY_NAME)
            return str(connection.execute(query).scalar_one())
    finally:
        engine.dispose()


def _engine(url: URL) -> AsyncEngine:
    # Errors end up in logs: what was to be written is not told there.
    # No connection is made for a rush and ended after it: each is a thread, or a process.
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            plain_address(url),
            connect_args=BRIEF,
            pool_size=10,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _writing_engine(url: URL) -> Engine:
    """One connection, which is kept."""
    is_sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(
        plain_address(url),
        connect_args={} if is_sqlite else BRIEF,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    if is_sqlite:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "connect", _leave_checkpoints)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # An acknowledged move is on disk: also after a power cut.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _leave_checkpoints(connection: Any, _record: Any) -> None:
    """They are made beside the writer, which would have to wait for them."""
    connection.execute("PRAGMA wal_autocheckpoint=0").close()
