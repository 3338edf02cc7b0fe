"""Databases of earlier releases, with games in progress: the new server goes on with them."""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec

from drill.faults.play import LONGEST, kept, log_of
from drill.report import NOTHING, Tried
from tests.server.lasting import Lasting
from tests.server.serving import Serving

OLD = sorted((Path(__file__).parents[2] / "tests" / "drill").glob("revision-*.json"))
"""Made by tests/drill/old_database.py."""


class Player(msgspec.Struct):
    cookies: dict[str, str]
    acknowledged: dict[str, int]


class OldDatabase(msgspec.Struct):
    tables: dict[str, list[Player]]
    statements: list[str]


def write(old: OldDatabase, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript("\n".join(old.statements))


def bodies(file: Path) -> dict[tuple[str, int], bytes]:
    """All pages as they are on disk."""
    with closing(sqlite3.connect(file)) as connection, connection:
        rows = connection.execute("SELECT table_id, number, body FROM pages").fetchall()
    return {(table, number): body for table, number, body in rows}


async def go_on(old: OldDatabase, database: Path, serving: Serving) -> int:
    """The same people play their games to the end; moves lost of the earlier release."""
    lost = 0
    for table, players in old.tables.items():
        guests = []
        for number, player in enumerate(players):
            guest = Lasting([serving.address])
            guest.cookies = httpx.Cookies(player.cookies)
            guest.acknowledged = dict(player.acknowledged)
            guest.use_ids(f"new{number}-")
            guests.append(guest)
        async with asyncio.timeout(LONGEST):
            playing = (guest.play_through(table, random.Random(table)) for guest in guests)
            await asyncio.gather(*playing)
        found = await kept(str(database), table, guests)
        lost += found.lost + found.doubled
        assert len(await log_of(str(database), table)) == guests[0].updates[table]["number"]
        for guest in guests:
            await guest.leave()
    return lost


def upgraded(file: Path, folder: Path) -> tuple[int, int, int]:
    """Games that were in progress, moves of theirs, and how many were lost."""
    old = msgspec.json.decode(file.read_bytes(), type=OldDatabase)
    database = folder / f"{file.stem}.sqlite"
    write(old, database)
    before = bodies(database)
    serving = Serving(str(database), folder)
    try:
        lost = asyncio.run(go_on(old, database, serving))
    finally:
        serving.stop()
    after = bodies(database)
    lost += sum(after.get(place) != body for place, body in before.items())
    moves = sum(len(each.acknowledged) for players in old.tables.values() for each in players)
    return len(old.tables), moves, lost


def run(short: bool) -> Iterator[Tried]:
    for file in OLD[-1:] if short else OLD:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as name:
            games, moves, lost = upgraded(file, Path(name))
        yield Tried(
            "faults", f"upgrade of a database of an earlier release ({file.stem})", games,
            lost=NOTHING if not lost else f"{lost} moves",
            note=f"{games} games with {moves} moves were in progress, and went on to their end",
            seconds=time.monotonic() - begun,
        )  # fmt: skip
