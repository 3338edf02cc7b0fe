"""What it costs to write a page: python -m benchmarks.writing [--before FOLDER].

First pages that come together, 1, 2 or 8 of them at a time: the CPU time of the process for each,
most of which is the system's for the visit to the disk. Then pages at random moments, each after
the event loop has worked on a move for a while, as it does at a server, so that the thread that
writes has to take turns with it: how long they wait. With --before the same is done, in turns, with
the package in another folder.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

TOGETHER = (1, 2, 8)
RATES = (300, 600)
WORK = 10_000
"""Steps of the event loop for a move: some 300 microseconds."""


@asynccontextmanager
async def logs_at(address: str) -> AsyncIterator[Any]:
    from claimstead.store import Logs, open_database

    database = open_database(address)
    logs = Logs(database)
    logs.start()
    yield logs
    await logs.stop()
    await database.close()


def a_page() -> Any:
    from claimstead.table.entries import Moved, Page

    return Page(1, (Moved(by="a", move="2@3/5", id="A" * 24), Moved(by="*", move="235")) * 2)


async def together(address: str, pages: int, times: int) -> float:
    """Microseconds of CPU for a page, of so many at a time at as many tables."""
    page = a_page()
    async with logs_at(address) as logs:
        begun = time.process_time()
        for number in range(1, times + 1):
            await asyncio.gather(
                *(logs.append(f"{pages} table{table}", number, page) for table in range(pages))
            )
        return (time.process_time() - begun) / times / pages * 1e6


async def at_random(address: str, rate: int, seconds: float) -> tuple[float, float]:
    """How long pages wait, p50 and p99 in milliseconds."""
    page, luck = a_page(), random.Random(rate)
    waits: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    async with logs_at(address) as logs:

        async def write(table: str) -> None:
            for _ in range(WORK):
                pass
            begun = time.perf_counter()
            await logs.append(table, 1, page)
            waits.append((time.perf_counter() - begun) * 1000)

        loop = asyncio.get_running_loop()
        at = loop.time()
        end = at + seconds
        while at < end:
            await asyncio.sleep(max(at - loop.time(), 0))
            tasks.add(asyncio.create_task(write(f"{rate} {len(tasks)}")))
            at += luck.expovariate(rate)
        await asyncio.gather(*tasks)
    waits.sort()
    return waits[len(waits) // 2], waits[int(len(waits) * 0.99)]


def measure(address: str, seconds: float) -> list[float]:
    import uvloop

    # As a server has it.
    sys.setswitchinterval(0.0003)
    found = [uvloop.run(together(address, pages, round(seconds * 60))) for pages in TOGETHER]
    for rate in RATES:
        found += uvloop.run(at_random(address, rate, seconds))
    return found


def _apart(source: Path | None, address: str, seconds: float) -> list[float]:
    """In a process of its own, with the package of this folder."""
    environment = dict(os.environ) | ({"PYTHONPATH": str(source)} if source else {})
    command = [sys.executable, "-m", "benchmarks.writing", "--one", address]
    command += ["--seconds", str(seconds)]
    return [*map(float, subprocess.check_output(command, env=environment, text=True).split())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", type=Path, help="a folder with another claimstead in it")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.one:
        print(*measure(wanted.one, wanted.seconds))
        return
    from tests.server.postgresql import PostgreSQL

    sources = {"before": wanted.before, "now": None} if wanted.before else {"now": None}
    columns = [f"{pages} at a time" for pages in TOGETHER]
    columns += [f"{part} at {rate}/s" for rate in RATES for part in ("p50", "p99")]
    print("| | " + " | ".join(columns) + " |\n|---|" + "---:|" * len(columns))
    server = PostgreSQL()
    try:
        for kind in ("SQLite", "PostgreSQL"):
            rounds: dict[str, list[list[float]]] = {name: [] for name in sources}
            for number in range(wanted.rounds):
                for name, source in sources.items():
                    with tempfile.TemporaryDirectory() as folder:
                        address = f"{folder}/games.sqlite"
                        if kind == "PostgreSQL":
                            address = server.new_database(f"{name}{number}")
                        rounds[name].append(_apart(source, address, wanted.seconds))
            for name, found in rounds.items():
                figures = [median(column) for column in zip(*found, strict=True)]
                shown = [f"{figure:.0f} us" for figure in figures[: len(TOGETHER)]]
                shown += [f"{figure:.1f} ms" for figure in figures[len(TOGETHER) :]]
                print(f"| {kind}, {name} | " + " | ".join(shown) + " |", flush=True)
    finally:
        server.remove()


if __name__ == "__main__":
    main()
