"""How often servers can write to one PostgreSQL, by how they tell each other of it."""

import threading
import time
from typing import Any

from drill.report import NOTHING, Tried
from tests.server.postgresql import PostgreSQL

SERVERS = (1, 2, 4, 8, 16)
SECONDS = 4.0
PAGE = "x" * 300
INSERT = "INSERT INTO pages (body) VALUES (%s)"
TELL = "SELECT pg_notify('claimstead', %s)"
TELL_LATER = f"{TELL} FROM set_config('synchronous_commit', 'off', true)"
WAYS = ("not at all", "with the page", "after the page")


class Server(threading.Thread):
    """Writes page after page, as the writer of a server does, and tells the others."""

    def __init__(self, dsn: str, way: str, until: float) -> None:
        super().__init__()
        self.commits = 0
        self._dsn = dsn
        self._way = way
        self._until = until

    def run(self) -> None:
        import psycopg

        with psycopg.connect(self._dsn) as connection:
            while time.monotonic() < self._until:
                connection.execute(INSERT, (PAGE,))
                if self._way == "with the page":
                    self._tell(connection)
                connection.commit()
                if self._way == "after the page":
                    # As a server does it: nothing has to reach the disk.
                    connection.execute(TELL_LATER, (f"{self.ident} {self.commits} {PAGE}",))
                    connection.commit()
                self.commits += 1

    def _tell(self, connection: Any) -> None:
        connection.execute(TELL, (f"{self.ident} {self.commits} {PAGE}",))


def count_commits(part: str) -> Tried:
    """Commits a second of 1 to 16 servers, in every way."""
    import psycopg

    began = time.monotonic()
    database = PostgreSQL()
    rates: dict[str, list[float]] = {way: [] for way in WAYS}
    written = 0
    try:
        dsn = database.new_database("commits")
        with psycopg.connect(dsn) as connection:
            connection.execute("CREATE TABLE pages (id bigserial PRIMARY KEY, body text)")
        for way in WAYS:
            for count in SERVERS:
                until = time.monotonic() + SECONDS
                servers = [Server(dsn, way, until) for _ in range(count)]
                for server in servers:
                    server.start()
                for server in servers:
                    server.join()
                commits = sum(server.commits for server in servers)
                rates[way].append(commits / SECONDS)
                written += commits
        with psycopg.connect(dsn) as connection:
            row = connection.execute("SELECT count(*) FROM pages").fetchone()
    finally:
        database.remove()
    kept = 0 if row is None else int(row[0])
    alone, told, later = (rates[way][-1] for way in WAYS)
    return Tried(
        part,
        f"Commits of {SERVERS[-1]} servers at once on one PostgreSQL",
        written,
        f"{written - kept} commits" if kept < written else NOTHING,
        f"{alone:.0f} a second if the servers tell each other nothing, {told:.0f} if the notice is "
        f"part of what is written, {later:.0f} if it follows by itself, as it does",
        time.monotonic() - began,
        {"servers": list(SERVERS), "commits": rates},
    )
