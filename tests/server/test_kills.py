"""A server is killed in the midst of play: nothing that was acknowledged is lost."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from claimstead.store import Logs, open_database
from claimstead.table.entries import Moved, Page
from claimstead.table.record import verdict_on
from claimstead.table.table import Table
from tests.server.lasting import Lasting
from tests.server.serving import Serving

SETUPS = [
    "claim-it 2 base",
    "claim 2 Gn Gi Dr Tr Se",
    "claim-it 3 quick",
    "claim 4 Go Kn Dr Tr Se Un Dw",
]
CLOCK = {"kind": "game", "amount": 3600, "increment": 1}


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
    await guests[0].request(kind="start", table=table)
    return table, guests


async def log_of(database: str, table: str) -> list[Page]:
    opened = open_database(database)
    try:
        return await Logs(opened).read(table)
    finally:
        await opened.close()


async def check(database: str, table: str, guests: list[Lasting]) -> None:
    """Every acknowledged move is in the log once, on the page that was named."""
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
    assert set(written.values()) <= {1}
    acknowledged = 0
    for seat, guest in zip("abcd", guests, strict=False):
        person = rebuilt.chairs[seat].person
        for id, number in guest.acknowledged.items():
            assert places[f"{person} {id}"] == number
            acknowledged += 1
        left = guest.updates[table]["clock"]["left"]
        most = (CLOCK["amount"] + acknowledged + len(written)) * 1000  # type: ignore[operator]
        assert all(0 < each <= most for each in left.values())
    assert acknowledged == len(written)


async def play_under_kills(database: str, folder: Path, kills: int, rng: random.Random) -> int:
    """Games go on while the server is killed so often; how many games ended."""
    serving = Serving(database, folder)
    killed = 0
    games = 0
    opening = asyncio.Lock()

    async def one_table_after_the_other(setup: str) -> None:
        nonlocal games
        while killed < kills:
            async with opening:
                # Killed are only servers on which games are under way.
                table, guests = await open_and_sit([serving.address], setup)
            async with asyncio.timeout(3600):
                await asyncio.gather(
                    *(guest.play_through(table, random.Random(rng.random())) for guest in guests)
                )
            await check(database, table, guests)
            async with opening:
                record = await guests[0].ask("GET", f"/api/tables/{table}/record")
            assert verdict_on(record.text).good
            games += 1
            for guest in guests:
                await guest.leave()

    async def kill_on() -> None:
        nonlocal killed
        while killed < kills:
            await asyncio.sleep(rng.uniform(0.05, 0.8))
            async with opening:
                await asyncio.to_thread(serving.kill)
                killed += 1
                await asyncio.to_thread(serving.start)

    try:
        await asyncio.gather(kill_on(), *map(one_table_after_the_other, SETUPS))
    finally:
        serving.stop()
    log = serving.log.read_text()
    assert "error" not in log, log[-2000:]
    return games


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path
) -> None:
    assert asyncio.run(play_under_kills(database, tmp_path, 5, random.Random(5))) >= 1


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(database: str, tmp_path: Path) -> None:
    assert asyncio.run(play_under_kills(database, tmp_path, 200, random.Random(200))) >= 4
