"""What a bad disk does to a database is noticed: nobody gets to see a wrong game."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from claimstead.core import ClaimsteadError
from claimstead.store import Database, Logs, integrity, open_database
from claimstead.store.opening import address_of, plain_address
from tests.store.test_logs import page, run

PAGES = 40
FRAME = 24 + 4096
"""Bytes of a frame in SQLite's log of writes, after 32 at its beginning."""


async def write(logs: Logs, _: Database) -> None:
    for number in range(1, PAGES + 1):
        await logs.append("one", number, page(f"page {number}"))
    await logs.append("two", 1, page("elsewhere"))


def alter(address: str, statement: str) -> None:
    engine = create_engine(plain_address(address_of(address)))
    with engine.begin() as connection:
        assert connection.execute(text(statement)).rowcount == 1
    engine.dispose()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM pages WHERE table_id = 'one' AND number = 7",
        "UPDATE pages SET number = 100 WHERE table_id = 'one' AND number = 1",
        "UPDATE pages SET body = (SELECT body FROM pages WHERE table_id = 'two') "
        "WHERE table_id = 'one' AND number = 3",
        "UPDATE pages SET checksum = checksum + 1 WHERE table_id = 'one' AND number = 40",
    ],
    ids=["lost", "elsewhere", "another", "altered"],
)
def test_a_log_with_a_page_that_is_not_as_it_was_written_is_refused(
    address: str, statement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(address, write)
    alter(address, statement)
    monkeypatch.setattr(integrity, "EVERY_PAGE", ())

    async def read(logs: Logs, _: Database) -> None:
        with pytest.raises(ClaimsteadError, match="log of this game is damaged"):
            await logs.read("one")
        assert await logs.read("two") == [page("elsewhere")]

    run(address, read)


def test_pages_of_earlier_releases_have_no_checksum_and_are_read(address: str) -> None:
    run(address, write)
    alter(address, "UPDATE pages SET checksum = NULL WHERE table_id = 'two'")

    async def read(logs: Logs, _: Database) -> None:
        assert await logs.read("two") == [page("elsewhere")]

    run(address, read)


@pytest.fixture
def cut_short(tmp_path: Path) -> Path:
    """A file, its log of writes and the note of its witness, as a kill leaves them."""
    source, target = tmp_path / "games.sqlite", tmp_path / "left" / "games.sqlite"
    target.parent.mkdir()

    async def work(logs: Logs, database: Database) -> None:
        await write(logs, database)
        for ending in ("", "-wal", "-last"):
            shutil.copy(f"{source}{ending}", f"{target}{ending}")

    run(str(source), work)
    return target


def wal_of(database: Path) -> Path:
    return database.with_name(database.name + "-wal")


def test_what_a_kill_leaves_is_whole(cut_short: Path) -> None:
    async def read(logs: Logs, _: Database) -> None:
        assert len(await logs.read("one")) == PAGES

    run(str(cut_short), read)


@pytest.mark.parametrize("damage", ["cut off", "a byte altered", "gone"])
def test_a_database_without_what_was_written_last_is_refused(cut_short: Path, damage: str) -> None:
    wal = wal_of(cut_short)
    data = bytearray(wal.read_bytes())
    middle = 32 + (len(data) // FRAME // 2) * FRAME
    if damage == "gone":
        wal.unlink()
    elif damage == "cut off":
        wal.write_bytes(data[: middle + 100])
    else:
        data[middle + 2000] ^= 1
        wal.write_bytes(data)
    left = {
        path: path.read_bytes() for path in cut_short.parent.glob("*") if "shm" not in path.name
    }
    with pytest.raises(ClaimsteadError, match="lacks what was last written") as refusal:
        open_database(str(cut_short))
    # Nothing was changed: somebody may know how to save it.
    assert all(path.read_bytes() == before for path, before in left.items())
    note = cut_short.with_name(cut_short.name + "-last")
    assert str(note) in str(refusal.value)
    note.unlink()
    asyncio.run(open_database(str(cut_short)).close())


def test_a_log_of_writes_whose_end_was_never_acknowledged_is_accepted(cut_short: Path) -> None:
    with wal_of(cut_short).open("ab") as file:
        file.write(b"the beginning of a frame")
    asyncio.run(open_database(str(cut_short)).close())


def test_a_damaged_page_of_the_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    run(str(file), write)
    size = 4096
    data = bytearray(file.read_bytes())
    for number in range(1, len(data) // size):
        damaged = bytearray(data)
        damaged[number * size : number * size + 64] = b"\xa5" * 64
        file.write_bytes(damaged)
        with pytest.raises(ClaimsteadError, match=r"damaged|cannot be used"):
            open_database(str(file))


def test_a_file_of_which_sqlite_complains_in_words_that_are_no_text_is_damaged(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.sqlite"
    run(str(file), write)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_master SET name = CAST(x'74de' AS TEXT), sql = 'CREAT' "
            "WHERE name = 'pages'"
        )
    with pytest.raises(ClaimsteadError, match=r"damaged \(malformed database schema"):
        open_database(str(file))


def test_a_byte_altered_within_a_move_is_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    run(str(file), write)
    data = file.read_bytes()
    assert data.count(b"page 23") == 1
    file.write_bytes(data.replace(b"page 23", b"page 32"))
    with pytest.raises(ClaimsteadError, match="damaged"):
        open_database(str(file))


def test_a_log_that_ends_too_early_because_its_last_page_is_elsewhere_is_noticed_at_the_start(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.sqlite"
    run(str(file), write)
    alter(str(file), f"UPDATE pages SET table_id = 'onf' WHERE number = {PAGES}")
    with pytest.raises(ClaimsteadError, match="damaged"):
        open_database(str(file))


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_what_there_was_no_time_to_look_at_is_checked_when_it_is_read(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(address, write)
    alter(address, "UPDATE pages SET checksum = checksum + 1 WHERE table_id = 'one' AND number = 9")
    monkeypatch.setattr(integrity, "LOOKING_SECONDS", -1.0)
    monkeypatch.setattr(integrity, "INSTRUCTIONS", 1)

    async def read(logs: Logs, _: Database) -> None:
        with pytest.raises(ClaimsteadError, match="log of this game is damaged"):
            await logs.read("one")
        assert await logs.read("two") == [page("elsewhere")]

    run(address, read)


def test_an_illegible_note_says_nothing(cut_short: Path) -> None:
    note = cut_short.with_name(cut_short.name + "-last")
    for bad in (b"", b"\xff\xff", b"one 41 5", b"one", b"one 999999 1 1"):
        note.write_bytes(bad)
        asyncio.run(open_database(str(cut_short)).close())


def test_a_new_file_in_the_place_of_a_lost_one_begins_anew(cut_short: Path) -> None:
    cut_short.unlink()
    wal_of(cut_short).unlink()
    asyncio.run(open_database(str(cut_short)).close())
    with closing(sqlite3.connect(cut_short)) as connection, connection:
        assert connection.execute("SELECT count(*) FROM pages").fetchone() == (0,)
