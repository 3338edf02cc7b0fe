"""Backups made while people play, and games that go on from them."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from claimstead.store import open_database
from claimstead.store.backup import back_up, restore
from drill.faults.play import SETUPS, SHORT, Tables, kept
from drill.report import Tried
from tests.server.lasting import Lasting
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving


def save(database: str, file: Path) -> None:
    """What `claimstead admin backup` does."""
    opened = open_database(database)
    back_up(opened, file)
    asyncio.run(opened.close())


def bring_back(file: Path, database: str) -> None:
    """What `claimstead admin restore` does."""
    opened = open_database(database)
    restore(opened, file)
    asyncio.run(opened.close())


class Remembered(Lasting):
    """A player as they were when a backup began."""

    def __init__(self, guest: Lasting) -> None:
        super().__init__(guest.addresses)
        self.cookies = guest.cookies
        self.acknowledged = dict(guest.acknowledged)


async def under_backups(
    database: str, folder: Path, times: int, rng: random.Random, setups: list[str]
) -> Tables:
    """Each backup has every move that was acknowledged before it began."""
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def back_up_on() -> None:
        for number in range(times):
            await asyncio.sleep(rng.uniform(0.1, 0.5))
            file, new = folder / f"{number}.gz", str(folder / f"restored{number}.sqlite")
            before = {
                table: [Remembered(guest) for guest in guests]
                for table, guests in tables.under_way.items()
            }
            # Nobody else opens the database meanwhile; those who play go on.
            async with tables.calm:
                await asyncio.to_thread(save, database, file)
                await asyncio.to_thread(bring_back, file, new)
                for table, guests in before.items():
                    found = await kept(new, table, guests)
                    tables.lost += found.lost + found.doubled
                    assert found.written >= found.acknowledged
        await _go_on(new, folder, before)

    try:
        await tables.play_while(back_up_on(), setups)
    finally:
        serving.stop()
    return tables


async def _go_on(database: str, folder: Path, tables: dict[str, list[Remembered]]) -> None:
    """The games of a backup are played to their end, by the same people, on another server."""
    other = Serving(database, folder)
    try:
        for table, guests in tables.items():
            for number, guest in enumerate(guests):
                guest.addresses = [other.address]
                guest.use_ids(f"again{number}-")
            playing = (guest.play_through(table, random.Random(table)) for guest in guests)
            await asyncio.gather(*playing)
            for guest in guests:
                await guest.leave()
    finally:
        other.stop()


def run(short: bool) -> Iterator[Tried]:
    times = 2 if short else 20
    with tempfile.TemporaryDirectory() as name:
        folder, rng = Path(name), random.Random(8)
        database, setups = str(folder / "games.sqlite"), SHORT if short else SETUPS
        work = under_backups(database, folder, times, rng, setups)
        note = "each was restored; the games of the last one went on from it"
        yield asyncio.run(work).tried("backup and restore under play, SQLite", times, note)
        if short:
            return
        postgresql = PostgreSQL()
        try:
            (folder / "postgresql").mkdir()
            database = postgresql.new_database("backups")
            work = under_backups(database, folder / "postgresql", times, rng, setups)
            yield asyncio.run(work).tried("backup and restore under play, PostgreSQL", times, note)
        finally:
            postgresql.remove()
