"""Load: tables and spectators raised step by step, idle connections, a burst of new tables."""

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple

import msgspec
import uvloop

from claimstead.store.database import GROUPS, channel_of
from drill.commits import count_commits
from drill.crowd import SETUPS, Crowd, Played
from drill.processes import Place, Stand, on_postgresql, on_sqlite, stand
from drill.report import NOTHING, Tried
from drill.wire import Person, Socket, open_socket

LIMIT = 250.0
"""Milliseconds within which 99 of 100 moves have to reach the other seat."""
PACE = 0.5
"""Moves a second at every table."""
SPECTATORS = 1
"""At every table."""
BUSY = 0.85
"""Of a core: whoever takes more has no more to give."""
PEOPLE = 50
HEARD = 300
"""Tables of which another server only hears."""


class Size(NamedTuple):
    """How much is tried."""

    steps: tuple[int, ...]
    seconds: float
    """Of play at every step."""
    idle: int
    quiet: float
    """Seconds for which idle connections are held."""
    burst: int


FULL = Size((50, 100, 200, 300, 400, 500, *range(600, 6001, 200)), 10, 5000, 60, 500)
SHORT = Size((4, 8), 1, 100, 1, 20)


class Step(msgspec.Struct):
    """What was measured at one number of tables."""

    tables: int
    rate: float
    """Moves a second that were made."""
    p50: float
    p99: float
    server: float
    """Of a core, of the busiest server."""
    all_servers: float
    """Of a core, of all of them together."""
    database: float
    """Of a core: PostgreSQL's."""
    clients: float
    waited: float
    """Of the time: a server could have run and another process had the CPU."""
    writing: float
    """Milliseconds from a decision until it was on disk, on average."""
    megabytes: float

    @property
    def is_quick(self) -> bool:
        return self.p99 <= LIMIT and self.rate >= 0.9 * self.tables * PACE


def steps_of(tried: Tried) -> list[Step]:
    """The steps that were kept of a load, if it had any."""
    return msgspec.convert(tried.figures.get("steps", []), list[Step])


Try = Callable[[Place, Size], Awaitable[Tried]]


