"""The people, and the keys that the servers share."""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.forgetting import forget_names
from claimstead.store.friends import forget_friends
from claimstead.store.games import forget_games
from claimstead.store.puzzles import forget_puzzles
from claimstead.store.schema import (
    match_members,
    people,
    rating_points,
    ratings,
    restrictions,
    seatings,
    sessions,
)


class AccountTaken(Exception):
    """Somebody else has an account of this name."""


class PersonRow(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None


NOBODY, RATINGS, GAMES = "nobody", "ratings", "games"
"""How much of their page people let others see."""


class PageOwner(NamedTuple):
    """Whose page it is, and how much of it others may see."""

    id: str
    name: str
    is_registered: bool
    created: int
    shown: str

    @property
    def is_open(self) -> bool:
        """Whether others may see anything of it; of a guest nobody does."""
        return self.is_registered and self.shown != NOBODY


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine

    async def add(self, person: str, name: str, now: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(people), [{"id": person, "name": name, "created": now}])

    async def get(self, person: str) -> PersonRow | None:
        return await self._find(people.c.id == person)

    async def by_account(self, account: str) -> PersonRow | None:
        return await self._find(people.c.account == account)

    async def _find(self, condition: object) -> PersonRow | None:
        columns = (people.c.id, people.c.name, people.c.account, people.c.password)
        query = select(*columns).where(condition)  # type: ignore[arg-type]
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else PersonRow(*row)

    async def owners(self, persons: Iterable[str]) -> dict[str, PageOwner]:
        """The owners of pages, by number."""
        columns = (people.c.id, people.c.name, people.c.account, people.c.created, people.c.shown)
        query = select(*columns).where(people.c.id.in_(sorted(set(persons))))
        async with self._engine.connect() as connection:
            return {
                row[0]: PageOwner(row[0], row[1], row[2] is not None, row[3], row[4] or RATINGS)
                for row in await connection.execute(query)
            }

    async def show(self, person: str, shown: str) -> None:
        """Let others see so much of one's page."""
        async with self._engine.begin() as connection:
            change = update(people).where(people.c.id == person).values(shown=shown)
            await connection.execute(change)

    async def rename(self, person: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def give_account(self, person: str, account: str, password: str) -> None:
        """`password` is what is kept of it: a hash."""
        change = update(people).where(people.c.id == person)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(change.values(account=account, password=password))
        except IntegrityError as error:
            raise AccountTaken(account) from error

    async def by_old_cookie(self, person: str) -> PersonRow | None:
        """A guest of an earlier release, who has no session yet."""
        return await self._find((people.c.id == person) & people.c.old_cookie)

    async def drop_old_cookie(self, person: str) -> None:
        change = update(people).where(people.c.id == person).values(old_cookie=False)
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def change_password(self, person: str, password: str) -> None:
        change = update(people).where(people.c.id == person).values(password=password)
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def forget(self, person: str) -> None:
        """Delete what is kept of a person. Games stay, without the name."""
        await asyncio.to_thread(forget_names, self._database, person)
        async with self._engine.begin() as connection:
            if not self._database.is_postgresql:
                # What was deleted leaves the file, too.
                await connection.execute(text("PRAGMA secure_delete = ON"))
            # First: from now on nothing is entered for them any more.
            await connection.execute(delete(people).where(people.c.id == person))
            await forget_games(connection, person)
            await forget_friends(connection, person)
            await forget_puzzles(connection, [person])
            await connection.execute(delete(sessions).where(sessions.c.person_id == person))
            held = restrictions.c.person_id == person
            await connection.execute(delete(restrictions).where(held))
            await connection.execute(delete(seatings).where(seatings.c.person_id == person))
            mine = match_members.c.person_id == person
            await connection.execute(delete(match_members).where(mine))
            await connection.execute(delete(ratings).where(ratings.c.person_id == person))
            points = rating_points.c.person_id == person
            await connection.execute(delete(rating_points).where(points))

    async def count(self) -> int:
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(people)
            return int((await connection.execute(query)).scalar_one())
