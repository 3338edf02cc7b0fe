"""Hostile strangers beside people who play: how much later is the others' next move seen?

`python -m drill.strangers KIND ADDRESS SOURCE SECONDS` is one stranger, in a process of its own.
"""

import asyncio
import itertools
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import uvloop

from claimstead.core import CHANCE
from claimstead.notation import Record, game_named, write_record
from drill.crowd import Crowd, Played
from drill.processes import Place, on_sqlite, stand
from drill.report import NOTHING, Tried
from drill.wire import Person
from tests.waiting import family

TABLES = 50
RATE = 25.0
"""Moves a second at all of them."""
SECONDS = 20.0
MOST_LATER = 100.0
"""Milliseconds by which the others' p99 may be later."""
MOST_MEMORY = 200.0
"""Megabytes."""
LOST = (OSError, EOFError, ConnectionError, ValueError, asyncio.IncompleteReadError)
FRAME = b'\x81\x8f\0\0\0\0{"type":"ping"}'


class Stranger:
    """Somebody at an address of the loopback that no proxy has."""

    def __init__(self, address: str, source: str) -> None:
        self.address, self.source = address, source
        self.numbers = itertools.count()

    async def streams(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.address)
        return await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(self.source, 0)
        )

    async def person(self) -> Person:
        return await Person(self.address, self.source).arrive()

    async def live(self, person: Person) -> asyncio.StreamWriter:
        reader, writer = await self.streams()
        lines = (
            "GET /api/live HTTP/1.1", f"Host: {urlsplit(self.address).netloc}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: {person.cookie}", "", "",
        )  # fmt: skip
        writer.write("\r\n".join(lines).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise ConnectionError("not let in")
        return writer


def long_game(moves: int, seed: int) -> str:
    """A game in which nobody stops, so that it goes on as long as one likes."""
    game, rng = game_named("claim-it 5 base"), random.Random(seed)
    made: list[Any] = []
    state = game.start()
    while len(made) < moves:
        if game.actor(state) is CHANCE:
            move = game.sample(state, rng)
        else:
            legal = {str(each): each for each in game.legal(state)}
            move = legal.get("roll") or legal[min(legal)]
        made.append(move)
        state = game.apply(state, move).state
    return write_record(Record(game, tuple(made)))


async def replays(stranger: Stranger) -> None:
    """Long games to be replayed, one after the other."""
    person, text = await stranger.person(), long_game(2900, 1)
    while True:
        with suppress(*LOST):
            await person.ask("POST", "/api/replay", {"text": text})


async def reviews(stranger: Stranger) -> None:
    """Ever new games to be reviewed."""
    person = await stranger.person()
    while True:
        text = long_game(400, next(stranger.numbers))
        with suppress(*LOST):
            await person.ask("POST", "/api/review", {"text": text, "deeper": True})


async def connections(stranger: Stranger) -> None:
    """As many live connections as there are files."""
    person = await stranger.person()
    held: list[asyncio.StreamWriter] = []
    while len(held) < 1200:
        try:
            held.append(await stranger.live(person))
        except LOST:
            await asyncio.sleep(0.02)


async def headers(stranger: Stranger) -> None:
    """Half a request at a time, and one header without end."""
    held = []
    while True:
        with suppress(*LOST):
            for _ in range(20):
                _, writer = await stranger.streams()
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nA: b")
                held.append(writer)
            _, writer = await stranger.streams()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
            for _ in range(2500):
                writer.write(b"a" * 60_000)
                await writer.drain()
        await asyncio.sleep(0.02)


async def pings(stranger: Stranger) -> None:
    """`ping` as fast as it can, and again after being thrown out."""
    person = await stranger.person()
    while True:
        with suppress(*LOST):
            writer = await stranger.live(person)
            while not writer.transport.is_closing():
                writer.write(FRAME * 3000)
                await writer.drain()
        await asyncio.sleep(0.001)


async def fakes(stranger: Stranger) -> None:
    """Public tables and talk without end."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"settings": {"setup": "claim-it 2 base", "public": True}, "seats": seats}
    while True:
        with suppress(*LOST):
            person = await stranger.person()
            table = str((await person.ask("POST", "/api/tables", body))["table"])
            writer = await stranger.live(person)
            said = f'{{"type":"say","table":"{table}","text":"{"x" * 40}"}}'.encode()
            while not writer.transport.is_closing():
                writer.write(b"\x81" + bytes((0x80 | len(said),)) + bytes(4) + said)
                await writer.drain()
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.02)


KINDS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    "replays": replays,
    "reviews": reviews,
    "connections": connections,
    "headers": headers,
    "pings": pings,
    "fakes": fakes,
}
TOLD = {
    "replays": "A stranger has long games replayed",
    "reviews": "A stranger has games reviewed without end",
    "connections": "A stranger takes all live connections",
    "headers": "A stranger sends half requests and a header without end",
    "pings": "A stranger sends `ping` as fast as it can",
    "fakes": "A stranger fills lobby and talk",
}


def started(kind: str, place: Place, source: str, seconds: float) -> subprocess.Popen[bytes]:
    # Real strangers have machines of their own: these get only the CPU that nobody else wants.
    command = ["nice", "-n", "19", sys.executable, "-m", "drill.strangers", kind]
    return subprocess.Popen([*command, place.addresses[0], source, str(seconds)])


class Trial:
    """Play beside strangers, and what the server's processes take meanwhile."""

    def __init__(self, place: Place, crowd: Crowd, seconds: float) -> None:
        self.place, self.crowd, self.seconds = place, crowd, seconds
        self.memory = 0.0
        self._next_look = 0.0

    def look(self) -> None:
        if time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + 1
            with suppress(OSError):
                self.memory = max(self.memory, stand(family(self.place.servers[0])).megabytes)

    async def play(self, kinds: list[str]) -> tuple[Played, float]:
        """What came of it, and the most memory."""
        self.memory = 0.0
        sources = (f"127.0.1.{number + 1}" for number in itertools.count(len(kinds) * 10))
        strangers = [
            started(kind, self.place, source, self.seconds + 30)
            for kind, source in zip(kinds, sources, strict=False)
        ]
        try:
            # They need a moment to come.
            await self.crowd.play(RATE, 5 if kinds else 1, self.look)
            self.crowd.drop_finished()
            await self.crowd.gather(TABLES - len(self.crowd.tables))
            played = await self.crowd.play(RATE, self.seconds, self.look)
        finally:
            for each in strangers:
                each.kill()
                each.wait()
        return played, self.memory


async def warm(place: Place) -> None:
    """The processes that read and review are there, as on a server in use."""
    person = await Person(place.addresses[0], "127.0.0.250").arrive()
    for path in ("/api/replay", "/api/review"):
        with suppress(*LOST):
            await person.ask("POST", path, {"text": long_game(40, 2)})
    await asyncio.sleep(5)
    person.leave()


async def trials(place: Place, short: bool) -> list[Tried]:
    seconds = 3.0 if short else SECONDS
    crowd = Crowd(place.addresses)
    await crowd.gather(5 if short else TABLES)
    await warm(place)
    trial = Trial(place, crowd, seconds)
    found = []
    kinds = [[kind] for kind in KINDS]
    if not short:
        kinds.append(list(itertools.islice(itertools.cycle(KINDS), 20)))
    for group in [kinds[4]] if short else kinds:
        begun = time.monotonic()
        # Each time beside play without them, for the machine has other things to do, too.
        quiet, before = await trial.play([])
        played, memory = await trial.play(group)
        what = TOLD[group[0]] if len(group) == 1 else "Twenty strangers of all kinds at once"
        later, more = played.p99 - quiet.p99, memory - before
        lost = [] if short or later < MOST_LATER else [f"{later:.0f} ms"]
        lost += [] if short or more < MOST_MEMORY else [f"{more:.0f} MB"]
        lost += [f"{played.unanswered} moves without an answer"] if played.unanswered else []
        load = os.getloadavg()[0]
        note = (
            f"p99 of the others {quiet.p99:.0f} ms without and {played.p99:.0f} ms with, p50 "
            f"{quiet.p50:.0f} and {played.p50:.0f}; memory {before:.0f} and {memory:.0f} MB; "
            f"load of the machine {load:.0f}"
        )
        found.append(
            Tried(
                "hostile",
                f"{what}, beside {len(crowd.tables)} tables at play",
                played.moves,
                ", ".join(lost) or NOTHING,
                note,
                time.monotonic() - begun,
                {"later": later, "more": more},
            )
        )
    crowd.leave()
    return found


def run(short: bool) -> Iterator[Tried]:
    with on_sqlite(limits=True) as place:
        yield from uvloop.run(trials(place, short))


async def attack(kind: str, address: str, source: str, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await KINDS[kind](Stranger(address, source))
            await asyncio.Event().wait()


if __name__ == "__main__":
    KIND, ADDRESS, SOURCE, LASTING = sys.argv[1:]
    asyncio.run(attack(KIND, ADDRESS, SOURCE, float(LASTING)))
