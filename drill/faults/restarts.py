"""A restart, as for a new release: the server is asked to end, and another one takes over."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from drill.faults.play import SETUPS, SHORT, Tables
from drill.report import Tried
from tests.server.serving import Serving


async def under_restarts(
    database: str, folder: Path, times: int, rng: random.Random, setups: list[str]
) -> Tables:
    serving = Serving(database, folder)
    tables = Tables(database, [serving.address], rng)

    async def restart_on() -> None:
        for _ in range(times):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            async with tables.calm:
                await asyncio.to_thread(serving.stop)
                await asyncio.to_thread(serving.start)

    try:
        await tables.play_while(restart_on(), setups)
    finally:
        serving.stop()
    return tables


def run(short: bool) -> Iterator[Tried]:
    times = 2 if short else 20
    with tempfile.TemporaryDirectory() as name:
        database = str(Path(name) / "games.sqlite")
        setups = SHORT if short else SETUPS * 3
        work = under_restarts(database, Path(name), times, random.Random(7), setups)
        yield asyncio.run(work).tried("restart (SIGTERM) under play", times)
