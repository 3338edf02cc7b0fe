"""Codes that are good for one time and for a while: only their digests are kept."""

import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert

from claimstead.store.database import Database
from claimstead.store.schema import codes
from claimstead.store.sessions import digest_of

RESET, ADDRESS, PASSKEY = "reset", "address", "passkey"
"""What codes are for: another password, an address for mail, the challenge of a passkey."""

GOOD_FOR = 24 * 3_600_000
"""What people type is good for a day."""
LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ2346789"
"""None that looks like another."""
GROUPS, GROUP = 4, 4


class Taken(NamedTuple):
    """What a code stood for."""

    person: str | None
    note: str


class Codes:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def add(
        self, purpose: str, code: str, person: str | None, until: int, note: str = ""
    ) -> None:
        """A new code; of a person it replaces the one before it for the same purpose."""
        row = {"id": _id(purpose, code), "purpose": purpose, "person_id": person}
        async with self._engine.begin() as connection:
            if person is not None:
                await connection.execute(delete(codes).where(_of(person, purpose)))
            await connection.execute(insert(codes), [{**row, "note": note, "until": until}])

    async def take(self, purpose: str, code: str, person: str | None, now: int) -> Taken | None:
        """What a code stands for, once: whoever asks again finds nothing."""
        whose = codes.c.person_id == person if person else codes.c.person_id.is_(None)
        gone = (
            delete(codes)
            .where(codes.c.id == _id(purpose, code), whose, codes.c.until > now)
            .returning(codes.c.person_id, codes.c.note)
        )
        async with self._engine.begin() as connection:
            row = (await connection.execute(gone)).first()
        return None if row is None else Taken(*row)

    async def sweep(self, now: int) -> None:
        """Those whose time is over."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(codes).where(codes.c.until <= now))


def new_code() -> str:
    """A code that can be told over the telephone: `K7QM-2XPD-9HTR-WA4C`."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def plain_code(code: str) -> str:
    """A code as it is kept: however it was typed."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)[: GROUPS * GROUP]


async def make_reset(codes: Codes, person: str, at: int) -> str:
    """A code for another password; one that was made before is good no more."""
    code = new_code()
    await codes.add(RESET, plain_code(code), person, at + GOOD_FOR)
    return code


def _id(purpose: str, code: str) -> str:
    return digest_of(f"{purpose} {code}")


def _of(person: str, purpose: str) -> ColumnElement[bool]:
    return (codes.c.person_id == person) & (codes.c.purpose == purpose)
