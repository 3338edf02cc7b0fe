"""Servers of the drill and what the system says of them."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy

from benchmarks.server import command, cpu_seconds, figures, megabytes, running
from tests.ports import free_port
from tests.server.postgresql import PostgreSQL
from tests.waiting import family

PROC = Path("/proc")
READY = "/api/games"
"""Answered when the computer players are loaded as well."""


class Stand(NamedTuple):
    """Where some processes stand: sums over all of them."""

    cpu: float
    """Seconds of CPU so far."""
    waited: float
    """Seconds in which a thread could have run and another process had the CPU."""
    megabytes: float
    files: int
    threads: int
    processes: int


def stand(processes: list[int]) -> Stand:
    waited = files = threads = 0
    for process in processes:
        tasks = list((PROC / str(process) / "task").iterdir())
        waited += sum(int((task / "schedstat").read_text().split()[1]) for task in tasks)
        threads += len(tasks)
        files += sum(1 for _ in (PROC / str(process) / "fd").iterdir())
    return Stand(
        sum(map(cpu_seconds, processes)),
        waited / 1e9,
        sum(map(megabytes, processes)),
        files,
        threads,
        len(processes),
    )


class Place(NamedTuple):
    """Where a load is played: one server or several, on one database."""

    name: str
    addresses: list[str]
    servers: list[int]
    database: str
    postgresql: PostgreSQL | None

    def writing(self) -> tuple[int, float]:
        """How many decisions were written so far, and the seconds it took."""
        count = seconds = 0.0
        for address in self.addresses:
            text = figures(address)
            count += _figure(text, "claimstead_writing_seconds_count")
            seconds += _figure(text, "claimstead_writing_seconds_sum")
        return int(count), seconds

    def database_cpu(self) -> float:
        """Seconds of CPU of PostgreSQL; of SQLite they are the server's own."""
        if self.postgresql is None:
            return 0.0
        first = (self.postgresql.data / "postmaster.pid").read_text().split()[0]
        return sum(map(cpu_seconds, family(int(first))))

    def pages(self) -> dict[str, int]:
        """Of every table the number of its last page, as the database has it."""
        rows = self._ask("SELECT table_id, max(number) FROM pages GROUP BY table_id")
        return {table: int(number) for table, number in rows}

    def page_size(self) -> float:
        """Bytes of a page, on average."""
        return float(self._ask("SELECT avg(length(body)) FROM pages")[0][0])

    def _ask(self, query: str) -> list[Any]:
        url = self.database.replace("postgresql://", "postgresql+psycopg://")
        engine = sqlalchemy.create_engine(url if "://" in url else f"sqlite:///{url}")
        with engine.connect() as connection:
            found = list(connection.execute(sqlalchemy.text(query)))
        engine.dispose()
        return found


def _figure(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


@contextmanager
def on_sqlite(seconds: float = 1.0, *, limits: bool = False) -> Iterator[Place]:
    """One server on SQLite; its computer players think for so long."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/games.sqlite"
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        starting = command(port, database, seconds, limits=limits)
        with running(starting, f"{address}{READY}") as server:
            yield Place("one server, SQLite", [address], [server.pid], database, None)


def place_name(servers: int) -> str:
    """Of servers on one PostgreSQL."""
    return f"{servers} servers, PostgreSQL" if servers > 1 else "one server, PostgreSQL"


@contextmanager
def on_postgresql(servers: int) -> Iterator[Place]:
    """Servers on one PostgreSQL."""
    postgresql = PostgreSQL()
    try:
        database = postgresql.new_database("games")
        addresses, processes = [], []
        with ExitStack() as stack:
            for _ in range(servers):
                port = free_port()
                addresses.append(f"http://127.0.0.1:{port}")
                started = running(command(port, database), f"{addresses[-1]}{READY}")
                processes.append(stack.enter_context(started).pid)
            yield Place(place_name(servers), addresses, processes, database, postgresql)
    finally:
        postgresql.remove()
