"""Fair play: what people told the host about others, and with whom they want no dealings."""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from claimstead.store.database import Database
from claimstead.store.schema import blocks, challenges, friendships, people, reports

MOST_BLOCKED = 500
OPEN_REPORTS = 20
"""Of one person, that the host has not dealt with."""
SHOWN = 100


class Report(NamedTuple):
    id: int
    at: int
    by: str
    person: str | None
    table: str | None
    line: str
    note: str
    done: int | None


class Reports:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def add(
        self, by: str, now: int, *, person: str | None, table: str | None, line: str, note: str
    ) -> None:
        row = {"at": now, "by_person": by, "person_id": person, "table_id": table}
        async with self._engine.begin() as connection:
            await connection.execute(insert(reports), [{**row, "line": line, "note": note}])

    async def open_of(self, by: str) -> int:
        query = select(func.count()).where(reports.c.by_person == by, reports.c.done.is_(None))
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def newest(self, limit: int = SHOWN) -> list[Report]:
        """Those that wait first, the newest of each first."""
        waits = reports.c.done.is_not(None)
        query = select(reports).order_by(waits, reports.c.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [Report(*row) for row in await connection.execute(query)]

    async def finish(self, id: int, now: int) -> bool:
        """It was dealt with; whether there was such a one that waited."""
        change = update(reports).where(reports.c.id == id, reports.c.done.is_(None))
        async with self._engine.begin() as connection:
            return (await connection.execute(change.values(done=now))).rowcount > 0


class Blocks:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._insert = database.insert

    async def of(self, person: str) -> dict[str, str]:
        """Whom somebody has blocked, with their names."""
        query = (
            select(people.c.id, people.c.name)
            .join(blocks, blocks.c.blocked == people.c.id)
            .where(blocks.c.person_id == person)
            .order_by(people.c.name, people.c.id)
        )
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def add(self, person: str, other: str, now: int) -> None:
        """From now on they have nothing to do with each other: friends no more, nor challenged."""
        new = self._insert(blocks)
        row = {"person_id": person, "blocked": other, "since": now}
        async with self._engine.begin() as connection:
            await connection.execute(new.values(row).on_conflict_do_nothing())
            for one, two in ((person, other), (other, person)):
                asked = (friendships.c.asker == one) & (friendships.c.asked == two)
                await connection.execute(delete(friendships).where(asked))
                called = (challenges.c.by_person == one) & (challenges.c.to_person == two)
                await connection.execute(delete(challenges).where(called))

    async def remove(self, person: str, other: str) -> None:
        theirs = (blocks.c.person_id == person) & (blocks.c.blocked == other)
        async with self._engine.begin() as connection:
            await connection.execute(delete(blocks).where(theirs))

    async def between(self, person: str, other: str) -> bool:
        """Whether one of the two has blocked the other."""
        query = select(func.count()).where(
            or_(
                (blocks.c.person_id == person) & (blocks.c.blocked == other),
                (blocks.c.person_id == other) & (blocks.c.blocked == person),
            )
        )
        async with self._engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())
