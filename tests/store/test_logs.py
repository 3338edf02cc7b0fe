"""The logs of the tables: a page exists once, and what was written is there."""

import asyncio
import errno
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from claimstead.core import ClaimsteadError
from claimstead.store import (
    Conflict,
    Database,
    Logs,
    People,
    Summary,
    Unsure,
    checkpoints,
    open_database,
)
from claimstead.store.writer import Job, Writer
from claimstead.table.entries import Page, Said, Started, Worded

SECRET_WORD = "swordfish"


def page(text: str, at: int = 1) -> Page:
    return Page(at, (Said(person="ada", name="Ada", seat=None, text=text), Started()))


def summary(table: str, status: str = "gathering", *, public: bool = False, at: int = 1) -> Summary:
    return Summary(table, "claim-it 2 base", status, public, at)


def run(address: str, work: Callable[[Logs, Database], Coroutine[Any, Any, None]]) -> None:
    """Do something with the logs of a database, and close it."""

    async def all_of_it() -> None:
        database = open_database(address)
        logs = Logs(database)
        logs.start()
        try:
            async with asyncio.timeout(600):
                await work(logs, database)
        finally:
            await logs.stop()
            await database.close()

    asyncio.run(all_of_it())


def test_what_was_appended_is_read_back_in_its_order(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        for number in range(1, 6):
            await logs.append("one", number, page(f"page {number} äöü 🎲"))
        await logs.append("two", 1, page("elsewhere"))
        assert await logs.read("one") == [page(f"page {number} äöü 🎲") for number in range(1, 6)]
        assert await logs.read("one", 3) == [page("page 4 äöü 🎲"), page("page 5 äöü 🎲")]
        assert await logs.read("none") == []

    run(address, work)


def test_a_new_file_is_ready_for_several_who_write(tmp_path: Path) -> None:
    """Bytes 18 and 19 are 2 where SQLite writes ahead (its file format, section 1.3)."""
    path = tmp_path / "games.sqlite"
    open_database(str(path))
    assert path.read_bytes()[18:20] == b"\x02\x02"


def test_number_17_of_a_table_exists_once(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        await logs.append("one", 17, page("first"))
        with pytest.raises(Conflict):
            await logs.append("one", 17, page("second"))
        await logs.append("two", 17, page("another table"))
        assert await logs.read("one", after=16) == [page("first")]

    run(address, work)


def test_two_servers_that_write_number_17_at_once_write_it_once(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        others = open_database(address)
        rival = Logs(others)
        rival.start()
        for number in range(1, 11):
            written = await asyncio.gather(
                *(each.append("one", number, page("x")) for each in (logs, rival, logs)),
                return_exceptions=True,
            )
            assert sorted(type(each).__name__ for each in written) == [
                "Conflict",
                "Conflict",
                "NoneType",
            ]
        await rival.stop()
        await others.close()
        assert len(await logs.read("one")) == 10

    run(address, work)


def test_pages_that_come_together_are_written_together(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits: list[Job] = []
    write = Writer._write

    def note(writer: Writer, jobs: list[Job]) -> None:
        visits.append(jobs[0])
        write(writer, jobs)

    monkeypatch.setattr(Writer, "_write", note)

    async def work(logs: Logs, _: Database) -> None:
        await asyncio.gather(*(logs.append(f"t{table}", 1, page("x")) for table in range(100)))
        assert 1 <= len(visits) <= 10
        for table in range(100):
            assert await logs.read(f"t{table}") == [page("x")]

    run(address, work)


def test_but_each_fails_alone(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        await logs.append("t7", 1, page("was there"))
        done = await asyncio.gather(
            *(logs.append(f"t{table}", 1, page("x"), summary(f"t{table}")) for table in range(20)),
            return_exceptions=True,
        )
        assert [table for table, each in enumerate(done) if each is not None] == [7]
        assert isinstance(done[7], Conflict)
        assert await logs.read("t7") == [page("was there")]
        assert await logs.read("t19") == [page("x")]
        assert (await logs.count()) == {"gathering": 19}

    run(address, work)


def test_a_page_that_cannot_be_written_does_not_take_the_others_along(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        # No column takes an integer of so many bits: the database refuses it.
        huge = summary("bad", at=2**70)
        done = await asyncio.gather(
            logs.append("good", 1, page("x"), summary("good")),
            logs.append("bad", 1, page("x"), huge),
            logs.append("fine", 1, page("x"), summary("fine")),
            return_exceptions=True,
        )
        assert done[0] is None
        assert isinstance(done[1], Exception)
        assert done[2] is None
        assert await logs.read("good") == await logs.read("fine") == [page("x")]
        assert await logs.read("bad") == []
        # And the writer goes on.
        await logs.append("good", 2, page("y"))

    run(address, work)


def test_an_error_of_the_database_tells_nothing_of_what_was_written(address: str) -> None:
    """Errors end up in logs: words and secrets must not be in them."""

    async def work(logs: Logs, database: Database) -> None:
        worded = Page(1, (Worded(seat="a", word=SECRET_WORD),))
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE pages RENAME TO lost")
            await connection.exec_driver_sql("ALTER TABLE people RENAME TO gone")
        with pytest.raises(SQLAlchemyError) as failed:
            await logs.append("one", 1, worded)
        assert SECRET_WORD not in str(failed.value)
        with pytest.raises(SQLAlchemyError) as failed:
            await People(database).give_account("ada", "ada", "the hash of a password")
        assert "the hash" not in str(failed.value)

    run(address, work)


def test_stopping_writes_what_is_waiting(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        waiting: list[Awaitable[None]] = [
            asyncio.ensure_future(logs.append("one", number, page("x"))) for number in range(1, 31)
        ]
        await asyncio.sleep(0)
        await logs.stop()
        assert await asyncio.gather(*waiting) == [None] * 30
        assert len(await logs.read("one")) == 30

    run(address, work)


def test_the_lobby_has_public_tables_that_are_not_over_the_newest_first(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        await logs.append("old", 1, page("x"), summary("old", public=True, at=1))
        await logs.append("new", 1, page("x"), summary("new", public=True, at=3))
        await logs.append("mine", 1, page("x"), summary("mine", at=2))
        await logs.append("done", 1, page("x"), summary("done", public=True, at=4))
        await logs.append("done", 2, page("x"), summary("done", "over", public=True, at=5))
        assert await logs.public_tables(100) == ["new", "old"]
        assert await logs.public_tables(100, limit=1) == ["new"]
        assert await logs.count() == {"gathering": 3, "over": 1}

    run(address, work)


def test_a_person_s_tables(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        await logs.append("one", 1, page("x"), summary("one", at=1), ["ada"])
        await logs.append("two", 1, page("x"), summary("two", at=2), ["ada", "bob"])
        await logs.append("one", 2, page("x"), summary("one", "playing", at=3), ["ada", "bob"])
        assert await logs.tables_of("ada") == ["one", "two"]
        assert await logs.open_tables_of("bob") == 2
        await logs.append("one", 3, page("x"), summary("one", "over", at=4))
        assert await logs.open_tables_of("bob") == 1
        assert await logs.playing() == []

    run(address, work)


def test_a_move_of_a_computer_player_is_computed_by_one_server(address: str) -> None:
    async def work(logs: Logs, _: Database) -> None:
        assert await logs.claim_thought("one", 5, now=100, until=200)
        assert not await logs.claim_thought("one", 5, now=150, until=250)
        assert await logs.claim_thought("two", 5, now=150, until=250)
        await logs.renew_thought("one", 5, until=300)
        assert not await logs.claim_thought("one", 5, now=250, until=350)
        # The server that computed it has died.
        assert await logs.claim_thought("one", 5, now=301, until=400)

    run(address, work)


def test_all_servers_on_a_database_sign_with_the_same_key(address: str) -> None:
    first, second = open_database(address), open_database(address)
    assert first.key == second.key
    assert len(bytes.fromhex(first.key)) == 32
    for each in (first, second):
        asyncio.run(each.close())


@pytest.mark.parametrize("bad", ["mysql://there/games", "://", "postgres//x://y"])
def test_an_address_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(ClaimsteadError, match="is not the address"):
        open_database(bad)


def test_the_file_of_what_was_written_last_does_not_grow_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "PAGES_BETWEEN", 20)
    monkeypatch.setattr(checkpoints, "LONG", 50)
    sizes = []

    async def work(logs: Logs, _: Database) -> None:
        for number in range(1, 501):
            await logs.append("one", number, page("x" * 3000))
            sizes.append((tmp_path / "games.sqlite-wal").stat().st_size)
            if number % 20 == 0:
                await asyncio.sleep(0.02)
        assert await logs.read("one", 499) == [page("x" * 3000)]

    run(str(tmp_path / "games.sqlite"), work)
    # Every page would have added more than the 3000 letters in it.
    assert max(sizes) < 500 * 3000 / 2


def test_a_rush_opens_no_connection_that_is_not_kept(address: str) -> None:
    async def rush(_: Logs, database: Database) -> None:
        opened = []
        event.listen(database.engine.sync_engine, "connect", lambda *each: opened.append(each))
        people = People(database)
        for _again in range(3):
            await asyncio.gather(*(people.get("nobody") for _person in range(40)))
        assert 1 <= len(opened) <= 10

    run(address, rush)


def test_nothing_is_confirmed_on_a_disk_that_gave_up_until_it_is_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(_file: int, _length: int) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    async def work(logs: Logs, _: Database) -> None:
        await logs.append("one", 1, page("while all is well"))
        with monkeypatch.context() as disk:
            disk.setattr("claimstead.store.witness.os.ftruncate", give_up)
            # The second time the page is there to all appearances; it need not be on the disk.
            for _attempt in range(2):
                with pytest.raises(Unsure, match="Read-only"):
                    await logs.append("one", 2, page("maybe"))
            with pytest.raises(Unsure):
                await logs.append("two", 1, page("not at all"))
        with pytest.raises(Conflict):
            await logs.append("one", 2, page("maybe"))
        await logs.append("two", 1, page("after all"))
        assert await logs.read("two") == [page("after all")]

    run(str(tmp_path / "games.sqlite"), work)
