"""What the host did: a log for the host, and an order to the servers that are running."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select

from claimstead.store.database import Database
from claimstead.store.schema import acts, restrictions, sessions

BAN, MUTE, PARDON = "ban", "mute", "pardon"
CLOSE, DISMISS, FORGET, RESET = "close", "dismiss", "forget", "reset"
ROLE, BACKUP, DONE = "role", "backup", "done"
"""A role was given, a backup made, a report dealt with."""


class Act(NamedTuple):
    id: int
    at: int
    act: str
    subject: str
    """A person or a table."""
    note: str
    by: str | None = None
    """Who did it, where it was not done on the command line."""


class Acts:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def add(self, act: str, subject: str, note: str, now: int, by: str | None = None) -> None:
        row = {"at": now, "act": act, "subject": subject, "note": note, "by_person": by}
        async with self._engine.begin() as connection:
            await connection.execute(insert(acts), [row])

    async def restrict(self, person: str, kind: str, until: int | None) -> None:
        """From now on a person is banned or muted; who is banned is nowhere logged in."""
        row = {"person_id": person, "kind": kind, "until": until}
        held = (restrictions.c.person_id == person) & (restrictions.c.kind == kind)
        async with self._engine.begin() as connection:
            await connection.execute(delete(restrictions).where(held))
            await connection.execute(insert(restrictions), [row])
            if kind == BAN:
                theirs = sessions.c.person_id == person
                await connection.execute(delete(sessions).where(theirs))

    async def pardon(self, person: str) -> None:
        async with self._engine.begin() as connection:
            held = restrictions.c.person_id == person
            await connection.execute(delete(restrictions).where(held))

    async def is_restricted(self, person: str, kind: str, now: int) -> bool:
        holds = or_(restrictions.c.until.is_(None), restrictions.c.until > now)
        query = select(func.count()).where(
            restrictions.c.person_id == person, restrictions.c.kind == kind, holds
        )
        async with self._engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())

    async def after(self, id: int) -> list[Act]:
        query = select(acts).where(acts.c.id > id).order_by(acts.c.id)
        async with self._engine.connect() as connection:
            return [Act(*row) for row in await connection.execute(query)]

    async def newest(self, limit: int = 50) -> list[Act]:
        query = select(acts).order_by(acts.c.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [Act(*row) for row in await connection.execute(query)]

    async def restrictions_of(self, persons: Iterable[str], now: int) -> dict[str, list[str]]:
        """What these people may not do now."""
        holds = or_(restrictions.c.until.is_(None), restrictions.c.until > now)
        query = select(restrictions.c.person_id, restrictions.c.kind).where(
            restrictions.c.person_id.in_(sorted({*persons})), holds
        )
        found: dict[str, list[str]] = {}
        async with self._engine.connect() as connection:
            for person, kind in await connection.execute(query):
                found.setdefault(person, []).append(kind)
        return found
