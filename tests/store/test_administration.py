"""The commands around a database: what they do, and one clear line where they can't."""

import asyncio
import logging
import os
import stat
from pathlib import Path

import msgspec
import pytest

from claimstead.store import People, open_database
from tests.command_line import Run, assert_one_line
from tests.server.postgresql import PostgreSQL
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
        "guests": 1,
        "packed": 0,
        "megabytes": 0,
        "pack_days": 1.0,
        "guest_days": 30.0,
        "abandoned_days": 90.0,
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
        assert f"there is no Claimstead database at {address}" in done.err
    assert list(tmp_path.iterdir()) == []


COMMANDS = {
    "stats": ["stats"],
    "backup": ["backup", "backup.gz"],
    "forget": ["forget", "ada"],
    "ban": ["ban", "ada"],
    "mute": ["mute", "ada"],
    "pardon": ["pardon", "ada"],
    "close": ["close", "AbCdEfGhIjKl"],
    "dismiss": ["dismiss", "AbCdEfGhIjKl", "b"],
    "acts": ["acts"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_makes_a_database(run: Run, command: str, tmp_path: Path) -> None:
    """Neither where none is named, nor of an empty file."""
    done = run("admin", *COMMANDS[command])
    assert_one_line(done)
    assert "there is no Claimstead database" in done.err
    assert list(tmp_path.iterdir()) == []
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert_one_line(run("admin", *COMMANDS[command], "--database", str(empty)))
    assert empty.stat().st_size == 0
    assert [path.name for path in tmp_path.iterdir()] == ["empty.sqlite"]


def test_no_command_makes_tables_in_an_empty_postgresql(run: Run, postgresql: PostgreSQL) -> None:
    address = postgresql.new_database("empty")
    for words in COMMANDS.values():
        done = run("admin", *words, "--database", address)
        assert_one_line(done)
        assert "there is no Claimstead database" in done.err


def test_a_backup_that_is_none_leaves_no_database_behind(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.gz"
    bad.write_bytes(b"hello")
    assert_one_line(run("admin", "restore", str(bad), "--database", str(tmp_path / "new.sqlite")))
    assert_one_line(run("admin", "restore", str(bad)))
    assert [path.name for path in tmp_path.iterdir()] == ["bad.gz"]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_database_and_its_backup_are_for_their_owner_alone(run: Run, tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        address = tmp_path / "new" / "games.sqlite"
        asyncio.run(fill(str(address)))
        backup = tmp_path / "backup.gz"
        backup.touch(mode=0o644)
        assert run("admin", "backup", str(backup), "--database", str(address)).code == 0
        restored = tmp_path / "restored.sqlite"
        assert run("admin", "restore", str(backup), "--database", str(restored)).code == 0
    finally:
        os.umask(old)
    assert mode(address.parent) == 0o700
    assert {mode(each) for each in address.parent.iterdir()} == {0o600}
    assert (mode(backup), mode(restored)) == (0o600, 0o600)


def test_what_others_could_read_is_tightened_at_the_start_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "games"
    file = folder / "games.sqlite"
    asyncio.run(fill(str(file)))
    for each in (folder, *folder.iterdir()):
        each.chmod(0o755 if each.is_dir() else 0o644)
    logging.getLogger("claimstead").propagate = True
    asyncio.run(open_database(str(file)).close())
    assert mode(folder) == 0o700
    assert {mode(each) for each in folder.iterdir()} == {0o600}
    told = {getattr(record, "path", "") for record in caplog.records}
    assert {str(folder), str(file)} <= told


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "letter.txt").touch()
    asyncio.run(fill(str(folder / "games.sqlite")))
    assert mode(folder) == 0o755
    assert mode(folder / "games.sqlite") == 0o600


def test_the_settings_of_the_server_lead_to_its_database(
    run: Run, filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f'database = "{filled}"\n', encoding="utf-8")
    assert "people: 2" in run("admin", "--settings", str(file), "stats").out
    monkeypatch.setenv("CLAIMSTEAD_SETTINGS", str(file))
    assert "people: 2" in run("admin", "stats").out
    monkeypatch.setenv("CLAIMSTEAD_DATABASE", str(tmp_path / "other.sqlite"))
    assert_one_line(run("admin", "stats"))
    assert "people: 2" in run("admin", "stats", "--database", filled).out


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
