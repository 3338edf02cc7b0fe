"""The network is cut: between clients and server, and between server and database."""

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.server import figures
from drill.faults.namespaces import CLIENTS, DATABASE, Network, can_make_networks
from drill.faults.play import SETUPS, SHORT, Tables
from drill.faults.program import Program
from drill.report import Tried
from tests.server.guest import Guest
from tests.server.postgresql import PostgreSQL

GONE = 120
"""Seconds within which a server has to forget those who vanished."""


async def under_cuts(
    network: Network, program: Program, tables: Tables, line: int, cuts: list[float]
) -> None:
    """Play goes on while a line is cut again and again, each time for so many seconds."""

    async def cut_on() -> None:
        for seconds in cuts:
            await asyncio.sleep(0.5)
            async with tables.calm:
                network.cut(line)
                await asyncio.sleep(seconds)
                network.mend(line)
                await asyncio.to_thread(program.wait)

    await tables.play_while(cut_on(), SETUPS if len(cuts) > 2 else SHORT)


def connections(address: str) -> int:
    """How many the server counts."""
    found = re.search(r"^claimstead_clients (\S+)$", figures(address), re.MULTILINE)
    assert found
    return int(float(found[1]))


async def vanish(network: Network, program: Program, people: int) -> float:
    """People watch a table and are cut off without a word; seconds until all are forgotten."""
    guests = [await Guest(program.address).arrive() for _ in range(people)]
    table = await guests[0].open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
    for guest in guests:
        await guest.connect()
        await guest.watch(table)
    # Over the other line the server still answers.
    other = f"http://{network.there(DATABASE)}:{program.port}"
    assert connections(other) == people
    network.cut(CLIENTS)
    begun = time.monotonic()
    while connections(other) and time.monotonic() < begun + GONE:
        await asyncio.sleep(0.5)
    seconds = time.monotonic() - begun
    assert connections(other) == 0, "half-open connections stay"
    network.mend(CLIENTS)
    for guest in guests:
        await guest.leave()
    return seconds


def run(short: bool) -> Iterator[Tried]:
    if not can_make_networks():
        yield Tried("faults", "cuts of the network", 0, note="not tried: needs root and ip")
        return
    rng = random.Random(13)
    note = "network namespaces; lines cut without a word"
    with tempfile.TemporaryDirectory() as name, Network() as network:
        folder = Path(name)
        database = str(folder / "games.sqlite")
        with Program(
            database, folder, host="0.0.0.0", reach=network.there(CLIENTS), before=network.inside
        ) as program:
            cuts = [1.0] if short else [rng.uniform(0.5, 5) for _ in range(20)]
            tables = Tables(database, [program.address], rng)
            asyncio.run(under_cuts(network, program, tables, CLIENTS, cuts))
            yield tables.tried("network cut between clients and server", len(cuts), note)
            if short:
                return
            begun = time.monotonic()
            seconds = asyncio.run(vanish(network, program, 100))
            yield Tried(
                "faults", "clients that vanish (half-open connections)", 100,
                note=f"all forgotten after {seconds:.0f} s", seconds=time.monotonic() - begun,
            )  # fmt: skip
        postgresql = PostgreSQL(("127.0.0.1", network.here(DATABASE)))
        try:
            # How soon a cut is noticed is the server's own matter.
            near = postgresql.new_database("cuts").partition("?")[0]
            far = near.replace("127.0.0.1", network.here(DATABASE))
            with Program(
                far, folder, host="0.0.0.0", reach=network.there(CLIENTS), before=network.inside
            ) as program:
                cuts = [3.0, 15.0, 1.0, 8.0, 20.0]
                tables = Tables(near, [program.address], rng)
                asyncio.run(under_cuts(network, program, tables, DATABASE, cuts))
                yield tables.tried("network cut between server and PostgreSQL", len(cuts), note)
        finally:
            postgresql.remove()
