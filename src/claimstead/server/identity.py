"""Who somebody is: a signed cookie, and an account if they want one."""

import asyncio
import re
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer

from claimstead.server.clock import now
from claimstead.store import AccountTaken, People, PersonRow
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_name

COOKIE = "claimstead"
COOKIE_AGE = 400 * 24 * 3600
ACCOUNT = re.compile(r"[A-Za-z0-9_-]{3,32}")
PASSWORD_LENGTH = 8
PASSWORD_MOST = 200


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


class Identity:
    """Makes and knows people."""

    def __init__(self, people: People, key: str) -> None:
        self._people = people
        self._serializer = URLSafeSerializer(key, salt="person")
        # Hashing takes much memory on purpose: only few at a time.
        self._hashing = asyncio.Semaphore(2)

    def cookie_of(self, person: str) -> str:
        return str(self._serializer.dumps(person))

    def person_of(self, cookie: str | None) -> str | None:
        """The person whom a cookie names, if it is one of ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            person = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    async def new(self) -> PersonRow:
        person = secrets.token_urlsafe(12)
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        await self._people.add(person, name, now())
        return PersonRow(person, name, None, None)

    async def rename(self, person: str, name: str) -> None:
        await self._people.rename(person, checked_name(name))

    async def register(self, row: PersonRow, account: str, password: str) -> None:
        """An account, to come back from another device."""
        if row.account is not None:
            raise NotNow("already-account")
        if not ACCOUNT.fullmatch(account):
            raise NotNow("account-name")
        if not PASSWORD_LENGTH <= len(password) <= PASSWORD_MOST:
            raise NotNow("account-password", least=PASSWORD_LENGTH)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, password)
        try:
            await self._people.give_account(row.id, account.lower(), hashed)
        except AccountTaken as error:
            raise NotNow("account-taken") from error

    async def log_in(self, account: str, password: str) -> PersonRow:
        known = ACCOUNT.fullmatch(account) is not None
        row = await self._people.by_account(account.lower()) if known else None
        async with self._hashing:
            is_right = await asyncio.to_thread(_fits, row, password[:PASSWORD_MOST])
        if row is None or not is_right:
            raise NotNow("no-such-account")
        return row


@cache
def _nobody() -> str:
    return _hasher().hash(secrets.token_urlsafe(12))


def _fits(row: PersonRow | None, password: str) -> bool:
    """Takes as long for an account that does not exist."""
    hashed = row.password if row is not None and row.password else _nobody()
    try:
        _hasher().verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False
    return row is not None
