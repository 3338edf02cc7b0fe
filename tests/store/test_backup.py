"""Backups: read back whole into an empty database of either kind, or refused."""

import asyncio
import gzip
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, event, select

from claimstead.core import ClaimsteadError
from claimstead.store import Logs, People, Rating, Ratings, Summary, open_database
from claimstead.store.backup import back_up, restore, restore_to
from claimstead.store.opening import address_of, plain_address
from claimstead.store.schema import metadata, packed
from claimstead.table.entries import Page, Started
from tests.store.conftest import new_address


async def fill(address: str) -> None:
    """Something of everything."""
    database = open_database(address)
    logs, people = Logs(database), People(database)
    logs.start()
    for number in range(1, 4):
        summary = Summary("one", "claim-it 2 base", "playing", True, number)
        await logs.append("one", number, Page(number, (Started(),)), summary, ["ada"])
    await people.add("ada", "Ada 🎲", 5)
    await people.add("bob", "Bob", 6)
    await people.give_account("ada", "ada", "a hash")
    after = {"ada": Rating(25.5, 8.25, 1)}
    await Ratings(database).settle("one", "claim-it 2", ["ada"], lambda _: after)
    await logs.claim_thought("one", 3, 1, 2)
    await logs.stop()
    await database.close()


def fill_the_rest(address: str) -> None:
    """A row in every table that has none: of tournaments, passkeys, notices, tags and all else.

    Packed games are left out: what is in them must fit its checksum.
    """
    samples = {str: "x", int: 7, float: 1.5, bool: True, bytes: b"\0\xff"}
    engine = create_engine(plain_address(address_of(address)))
    with engine.begin() as connection:
        for table in set(metadata.sorted_tables) - {packed}:
            if connection.execute(select(table)).first() is None:
                columns = [each for each in table.columns if each.name != "checksum"]
                row = {each.name: samples[each.type.python_type] for each in columns}
                connection.execute(table.insert().values(row))
    engine.dispose()


