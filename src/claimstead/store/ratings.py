"""Ratings by game and number of players."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.database import Database
from claimstead.store.schema import (
    people,
    rated,
    rating_points,
    ratings,
    season_ratings,
    seatings,
    tables,
)


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


class Leader(NamedTuple):
    """A line of the leader board."""

    person: str
    name: str
    rating: Rating


class RatingPoint(NamedTuple):
    """A rating as it was after a game."""

    at: int
    rating: Rating


BEGINNER = Rating(25.0, 25.0 / 3, 0)
"""Of somebody who has not played yet; openskill's own numbers."""
Rate = Callable[[dict[str, Rating]], dict[str, Rating]]


class Ratings:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._insert = database.insert

    async def settle(
        self, table: str, kind: str, persons: list[str], rate: Rate, at: int = 0,
        season: str | None = None,
    ) -> bool:  # fmt: skip
        """Count a game that ended `at`: `rate` makes the ratings after it of those before.

        In a season it counts a second time, among the games of the season alone. Once for a table,
        whoever asks; of several games that end together, one after the other.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(rated), [{"table_id": table}])
                after = await self._count(connection, ratings, {"kind": kind}, persons, rate)
                for person, rating in after.items():
                    point = {"person_id": person, "kind": kind, "at": at, **rating._asdict()}
                    await connection.execute(insert(rating_points), [point])
                if season is not None:
                    key = {"kind": kind, "season": season}
                    await self._count(connection, season_ratings, key, persons, rate)
        except IntegrityError:
            return False
        return True

    async def _count(
        self, connection: AsyncConnection, kept: Table, key: dict[str, str], persons: list[str],
        rate: Rate,
    ) -> dict[str, Rating]:  # fmt: skip
        """The ratings after a game, among those of this key."""
        after = rate(await self._locked(connection, kept, key, sorted(persons)))
        for person, rating in after.items():
            theirs = (kept.c.person_id == person) & _is_of(kept, key)
            await connection.execute(update(kept).where(theirs).values(rating._asdict()))
        return after

    async def games_together(self, persons: list[str], since: int, until: int) -> int:
        """How many rated games that counted two of these people ended in this time, at most."""
        one, other = seatings.alias("one"), seatings.alias("other")
        query = (
            select(func.count())
            .select_from(
                rated.join(tables, tables.c.id == rated.c.table_id)
                .join(one, one.c.table_id == tables.c.id)
                .join(other, other.c.table_id == tables.c.id)
            )
            .where(
                one.c.person_id < other.c.person_id,
                one.c.person_id.in_(persons),
                other.c.person_id.in_(persons),
                tables.c.updated > since,
                tables.c.updated <= until,
            )
            .group_by(one.c.person_id, other.c.person_id)
        )
        async with self._engine.connect() as connection:
            return max((row[0] for row in await connection.execute(query)), default=0)

    async def _locked(
        self, connection: AsyncConnection, kept: Table, key: dict[str, str], persons: list[str]
    ) -> dict[str, Rating]:
        """Ratings that nobody else can change before this transaction ends."""
        new = self._insert(kept)
        rows = [{"person_id": each, **key, **BEGINNER._asdict()} for each in persons]
        await connection.execute(new.on_conflict_do_nothing(), rows)
        query = (
            select(kept.c.person_id, kept.c.mu, kept.c.sigma, kept.c.games)
            .where(_is_of(kept, key), kept.c.person_id.in_(persons))
            .order_by(kept.c.person_id)
            .with_for_update()
        )
        return {row[0]: Rating(*row[1:]) for row in await connection.execute(query)}

    async def of(self, kind: str, persons: list[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""
        query = select(ratings.c.person_id, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.kind == kind, ratings.c.person_id.in_(persons)
        )
        async with self._engine.connect() as connection:
            return {row[0]: Rating(*row[1:]) for row in await connection.execute(query)}

    async def of_person(self, person: str) -> dict[str, Rating]:
        """All ratings of a person for games, by kind."""
        query = select(ratings.c.kind, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        query = query.where(ratings.c.person_id == person, ratings.c.kind != "puzzles")
        query = query.order_by(ratings.c.kind)
        async with self._engine.connect() as connection:
            return {row[0]: Rating(*row[1:]) for row in await connection.execute(query)}

    async def points_of(self, person: str, kind: str, limit: int = 200) -> list[RatingPoint]:
        """How a rating went, in the last so many games."""
        each = rating_points.c
        query = (
            select(each.at, each.mu, each.sigma, each.games)
            .where(each.person_id == person, each.kind == kind)
            .order_by(each.games.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [RatingPoint(row[0], Rating(*row[1:])) for row in reversed(rows)]

    async def leaders(
        self, kind: str, least: int, limit: int = 100, *, season: str | None = None,
        among: Collection[str] | None = None,
    ) -> list[Leader]:  # fmt: skip
        """Those with an account who let others see their ratings, the best first.

        A rating counts from `least` games on; in a season those of the season count. `among`: of
        these people alone.
        """
        kept = ratings if season is None else season_ratings
        key = {"kind": kind} if season is None else {"kind": kind, "season": season}
        # So strong somebody is almost certainly: by this people are ranked.
        strength = kept.c.mu - 3 * kept.c.sigma
        query = (
            select(people.c.id, people.c.name, kept.c.mu, kept.c.sigma, kept.c.games)
            .join(people, people.c.id == kept.c.person_id)
            .where(_is_of(kept, key), kept.c.games >= least)
            .where(people.c.account.is_not(None), people.c.shown.is_distinct_from("nobody"))
            .order_by(strength.desc(), people.c.id)
            .limit(limit)
        )
        if among is not None:
            query = query.where(people.c.id.in_(sorted(among)))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Leader(row[0], row[1], Rating(*row[2:])) for row in rows]


def _is_of(kept: Table, key: dict[str, str]) -> ColumnElement[bool]:
    return and_(*(kept.c[name] == value for name, value in key.items()))
