"""SIGKILL: of the server, of a process that thinks or serves, and of PostgreSQL."""

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from drill.faults.play import SETUPS, SHORT, Tables
from drill.faults.program import Program
from drill.report import Tried
from tests.server.guest import Guest
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving
from tests.waiting import family

LIFE = (0.05, 0.8)
"""For so many seconds a server lives before it is killed."""


async def under_kills(
    database: str, folder: Path, kills: int, rng: random.Random, setups: list[str]
) -> Tables:
    """Games go on while their server is killed so often."""
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def kill_on() -> None:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(*LIFE))
            async with tables.calm:
                # Killed are only servers on which games are under way.
                await asyncio.to_thread(serving.kill)
                await asyncio.to_thread(serving.start)

    try:
        await tables.play_while(kill_on(), setups)
    finally:
        serving.stop()
    log = serving.log.read_text()
    assert "error" not in log, log[-2000:]
    return tables


def kill_database(postgresql: PostgreSQL) -> None:
    """All of its processes at once, and a new start."""
    first = int((postgresql.data / "postmaster.pid").read_text().split()[0])
    processes = family(first)
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    for process in processes:
        while Path(f"/proc/{process}").exists():
            time.sleep(0.01)
    postgresql.start()


async def under_kills_of_the_database(
    postgresql: PostgreSQL, folder: Path, kills: int, rng: random.Random, setups: list[str]
) -> Tables:
    """The server stays, PostgreSQL dies."""
    database = postgresql.new_database("killed")
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def kill_on() -> None:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.3, 1.0))
            async with tables.calm:
                await asyncio.to_thread(kill_database, postgresql)
                await asyncio.to_thread(serving.wait)

    try:
        await tables.play_while(kill_on(), setups)
    finally:
        serving.stop()
    return tables


async def under_kills_of_a_serving_worker(
    database: str, folder: Path, kills: int, rng: random.Random, setups: list[str]
) -> Tables:
    """One of two processes that serve dies; the other goes on, and a new one comes."""
    with Program(database, folder, workers=2) as program:
        tables = Tables(database, [program.address], rng)

        async def kill_on() -> None:
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.3, 1.0))
                async with tables.calm:
                    os.kill(rng.choice(program.workers()), signal.SIGKILL)
                    while len(program.workers()) < 2:
                        await asyncio.sleep(0.1)
                    await asyncio.to_thread(program.wait)

        await tables.play_while(kill_on(), setups)
    return tables


async def computers_under_kills(folder: Path, kills: int) -> int:
    """A person plays a computer whose process is killed while it thinks; pages in all."""
    serving = Serving(str(folder / "computers.sqlite"), folder, seconds=0.3)
    killed = pages = 0
    last = (0, "")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "expert"}]
    try:
        guest = await Guest(serving.address).arrive()
        await guest.connect()
        while killed < kills:
            table = await guest.open_table("claim 2 Gn Gi Dr Tr Se", seats)
            await guest.watch(table)
            await guest.request(kind="start", table=table)
            playing = asyncio.create_task(guest.play_on(table, random.Random(killed)))
            while not playing.done():
                await asyncio.sleep(0.2)
                update = guest.updates[table]
                here = (update["number"], table)
                if update["actor"] == "b" and here != last and killed < kills:
                    os.kill(serving.children()[-1], signal.SIGKILL)
                    killed, last = killed + 1, here
            await playing
            pages += guest.updates[table]["number"]
            await guest.send(kind="leave", table=table)
        await guest.leave()
    finally:
        serving.stop()
    return pages


def run(short: bool) -> Iterator[Tried]:
    setups, rng = (SHORT if short else SETUPS), random.Random(9)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        times = 3 if short else 20
        played = asyncio.run(under_kills(str(folder / "games.sqlite"), folder, times, rng, setups))
        yield played.tried("SIGKILL of the server, SQLite", times)
        if short:
            return
        begun = time.monotonic()
        pages = asyncio.run(computers_under_kills(folder, times))
        yield Tried(
            "faults", "SIGKILL of a process that thinks", times,
            note=f"each move was thought of anew; {pages:,} pages written",
            seconds=time.monotonic() - begun,
        )  # fmt: skip
        postgresql = PostgreSQL()
        try:
            database = postgresql.new_database("games")
            played = asyncio.run(under_kills(database, folder, times, rng, setups))
            yield played.tried("SIGKILL of the server, PostgreSQL", times)
            work = under_kills_of_the_database(postgresql, folder, times, rng, setups)
            yield asyncio.run(work).tried("SIGKILL of PostgreSQL", times)
            database = postgresql.new_database("workers")
            work = under_kills_of_a_serving_worker(database, folder, 5, rng, setups)
            yield asyncio.run(work).tried("SIGKILL of one of two workers", 5)
        finally:
            postgresql.remove()
