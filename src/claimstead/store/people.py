"""The people, and the keys that the servers share."""

import asyncio
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.forgetting import forget_names
from claimstead.store.schema import (
    match_members,
    people,
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
            await connection.execute(delete(people).where(people.c.id == person))
            await connection.execute(delete(sessions).where(sessions.c.person_id == person))
            held = restrictions.c.person_id == person
            await connection.execute(delete(restrictions).where(held))
            await connection.execute(delete(seatings).where(seatings.c.person_id == person))
            mine = match_members.c.person_id == person
            await connection.execute(delete(match_members).where(mine))
            await connection.execute(delete(ratings).where(ratings.c.person_id == person))

    async def count(self) -> int:
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(people)
            return int((await connection.execute(query)).scalar_one())
