"""Databases and servers, started once for all tests of a process."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving

_numbers = itertools.count()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def _database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the server that all tests may use, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("database") / "games.sqlite")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.laid_out(f"games{next(_numbers)}")


@pytest.fixture(scope="session")
def serving(_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that all tests may use."""
    server = Serving(_database, tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, of both kinds, for one test."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.laid_out(f"alone{next(_numbers)}")
