"""Soak: an hour of play, after which memory, file handles and threads are what they were."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec
import numpy as np
import uvloop

from drill.crowd import Crowd, Seat
from drill.processes import Place, on_sqlite, stand
from drill.report import NOTHING, Tried
from tests.waiting import family

PACE = 0.5
"""Moves a second at every table."""
THINKING = 0.02
"""Seconds for a computer player's move."""
LEVEL = "easy"
GROWTH = 0.05
"""So much of itself the memory may grow in an hour and is called level."""


class Size(NamedTuple):
    """How much is played."""

    seconds: float
    warm_up: float
    every: float
    """Seconds from one look to the next."""
    tables: int
    computers: int
    """Tables with a computer player."""


FULL = Size(3600, 900, 5, 80, 6)
SHORT = Size(10, 4, 2, 6, 2)


class Look(msgspec.Struct):
    """Where the server and its workers stood at a moment."""

    minute: float
    server: float
    """Megabytes."""
    workers: float
    files: int
    threads: int
    tables: int


class Soak:
    """Some people who play against each other, some against the computer, and who come and go."""

    def __init__(self, place: Place, size: Size) -> None:
        self.size = size
        self.looks: list[Look] = []
        self.troubles: list[str] = []
        self.moves = self.unanswered = self.refused = self.games = self.losses = 0
        self._server = place.servers[0]
        self._people = Crowd(place.addresses)
        self._computers = Crowd(place.addresses, seed=2)
        self._rng = random.Random(3)
        self._start = time.monotonic()

    async def run(self) -> None:
        while time.monotonic() - self._start < self.size.seconds:
            try:
                await self._gather()
            except (ConnectionError, TimeoutError) as error:
                self.troubles.append(repr(error))
            coming = asyncio.create_task(self._come_and_go())
            for played in await asyncio.gather(
                self._people.play(self.size.tables * PACE, self.size.every),
                self._computers.play(self.size.computers * PACE, self.size.every),
            ):
                self.moves += played.moves
                self.unanswered += played.unanswered
                self.refused += played.refused
            await coming
            with suppress(FileNotFoundError, ProcessLookupError):
                # A process may end while it is looked at.
                self.looks.append(self._look())
        self._people.leave()
        self._computers.leave()

    async def _gather(self) -> None:
        """New tables where games are over."""
        self.games += self._people.drop_finished() + self._computers.drop_finished()
        await self._people.gather(self.size.tables - len(self._people.tables), spectators=1)
        missing = self.size.computers - len(self._computers.tables)
        await self._computers.gather(missing, level=LEVEL)

    async def _come_and_go(self) -> None:
        """Every second somebody's connection is cut; they come back at once."""
        for _ in range(int(self.size.every)):
            table = self._rng.choice(self._people.tables)
            seat: Seat = self._rng.choice(table.seats)
            try:
                await seat.reconnect()
                self.losses += 1
            except (ConnectionError, TimeoutError) as error:
                self.troubles.append(repr(error))
            await asyncio.sleep(0.9)

    def _look(self) -> Look:
        server, *workers = family(self._server)
        own, others = stand([server]), stand(workers)
        return Look(
            minute=(time.monotonic() - self._start) / 60,
            server=own.megabytes,
            workers=others.megabytes,
            files=own.files + others.files,
            threads=own.threads + others.threads,
            tables=len(self._people.tables) + len(self._computers.tables),
        )


def growth(looks: list[Look], what: str) -> float:
    """How much of its mean something grows in an hour."""
    values = [getattr(look, what) for look in looks]
    minutes = [look.minute for look in looks]
    return float(np.polyfit(minutes, values, 1)[0]) * 60 / max(float(np.mean(values)), 1e-9)


def verdict(looks: list[Look]) -> str:
    """What did not stay level, or nothing."""
    grown = [(what, growth(looks, what)) for what in ("server", "workers", "files", "threads")]
    return ", ".join(f"{what} +{part:.0%} an hour" for what, part in grown if part > GROWTH)


def run(short: bool) -> Iterator[Tried]:
    """One server on SQLite; clients in this process."""
    size = SHORT if short else FULL
    began = time.monotonic()
    with on_sqlite(THINKING, limits=True) as place:
        soak = Soak(place, size)
        uvloop.run(soak.run())
        time.sleep(3)
        left = stand(family(place.servers[0]))
    looks = [look for look in soak.looks if look.minute * 60 > size.warm_up]
    first, last = looks[0], looks[-1]
    lost = [f"{count} {what}" for count, what in (
        (soak.unanswered, "moves without an answer"), (soak.refused, "moves refused")
    ) if count]  # fmt: skip
    # In a moment the memory is still filling up.
    lost += soak.troubles[:3]
    lost += [] if short else filter(None, [verdict(looks)])
    yield Tried(
        "soak",
        f"Moves at {size.tables + size.computers} tables for {size.seconds / 60:.0f} minutes",
        soak.moves,
        ", ".join(lost) or NOTHING,
        f"{soak.games:,} games ended, {soak.losses:,} connections were cut and came back; after "
        f"{size.warm_up / 60:.0f} minutes and at the end: server {first.server:.0f} and "
        f"{last.server:.0f} MB, computer players {first.workers:.0f} and {last.workers:.0f} MB, "
        f"file handles {first.files} and {last.files}, threads {first.threads} and "
        f"{last.threads}; when all had left, {left.files} file handles",
        time.monotonic() - began,
        {
            "looks": [msgspec.to_builtins(look) for look in soak.looks],
            "warm_up": size.warm_up / 60,
            "games": soak.games,
        },
    )
