"""Disks that are full, or that have become read-only."""

import asyncio
import os
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from drill.faults.mounts import FailingDisk, can_mount, small_disk
from drill.faults.play import SETUPS, SHORT, Tables
from drill.report import Tried
from tests.server.serving import Serving

DATABASE = "games.sqlite"
FILLER = "filler"
MEGABYTES = 32
PIECE = 64 * 1024

Act = Callable[[], object]


def fill(disk: Path) -> None:
    """A file that takes all the room there is."""
    # What is written next must need room: not what is left of the log in front of the database.
    with closing(sqlite3.connect(disk / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with (disk / FILLER).open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(PIECE))


def clear(disk: Path) -> None:
    (disk / FILLER).unlink()


def revive(disk: FailingDisk, serving: Serving) -> None:
    """What an administrator does about a disk that has become read-only."""
    serving.kill()
    disk.repair()
    serving.start()


async def is_refused(serving: Serving, tables: Tables, told: int) -> bool:
    """Wait until the server says that it could not write; or nobody wants anything of it."""
    while serving.log.read_text().count('"error"') <= told:
        if not tables.are_played:
            return False
        await asyncio.sleep(0.05)
    return True


async def play_on(
    serving: Serving, tables: Tables, times: int, setups: list[str], fail: Act, mend: Act
) -> Tables:
    """The disk fails, players are refused; it is mended, and they go on."""
    rng = random.Random(11)

    async def fail_on() -> None:
        refused = 0
        while refused < times:
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            async with tables.calm:
                told = serving.log.read_text().count('"error"')
                await asyncio.to_thread(fail)
                refused += await is_refused(serving, tables, told)
                await asyncio.to_thread(mend)

    try:
        await tables.play_while(fail_on(), setups)
    finally:
        serving.stop()
    return tables


def on_full_disk(disk: Path, folder: Path, times: int, setups: list[str]) -> Tables:
    serving = Serving(str(disk / DATABASE), folder)
    tables = Tables(str(disk / DATABASE), [serving.address], random.Random(11))
    work = play_on(serving, tables, times, setups, lambda: fill(disk), lambda: clear(disk))
    return asyncio.run(work)


def on_read_only_disk(folder: Path, times: int, setups: list[str]) -> Tables:
    disk = FailingDisk(folder)
    try:
        serving = Serving(str(disk.path / DATABASE), folder)
        tables = Tables(str(disk.path / DATABASE), [serving.address], random.Random(11))
        work = play_on(serving, tables, times, setups, disk.fail, lambda: revive(disk, serving))
        return asyncio.run(work)
    finally:
        os.sync()
        disk.unmount()


def run(short: bool) -> Iterator[Tried]:
    if not can_mount():
        yield Tried("faults", "full and read-only disks", 0, note="not tried: needs root")
        return
    setups, times = (SHORT, 2) if short else (SETUPS, 20)
    with tempfile.TemporaryDirectory() as name, small_disk(MEGABYTES) as disk:
        tables = on_full_disk(disk, Path(name), times, setups)
        yield tables.tried("disk full", times, f"a tmpfs of {MEGABYTES} MB")
    if short:
        return
    with tempfile.TemporaryDirectory() as name:
        note = "an ext4 that its kernel made read-only; checked, mounted, served again"
        yield on_read_only_disk(Path(name), 5, setups).tried("disk read-only", 5, note)
