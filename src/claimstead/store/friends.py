"""Who is whose friend, who challenges whom, and who looks for an opponent."""

from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.database import Database
from claimstead.store.schema import blocks, challenges, friendships, people, seekers, tables

MOST = 500
"""Friends of a person, those who were asked included."""


SHOWN = 50
"""Challenges at once."""


class Friend(NamedTuple):
    person: str
    name: str
    agreed: bool
    """Both want it."""
    mine: bool
    """I was the one who asked."""


class Challenge(NamedTuple):
    table: str
    by: str
    to: str
    at: int


class Seeker(NamedTuple):
    """Somebody who looks for an opponent."""

    person: str
    settings: str
    """What they want to play, as text: only those who want the same meet."""
    rating: float
    low: float
    high: float
    since: int
    seen: int
    table: str | None = None

    def suits(self, other: "Seeker") -> bool:
        return self.low <= other.rating <= self.high and other.low <= self.rating <= other.high


class Friends:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine
        self._insert = database.insert

    # Friends

    async def of(self, person: str) -> list[Friend]:
        """The friends of a person, and those with whom it is not agreed yet, by name."""
        each = friendships.c
        is_mine = each.asker == person
        query = (
            select(people.c.id, people.c.name, each.agreed, each.asker)
            .join(friendships, or_(
                and_(is_mine, each.asked == people.c.id),
                and_(each.asked == person, each.asker == people.c.id),
            ))
            .order_by(people.c.name, people.c.id)
        )  # fmt: skip
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Friend(row[0], row[1], row[2], row[3] == person) for row in rows]

    async def ask(self, person: str, other: str, now: int) -> None:
        """Ask somebody, or agree where they have asked; asking twice changes nothing."""
        async with self._engine.begin() as connection:
            theirs = (friendships.c.asker == other) & (friendships.c.asked == person)
            agreed = await connection.execute(update(friendships).where(theirs).values(agreed=True))
            if agreed.rowcount == 0:
                row = {"asker": person, "asked": other, "agreed": False, "since": now}
                await connection.execute(
                    self._insert(friendships).values(row).on_conflict_do_nothing()
                )

    async def end(self, person: str, other: str) -> None:
        """No friends any more, or not asked any more."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(friendships).where(_between(person, other)))

    async def count(self, person: str) -> int:
        query = select(func.count()).where(
            or_(friendships.c.asker == person, friendships.c.asked == person)
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def are(self, person: str, other: str) -> bool:
        query = select(func.count()).where(_between(person, other), friendships.c.agreed)
        async with self._engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())

    # Challenges

    async def challenge(self, table: str, by: str, to: str, now: int) -> None:
        row = {"table_id": table, "by_person": by, "to_person": to, "at": now}
        async with self._engine.begin() as connection:
            await connection.execute(insert(challenges), [row])

    async def challenges_of(self, person: str, since: int) -> list[Challenge]:
        """By or to a person, at tables that still wait, the newest first."""
        each = challenges.c
        query = (
            select(each.table_id, each.by_person, each.to_person, each.at)
            .join(tables, tables.c.id == each.table_id)
            .where(or_(each.to_person == person, each.by_person == person))
            .where(tables.c.status == "gathering", each.at > since)
            .order_by(each.at.desc())
            .limit(SHOWN)
        )
        async with self._engine.connect() as connection:
            return [Challenge(*row) for row in await connection.execute(query)]

    async def drop_challenge(self, table: str, person: str) -> bool:
        """Decline one, or take it back; whether there was one."""
        mine = or_(challenges.c.to_person == person, challenges.c.by_person == person)
        gone = delete(challenges).where(challenges.c.table_id == table, mine)
        async with self._engine.begin() as connection:
            return (await connection.execute(gone)).rowcount > 0

    # Pairing

    async def seek(self, seeker: Seeker, table: str, fresh: int) -> Seeker:
        """Look for an opponent; where one is found, both have this table.

        Those who were not heard of since `fresh` look no more. Everybody who looks writes first:
        nobody is found by two.
        """
        async with self._engine.begin() as connection:
            # One after the other: two who find each other at once would wait for ever.
            await self._database.take_turns(connection)
            mine = await self._enter(connection, seeker, fresh)
            if mine.table is not None:
                return mine
            query = (
                select(*_columns)
                .where(seekers.c.settings == seeker.settings, seekers.c.table_id.is_(None))
                .where(seekers.c.person_id != seeker.person, seekers.c.seen >= fresh)
                .where(~_is_blocked(seeker.person))
                .order_by(seekers.c.since)
            )
            for row in (await connection.execute(query)).all():
                other = Seeker(*row)
                if mine.suits(other):
                    both = seekers.c.person_id.in_([mine.person, other.person])
                    await connection.execute(update(seekers).where(both).values(table_id=table))
                    return mine._replace(table=table)
            return mine

    async def _enter(self, connection: AsyncConnection, seeker: Seeker, fresh: int) -> Seeker:
        """Whoever looked for the same already, without a break, has waited since then. Whoever was
        found meanwhile may ask as late as they like: somebody waits for them."""
        row = {
            "person_id": seeker.person, "settings": seeker.settings, "rating": seeker.rating,
            "low": seeker.low, "high": seeker.high, "since": seeker.since, "seen": seeker.seen,
            "table_id": None,
        }  # fmt: skip
        same = (seekers.c.person_id == seeker.person) & (seekers.c.settings == seeker.settings)
        still = same & (seekers.c.low == seeker.low) & (seekers.c.high == seeker.high)
        still &= (seekers.c.seen >= fresh) | seekers.c.table_id.is_not(None)
        found = await connection.execute(
            update(seekers).where(still).values(seen=seeker.seen, rating=seeker.rating)
        )
        if found.rowcount == 0:
            mine = seekers.c.person_id == seeker.person
            await connection.execute(delete(seekers).where(mine))
            await connection.execute(insert(seekers), [row])
        query = select(*_columns).where(seekers.c.person_id == seeker.person)
        return Seeker(*(await connection.execute(query)).one())

    async def seekers_at(self, table: str) -> list[str]:
        """Who found each other, the one who waited longer first."""
        query = select(seekers.c.person_id).where(seekers.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(seekers.c.since, seekers.c.person_id))
            return [row[0] for row in rows]

    async def seek_on(self, person: str) -> None:
        """Nothing came of what was found."""
        mine = update(seekers).where(seekers.c.person_id == person).values(table_id=None)
        async with self._engine.begin() as connection:
            await connection.execute(mine)

    async def stop_seeking(self, person: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(seekers).where(seekers.c.person_id == person))


_columns = (
    seekers.c.person_id,
    seekers.c.settings,
    seekers.c.rating,
    seekers.c.low,
    seekers.c.high,
    seekers.c.since,
    seekers.c.seen,
    seekers.c.table_id,
)


def _is_blocked(person: str) -> Any:
    """Whether this person and a seeker want to have nothing to do with each other."""
    each, other = blocks.c, seekers.c.person_id
    either = or_(
        and_(each.person_id == person, each.blocked == other),
        and_(each.blocked == person, each.person_id == other),
    )
    return select(each.since).where(either).exists()


def _between(person: str, other: str) -> Any:
    each = friendships.c
    return or_(
        and_(each.asker == person, each.asked == other),
        and_(each.asker == other, each.asked == person),
    )


async def forget_friends(connection: AsyncConnection, person: str) -> None:
    """Take a person out of all friendships, challenges and searches."""
    each = friendships.c
    await connection.execute(
        delete(friendships).where(or_(each.asker == person, each.asked == person))
    )
    theirs = or_(challenges.c.by_person == person, challenges.c.to_person == person)
    await connection.execute(delete(challenges).where(theirs))
    await connection.execute(delete(seekers).where(seekers.c.person_id == person))
