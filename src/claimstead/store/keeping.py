"""What may go: guests without games, and what is left of games that nobody plays any more."""

from sqlalchemy import delete, func, select, text

from claimstead.store.database import Database
from claimstead.store.puzzles import forget_puzzles
from claimstead.store.schema import match_members, packed, people, seatings, sessions, tables

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
                await connection.execute(delete(sessions).where(sessions.c.person_id.in_(ids)))
                await connection.execute(delete(people).where(people.c.id.in_(ids)))
                await forget_puzzles(connection, ids)
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
        size = text(
            "SELECT pg_database_size(current_database())"
            if self._database.is_postgresql
            else "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        )
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
