"""Disks that are full, or that have become read-only."""

import asyncio
import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from drill.faults.mounts import FailingDisk, can_mount, small_disk
from drill.faults.play import SETUPS, SHORT, Tables
from drill.report import Tried
from tests.server.serving import Serving

PIECE = 64 * 1024


def fill(disk: Path) -> Path:
    """A file that takes all the room there is."""
    path = disk / "filler"
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(PIECE))
        except OSError:
            pass
    return path


async def is_refused(serving: Serving, tables: Tables, told: int) -> bool:
    """Wait until the server says that it could not write; or nobody wants anything of it."""
    while serving.log.read_text().count('"error"') <= told:
        if not tables.are_played:
            return False
        await asyncio.sleep(0.05)
    return True


async def under_full_disks(
    disk: Path, folder: Path, times: int, rng: random.Random, setups: list[str]
) -> Tables:
    """Room runs out, players are refused; there is room again, and they go on."""
    database = str(disk / "games.sqlite")
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def fill_on() -> None:
        refused = 0
        while refused < times:
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            async with tables.calm:
                told = serving.log.read_text().count('"error"')
                filler = await asyncio.to_thread(fill, disk)
                refused += await is_refused(serving, tables, told)
                filler.unlink()

    try:
        await tables.play_while(fill_on(), setups)
    finally:
        serving.stop()
    return tables


async def under_read_only_disks(
    disk: FailingDisk, folder: Path, times: int, rng: random.Random, setups: list[str]
) -> Tables:
    """The disk becomes read-only; it is repaired, and the server started again."""
    database = str(disk.path / "games.sqlite")
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def fail_on() -> None:
        refused = 0
        while refused < times:
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            async with tables.calm:
                told = serving.log.read_text().count('"error"')
                await asyncio.to_thread(disk.fail)
                refused += await is_refused(serving, tables, told)
                await asyncio.to_thread(serving.kill)
                await asyncio.to_thread(disk.repair)
                await asyncio.to_thread(serving.start)

    try:
        await tables.play_while(fail_on(), setups)
    finally:
        serving.stop()
    return tables


def run(short: bool) -> Iterator[Tried]:
    if not can_mount():
        yield Tried("faults", "full and read-only disks", 0, note="not tried: needs root")
        return
    setups, rng = SHORT if short else SETUPS, random.Random(11)
    with tempfile.TemporaryDirectory() as name:
        folder, times = Path(name), 2 if short else 20
        with small_disk(8) as disk:
            work = under_full_disks(disk, folder, times, rng, setups)
            yield asyncio.run(work).tried("disk full", times, "a tmpfs of 8 MB")
        if short:
            return
        failing = FailingDisk(folder)
        try:
            work = under_read_only_disks(failing, folder, 5, rng, setups)
            note = "an ext4 that its kernel made read-only; checked, mounted, served again"
            yield asyncio.run(work).tried("disk read-only", 5, note)
        finally:
            os.sync()
            failing.unmount()
