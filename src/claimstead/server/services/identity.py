"""Who somebody is: a signed cookie, and an account if they want one."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer

from claimstead.language import LANGUAGES, say
from claimstead.store import AccountTaken, People, PersonRow, Sessions, digest_of
from claimstead.store.looks import LooksAlike
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_name

COOKIE = "claimstead"
DAY = 24 * 3600 * 1000
NOTED = 3600 * 1000
"""That a session is used is noted after so many milliseconds at the earliest."""
ACCOUNT = re.compile(r"[A-Za-z0-9_-]{3,32}")
PASSWORD_LENGTH = 8
PASSWORD_MOST = 200

Prove = Callable[[str], Awaitable[None]]
"""Refuses where a person has not shown that they are who they say."""


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


class Identity:
    """Makes and knows people."""

    def __init__(self, people: People, sessions: Sessions, key: str, days: float) -> None:
        self._people = people
        self._sessions = sessions
        self._serializer = URLSafeSerializer(key, salt="session")
        self._old_serializer = URLSafeSerializer(key, salt="person")
        self.age = round(days * DAY)
        """Of a session that is not used, in milliseconds."""
        self.is_banned: Callable[[str], Awaitable[bool]] | None = None
        """Whether the host has banned a person."""
        # Hashing takes much memory on purpose: only few at a time.
        self._hashing = asyncio.Semaphore(2)

    def token_of(self, cookie: str | None) -> str | None:
        """What a cookie says, if it is one of ours."""
        return _signed(self._serializer, cookie)

    async def visitor(self, cookie: str | None) -> PersonRow | None:
        """Whose session it is, as long as it is one."""
        token = self.token_of(cookie)
        if token is None:
            person = _signed(self._old_serializer, cookie)
            return None if person is None else await self._people.by_old_cookie(person)
        found = await self._sessions.person_of(token, now() - self.age)
        if found is None:
            return None
        row, seen = found
        if now() - seen > NOTED:
            await self._sessions.use(token, now())
        return row

    async def begin(self, person: str, device: str) -> str:
        """A new session; the cookie for it. An older kind of cookie is none any more."""
        token = secrets.token_urlsafe(24)
        await self._sessions.begin(token, person, now(), device)
        await self._people.drop_old_cookie(person)
        return str(self._serializer.dumps(token))

    async def begin_alone(self, person: str, device: str) -> str:
        """A new session, and the end of all others: what somebody may do has changed."""
        await self._sessions.end(person)
        return await self.begin(person, device)

    async def end(self, cookie: str | None) -> None:
        """The end of the session of this cookie."""
        row, token = await self.visitor(cookie), self.token_of(cookie)
        if row is not None and token is not None:
            await self._sessions.end(row.id, only=digest_of(token))

    async def change_password(self, row: PersonRow, password: str, new: str) -> None:
        if row.account is None:
            raise NotNow("no-account")
        _check_password(new)
        await self.log_in(row.account, password)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, new)
        await self._people.change_password(row.id, hashed)

    async def set_password(self, account: str, new: str, prove: Prove) -> PersonRow:
        """Another password for somebody who proves otherwise that the account is theirs."""
        _check_password(new)
        row = await self._people.by_account(account.lower()) if ACCOUNT.fullmatch(account) else None
        if row is None:
            raise NotNow("wrong-code")
        await prove(row.id)
        row = await self.let_in(row.id)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, new)
        await self._people.change_password(row.id, hashed)
        return row

    async def new(self, language: str) -> PersonRow:
        person = secrets.token_urlsafe(12)
        name = say("guest-name", language, number=str(secrets.randbelow(9000) + 1000))
        await self._people.add(person, name, now())
        return PersonRow(person, name, None, None)

    async def rename(self, person: str, name: str) -> None:
        try:
            await self._people.rename(person, checked_name(name))
        except LooksAlike as error:
            raise NotNow("looks-alike") from error

    async def register(
        self, row: PersonRow, account: str, password: str, name: str | None = None
    ) -> str:
        """An account, to come back from another device; the name that others see."""
        if row.account is not None:
            raise NotNow("already-account")
        if not ACCOUNT.fullmatch(account):
            raise NotNow("account-name")
        _check_password(password)
        if name is None:
            name = row.name if is_chosen(row.name) else account
        name = checked_name(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, password)
        try:
            await self._people.give_account(row.id, account.lower(), hashed, name)
        except AccountTaken as error:
            raise NotNow("account-taken") from error
        except LooksAlike as error:
            raise NotNow("looks-alike") from error
        return name

    async def log_in(self, account: str, password: str) -> PersonRow:
        known = ACCOUNT.fullmatch(account) is not None
        row = await self._people.by_account(account.lower()) if known else None
        async with self._hashing:
            is_right = await asyncio.to_thread(_fits, row, password[:PASSWORD_MOST])
        if row is None or not is_right:
            raise NotNow("no-such-account")
        return await self.let_in(row.id)

    async def let_in(self, person: str) -> PersonRow:
        """Somebody who has shown who they are; refused where the host has banned them."""
        row = await self._people.get(person)
        if row is None or row.account is None:
            raise NotNow("no-such-account")
        if self.is_banned is not None and await self.is_banned(person):
            raise NotNow("banned")
        return row


@cache
def _guest_name() -> re.Pattern[str]:
    """What every visitor is called at first, in any language."""
    told = (re.escape(say("guest-name", language, number="N")) for language in LANGUAGES)
    return re.compile("|".join(each.replace("N", r"\d+") for each in told))


def is_chosen(name: str) -> bool:
    """Whether somebody chose this name: it is not the one that every visitor gets.

    >>> is_chosen("Guest 5426"), is_chosen("G\xe4st 5426"), is_chosen("Guest of honour")
    (False, False, True)
    """
    return _guest_name().fullmatch(name) is None


def _signed(serializer: URLSafeSerializer, cookie: str | None) -> str | None:
    if not cookie or len(cookie) > 200:
        return None
    try:
        said = serializer.loads(cookie)
    except BadSignature:
        return None
    return said if isinstance(said, str) else None


def _check_password(password: str) -> None:
    if not PASSWORD_LENGTH <= len(password) <= PASSWORD_MOST:
        raise NotNow("account-password", least=PASSWORD_LENGTH)


def device_of(user_agent: str) -> str:
    """A device in words that its owner knows again."""
    programs = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
    systems = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
    program = next((each for each in programs if each in user_agent), "")
    system = next((each for each in systems if each in user_agent), "")
    names = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "Mac"}
    return ", ".join(names.get(each, each) for each in (program, system) if each)


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
