"""Empty databases of both kinds, a new one for every test."""

import itertools
from pathlib import Path

import pytest

from tests.server.postgresql import PostgreSQL

_numbers = itertools.count()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database is, of both kinds."""
    return new_address(request, tmp_path, request.param)


def new_address(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    number = next(_numbers)
    if kind == "sqlite":
        return str(folder / f"games{number}.sqlite")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database(f"store{number}")
