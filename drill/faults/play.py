"""Play that goes on under faults, and the count of what was kept."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from typing import NamedTuple

from claimstead.store import Logs, open_database
from claimstead.table.entries import Moved, Page
from claimstead.table.record import verdict_on
from claimstead.table.table import Table
from drill.report import NOTHING, Tried
from tests.server.lasting import Lasting

SETUPS = [
    "claim-it 2 base",
    "claim 2 Gn Gi Dr Tr Se",
    "claim-it 3 quick",
    "claim 4 Go Kn Dr Tr Se Un Dw",
]
SHORT = ["claim 2 Gn Gi Dr Tr Se"]
CLOCK = {"kind": "game", "amount": 3600, "increment": 1}
LONGEST = 3600
"""Seconds after which play that does not come to an end has failed."""


class Kept(NamedTuple):
    """What a log has of what was acknowledged."""

    acknowledged: int
    lost: int
    doubled: int
    written: int
    """Moves of people in the log."""


async def open_and_sit(addresses: list[str], setup: str) -> tuple[str, list[Lasting]]:
    """A started table with a person on every seat; they are spread over the servers."""
    players = int(setup.split()[1])
    guests = []
    for number in range(players):
        first = number % len(addresses)
        guest = Lasting(addresses[first:] + addresses[:first])
        await guest.arrive()
        guests.append(guest)
    table = await guests[0].open_table(setup, [{"kind": "open"}] * players, clock=CLOCK)
    for seat, guest in zip("abcd", guests, strict=False):
        await guest.connect()
        await guest.watch(table)
        await guest.request(kind="sit", table=table, seat=seat)
    for guest in guests:
        await guest.request(kind="start", table=table)
    for guest in guests:
        await guest.until(lambda: guest.updates[table]["status"] == "playing")  # noqa: B023
    return table, guests


async def log_of(database: str, table: str) -> list[Page]:
    opened = open_database(database)
    try:
        return await Logs(opened).read(table)
    finally:
        await opened.close()


async def kept(database: str, table: str, guests: Sequence[Lasting]) -> Kept:
    """Look for every acknowledged move in the log: once, and on the page that was named."""
    pages = await log_of(database, table)
    written: Counter[str] = Counter()
    places: dict[str, int] = {}
    rebuilt = Table(pages[0])
    for number, page in enumerate(pages, start=1):
        if number > 1:
            rebuilt.turn_page(page)
        for entry in page.entries:
            if isinstance(entry, Moved) and entry.id is not None:
                written[entry.id] += 1
                places[entry.id] = number
    acknowledged = lost = 0
    for seat, guest in zip("abcd", guests, strict=False):
        person = rebuilt.chairs[seat].person
        for id, number in guest.acknowledged.items():
            acknowledged += 1
            lost += places.get(f"{person} {id}") != number
    doubled = sum(times - 1 for times in written.values())
    return Kept(acknowledged, lost, doubled, written.total())


async def check(database: str, table: str, guests: list[Lasting]) -> None:
    """Nothing of a finished game is lost or doubled, and its clocks are sane."""
    found = await kept(database, table, guests)
    assert (found.lost, found.doubled) == (0, 0)
    assert found.acknowledged == found.written
    for guest in guests:
        left = guest.updates[table]["clock"]["left"]
        most = (CLOCK["amount"] + found.acknowledged + found.written) * 1000  # type: ignore[operator]
        assert all(0 < each <= most for each in left.values())


class Tables:
    """Tables at which one game follows another, until a fault has been tried often enough."""

    def __init__(self, database: str, addresses: list[str], rng: random.Random) -> None:
        self.database = database
        self.addresses = addresses
        self.games = 0
        self.moves = 0
        self.lost = 0
        self.under_way: dict[str, list[Lasting]] = {}
        self.calm = asyncio.Lock()
        """Held while something is out of order: nobody sits down at a new table."""
        self._rng = rng
        self._is_ending = False
        self._begun = time.monotonic()

    async def play_while(self, fault: Awaitable[None], setups: list[str] = SETUPS) -> None:
        """Play until the fault is over and the games are."""
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as tasks:
            for setup in setups:
                tasks.create_task(self._one_after_another(setup))
            await self.until_under_way(len(setups))
            await fault
            self._is_ending = True

    @property
    def are_played(self) -> bool:
        """Whether somebody still has a move to make."""
        return any(not guests[0].is_over(table) for table, guests in self.under_way.items())

    async def until_under_way(self, tables: int) -> None:
        while len(self.under_way) < tables:
            await asyncio.sleep(0.02)

    async def _one_after_another(self, setup: str) -> None:
        while not self._is_ending:
            async with self.calm:
                table, guests = await open_and_sit(self.addresses, setup)
            self.under_way[table] = guests
            playing = (
                guest.play_through(table, random.Random(self._rng.random())) for guest in guests
            )
            await asyncio.gather(*playing)
            async with self.calm:
                await check(self.database, table, guests)
                record = await guests[0].ask("GET", f"/api/tables/{table}/record")
            assert verdict_on(record.text).good
            self.games += 1
            self.moves += sum(len(guest.acknowledged) for guest in guests)
            del self.under_way[table]
            for guest in guests:
                await guest.leave()

    def tried(self, what: str, times: int, note: str = "") -> Tried:
        """A row of the report."""
        played = f"{self.moves:,} moves acknowledged in {self.games} games"
        return Tried(
            part="faults",
            what=what,
            times=times,
            lost=NOTHING if not self.lost else f"{self.lost} moves",
            note=f"{note}; {played}" if note else played,
            seconds=time.monotonic() - self._begun,
        )
