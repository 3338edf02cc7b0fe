"""The commands around a database: what they do, and one clear line where they can't."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from claimstead.store import People, open_database
from tests.command_line import Run, assert_one_line
from tests.store.test_backup import fill


@pytest.fixture
def filled(tmp_path: Path) -> str:
    address = str(tmp_path / "games.sqlite")
    asyncio.run(fill(address))
    return address


def test_stats_count_people_and_tables(run: Run, filled: str) -> None:
    told = run("admin", "stats", "--database", filled, "--json")
    assert msgspec.json.decode(told.out) == {
        "people": 2,
        "gathering": 0,
        "playing": 1,
        "over": 0,
        "closed": 0,
    }
    assert "people: 2" in run("admin", "stats", "--database", filled).out


def test_backup_and_restore(run: Run, filled: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup.gz"), str(tmp_path / "other.sqlite")
    assert run("admin", "backup", file, "--database", filled).code == 0
    assert run("admin", "restore", file, "--database", other).code == 0
    before, after = (run("admin", "stats", "--database", each) for each in (filled, other))
    assert before == after


def test_a_person_is_forgotten_by_account_or_number(run: Run, filled: str) -> None:
    assert run("admin", "forget", "ADA", "--database", filled).code == 0
    assert run("admin", "forget", "bob", "--database", filled).code == 0

    async def count() -> int:
        database = open_database(filled)
        try:
            return await People(database).count()
        finally:
            await database.close()

    assert asyncio.run(count()) == 0
    refused = run("admin", "forget", "ada", "--database", filled)
    assert_one_line(refused)


def bad_addresses(folder: Path) -> dict[str, str]:
    damaged = folder / "damaged.sqlite"
    damaged.write_bytes(b"no database" * 500)
    return {
        "damaged": str(damaged),
        "below a file": str(damaged / "games.sqlite"),
        "not writable": "/proc/claimstead/games.sqlite",
        "a folder": str(folder),
        "no server": "postgresql://nobody:secret@127.0.0.1:1/games",
        "another kind": "mysql://there/games",
    }


@pytest.mark.parametrize(
    "what", ["damaged", "below a file", "not writable", "a folder", "no server", "another kind"]
)
def test_a_database_that_cannot_be_used_is_one_clear_line(
    run: Run, what: str, tmp_path: Path
) -> None:
    address = bad_addresses(tmp_path)[what]
    for command in (("admin", "stats"), ("serve", "--port", "1")):
        done = run(*command, "--database", address)
        assert_one_line(done, code=1 if what == "no server" else 2)
        assert "secret" not in done.err


def test_a_name_that_was_misspelt_makes_no_database(run: Run, tmp_path: Path) -> None:
    address = str(tmp_path / "gamse.sqlite")
    for words in (["stats"], ["backup", str(tmp_path / "backup.gz")], ["forget", "ada"]):
        done = run("admin", *words, "--database", address)
        assert_one_line(done)
        assert f"{address} cannot be used: No such file or directory" in done.err
    assert list(tmp_path.iterdir()) == []


def test_several_workers_need_postgresql(run: Run, filled: str) -> None:
    done = run("serve", "--workers", "2", "--database", filled)
    assert_one_line(done)
    assert "PostgreSQL" in done.err


def test_several_workers_on_a_server_that_is_not_there_are_one_clear_line(
    run: Run,
) -> None:
    address = "postgresql://nobody@127.0.0.1:1/games"
    assert_one_line(run("serve", "--workers", "2", "--database", address), code=1)


def test_backups_that_cannot_be_read_or_written(run: Run, filled: str, tmp_path: Path) -> None:
    empty = str(tmp_path / "empty.sqlite")
    nowhere = str(tmp_path / "no" / "backup.gz")
    assert_one_line(run("admin", "backup", nowhere, "--database", filled))
    assert_one_line(run("admin", "restore", nowhere, "--database", empty))
    assert_one_line(run("admin", "restore", str(tmp_path), "--database", empty))
    assert_one_line(run("admin", "restore", filled, "--database", empty))
