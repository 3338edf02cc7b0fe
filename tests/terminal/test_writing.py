"""Commands that write: with no permission, no room, nobody who reads, and Ctrl-C meanwhile."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claimstead.core import ClaimsteadError
from claimstead.files import check_writable, whole_file, write_text
from claimstead.research.claim_it.training import TurnTraining
from claimstead.research.figures import report
from claimstead.review.puzzles.shelf import puzzle_of_day, today
from claimstead.store import open_database
from tests.command_line import Done, Run, assert_one_line
from tests.waiting import said, wait_until

CLAIMSTEAD = (sys.executable, "-c", "from claimstead.cli import main; main()")
SMALL = "claim-it 2 base size 3 end 3"
GAME = "claimstead game 1\nsetup: claim-it 2 base\n\n* 235\na 2@3/5\na stop\nresult: unfinished\n"
POSITION = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7
hand b: Gi7 Se2
"""
FEW = ("--game", SMALL, "--games", "2", "--processes", "1")
WRITING = {
    "page.html": ("review", "game.txt", "--html", "page.html"),
    "games.txt": ("simulate", "--players", "random", *FEW, "--out", "games.txt"),
    "games.parquet": (
        "simulate",
        "--players",
        "random",
        *FEW,
        "--no-values",
        "--out",
        "games.parquet",
    ),
    "chart.svg": ("arena", "random", "random", *FEW, "--plot", "chart.svg"),
    "figures.md": ("figures", "--processes", "1", "--folder", "."),
    "puzzles.gz": ("puzzle", "make", "--cards", "0", "--dice", "0", "--out", "puzzles.gz"),
    "backup.gz": ("admin", "backup", "backup.gz", "--database", "games.sqlite"),
    "2-base.checkpoint.npz": ("train", "claim-it", "--folder", "."),
}
"""What is written, and by which command."""
PRINTING = (
    ("solve", "position.txt"),
    ("review", "game.txt"),
    ("verify", "game.txt"),
    ("simulate", "--players", "random", *FEW, "--out", "games.txt"),
    ("arena", "random", "random", *FEW),
    ("puzzle", "--id", "1"),
    ("puzzle", "make", "--cards", "0", "--dice", "0", "--out", "puzzles.gz"),
    ("bench", "--seconds", "0.01"),
    ("admin", "stats", "--database", "games.sqlite"),
    ("play", "--seed", "7"),
    ("--help",),
)


@pytest.fixture
def ready(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line, with all that it reads; what takes long is left out."""
    (tmp_path / "game.txt").write_text(GAME, encoding="utf-8")
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    asyncio.run(open_database(str(tmp_path / "games.sqlite")).close())
    monkeypatch.setattr(report, "chapters_of", lambda _: [])
    monkeypatch.setattr(report, "told", lambda *_: "# The figures\n" * 1000)
    monkeypatch.setattr(TurnTraining, "run", lambda self, *_: self.keep())
    return run


class Disk:
    """A disk of its own, or, for who may not have one, a folder with the same troubles."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
        done = subprocess.run(mount, check=False, capture_output=True)
        self.is_mounted = done.returncode == 0

    def lock(self) -> None:
        """From now on nobody may write."""
        if self.is_mounted:
            subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)
        else:
            self.folder.chmod(0o555)

    def fill(self) -> None:
        """From now on there is no room."""
        if self.is_mounted:
            with pytest.raises(OSError, match="No space left"):
                (self.folder / "full").write_bytes(b"." * 100_000)
        else:
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def remove(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        if self.is_mounted:
            subprocess.run(["umount", "--lazy", self.folder], check=True)
        else:
            self.folder.chmod(0o755)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path / "disk")
    yield disk
    disk.remove()


def on(disk: Disk, file: str) -> list[str]:
    """The command, with its file on the disk."""
    place = str(disk.folder / file)
    return [
        place if word == file else str(disk.folder) if word == "." else word
        for word in WRITING[file]
    ]