def rows_of(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a database."""
    engine = create_engine(plain_address(address_of(address)))
    with engine.connect() as connection:
        rows = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return rows


def saved(address: str, file: Path) -> int:
    database = open_database(address)
    try:
        return back_up(database, file)
    finally:
        asyncio.run(database.close())


def brought_back(address: str, file: Path) -> int:
    database = open_database(address)
    try:
        return restore(database, file)
    finally:
        asyncio.run(database.close())


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_backup_is_read_back_into_a_database_of_either_kind(
    request: pytest.FixtureRequest, address: str, to: str, tmp_path: Path
) -> None:
    asyncio.run(fill(address))
    fill_the_rest(address)
    file = tmp_path / "backup.gz"
    other = new_address(request, tmp_path, to)
    count = saved(address, file)
    assert brought_back(other, file) == count
    assert rows_of(other) == rows_of(address)
    assert [name for name, rows in rows_of(other).items() if not rows] == [packed.name]
    assert count == sum(map(len, rows_of(address).values()))
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.gz"]


def test_a_backup_is_of_one_moment(address: str, tmp_path: Path) -> None:
    """A table that is opened while the backup is written is in it whole or not at all."""
    asyncio.run(fill(address))
    opened: list[bool] = []
    rival = create_engine(plain_address(address_of(address)))

    def another_table(*told: object) -> None:
        if "FROM pages" in str(told[2]) and not opened:
            opened.append(True)
            with rival.begin() as connection:
                row = {"id": "two", "setup": "x", "status": "playing", "public": True, "updated": 1}
                connection.execute(metadata.tables["tables"].insert(), [row])

    event.listen(Engine, "after_cursor_execute", another_table)
    saved(address, tmp_path / "backup.gz")
    event.remove(Engine, "after_cursor_execute", another_table)
    rival.dispose()
    assert opened
    assert len(rows_of(address)["tables"]) == 2
    restored = str(tmp_path / "restored.sqlite")
    brought_back(restored, tmp_path / "backup.gz")
    assert len(rows_of(restored)["tables"]) == 1


def test_a_database_in_which_there_are_tables_is_not_overwritten(
    address: str, tmp_path: Path
) -> None:
    asyncio.run(fill(address))
    saved(address, tmp_path / "backup.gz")
    before = rows_of(address)
    with pytest.raises(ClaimsteadError, match="not empty"):
        brought_back(address, tmp_path / "backup.gz")
    assert rows_of(address) == before


def test_a_database_with_people_who_have_not_played_is_not_overwritten(
    address: str, tmp_path: Path
) -> None:
    async def somebody_comes() -> None:
        database = open_database(address)
        await People(database).add("ada", "Ada", 5)
        await database.close()

    asyncio.run(somebody_comes())
    saved(address, tmp_path / "backup.gz")
    before = rows_of(address)
    with pytest.raises(ClaimsteadError, match="not empty"):
        brought_back(address, tmp_path / "backup.gz")
    assert rows_of(address) == before


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    address = str(tmp_path / "games.sqlite")
    served = open_database(address, reserved=True)
    back_up(served, tmp_path / "backup.gz")
    with pytest.raises(ClaimsteadError, match="another server is running"):
        restore_to(address, tmp_path / "backup.gz")
    asyncio.run(served.close())
    assert restore_to(address, tmp_path / "backup.gz") == len(rows_of(address)["keys"])


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """The bytes of a good backup."""
    address = str(tmp_path / "good.sqlite")
    asyncio.run(fill(address))
    saved(address, tmp_path / "good.gz")
    return (tmp_path / "good.gz").read_bytes()


def refused(data: bytes, tmp_path: Path) -> str:
    """What is said of a bad backup; the database stays as it was."""
    address, file = str(tmp_path / "empty.sqlite"), tmp_path / "bad.gz"
    file.write_bytes(data)
    asyncio.run(open_database(address).close())
    before = rows_of(address)
    with pytest.raises(ClaimsteadError) as refusal:
        brought_back(address, file)
    assert rows_of(address) == before
    return str(refusal.value)


def test_a_backup_that_was_cut_off_is_refused_wherever_it_was_cut(
    whole: bytes, tmp_path: Path
) -> None:
    for upto in (0, 5, 20, len(whole) // 2, len(whole) - 1):
        assert "bad.gz" in refused(whole[:upto], tmp_path)


def test_a_backup_without_its_last_lines_is_refused(whole: bytes, tmp_path: Path) -> None:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for fewer in (lines[:-1], lines[:-2], [*lines[:3], lines[-1]], [lines[0]], lines[1:]):
        assert "is not a backup" in refused(gzip.compress(b"".join(fewer)), tmp_path)


def test_a_damaged_backup_is_refused(whole: bytes, tmp_path: Path) -> None:
    # Behind the name of the file, which means nothing.
    for at in range(32, len(whole) - 8, max(len(whole) // 12, 1)):
        damaged = bytearray(whole)
        damaged[at] ^= 0x55
        assert "bad.gz" in refused(bytes(damaged), tmp_path)


@pytest.mark.parametrize(
    "line", [b"null", b"{}", b"[1, 2]", b'["tables", 5]', b'["nothing", {}]', b'["tables", {}]']
)
def test_a_backup_with_a_strange_line_is_refused(whole: bytes, tmp_path: Path, line: bytes) -> None:
    first, *rest = gzip.decompress(whole).splitlines(keepends=True)
    strange = b"".join((first, line + b"\n", *rest))
    assert "is not a backup" in refused(gzip.compress(strange), tmp_path)


def test_a_backup_of_an_earlier_release_which_had_no_checksums_is_read(
    whole: bytes, tmp_path: Path
) -> None:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    old = [re.sub(rb',"checksum":[0-9]+', b"", line) for line in lines]
    assert old != lines
    file, address = tmp_path / "old.gz", str(tmp_path / "new.sqlite")
    file.write_bytes(gzip.compress(b"".join(old)))
    brought_back(address, file)
    before, after = rows_of(str(tmp_path / "good.sqlite")), rows_of(address)
    assert [row[:3] for row in after["pages"]] == [row[:3] for row in before["pages"]]
    assert {row[3] for row in after["pages"]} == {None}


def test_a_backup_of_an_earlier_release_without_lists_of_games_is_read(
    whole: bytes, tmp_path: Path
) -> None:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    rest = [line for line in lines[1:-1] if not line.startswith(b'["rating_points"')]
    old = [re.sub(rb',"over":(true|false)', b"", line) for line in rest]
    assert len(old) < len(lines) - 2
    assert old != rest
    old = [line.replace(b'"status":"playing"', b'"status":"over"') for line in old]
    file, address = tmp_path / "old.gz", str(tmp_path / "new.sqlite")
    file.write_bytes(gzip.compress(b"".join((lines[0], *old, b"%d\n" % len(old)))))
    brought_back(address, file)
    database = open_database(address)
    assert asyncio.run(Logs(database).tables_of("ada")) == ["one"]
    asyncio.run(database.close())
    ((person, kind, games, _, *rating),) = rows_of(address)["rating_points"]
    assert (person, kind, games, *rating) == ("ada", "claim-it 2", 1, 25.5, 8.25)


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    assert "bad.gz" in refused(b"hello", tmp_path)
    assert "bad.gz" in refused(gzip.compress(b"\xff\xfe"), tmp_path)


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    address = str(tmp_path / "games.sqlite")
    with pytest.raises(ClaimsteadError, match="cannot be written"):
        saved(address, tmp_path / "no" / "such" / "folder" / "backup.gz")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_bytes(b"this is no database at all, " * 100)
    with pytest.raises(ClaimsteadError, match="is damaged") as refusal:
        open_database(str(file))
    assert "\n" not in str(refusal.value)
    assert file.read_bytes().startswith(b"this is no database")


def test_a_database_of_a_later_release_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    asyncio.run(open_database(str(file)).close())
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ClaimsteadError, match="cannot be used"):
        open_database(str(file))


def test_the_migrations_lead_to_the_tables_that_the_store_uses(address: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    asyncio.run(open_database(address).close())
    # A second start finds all there.
    asyncio.run(open_database(address).close())
    engine = create_engine(plain_address(address_of(address)))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
