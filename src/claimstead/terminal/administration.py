"""What `claimstead admin` does."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.language import say
from claimstead.store import Database, Logs, People, open_database
from claimstead.store.backup import back_up, restore_to


def stats(address: str | None, as_json: bool) -> str:
    database = _named(address)
    told = asyncio.run(_count(database))
    if as_json:
        return msgspec.json.encode(told).decode()
    return say("admin-stats", **told)


async def _count(database: Database) -> dict[str, Any]:
    tables = await Logs(database).count()
    people = await People(database).count()
    await database.close()
    known = {status: tables.get(status, 0) for status in ("gathering", "playing", "over", "closed")}
    return {"people": people, **known}


def backed_up(address: str | None, file: Path) -> str:
    return say("admin-backed-up", rows=back_up(_named(address), file), file=str(file))


def restored(address: str | None, file: Path) -> str:
    if address is None:
        raise ClaimsteadError("restore-where")
    return say("admin-restored", rows=restore_to(address, file))


def forgotten(address: str | None, person: str) -> str:
    asyncio.run(_forget(_named(address), person))
    return say("admin-forgotten", person=person)


async def _forget(database: Database, person: str) -> None:
    people = People(database)
    try:
        found = await people.by_account(person.lower()) or await people.get(person)
        if found is None:
            raise ClaimsteadError("no-such-person", person=person[:40])
        await people.forget(found.id)
    finally:
        await database.close()


def _named(address: str | None) -> Database:
    """A database that is there already: none is made to be looked after."""
    return open_database(address, must_exist=True)
