"""The machine's clock is set while people play against the clock.

A machine has one clock, and others use it: so the server under test gets its time of day from a
file's number of seconds more, or less, than it is. What runs evenly (the monotonic clock) stays.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from drill.faults.play import SETUPS, SHORT, Tables
from drill.faults.program import Program
from drill.report import Tried

HOUR = 3600
JUMPS = (HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 5, -5)
SLACK = HOUR / 2
"""A player's time may differ from ours by so many seconds: a jump of an hour is noticed, and a
machine that is busy is no reason to fail."""
SHIFTED = """
import os, time
right, right_ns = time.time, time.time_ns
def shift():
    with open({file!r}) as file:
        return int(file.read() or 0)
time.time = lambda: right() + shift()
time.time_ns = lambda: right_ns() + shift() * 1_000_000_000
"""


class Watched:
    """What players have left, by the table's word and by our own watch."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._last: dict[tuple[str, str], tuple[float, float]] = {}
        self._seen: dict[str, int] = {}
        self.worst = 0.0

    def look(self) -> None:
        """Nobody's time went down by more than went by, or up by more than moves give."""
        now = time.monotonic()
        for table, guests in self._tables.under_way.items():
            update: dict[str, Any] = guests[0].updates.get(table, {})
            if not update.get("clock") or self._seen.get(table) == update["number"]:
                # Nothing new was said.
                continue
            self._seen[table] = update["number"]
            for seat, left in update["clock"]["left"].items():
                before = self._last.get((table, seat))
                if before is not None:
                    self.worst = max(self.worst, before[1] - left / 1000 - (now - before[0]))
                self._last[table, seat] = (now, left / 1000)


async def under_jumps(
    database: str, folder: Path, jumps: tuple[int, ...], rng: random.Random, setups: list[str]
) -> tuple[Tables, Watched]:
    """The clock jumps while the server runs, and is set back while it does not."""
    file = folder / "shift"
    file.write_text("0")
    with Program(database, folder, code=SHIFTED.format(file=str(file))) as program:
        tables = Tables(database, [program.address], rng)
        watched = Watched(tables)

        async def jump_on() -> None:
            shift = 0
            for number, jump in enumerate(jumps):
                await _look_on(watched, rng.uniform(0.3, 0.8))
                shift += jump
                async with tables.calm:
                    is_down = jump < 0 and number % 2 == 1
                    if is_down:
                        await asyncio.to_thread(program.kill)
                    # Whole or not at all: the server reads it all the time.
                    new = folder / "shift.new"
                    new.write_text(str(shift))
                    new.replace(file)
                    if is_down:
                        await asyncio.to_thread(program.start)
                await _look_on(watched, 0.5)

        await tables.play_while(jump_on(), setups)
    assert watched.worst < SLACK, f"{watched.worst} s of somebody's time are gone"
    return tables, watched


async def _look_on(watched: Watched, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        watched.look()
        await asyncio.sleep(0.05)


def run(short: bool) -> Iterator[Tried]:
    jumps = (HOUR, -HOUR) if short else JUMPS * 2
    with tempfile.TemporaryDirectory() as name:
        database, setups = str(Path(name) / "games.sqlite"), SHORT if short else SETUPS
        work = under_jumps(database, Path(name), jumps, random.Random(12), setups)
        tables, watched = asyncio.run(work)
        downs = sum(jump < 0 and number % 2 == 1 for number, jump in enumerate(jumps))
        note = (
            f"by 5 seconds, an hour, a day; {downs} times while the server was down; "
            f"no player lost more than {max(watched.worst, 0):.1f} s"
        )
        yield tables.tried("clock set forward and back", len(jumps), note)
