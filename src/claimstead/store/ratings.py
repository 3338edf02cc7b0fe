"""Ratings by game and number of players."""

from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.schema import people, rated, ratings


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


class Ratings:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def of(self, persons: list[str], kind: str) -> dict[str, Rating]:
        query = select(ratings.c.person_id, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.kind == kind, ratings.c.person_id.in_(persons)
        )
        async with self._engine.connect() as connection:
            return {row[0]: Rating(*row[1:]) for row in await connection.execute(query)}

    async def settle(self, table: str, kind: str, new: dict[str, Rating]) -> bool:
        """Write the ratings after a game; once for a table, whoever asks."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(rated), [{"table_id": table}])
                for person, rating in new.items():
                    values = rating._asdict()
                    found = await connection.execute(
                        update(ratings)
                        .where(ratings.c.person_id == person, ratings.c.kind == kind)
                        .values(values)
                    )
                    if found.rowcount == 0:
                        row = {"person_id": person, "kind": kind, **values}
                        await connection.execute(insert(ratings), [row])
        except IntegrityError:
            return False
        return True

    async def best(self, kind: str, limit: int = 100) -> list[tuple[str, Rating]]:
        """Names with their ratings, the best first."""
        query = (
            select(people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(people, people.c.id == ratings.c.person_id)
            .where(ratings.c.kind == kind)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [(row[0], Rating(*row[1:])) for row in await connection.execute(query)]
