"""The sessions: on which devices somebody is who they are."""

import hashlib
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from claimstead.store.database import Database
from claimstead.store.people import PersonRow
from claimstead.store.schema import people, sessions

AT_ONCE = 500


class SessionRow(NamedTuple):
    id: str
    created: int
    seen: int
    device: str


def digest_of(token: str) -> str:
    """What is kept of a token: from it nobody gets the token back."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def begin(self, token: str, person: str, now: int, device: str) -> None:
        row = {"id": digest_of(token), "person_id": person, "created": now, "seen": now}
        async with self._engine.begin() as connection:
            await connection.execute(insert(sessions), [{**row, "device": device}])

    async def person_of(self, token: str, since: int) -> tuple[PersonRow, int] | None:
        """Whose session it is, and when it was last used; `None` where it was not since then."""
        whose = (people.c.id, people.c.name, people.c.account, people.c.password, people.c.role)
        columns = (*whose, sessions.c.seen)
        query = (
            select(*columns)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.id == digest_of(token), sessions.c.seen >= since)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (PersonRow(*row[:5]), int(row[5]))

    async def use(self, token: str, now: int) -> None:
        mine = sessions.c.id == digest_of(token)
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(mine).values(seen=now))

    async def of(self, person: str, since: int) -> list[SessionRow]:
        """All of a person, the one that was used last first."""
        query = (
            select(sessions.c.id, sessions.c.created, sessions.c.seen, sessions.c.device)
            .where(sessions.c.person_id == person, sessions.c.seen >= since)
            .order_by(sessions.c.seen.desc())
        )
        async with self._engine.connect() as connection:
            return [SessionRow(*row) for row in await connection.execute(query)]

    async def end(self, person: str, but: str | None = None, only: str | None = None) -> None:
        """End the sessions of a person: all, all but one, or only one, by their digests."""
        which = sessions.c.person_id == person
        if but is not None:
            which &= sessions.c.id != but
        if only is not None:
            which &= sessions.c.id == only
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(which))

    async def ended(self, ids: set[str], since: int) -> set[str]:
        """Which of these are over."""
        alive: set[str] = set()
        some = sorted(ids)
        async with self._engine.connect() as connection:
            for first in range(0, len(some), AT_ONCE):
                part = some[first : first + AT_ONCE]
                query = select(sessions.c.id).where(
                    sessions.c.id.in_(part), sessions.c.seen >= since
                )
                alive |= {row[0] for row in await connection.execute(query)}
        return ids - alive

    async def sweep(self, since: int) -> None:
        """Those that were not used since then are over for good."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.seen < since))
