"""Races: two servers on one PostgreSQL get something at the same moment. No screen stays behind.

After each race, what every client holds is compared with the log.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from sqlalchemy import func, select

from claimstead.store import open_database
from claimstead.store.schema import pages
from drill.report import NOTHING, Tried
from tests.server.guest import Guest
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving

RACES = 500
PATIENCE = 1.0
"""Seconds after the last write: a screen that is older by then is stale."""
LONG_PATIENCE = 60.0
"""In a test nothing fails because the machine is busy."""
TABLES = 10
"""So many races at once."""
EDGE = 0.02
"""A move comes so many seconds at most before or after a table is asked for elsewhere."""
SETUP = "claim-it 2 base"


class Races:
    """Races of one kind, and what came of them."""

    def __init__(self, database: str, addresses: list[str], patience: float, seed: int) -> None:
        self.addresses = addresses
        self.patience = patience
        self.rng = random.Random(seed)
        self.races = self.stale = 0
        self.latest = 0.0
        self._database = open_database(database)

    async def close(self) -> None:
        await self._database.close()

    async def last_page(self, table: str) -> int:
        query = select(func.max(pages.c.number)).where(pages.c.table_id == table)
        async with self._database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def compare(self, table: str, *guests: Guest) -> None:
        """All has been written: do they all see it in time?"""
        number = await self.last_page(table)
        start = time.perf_counter()
        for guest in guests:
            left = max(self.patience - (time.perf_counter() - start), 0.001)
            try:
                await guest.until(lambda: guest.updates[table]["number"] == number, left)  # noqa: B023
            except TimeoutError:
                self.stale += 1
        self.latest = max(self.latest, time.perf_counter() - start)
        self.races += 1

    async def guest(self, server: int) -> Guest:
        guest = await Guest(self.addresses[server]).arrive()
        await guest.connect()
        return guest

    async def twice(self, guest: Guest, server: int) -> Guest:
        """The same person, at another server."""
        again = Guest(self.addresses[server])
        again.cookies = guest.cookies
        await again.connect()
        return again


async def answered(guest: Guest, id: str) -> None:
    await guest.until(
        lambda: id in guest.accepted or any(each["id"] == id for each in guest.refusals)
    )


class Game:
    """A game of Ada, who is at both servers, and of Bob at the second."""

    def __init__(self, races: Races, ada: Guest, again: Guest, bob: Guest) -> None:
        self.races = races
        self.ada, self.again, self.bob = ada, again, bob
        self.table = ""
        self._ids = 0

    @classmethod
    async def new(cls, races: Races) -> "Game":
        ada = await races.guest(0)
        return cls(races, ada, await races.twice(ada, 1), await races.guest(1))

    @property
    def all(self) -> tuple[Guest, ...]:
        return self.ada, self.again, self.bob

    def id(self) -> str:
        self._ids += 1
        return f"x{self._ids}"

    async def begin(self, **settings: object) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = await self.ada.open_table(SETUP, seats, **settings)
        for guest in self.all:
            await guest.watch(self.table)
        await self.bob.request(kind="sit", table=self.table, seat="b")
        for guest in (self.ada, self.bob):
            await guest.request(kind="start", table=self.table)

    async def until_adas_turn(self, *, stage: str = "") -> None:
        """Bob plays on until Ada has to move and all see it; a game that is over is replaced."""
        while True:
            if not self.table or self.ada.is_over(self.table):
                await self.begin()
            number = await self.races.last_page(self.table)
            for guest in self.all:
                await guest.until(lambda: guest.updates[self.table]["number"] >= number)  # noqa: B023
            update = self.ada.updates[self.table]
            if update["status"] != "playing":
                continue
            mover = self.ada if update["actor"] == "a" else self.bob
            legal = [each["move"] for each in mover.updates[self.table]["legal"]]
            if mover is self.ada and (stage != "place" or "stop" not in legal):
                return
            move = "stop" if "stop" in legal else self.races.rng.choice(legal)
            await mover.request(kind="move", table=self.table, move=move, id=self.id())

    async def leave(self) -> None:
        for guest in self.all:
            await guest.leave()


async def same_id(game: Game) -> None:
    """The same move with the same id, at both servers."""
    await game.until_adas_turn()
    id, move = game.id(), game.races.rng.choice(game.ada.updates[game.table]["legal"])["move"]
    both = (game.ada, game.again)
    sending = (each.send(kind="move", table=game.table, move=move, id=id) for each in both)
    await asyncio.gather(*sending)
    for guest in both:
        await answered(guest, id)
    await game.races.compare(game.table, *game.all)


async def two_moves(game: Game) -> None:
    """Two different moves, one at each server: one of them counts."""
    await game.until_adas_turn()
    legal = [each["move"] for each in game.ada.updates[game.table]["legal"]]
    moves = game.races.rng.sample(legal * 2, 2)
    both = tuple(zip((game.ada, game.again), moves, (game.id(), game.id()), strict=True))
    sending = (
        each.send(kind="move", table=game.table, move=move, id=id) for each, move, id in both
    )
    await asyncio.gather(*sending)
    for guest, _, id in both:
        await answered(guest, id)
    await game.races.compare(game.table, *game.all)


async def undo(game: Game) -> None:
    """Bob agrees that Ada takes a move back, while she plays on at the other server."""
    await game.until_adas_turn(stage="place")
    move = game.races.rng.choice(game.ada.updates[game.table]["legal"])["move"]
    await game.ada.request(kind="move", table=game.table, move=move, id=game.id())
    await game.ada.request(kind="ask-undo", table=game.table, id=game.id())
    number = await game.races.last_page(game.table)
    await game.bob.until(lambda: game.bob.updates[game.table]["number"] >= number)
    ids = (game.id(), game.id())
    await asyncio.gather(
        game.ada.send(kind="move", table=game.table, move="stop", id=ids[0]),
        game.bob.send(kind="answer-undo", table=game.table, agree=True, id=ids[1]),
    )
    await answered(game.ada, ids[0])
    await answered(game.bob, ids[1])
    await game.races.compare(game.table, *game.all)


async def time_out(game: Game) -> None:
    """Both servers notice at the same moment that somebody's time has run out."""
    await game.begin(clock={"kind": "move", "amount": 5})
    number = await game.races.last_page(game.table)
    while await game.races.last_page(game.table) == number:
        await asyncio.sleep(0.1)
    await game.races.compare(game.table, *game.all)
    for guest in game.all:
        await guest.send(kind="leave", table=game.table)


