"""What may go: guests without games, and what is left of games that nobody plays any more."""

from sqlalchemy import delete, func, select

from claimstead.store.database import Database
from claimstead.store.notices import forget_notices
from claimstead.store.puzzles import forget_puzzles
from claimstead.store.schema import (
    blocks,
    match_members,
    packed,
    people,
    reports,
    seatings,
    sessions,
    tables,
    tournament_members,
)

AT_ONCE = 500


class Keeping:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine

    async def forget_guests(self, before: int) -> int:
        """Guests without games who were not here since then; how many there were."""
        mine = people.c.id
        query = (
            select(people.c.id)
            .where(people.c.account.is_(None), people.c.created < before)
            .where(~select(seatings).where(seatings.c.person_id == mine).exists())
            .where(~select(match_members).where(match_members.c.person_id == mine).exists())
            .where(
                ~select(tournament_members).where(tournament_members.c.person_id == mine).exists()
            )
            .where(
                ~select(sessions)
                .where(sessions.c.person_id == mine, sessions.c.seen >= before)
                .exists()
            )
            .limit(AT_ONCE)
        )
        count = 0
        while True:
            async with self._engine.begin() as connection:
                ids = [row[0] for row in await connection.execute(query)]
                for owner in (
                    sessions.c.person_id,
                    blocks.c.person_id,
                    blocks.c.blocked,
                    reports.c.by_person,
                    reports.c.person_id,
                ):
                    await connection.execute(delete(owner.table).where(owner.in_(ids)))
                await connection.execute(delete(people).where(people.c.id.in_(ids)))
                await forget_puzzles(connection, ids)
                await forget_notices(connection, ids)
            count += len(ids)
            if len(ids) < AT_ONCE:
                return count

    async def old_tables(self, before: int, limit: int = AT_ONCE) -> list[str]:
        """Tables that are not over and neither begun, ended nor changed hands since then."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(("gathering", "playing")), tables.c.updated < before)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def count(self) -> dict[str, int]:
        """Guests, packed games, and the room that all takes."""
        guests = select(func.count()).select_from(people).where(people.c.account.is_(None))
        size = self._database.size()
        async with self._engine.connect() as connection:
            return {
                "guests": int((await connection.execute(guests)).scalar_one()),
                "packed": int(
                    (
                        await connection.execute(select(func.count()).select_from(packed))
                    ).scalar_one()
                ),
                "megabytes": round(int((await connection.execute(size)).scalar_one()) / 1e6),
            }
