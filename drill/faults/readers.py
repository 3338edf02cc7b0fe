"""Clients that ask for much and read nothing: the server's memory is bounded, others go on."""

import asyncio
import random
import socket
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import megabytes
from drill.faults.networks import GONE, connections
from drill.faults.play import open_and_sit
from drill.report import Tried
from tests.server.guest import Guest
from tests.server.lasting import Lasting
from tests.server.serving import Serving

RECEIVED = 4096
"""Bytes that the system takes for a client that does not read."""
ASKED = 500
"""Times that each asks for all that happened."""
MOST = 2.0
"""Megabytes that the server may keep for one of them."""


async def deaf(guest: Guest, table: str) -> ClientConnection:
    """A connection that asks and asks, and reads no answer."""
    host, port = guest.address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    connection = await connect(
        guest.address.replace("http", "ws", 1) + "/api/live",
        sock=line,
        additional_headers={"Cookie": cookie},
        compression=None,
        max_queue=1,
        ping_interval=None,
        write_limit=1 << 24,
    )
    asking = msgspec.json.encode({"type": "watch", "table": table, "since": 0}).decode()
    for _ in range(ASKED):
        await connection.send(asking)
    return connection


async def some_moves(table: str, guests: list[Lasting], moves: int) -> list[float]:
    """How many milliseconds each move took until it was acknowledged."""
    took = []
    for number in range(moves):
        due = next((guest for guest in guests if guest.is_due(table)), None)
        if due is None:
            break
        begun = time.perf_counter()
        await due.move_once(table, random.Random(number))
        took.append((time.perf_counter() - begun) * 1000)
        for guest in guests:
            least = due.updates[table]["number"]
            await guest.until(lambda: guest.updates[table]["number"] >= least)  # noqa: B023
    return took


async def with_deaf_clients(serving: Serving, people: int, moves: int) -> Tried:
    begun = time.monotonic()
    table, guests = await open_and_sit([serving.address], "claim 2 Gn Gi Dr Tr Se")
    alone = statistics.median(await some_moves(table, guests, moves))
    least = connections(serving.address)
    before = megabytes(serving.pid)
    crowd = [await Guest(serving.address).arrive() for _ in range(people)]
    deaf_ones = [await deaf(guest, table) for guest in crowd]
    beside = statistics.median(await some_moves(table, guests, moves))
    grown = megabytes(serving.pid) - before
    assert grown < MOST * people + 20, f"{grown} MB for {people} who don't read"
    since = time.monotonic()
    while connections(serving.address) > least and time.monotonic() < since + GONE:
        await asyncio.sleep(0.5)
    assert connections(serving.address) <= least, "who does not read is not cut off"
    seconds = time.monotonic() - since
    for each in deaf_ones:
        each.transport.abort()
    for guest in guests:
        await guest.leave()
    return Tried(
        "faults", "clients that read nothing", people,
        note=f"{grown:.0f} MB more for all of them, cut off after {seconds:.0f} s; a move of "
        f"others took {beside:.0f} ms beside them, {alone:.0f} ms before (medians)",
        seconds=time.monotonic() - begun,
    )  # fmt: skip


def run(short: bool) -> Iterator[Tried]:
    if short:
        # It takes a minute until they are cut off: not for a moment's drill.
        return
    with tempfile.TemporaryDirectory() as name:
        serving = Serving(str(Path(name) / "games.sqlite"), Path(name))
        try:
            yield asyncio.run(with_deaf_clients(serving, 100, 24))
        finally:
            serving.stop()
