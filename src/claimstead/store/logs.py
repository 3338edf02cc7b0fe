"""The logs of the tables. Pages that come together are written together: one visit to the disk."""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.database import Database
from claimstead.store.schema import pages, seatings, tables, thoughts
from claimstead.table.entries import Page

CHANNEL = "claimstead"
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Page)


class Conflict(Exception):
    """Another server has written a page of this number."""


class Summary(NamedTuple):
    """What the list of tables says of one."""

    table: str
    setup: str
    status: str
    public: bool
    updated: int


class _Job(NamedTuple):
    table: str
    number: int
    body: bytes
    summary: Summary | None
    people: tuple[str, ...]
    done: asyncio.Future[None]


class Logs:
    """Appends to and reads from the logs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_ending = False

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self._is_ending = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def append(
        self,
        table: str,
        number: int,
        page: Page,
        summary: Summary | None = None,
        people: Iterable[str] = (),
    ) -> None:
        """Write a page; on return it is durable. `Conflict`: somebody else was first.

        `summary` and `people` are given where they changed.
        """
        done = asyncio.get_running_loop().create_future()
        body = _encoder.encode(page)
        self._waiting.append(_Job(table, number, body, summary, tuple(people), done))
        self._wake.set()
        await done

    async def _write_on(self) -> None:
        while self._waiting or not self._is_ending:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            try:
                await self._write(jobs)
            except (OperationalError, InterfaceError) as error:
                # The database is not there: it is for none of them.
                _fail(jobs, error)
            except Exception:
                for job in jobs:
                    await self._write_alone(job)

    async def _write_alone(self, job: _Job) -> None:
        try:
            await self._write([job])
        except IntegrityError:
            _fail([job], Conflict(job.table))
        except Exception as error:
            _fail([job], error)

    async def _write(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(pages),
                [{"table_id": j.table, "number": j.number, "body": j.body} for j in jobs],
            )
            for job in jobs:
                if job.summary is not None:
                    await _summarize(connection, job.number, job.summary)
                for person in job.people:
                    await _seat(connection, person, job)
            if self._database.is_postgresql:
                # Heard by the other servers when, and only if, this transaction holds.
                await connection.execute(
                    text(f"SELECT pg_notify('{CHANNEL}', :told)"),
                    [{"told": f"{job.table} {job.number}"} for job in jobs],
                )
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    async def read(self, table: str, after: int = 0) -> list[Page]:
        """The pages of a log after the one with this number."""
        query = (
            select(pages.c.body)
            .where(pages.c.table_id == table, pages.c.number > after)
            .order_by(pages.c.number)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [_decoder.decode(body) for (body,) in rows]

    async def public_tables(self, limit: int = 100) -> list[str]:
        """The tables of the lobby, the newest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(("gathering", "playing")))
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._column(query)

    async def tables_of(self, person: str, limit: int = 50) -> list[str]:
        """The tables at which a person sits or sat, the newest first."""
        query = (
            select(seatings.c.table_id)
            .where(seatings.c.person_id == person)
            .order_by(seatings.c.updated.desc())
            .limit(limit)
        )
        return await self._column(query)

    async def open_tables_of(self, person: str) -> int:
        """How many tables of a person are not over."""
        query = (
            select(func.count())
            .select_from(seatings.join(tables, tables.c.id == seatings.c.table_id))
            .where(seatings.c.person_id == person, tables.c.status.in_(("gathering", "playing")))
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def playing(self) -> list[str]:
        """Every table with a game under way."""
        return await self._column(select(tables.c.id).where(tables.c.status == "playing"))

    async def count(self) -> dict[str, int]:
        """How many tables there are by status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def claim_thought(self, table: str, number: int, now: int, until: int) -> bool:
        """Whether this server, and no other, shall compute the move after this page."""
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(thoughts).where(thoughts.c.table_id == table, thoughts.c.until < now)
            )
            mine = {"table_id": table, "number": number, "until": until}
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(thoughts), [mine])
            except IntegrityError:
                return False
            return True

    async def renew_thought(self, table: str, number: int, until: int) -> None:
        """Still computing: nobody else shall begin."""
        mine = (thoughts.c.table_id == table) & (thoughts.c.number == number)
        async with self._engine.begin() as connection:
            await connection.execute(update(thoughts).where(mine).values(until=until))

    async def _column(self, query: object) -> list[str]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)  # type: ignore[call-overload]
            return [row[0] for row in rows]


def _fail(jobs: list[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)


async def _summarize(connection: AsyncConnection, number: int, summary: Summary) -> None:
    row = {"status": summary.status, "updated": summary.updated}
    if number == 1:
        row |= {"id": summary.table, "setup": summary.setup, "public": summary.public}
        await connection.execute(insert(tables), [row])
    else:
        await connection.execute(update(tables).where(tables.c.id == summary.table).values(row))


async def _seat(connection: AsyncConnection, person: str, job: _Job) -> None:
    row = {"person_id": person, "table_id": job.table}
    updated = job.summary.updated if job.summary else 0
    found = await connection.execute(
        update(seatings)
        .where(seatings.c.person_id == person, seatings.c.table_id == job.table)
        .values(updated=updated)
    )
    if found.rowcount == 0:
        await connection.execute(insert(seatings), [{**row, "updated": updated}])