def run(short: bool) -> Iterator[Tried]:
    """On one server with SQLite, then on two with PostgreSQL."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    tries: list[Try] = [raise_tables, hold_idle, open_at_once]
    if short:
        with on_sqlite() as place:
            for each in tries:
                yield uvloop.run(_timed(each, place, SHORT))
        return
    places: list[Callable[[], AbstractContextManager[Place]]] = [
        on_sqlite,
        lambda: on_postgresql(2),
    ]
    for open_place in places:
        for each in tries:
            with open_place() as place:
                yield uvloop.run(_timed(each, place, FULL))
    with on_postgresql(1) as place:
        yield uvloop.run(_timed(raise_tables, place, FULL))
    with on_postgresql(2) as place:
        yield uvloop.run(_timed(hear_others, place, FULL))
    yield count_commits("load")


async def _timed(each: Try, place: Place, size: Size) -> Tried:
    began = time.monotonic()
    tried = await each(place, size)
    return msgspec.structs.replace(tried, seconds=time.monotonic() - began)


# Tables and spectators


async def raise_tables(place: Place, size: Size) -> Tried:
    """More and more tables, until too many moves are late twice in a row."""
    crowd = Crowd(place.addresses)
    steps: list[Step] = []
    moves = unanswered = refused = 0
    for tables in size.steps:
        for _ in range(2):
            step, played = await _step(place, crowd, tables, size.seconds)
            steps.append(step)
            moves += played.moves
            unanswered += played.unanswered
            refused += played.refused
            if step.is_quick:
                break
        if not step.is_quick:
            break
    missing = _missing(place, crowd)
    figures = {
        "name": place.name,
        "steps": [msgspec.to_builtins(step) for step in steps],
        "page": place.page_size(),
    }
    crowd.leave()
    return Tried(
        "load",
        f"Moves at more and more tables, two players and {SPECTATORS} spectator ({place.name})",
        moves,
        _lost({"moves without an answer": unanswered, "refused": refused, "pages": missing}),
        _note_on(steps),
        figures=figures,
    )


async def _step(place: Place, crowd: Crowd, tables: int, seconds: float) -> tuple[Step, Played]:
    crowd.drop_finished()
    await crowd.gather(tables - len(crowd.tables), SPECTATORS)
    await asyncio.sleep(1)
    before = [stand([server]) for server in place.servers]
    database, (count, writing) = place.database_cpu(), place.writing()
    played = await crowd.play(tables * PACE, seconds)
    after = [stand([server]) for server in place.servers]
    wrote, took = place.writing()
    spent = [(new.cpu - old.cpu) / played.seconds for new, old in zip(after, before, strict=True)]
    waited = [new.waited - old.waited for new, old in zip(after, before, strict=True)]
    step = Step(
        tables=tables,
        rate=played.moves / played.seconds,
        p50=played.p50,
        p99=played.p99,
        server=max(spent),
        all_servers=sum(spent),
        database=(place.database_cpu() - database) / played.seconds,
        clients=played.clients_cpu / played.seconds,
        waited=max(waited) / played.seconds,
        writing=(took - writing) / max(wrote - count, 1) * 1000,
        megabytes=sum(each.megabytes for each in after),
    )
    return step, played


def _note_on(steps: list[Step]) -> str:
    quick = [step for step in steps if step.is_quick]
    if not quick:
        return f"p99 {steps[-1].p99:.0f} ms with {steps[-1].tables} tables already"
    best, last = quick[-1], steps[-1]
    people = 2 + SPECTATORS
    text = (
        f"up to {best.tables:,} tables and {best.tables * people:,} connections, "
        f"{best.rate:,.0f} moves a second: p50 {best.p50:.0f} ms, p99 {best.p99:.0f} ms, "
        f"{best.all_servers / best.rate * 1000:.2f} ms of CPU a move"
    )
    first = quick[0]
    if best.tables > first.tables:
        size = (best.megabytes - first.megabytes) / (best.tables - first.tables) * 1000
        text += f"; {size:.0f} KB of memory a table with its {people} connections"
    if not last.is_quick:
        text += f"; beyond it {_limit_of(last)}"
    return text


def _limit_of(step: Step) -> str:
    """What stood in the way."""
    shares = (
        f"server {step.server:.0%}, database {step.database:.0%}, clients {step.clients:.0%} of a "
        f"core, waiting for a core {step.waited:.0%}; {step.writing:.0f} ms to write"
    )
    if step.server + step.waited >= BUSY:
        return f"there is no more CPU for the server ({shares})"
    if step.database >= BUSY:
        return f"there is no more CPU for the database ({shares})"
    return f"the disk limits ({shares})" if step.writing > LIMIT / 4 else f"it is late ({shares})"


# Connections that do nothing


async def hold_idle(place: Place, size: Size) -> Tried:
    """Thousands of connections that say nothing; a few people play beside them."""
    people = [await Person(place.addresses[0]).arrive() for _ in range(PEOPLE)]
    before = stand(place.servers)
    sockets: list[Socket] = []
    started = time.monotonic()
    for first in range(0, size.idle, PEOPLE):
        address = place.addresses[first // PEOPLE % len(place.addresses)]
        some = people[: size.idle - first]
        sockets += await asyncio.gather(
            *(open_socket(address, person, _not_expected) for person in some)
        )
    took = time.monotonic() - started
    size_of_one, cpu = _each(place, before, size.idle)
    crowd = Crowd(place.addresses)
    await crowd.gather(min(20, size.burst))
    played = await crowd.play(10, size.quiet)
    missing = _missing(place, crowd)
    lost = sum(not socket.is_open for socket in sockets)
    for socket in sockets:
        socket.close()
    for person in people:
        person.leave()
    crowd.leave()
    return Tried(
        "load",
        f"Idle connections ({place.name})",
        size.idle,
        _lost({"connections": lost, "moves": played.unanswered, "pages": missing}),
        f"{size_of_one:.0f} KB of memory a connection and {cpu:.1f} ms of CPU to accept it; all "
        f"were there after {took:.0f} s; moves beside them {_delays(played)}",
        figures={"kilobytes": size_of_one, "cpu": cpu, "seconds": took, "p99": played.p99},
    )


def _not_expected(data: bytes) -> None:
    raise AssertionError(data)


# New tables


async def open_at_once(place: Place, size: Size) -> Tried:
    """Within a second many people open a table, while others play."""
    crowd = Crowd(place.addresses)
    await crowd.gather(min(50, size.burst))
    people = [
        await Person(place.addresses[number % len(place.addresses)]).arrive()
        for number in range(PEOPLE)
    ]
    before = stand(place.servers)
    waits: list[float] = []
    opened: list[str] = []

    async def open_one(number: int) -> None:
        await asyncio.sleep(number / size.burst)
        began = time.perf_counter()
        seats = [{"kind": "me"}, {"kind": "open"}]
        setup = SETUPS[number % len(SETUPS)]
        opened.append(await people[number % PEOPLE].open_table(setup, seats))
        waits.append(time.perf_counter() - began)

    began = time.monotonic()
    playing = asyncio.create_task(crowd.play(25, 10 if size is FULL else 2))
    await asyncio.gather(*map(open_one, range(size.burst)))
    took = time.monotonic() - began
    size_of_one, cpu = _each(place, before, size.burst)
    played = await playing
    kept = place.pages()
    missing = _missing(place, crowd) + sum(table not in kept for table in opened)
    for person in people:
        person.leave()
    crowd.leave()
    waits.sort()
    return Tried(
        "load",
        f"New tables, all in one second ({place.name})",
        size.burst,
        _lost({"tables or pages": missing, "moves": played.unanswered}),
        f"all were open after {took:.1f} s, half of them within "
        f"{waits[len(waits) // 2] * 1000:.0f} ms, the slowest in {waits[-1] * 1000:.0f}; "
        f"{size_of_one:.0f} KB of memory and {cpu:.1f} ms of CPU a table; moves of the others "
        f"meanwhile {_delays(played)}",
        figures={"kilobytes": size_of_one, "cpu": cpu, "seconds": took, "p99": played.p99},
    )


# What other servers do


async def hear_others(place: Place, size: Size) -> Tried:
    """Two play at one server; what does it cost the other, at which nobody watches them?

    It has tables of its own, which stand still, in most of the groups of tables: it hears of all
    moves at any table in these.
    """
    quiet = Crowd(place.addresses[1:])
    await quiet.gather(GROUPS)
    crowd = Crowd(place.addresses[:1])
    await crowd.gather(HEARD)
    groups = {channel_of(table.id) for table in quiet.tables}
    share = sum(channel_of(table.id) in groups for table in crowd.tables) / HEARD
    idle = stand(place.servers[1:])
    await asyncio.sleep(size.quiet / 4)
    before = stand(place.servers[1:])
    played = await crowd.play(HEARD * PACE, size.quiet)
    after = stand(place.servers[1:])
    silence = (before.cpu - idle.cpu) * 4 * played.seconds / size.quiet
    missing = _missing(place, crowd)
    crowd.leave()
    quiet.leave()
    cpu = max(after.cpu - before.cpu - silence, 0.0) / (played.moves * share) * 1000
    return Tried(
        "load",
        "Moves of which another server on the same PostgreSQL only hears",
        played.moves,
        _lost({"moves": played.unanswered, "pages": missing}),
        f"{cpu:.3f} ms of CPU for each of the {share:.0%} of which it hears",
        figures={"cpu": cpu, "seconds": played.seconds},
    )


def _each(place: Place, before: Stand, count: int) -> tuple[float, float]:
    """Kilobytes and milliseconds of CPU that each of so many has cost since then."""
    after = stand(place.servers)
    kilobytes = (after.megabytes - before.megabytes) / count * 1000
    return kilobytes, (after.cpu - before.cpu) / count * 1000


def _delays(played: Played) -> str:
    return f"p50 {played.p50:.0f} ms, p99 {played.p99:.0f} ms"


def _missing(place: Place, crowd: Crowd) -> int:
    """How many tables are shorter in the database than a player has seen them."""
    kept = place.pages()
    return sum(table.seen > kept.get(table.id, 0) for table in crowd.tables)


def _lost(counts: dict[str, int]) -> str:
    found = [f"{count} {what}" for what, count in counts.items() if count]
    return ", ".join(found) or NOTHING