async def unfolding(game: Game) -> None:
    """A table is asked for at one server while a move is made at the other."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    body = {"settings": {"setup": SETUP}, "seats": seats, "start": True}
    table = str((await game.ada.ask("POST", "/api/tables", body)).json()["table"])
    await game.ada.watch(table)
    move = game.races.rng.choice(game.ada.updates[table]["legal"])["move"]
    game.bob.updates.pop(table, None)
    id, wait = game.id(), game.races.rng.uniform(-EDGE, EDGE)

    async def play() -> None:
        await asyncio.sleep(max(wait, 0))
        await game.ada.request(kind="move", table=table, move=move, id=id)

    async def watch() -> None:
        await asyncio.sleep(max(-wait, 0))
        await game.bob.watch(table)

    await asyncio.gather(play(), watch())
    await game.races.compare(table, game.ada, game.bob)
    for guest in (game.ada, game.bob):
        await guest.send(kind="leave", table=table)


KINDS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "time runs out": time_out,
    "the same move with the same id": same_id,
    "two moves": two_moves,
    "an undo and the next move": undo,
    "a move, and the table is read": unfolding,
}


async def race(races: Races, kind: Callable[[Game], Awaitable[None]], times: int) -> None:
    """So many races, at several tables at once."""
    left = iter(range(times))

    async def one_after_another() -> None:
        game = await Game.new(races)
        for _ in left:
            await kind(game)
        await game.leave()

    tables = min(times, TABLES * (5 if kind is time_out else 1))
    await asyncio.gather(*(one_after_another() for _ in range(tables)))


async def all_kinds(
    database: str, addresses: list[str], times: int, patience: float
) -> list[Tried]:
    found = []
    for seed, (what, kind) in enumerate(KINDS.items()):
        begun = time.monotonic()
        races = Races(database, addresses, patience, seed)
        try:
            await race(races, kind, times)
        finally:
            await races.close()
        found.append(
            Tried(
                "faults",
                f"At two servers at once: {what}",
                races.races,
                f"{races.stale} stale screens" if races.stale else NOTHING,
                f"every screen was that of the log within {races.latest * 1000:.0f} ms",
                time.monotonic() - begun,
            )
        )
    return found


def run(short: bool) -> Iterator[Tried]:
    postgresql = PostgreSQL()
    try:
        with tempfile.TemporaryDirectory() as name:
            database = postgresql.new_database("races")
            servers = [Serving(database, Path(name)) for _ in range(2)]
            try:
                addresses = [server.address for server in servers]
                times, patience = (4, LONG_PATIENCE) if short else (RACES, PATIENCE)
                yield from asyncio.run(all_kinds(database, addresses, times, patience))
            finally:
                for server in servers:
                    server.stop()
    finally:
        postgresql.remove()