def left_on(disk: Disk) -> list[str]:
    return sorted(path.name for path in disk.folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("file", WRITING)
def test_without_permission_nothing_is_begun(
    ready: Run, disk: Disk, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    def begun(*_: object, **__: object) -> None:
        raise AssertionError("it could have been said before the work")

    for name in (
        "commands.output.review.review",
        "research.simulation.workers",
        "commands.output.arena.workers",
    ):
        monkeypatch.setattr(f"claimstead.{name}", begun)
    disk.lock()
    done = ready(*on(disk, file))
    assert_one_line(done, code=2)
    assert "cannot be written: " in done.err


@pytest.mark.parametrize("file", WRITING)
def test_a_full_disk_is_nobodys_fault_and_leaves_the_old_file(
    ready: Run, disk: Disk, file: str
) -> None:
    old = disk.folder / file
    if "train" not in WRITING[file]:
        old.write_text("old", encoding="utf-8")
    disk.fill()
    before = left_on(disk)
    done = ready(*on(disk, file))
    assert_one_line(done._replace(out=""), code=1)
    assert f"{file} cannot be written: " in done.err
    assert left_on(disk) == before


@pytest.mark.parametrize("command", [("admin", "restore", "backup.gz"), ("serve", "--port", "1")])
@pytest.mark.parametrize("trouble", ["locked", "full"])
def test_a_database_without_permission_or_room(
    ready: Run, disk: Disk, command: tuple[str, ...], trouble: str
) -> None:
    assert ready("admin", "backup", "backup.gz", "--database", "games.sqlite").code == 0
    disk.lock() if trouble == "locked" else disk.fill()
    done = ready(*command, "--database", str(disk.folder / "new.sqlite"))
    assert_one_line(done, code=2 if trouble == "locked" else 1)
    assert f"{disk.folder / 'new.sqlite'} cannot be used: " in done.err


def test_the_streak_of_who_may_not_write_is_refused(
    ready: Run, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(disk.folder))
    disk.lock()
    done = ready("puzzle", "--answer", puzzle_of_day(today()).solution)
    assert_one_line(done)
    assert "cannot be written: " in done.err


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Tests that run in the background are deaf to Ctrl-C, and so would be what they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt(*_: object) -> None:
    """As a terminal does it for Ctrl-C."""
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("file", WRITING)
def test_ctrl_c_while_a_file_is_written_leaves_the_old_one_and_nothing_else(
    ready: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    if "train" not in WRITING[file]:
        (tmp_path / file).write_text("old", encoding="utf-8")
    before = {path for path in tmp_path.iterdir() if path.is_file()}
    # All is in the new file, which is not yet in its place.
    monkeypatch.setattr(os, "fsync", interrupt)
    done = ready(*WRITING[file])
    assert (done.code, done.err) == (130, "")
    assert {path for path in tmp_path.iterdir() if path.is_file()} == before
    assert file.endswith(".npz") or (tmp_path / file).read_text(encoding="utf-8") == "old"


def test_closed_streams_give_nothing_and_want_nothing(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GAME, encoding="utf-8")
    for words, code, told in (
        ("verify - <&-", 2, "claimstead: this is not a game"),
        ("verify game.txt >&-", 1, ""),
        ("verify nowhere.txt 2>&-", 2, ""),
    ):
        done = subprocess.run(
            f'"{sys.executable}" -m claimstead {words}',
            shell=True,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code
        assert done.stderr.startswith(told)
        assert len(done.stderr.splitlines()) == bool(told), done.stderr


def written_of(folder: Path) -> int:
    """How much there is of a file that is not yet in its place."""
    return sum(part.stat().st_size for part in folder.glob(".claimstead-*.part"))


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_in_the_midst_of_many_games(tmp_path: Path) -> None:
    old = tmp_path / "games.txt"
    old.write_text("old", encoding="utf-8")
    words = ("--players", "random", "--game", SMALL, "--games", "1000000", "--processes", "2")
    with subprocess.Popen(
        [*CLAIMSTEAD, "simulate", *words, "--out", old],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as playing:
        wait_until(lambda: bool(written_of(tmp_path)), playing.pid, "the first games")
        os.killpg(playing.pid, signal.SIGINT)
        out, err = said(playing)
    assert (playing.returncode, out, err) == (130, "", "")
    assert list(tmp_path.iterdir()) == [old]
    assert old.read_text(encoding="utf-8") == "old"


# Standard output


def into(ready: Run, output: Any, monkeypatch: pytest.MonkeyPatch, *words: str) -> Done:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", output)
        return ready(*words)


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
def test_an_output_that_nobody_reads_gives_one_clear_line(
    ready: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        done = into(ready, pipe, monkeypatch, *command)
    assert done == Done(1, "", "claimstead: the output was closed by its reader\n")


def test_an_output_without_room_gives_one_clear_line(
    ready: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = into(ready, full, monkeypatch, "puzzle", "--id", "1")
    told = "claimstead: the output cannot be written: No space left on device\n"
    assert done == Done(1, "", told)


def test_a_device_is_written_to_and_not_replaced(ready: Run) -> None:
    done = ready("review", "game.txt", "--html", "/dev/full")
    assert_one_line(done, code=1)
    assert done.err == "claimstead: /dev/full cannot be written: No space left on device\n"
    assert Path("/dev/full").is_char_device()


# Files


def test_a_new_file_has_the_permissions_of_the_old_one_and_of_who_asks(tmp_path: Path) -> None:
    secret, page = tmp_path / "secret", tmp_path / "page"
    write_text(secret, "one", mode=0o600)
    assert secret.stat().st_mode & 0o777 == 0o600
    page.touch(0o640)
    page.chmod(0o664)
    write_text(page, "two")
    assert page.stat().st_mode & 0o777 == 0o664


def test_what_a_link_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.txt"
    link.symlink_to("there/page.txt")
    write_text(link, "one")
    assert link.is_symlink()
    assert (tmp_path / "there" / "page.txt").read_text(encoding="utf-8") == "one"


def test_work_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old", encoding="utf-8")
    with pytest.raises(ZeroDivisionError), whole_file(file) as stream:
        stream.write(b"new" * (1 // 0))
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text(encoding="utf-8") == "old"


def test_a_file_that_is_not_to_be_changed_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch(0o444)
    # Root may write everywhere.
    monkeypatch.setattr(os, "access", lambda path, _: path != file)
    for ask in (check_writable, lambda path: write_text(path, "new")):
        with pytest.raises(ClaimsteadError, match="cannot be written: Permission denied"):
            ask(file)
