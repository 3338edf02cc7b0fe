"""The passkeys with which people log in."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.schema import passkeys


class PasskeyRow(NamedTuple):
    id: str
    """As the authenticator names it, in base64url."""
    person: str
    name: str
    public_key: bytes
    uses: int
    created: int
    used: int | None


class Passkeys:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def add(self, key: PasskeyRow) -> bool:
        """Whether it was new: an authenticator's name for a key is of one person alone."""
        row = key._asdict()
        row["person_id"] = row.pop("person")
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(passkeys), [row])
        except IntegrityError:
            return False
        return True

    async def of(self, person: str) -> list[PasskeyRow]:
        """All of a person, the oldest first."""
        return await self._find(passkeys.c.person_id == person)

    async def get(self, id: str) -> PasskeyRow | None:
        found = await self._find(passkeys.c.id == id)
        return found[0] if found else None

    async def _find(self, which: ColumnElement[bool]) -> list[PasskeyRow]:
        query = select(passkeys).where(which).order_by(passkeys.c.created, passkeys.c.id)
        async with self._engine.connect() as connection:
            return [
                PasskeyRow(row.id, row.person_id, row.name, row.public_key, *row[4:])
                for row in await connection.execute(query)
            ]

    async def use(self, id: str, uses: int, now: int) -> bool:
        """Note that one was used; whether its own count went on, as it does unless it is a copy."""
        went_on = (passkeys.c.uses < uses) | ((passkeys.c.uses == 0) & (uses == 0))
        change = update(passkeys).where(passkeys.c.id == id, went_on).values(uses=uses, used=now)
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount > 0

    async def rename(self, id: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.id == id).values(name=name))

    async def remove(self, person: str, id: str | None = None) -> None:
        """One of a person's, or all of them."""
        which = passkeys.c.person_id == person
        if id is not None:
            which &= passkeys.c.id == id
        async with self._engine.begin() as connection:
            await connection.execute(delete(passkeys).where(which))
