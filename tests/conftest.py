"""What several rooms' tests need."""

from collections.abc import Iterator

import pytest

from tests.server.postgresql import PostgreSQL


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real one, started once for all tests of a process that ask for it."""
    server = PostgreSQL()
    yield server
    server.remove()
