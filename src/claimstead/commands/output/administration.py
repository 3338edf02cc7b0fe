"""What `claimstead admin` does."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from claimstead.core import BadText, ClaimsteadError
from claimstead.language import say
from claimstead.registry.words import quoted
from claimstead.store import Database, Logs, People, open_database
from claimstead.store.acts import DISMISS, FORGET, PARDON, RESET, ROLE, Act, Acts
from claimstead.store.backup import back_up, restore_to
from claimstead.store.codes import Codes, make_reset
from claimstead.store.keeping import Keeping
from claimstead.table.table import table_of


def stats(address: str | None, as_json: bool, keeping: dict[str, float]) -> str:
    """`keeping`: after how many days what goes."""
    database = _named(address)
    told = asyncio.run(_count(database)) | keeping
    if as_json:
        return msgspec.json.encode(told).decode()
    return say("admin-stats", **told)


async def _count(database: Database) -> dict[str, Any]:
    tables = await Logs(database).count()
    people = await People(database).count()
    kept = await Keeping(database).count()
    await database.close()
    known = {status: tables.get(status, 0) for status in ("gathering", "playing", "over", "closed")}
    return {"people": people, **known, **kept}


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
    try:
        found = await _person(database, person)
        await People(database).forget(found)
        # A server that is running lets go of them, too. The log has no name in it.
        await Acts(database).add(FORGET, found, "", _now())
    finally:
        await database.close()


def reset(address: str | None, person: str) -> str:
    """A code with which somebody sets another password."""
    return say("admin-reset", person=person, code=asyncio.run(_reset(_named(address), person)))


async def _reset(database: Database, person: str) -> str:
    try:
        found = await _person(database, person)
        await Acts(database).add(RESET, found, "", _now())
        return await make_reset(Codes(database), found, _now())
    finally:
        await database.close()


def given_role(address: str | None, person: str, role: str) -> str:
    """Host or arbiter, or neither any more."""
    asyncio.run(_give_role(_named(address), person, role))
    return say("admin-role", person=person, role=role)


async def _give_role(database: Database, person: str, role: str) -> None:
    try:
        found = await _person(database, person)
        await People(database).give_role(found, None if role == "none" else role)
        await Acts(database).add(ROLE, found, role, _now())
    finally:
        await database.close()


def restricted(address: str | None, person: str, kind: str, days: float | None, note: str) -> str:
    """Ban or mute, for so many days or for good; or pardon."""
    asyncio.run(_restrict(_named(address), person, kind, days, note))
    return say("admin-noted", act=kind, subject=person)


async def _restrict(
    database: Database, person: str, kind: str, days: float | None, note: str
) -> None:
    acts = Acts(database)
    try:
        found = await _person(database, person)
        if kind == PARDON:
            await acts.pardon(found)
        else:
            until = None if days is None else _now() + round(days * 24 * 3_600_000)
            await acts.restrict(found, kind, until)
        await acts.add(kind, found, note, _now())
    finally:
        await database.close()


def interfered(address: str | None, table: str, act: str, note: str) -> str:
    """Close a table, or let somebody go from it."""
    asyncio.run(_interfere(_named(address), table, act, note))
    return say("admin-noted", act=act, subject=table)


async def _interfere(database: Database, table: str, act: str, note: str) -> None:
    try:
        pages = await Logs(database).read(table)
        if not pages:
            raise ClaimsteadError("no-such-table-here", table=table[:40])
        seats = table_of(pages).game.seats
        if act == DISMISS and note not in seats:
            raise BadText("no-such-seat", seat=quoted(note), seats=" ".join(seats))
        await Acts(database).add(act, table, note, _now())
    finally:
        await database.close()


def told_acts(address: str | None, as_json: bool) -> str:
    acts = asyncio.run(_acts(_named(address)))
    if as_json:
        return msgspec.json.encode([each._asdict() for each in acts]).decode()
    lines = [
        say("admin-act", at=_time(each.at), act=each.act, subject=each.subject, note=each.note)
        for each in acts
    ]
    return "\n".join(lines) or say("admin-no-acts")


async def _acts(database: Database) -> list[Act]:
    try:
        return await Acts(database).after(0)
    finally:
        await database.close()


async def _person(database: Database, person: str) -> str:
    people = People(database)
    found = await people.by_account(person.lower()) or await people.get(person)
    if found is None:
        raise ClaimsteadError("no-such-person", person=person[:40])
    return found.id


def _now() -> int:
    return round(time.time() * 1000)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _named(address: str | None) -> Database:
    """A database that is there already: none is made to be looked after."""
    return open_database(address, must_exist=True)
