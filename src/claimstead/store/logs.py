"""The logs of the tables."""

import asyncio
from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.integrity import checked_bodies, reading
from claimstead.store.packing import bodies_of
from claimstead.store.schema import packed, pages, seatings, tables, thoughts
from claimstead.store.writer import Job, Summary, Writer
from claimstead.table.entries import Page

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Page)
_packed = select(packed)


HOUR = 3_600_000
GATHERING_AGE = 2 * HOUR
"""For so many milliseconds after somebody came or went a table that gathers is in the lobby."""
PLAYING_AGE = 31 * 24 * HOUR
"""A game by the day may be as old as its clock."""


class Logs:
    """Appends to and reads from the logs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine
        self._writer: Writer | None = None

    def start(self) -> None:
        self._writer = Writer(self._database)

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._writer is not None:
            await self._writer.stop()

    async def append(
        self,
        table: str,
        number: int,
        page: Page,
        summary: Summary | None = None,
        people: Iterable[str] = (),
        *,
        calls: bool = False,
    ) -> None:
        """Write a page; on return it is durable. `Conflict`: somebody else was first.

        `summary` and `people` are given where they changed. `calls`: somebody may have to be told
        by a notice.
        """
        assert self._writer is not None, "the logs have been started"
        done = asyncio.get_running_loop().create_future()
        body = _encoder.encode(page)
        self._writer.add(Job(table, number, body, summary, tuple(people), done, calls))
        await done

    async def read(self, table: str, after: int = 0) -> list[Page]:
        """The pages of a log after the one with this number; refused where they are damaged."""
        query = (
            select(pages.c.number, pages.c.body, pages.c.checksum)
            .where(pages.c.table_id == table, pages.c.number > after)
            .order_by(pages.c.number)
        )
        with reading(table):
            async with self._engine.connect() as connection:
                # Both of one moment: a game may be packed between two questions.
                rows = (await connection.execute(query)).all()
                row = None
                if not rows or rows[0].number > after + 1:
                    row = (
                        await connection.execute(_packed.where(packed.c.table_id == table))
                    ).first()
                    rows = (await connection.execute(query)).all() if row is not None else rows
            bodies = [] if row is None else bodies_of(table, row)
            loose = [each for each in rows if each.number > len(bodies)]
            begin = max(after, len(bodies))
            bodies = bodies[after:] + checked_bodies(table, begin, loose)
            return [_decoder.decode(body) for body in bodies]

    def page_of(self, body: str) -> Page:
        """A page as another server tells it."""
        return _decoder.decode(body)

    async def public_tables(self, over_since: int, limit: int = 100, now: int = 0) -> list[str]:
        """The tables of the lobby, the newest first, and those that were over after a time.

        By `now` those are left out at which long nothing happened.
        """
        newest = select(tables.c.id, tables.c.updated).where(tables.c.public)
        newest = newest.order_by(tables.c.updated.desc()).limit(limit)
        is_gathering = (tables.c.status == "gathering") & (tables.c.updated > now - GATHERING_AGE)
        is_playing = (tables.c.status == "playing") & (tables.c.updated > now - PLAYING_AGE)
        is_late = (tables.c.status == "over") & (tables.c.updated >= over_since)
        found = []
        async with self._engine.connect() as connection:
            for query in (newest.where(is_gathering | is_playing), newest.where(is_late)):
                found += [(row.updated, row.id) for row in await connection.execute(query)]
        return [id for _, id in sorted(found, reverse=True)]

    async def tables_of(self, person: str, limit: int = 50) -> list[str]:
        """The tables at which a person sits or sat: those not over first, then the newest."""
        newest = select(seatings.c.table_id).order_by(seatings.c.updated.desc()).limit(limit)
        is_on = tables.c.status.in_(("gathering", "playing"))
        going = newest.join(tables, tables.c.id == seatings.c.table_id).where(
            _is_open(person), is_on
        )
        over = newest.where(seatings.c.person_id == person, seatings.c.over)
        return [*await self._column(going), *await self._column(over)][:limit]

    async def unfinished(self, limit: int) -> list[str]:
        """The newest tables that are not over."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(("gathering", "playing")))
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._column(query)

    async def open_tables_of(self, person: str) -> int:
        """How many tables of a person are not over."""
        query = (
            select(func.count())
            .select_from(seatings.join(tables, tables.c.id == seatings.c.table_id))
            .where(_is_open(person), tables.c.status.in_(("gathering", "playing")))
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def unfinished_tables_of(self, person: str) -> list[str]:
        """The tables of a person that are not over."""
        query = (
            select(tables.c.id)
            .select_from(seatings.join(tables, tables.c.id == seatings.c.table_id))
            .where(_is_open(person), tables.c.status.in_(("gathering", "playing")))
        )
        return await self._column(query)

    async def public_gathering_of(self, person: str) -> int:
        """How many public tables of a person wait for others."""
        query = (
            select(func.count())
            .select_from(seatings.join(tables, tables.c.id == seatings.c.table_id))
            .where(_is_open(person), tables.c.public)
            .where(tables.c.status == "gathering")
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def playing_tables_of(self, person: str) -> list[str]:
        """The tables at which a person has a game under way."""
        query = (
            select(tables.c.id)
            .select_from(seatings.join(tables, tables.c.id == seatings.c.table_id))
            .where(_is_open(person), tables.c.status == "playing")
        )
        return await self._column(query)

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


def _is_open(person: str) -> ColumnElement[bool]:
    """The tables of a person that may still be played at."""
    return (seatings.c.person_id == person) & ~seatings.c.over
