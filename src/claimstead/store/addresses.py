"""Addresses for mail: optional, and confirmed by their owners."""

from collections.abc import Iterable

from sqlalchemy import delete, insert, select

from claimstead.store.database import Database
from claimstead.store.schema import mail_addresses


class Addresses:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def of(self, persons: Iterable[str]) -> dict[str, str]:
        """The confirmed addresses of those who have one."""
        each = mail_addresses.c
        query = select(each.person_id, each.address).where(each.person_id.in_(sorted({*persons})))
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def confirm(self, person: str, address: str, now: int) -> None:
        """From now on this is a person's address, instead of any other."""
        row = {"person_id": person, "address": address, "since": now}
        async with self._engine.begin() as connection:
            theirs = mail_addresses.c.person_id == person
            await connection.execute(delete(mail_addresses).where(theirs))
            await connection.execute(insert(mail_addresses), [row])

    async def remove(self, person: str) -> None:
        async with self._engine.begin() as connection:
            theirs = mail_addresses.c.person_id == person
            await connection.execute(delete(mail_addresses).where(theirs))
