"""Notices that wait to be sent, and how people want to be called.

A notice stays when it is done: its key says for a while that it was told already.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.database import Database
from claimstead.store.schema import (
    keys,
    notice_wishes,
    notices,
    push_devices,
    sessions,
    turns,
)

MAIL = "mail"
"""The channel of mail; any other one is a device."""
MOST_DEVICES = 20
"""Of one person: the newest are kept."""
MOST_AT_ONCE = 50


class Device(NamedTuple):
    """A browser that gets notices."""

    id: str
    endpoint: str
    key: str
    secret: str
    kinds: frozenset[str]


class NoticeWishes(NamedTuple):
    """How a person wants to be called."""

    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and until then nothing is sent: minutes after midnight, where the person is."""
    mail_kinds: frozenset[str] = frozenset()


class Notice(NamedTuple):
    """What somebody is to be told."""

    person: str
    channel: str
    """`mail`, or the device."""
    key: str
    """What it is about: the same is told once."""
    kind: str
    table: str | None
    path: str
    """The page to be opened."""
    arguments: dict[str, str]
    created: int
    due: int
    tries: int = 0


def device_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


class Notices:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine

    async def shared_key(self, name: str, made: str) -> str:
        """A key of this name: the first server on a database makes it, the others find it."""
        row = {"name": name, "value": made}
        async with self._engine.begin() as connection:
            await connection.execute(
                self._database.insert(keys).values(row).on_conflict_do_nothing()
            )
            query = select(keys.c.value).where(keys.c.name == name)
            return str((await connection.execute(query)).scalar_one())

    # Devices and wishes

    async def add_device(self, person: str, session: str, device: Device, now: int) -> None:
        """A browser gets notices from now on: those of this person, and of nobody else."""
        row = {
            "id": device.id, "person_id": person, "session_id": session,
            "endpoint": device.endpoint, "key": device.key, "secret": device.secret,
            "kinds": _text(device.kinds), "created": now,
        }  # fmt: skip
        each = push_devices.c
        async with self._engine.begin() as connection:
            await connection.execute(delete(push_devices).where(each.id == device.id))
            await connection.execute(insert(push_devices), [row])
            newest = select(each.id).where(each.person_id == person)
            newest = newest.order_by(each.created.desc(), each.id).limit(MOST_DEVICES)
            kept = [row[0] for row in await connection.execute(newest)]
            others = and_(each.person_id == person, each.id.not_in(kept))
            await connection.execute(delete(push_devices).where(others))

    async def remove_device(self, id: str, person: str | None = None) -> None:
        mine = push_devices.c.id == id
        if person is not None:
            mine &= push_devices.c.person_id == person
        async with self._engine.begin() as connection:
            await connection.execute(delete(push_devices).where(mine))

    async def devices_of(self, person: str) -> list[Device]:
        """The browsers of a person on which they are still themselves."""
        each = push_devices.c
        query = (
            select(each.id, each.endpoint, each.key, each.secret, each.kinds)
            .join(sessions, and_(sessions.c.id == each.session_id,
                                 sessions.c.person_id == each.person_id))
            .where(each.person_id == person)
            .order_by(each.created, each.id)
        )  # fmt: skip
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Device(*row[:4], _kinds(row[4])) for row in rows]

    async def wishes_of(self, person: str) -> NoticeWishes:
        query = select(notice_wishes).where(notice_wishes.c.person_id == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return NoticeWishes()
        quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
        return NoticeWishes(row.language, row.zone, quiet, _kinds(row.mail_kinds))

    async def set_wishes(self, person: str, wishes: NoticeWishes) -> None:
        quiet = wishes.quiet or (None, None)
        row = {
            "person_id": person, "language": wishes.language, "zone": wishes.zone,
            "quiet_from": quiet[0], "quiet_until": quiet[1], "mail_kinds": _text(wishes.mail_kinds),
        }  # fmt: skip
        async with self._engine.begin() as connection:
            mine = notice_wishes.c.person_id == person
            await connection.execute(delete(notice_wishes).where(mine))
            await connection.execute(insert(notice_wishes), [row])

    # What waits to be sent

    async def add(self, some: Sequence[Notice]) -> bool:
        """What is told already is not told again; whether any of these is new."""
        rows = [
            {
                "person_id": each.person, "channel": each.channel, "key": each.key,
                "kind": each.kind, "table_id": each.table, "path": each.path,
                "arguments": msgspec.json.encode(each.arguments).decode(),
                "created": each.created, "due": each.due, "tries": 0, "done": None,
            }
            for each in some
        ]  # fmt: skip
        if not rows:
            return False
        async with self._engine.begin() as connection:
            added = self._database.insert(notices).values(rows).on_conflict_do_nothing()
            return bool((await connection.execute(added)).rowcount)

    async def take_push(self, now: int, until: int) -> list[Notice]:
        """What is due at devices, for this server alone until then.

        A server that ends while it sends leaves what it took to the others.
        """
        waits = and_(notices.c.channel != MAIL, notices.c.done.is_(None))
        due = select(*_key).where(waits, notices.c.due <= now).order_by(notices.c.due)
        wanted = tuple_(*_key).in_(due.limit(MOST_AT_ONCE))
        return await self._take(notices.c.channel != MAIL, wanted, until)

    async def take_mail(self, now: int, until: int) -> list[Notice]:
        """All that those are to be told for whom a mail is due."""
        waits = and_(notices.c.channel == MAIL, notices.c.done.is_(None))
        due = select(notices.c.person_id).where(waits, notices.c.due <= now).limit(MOST_AT_ONCE)
        return await self._take(notices.c.channel == MAIL, notices.c.person_id.in_(due), until)

    async def _take(self, channel: Any, wanted: Any, until: int) -> list[Notice]:
        async with self._engine.begin() as connection:
            await self._database.take_turns(connection)
            taken = update(notices).where(channel, notices.c.done.is_(None), wanted)
            rows = await connection.execute(taken.values(due=until).returning(*_columns))
            return sorted(map(_notice, rows), key=lambda each: (each.created, each.key))

    async def settle(self, some: Iterable[Notice], now: int) -> None:
        """They were told, or are not worth telling any more."""
        await self._change(some, done=now)

    async def put_off(self, some: Iterable[Notice], due: int, *, tried: bool) -> None:
        """Not before then."""
        change: dict[str, Any] = {"due": due}
        if tried:
            change["tries"] = notices.c.tries + 1
        await self._change(some, **change)

    async def _change(self, some: Iterable[Notice], **values: Any) -> None:
        async with self._engine.begin() as connection:
            for each in some:
                this = and_(
                    notices.c.person_id == each.person,
                    notices.c.channel == each.channel,
                    notices.c.key == each.key,
                )
                await connection.execute(update(notices).where(this).values(**values))

    async def sweep(self, before: int) -> None:
        """Forget what was told long ago."""
        old = and_(notices.c.done.is_not(None), notices.c.created < before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(notices).where(old))

    # Games of days

    async def turns(self) -> list[tuple[str, int]]:
        """The tables at which it is to be looked who is to be called."""
        query = select(turns.c.table_id, turns.c.number).limit(MOST_AT_ONCE)
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    async def looked(self, table: str, number: int) -> None:
        """It was, as far as this page."""
        seen = and_(turns.c.table_id == table, turns.c.number <= number)
        async with self._engine.begin() as connection:
            await connection.execute(delete(turns).where(seen))


_columns = (
    notices.c.person_id,
    notices.c.channel,
    notices.c.key,
    notices.c.kind,
    notices.c.table_id,
    notices.c.path,
    notices.c.arguments,
    notices.c.created,
    notices.c.due,
    notices.c.tries,
)


_key = _columns[:3]


def _notice(row: Any) -> Notice:
    read = Notice(*row)
    return read._replace(arguments=msgspec.json.decode(row.arguments, type=dict[str, str]))


def _text(kinds: Iterable[str]) -> str:
    return " ".join(sorted(kinds))


def _kinds(text: str) -> frozenset[str]:
    return frozenset(text.split())


async def forget_notices(connection: AsyncConnection, persons: list[str]) -> None:
    """Nobody calls these any more."""
    for table in (push_devices, notice_wishes, notices):
        await connection.execute(delete(table).where(table.c.person_id.in_(persons)))
