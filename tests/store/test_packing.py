"""Packed games: nothing is lost, they read and verify as before, and a damaged one is refused."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, select, update

from claimstead.core import ClaimsteadError
from claimstead.store import Database, Logs, Summary, open_database
from claimstead.store.opening import plain_address
from claimstead.store.packing import pack, pack_finished, pack_table, unpack, unpacked_tables
from claimstead.store.schema import packed, pages
from claimstead.table.entries import Page, Said, Sat
from tests.store.test_backup import brought_back, rows_of, saved


@contextmanager
def beside(database: Database) -> Iterator[Connection]:
    """A connection beside those of the server."""
    engine = create_engine(plain_address(database.url))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def page(number: int) -> Page:
    return Page(number, (Said(person="ada", name="Ada", seat=None, text=f"\n line {number}"),))


def run(address: str, work: Callable[[Logs, Database], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        database = open_database(address)
        logs = Logs(database)
        logs.start()
        for table, status in (("old", "over"), ("on", "playing")):
            for number in range(1, 31):
                summary = Summary(table, "claim-it 2 base", status, True, number)
                await logs.append(table, number, page(number), summary)
        await work(logs, database)
        await logs.stop()
        await database.close()

    asyncio.run(all_of_it())


def test_what_is_packed_is_unpacked_to_the_same_bytes() -> None:
    bodies = [b'{"at":%d,"entries":[]}' % number for number in range(100)]
    made = pack(bodies)
    assert unpack(made.body) == bodies
    assert (made.pages, made.people) == (100, "")
    assert len(made.body) < len(b"".join(bodies)) / 5


def test_a_packed_game_reads_as_before_and_can_be_written_on(address: str) -> None:
    async def work(logs: Logs, database: Database) -> None:
        before = await logs.read("old")
        with beside(database) as connection:
            assert unpacked_tables(connection, 31, 10) == ["old"]
            assert unpacked_tables(connection, 30, 10) == []
            assert pack_table(connection, "old")
            assert not pack_table(connection, "old")
            loose = connection.execute(select(pages.c.table_id).distinct()).all()
            assert [row[0] for row in loose] == ["on"]
        assert await logs.read("old") == before == [page(number) for number in range(1, 31)]
        assert await logs.read("old", 28) == before[28:]
        assert await logs.read("old", 30) == []
        await logs.append("old", 31, page(31))
        assert await logs.read("old") == [*before, page(31)]
        assert await logs.read("old", 30) == [page(31)]
        assert await logs.read("old", 29) == [page(30), page(31)]
        assert pack_finished(database, 100) == 1
        assert await logs.read("old") == [*before, page(31)]

    run(address, work)


def test_a_packed_game_is_backed_up_and_restored(address: str, tmp_path: Path) -> None:
    async def work(logs: Logs, database: Database) -> None:
        with beside(database) as connection:
            pack_table(connection, "old")

    run(address, work)
    saved(address, tmp_path / "backup.gz")
    other = str(tmp_path / "other.sqlite")
    brought_back(other, tmp_path / "backup.gz")
    assert rows_of(other) == rows_of(address)
    assert len(rows_of(other)["packed"]) == 1


def test_a_packed_game_that_was_damaged_is_refused(address: str) -> None:
    async def work(logs: Logs, database: Database) -> None:
        with beside(database) as connection:
            pack_table(connection, "old")
            row = connection.execute(select(packed)).one()
        for change in ({"body": row.body[:-1] + b"x"}, {"pages": 29}):
            with beside(database) as connection:
                connection.execute(update(packed).values(**change))
            with pytest.raises(ClaimsteadError, match="damaged"):
                await logs.read("old")
            with beside(database) as connection:
                connection.execute(update(packed).values(body=row.body, pages=row.pages))
        assert len(await logs.read("old")) == 30

    run(address, work)


def test_a_log_with_a_gap_is_not_packed(address: str) -> None:
    async def work(logs: Logs, database: Database) -> None:
        await logs.append("old", 33, Page(33, (Sat(seat="a", person="bob", name="Bob"),)))
        with (
            pytest.raises(ClaimsteadError, match="damaged"),
            beside(database) as connection,
        ):
            pack_table(connection, "old")
        with beside(database) as connection:
            assert connection.execute(select(packed)).all() == []
            assert len(connection.execute(select(pages)).all()) == 61

    run(address, work)
