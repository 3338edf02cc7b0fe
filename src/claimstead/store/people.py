"""The people, and the keys that the servers share."""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.forgetting import forget_names
from claimstead.store.friends import forget_friends
from claimstead.store.games import forget_games
from claimstead.store.looks import set_looks
from claimstead.store.notices import forget_notices
from claimstead.store.puzzles import forget_puzzles
from claimstead.store.schema import (
    blocks,
    codes,
    looks,
    mail_addresses,
    match_members,
    passkeys,
    people,
    rating_points,
    ratings,
    reports,
    restrictions,
    reviewed,
    season_ratings,
    seatings,
    sessions,
    tags,
    tournament_members,
)

OWN = (
    tags.c.person_id,
    reviewed.c.person_id,
    season_ratings.c.person_id,
    blocks.c.person_id,
    blocks.c.blocked,
    reports.c.by_person,
    reports.c.person_id,
    sessions.c.person_id,
    passkeys.c.person_id,
    codes.c.person_id,
    mail_addresses.c.person_id,
    looks.c.person_id,
    restrictions.c.person_id,
    seatings.c.person_id,
    match_members.c.person_id,
    tournament_members.c.person_id,
    ratings.c.person_id,
    rating_points.c.person_id,
)
"""Whose rows these are: they go with their person."""


class AccountTaken(Exception):
    """Somebody else has an account of this name."""


class PersonRow(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None
    role: str | None = None
    """What the host has made of them."""


HOST, ARBITER = "host", "arbiter"
"""Roles: one looks after everything, one after play."""
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


class KnownPerson(NamedTuple):
    """Somebody in the host's list."""

    id: str
    name: str
    account: str | None
    created: int
    role: str | None


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
        columns = (
            people.c.id,
            people.c.name,
            people.c.account,
            people.c.password,
            people.c.role,
        )
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

    async def give_role(self, person: str, role: str | None) -> None:
        change = update(people).where(people.c.id == person).values(role=role)
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def search(self, text: str, limit: int = 50) -> list[KnownPerson]:
        """People whose account or name begins so, the newest first; also by their number."""
        begins = text.lower()
        query = select(
            people.c.id, people.c.name, people.c.account, people.c.created, people.c.role
        )
        query = query.order_by(people.c.created.desc()).limit(limit)
        if begins:
            query = query.where(
                or_(
                    people.c.id == text,
                    people.c.account.startswith(begins, autoescape=True),
                    func.lower(people.c.name).startswith(begins, autoescape=True),
                )
            )
        async with self._engine.connect() as connection:
            return [KnownPerson(*row) for row in await connection.execute(query)]

    async def rename(self, person: str, name: str) -> None:
        """Another name; of an account refused where another one's looks like it."""
        change = update(people).where(people.c.id == person).values(name=name)
        async with self._engine.begin() as connection:
            account = (await connection.execute(change.returning(people.c.account))).scalar()
            if account is not None:
                await set_looks(connection, person, account, name)

    async def give_account(
        self, person: str, account: str, password: str, name: str | None = None
    ) -> None:
        """`password` is what is kept of it: a hash. No name of it may look like another one's.

        Without another `name` the person keeps theirs.
        """
        change = update(people).where(people.c.id == person)
        if name is not None:
            change = change.values(name=name)
        async with self._engine.begin() as connection:
            try:
                made = change.values(account=account, password=password).returning(people.c.name)
                shown = (await connection.execute(made)).scalar_one()
            except IntegrityError as error:
                raise AccountTaken(account) from error
            await set_looks(connection, person, account, shown)

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
            await connection.run_sync(self._database.erase)
            # First: from now on nothing is entered for them any more.
            await connection.execute(delete(people).where(people.c.id == person))
            await forget_games(connection, person)
            await forget_friends(connection, person)
            await forget_puzzles(connection, [person])
            await forget_notices(connection, [person])
            for owner in OWN:
                await connection.execute(delete(owner.table).where(owner == person))

    async def count(self) -> int:
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(people)
            return int((await connection.execute(query)).scalar_one())
