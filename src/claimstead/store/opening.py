"""Opening a database, and bringing one of an earlier release up to date."""

import secrets
from contextlib import ExitStack, suppress
from pathlib import Path

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, insert, inspect, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from claimstead.core import ClaimsteadError
from claimstead.store.database import Database
from claimstead.store.lock import free
from claimstead.store.postgresql import PostgreSQL
from claimstead.store.schema import keys
from claimstead.store.sqlite import SQLite

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = "claimstead.sqlite"
KEY_NAME = "signing"
KEEPERS: dict[str, type[Database]] = {"sqlite": SQLite, "postgresql": PostgreSQL}
"""By the first word of an address."""


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
    if url.get_backend_name() not in KEEPERS:
        raise ClaimsteadError("database-address", address=url.render_as_string())
    return url.set(drivername=_keeper(url).asynchronous)


def _keeper(url: URL) -> type[Database]:
    return KEEPERS[url.get_backend_name()]


def can_be_shared(text: str | None) -> bool:
    """Whether several servers may be on the database at this address."""
    return _keeper(address_of(text)).is_shared


def open_database(
    text: str | None = None, *, must_exist: bool = False, reserved: bool = False
) -> Database:
    """Open a database, brought up to date first; made where there is none, unless it must exist.

    `reserved` is for a server: where only one may be on it, it is refused before anything in it
    changes.
    """
    url = address_of(text)
    keeper = _keeper(url)
    try:
        with ExitStack() as at_refusal:
            if must_exist:
                _check_exists(url)
            lock = keeper.reserve(url) if reserved else None
            if lock is not None:
                at_refusal.callback(free, lock)
            keeper.check(url)
            upgrade(url)
            database = keeper(url, _shared_key(url), lock)
            at_refusal.pop_all()
            return database
    except ImportError as error:
        raise ClaimsteadError("no-postgresql") from error
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise refusal(url, error) from error


def refusal(url: URL, error: Exception) -> ClaimsteadError:
    """Why a database cannot be used, and whether that is the fault of who named it."""
    return _keeper(url).refusal(url, error)


def plain_address(url: URL) -> URL:
    """The address for a connection that is not asynchronous."""
    return _keeper(url).plain_address(url)


def _check_exists(url: URL) -> None:
    """Refuse an address at which there is no database of ours."""
    _keeper(url).check_exists(url)
    engine = create_engine(plain_address(url))
    try:
        is_ours = inspect(engine).has_table(keys.name)
    finally:
        engine.dispose()
    if not is_ours:
        address = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        raise ClaimsteadError("no-such-database", address=url.database or address)


def upgrade(url: URL, revision: str = "head") -> None:
    """Bring the tables to the form of this release, or to that of an earlier one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = plain_address(url)
    command.upgrade(config, revision)


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
