"""The commands around a database: what they do, and one clear line where they can't."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from claimstead.cli import main
from claimstead.store import People, open_database
from tests.store.test_backup import fill


class Done(NamedTuple):
    code: int
    output: str
    complaint: str


Command = Callable[..., Done]


@pytest.fixture
def claimstead(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command line, as it is called from a shell."""

    def run(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["claimstead", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code or 0
        assert isinstance(code, int)
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def filled(tmp_path: Path) -> str:
    address = str(tmp_path / "games.sqlite")
    asyncio.run(fill(address))
    return address


def test_stats_count_people_and_tables(claimstead: Command, filled: str) -> None:
    told = claimstead("admin", "stats", "--database", filled, "--json")
    assert msgspec.json.decode(told.output) == {
        "people": 2,
        "gathering": 0,
        "playing": 1,
        "over": 0,
        "closed": 0,
    }
    assert "people: 2" in claimstead("admin", "stats", "--database", filled).output


def test_backup_and_restore(claimstead: Command, filled: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup.gz"), str(tmp_path / "other.sqlite")
    assert claimstead("admin", "backup", file, "--database", filled).code == 0
    assert claimstead("admin", "restore", file, "--database", other).code == 0
    before, after = (claimstead("admin", "stats", "--database", each) for each in (filled, other))
    assert before == after


def test_a_person_is_forgotten_by_account_or_number(claimstead: Command, filled: str) -> None:
    assert claimstead("admin", "forget", "ADA", "--database", filled).code == 0
    assert claimstead("admin", "forget", "bob", "--database", filled).code == 0

    async def count() -> int:
        database = open_database(filled)
        try:
            return await People(database).count()
        finally:
            await database.close()

    assert asyncio.run(count()) == 0
    refused = claimstead("admin", "forget", "ada", "--database", filled)
    assert_one_line(refused)


def assert_one_line(done: Done, code: int = 2) -> None:
    assert done.code == code
    assert done.output == ""
    assert done.complaint.startswith("claimstead: ")
    assert done.complaint.count("\n") == 1
    assert "Traceback" not in done.complaint


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
    claimstead: Command, what: str, tmp_path: Path
) -> None:
    address = bad_addresses(tmp_path)[what]
    for command in (("admin", "stats"), ("serve", "--port", "1")):
        done = claimstead(*command, "--database", address)
        assert_one_line(done, code=1 if what == "no server" else 2)
        assert "secret" not in done.complaint


def test_a_name_that_was_misspelt_makes_no_database(claimstead: Command, tmp_path: Path) -> None:
    address = str(tmp_path / "gamse.sqlite")
    for words in (["stats"], ["backup", str(tmp_path / "backup.gz")], ["forget", "ada"]):
        done = claimstead("admin", *words, "--database", address)
        assert_one_line(done)
        assert f"{address} cannot be used: No such file or directory" in done.complaint
    assert list(tmp_path.iterdir()) == []


def test_several_workers_need_postgresql(claimstead: Command, filled: str) -> None:
    done = claimstead("serve", "--workers", "2", "--database", filled)
    assert_one_line(done)
    assert "PostgreSQL" in done.complaint


def test_several_workers_on_a_server_that_is_not_there_are_one_clear_line(
    claimstead: Command,
) -> None:
    address = "postgresql://nobody@127.0.0.1:1/games"
    assert_one_line(claimstead("serve", "--workers", "2", "--database", address), code=1)


def test_backups_that_cannot_be_read_or_written(
    claimstead: Command, filled: str, tmp_path: Path
) -> None:
    empty = str(tmp_path / "empty.sqlite")
    nowhere = str(tmp_path / "no" / "backup.gz")
    assert_one_line(claimstead("admin", "backup", nowhere, "--database", filled))
    assert_one_line(claimstead("admin", "restore", nowhere, "--database", empty))
    assert_one_line(claimstead("admin", "restore", str(tmp_path), "--database", empty))
    assert_one_line(claimstead("admin", "restore", filled, "--database", empty))
