"""HTTP: quick pairing. Whoever looks for an opponent asks again and again until there is one."""

from functools import partial
from typing import Any

import msgspec
from litestar import Request, delete, post
from litestar.params import JSONBody

from claimstead.core import ClaimsteadError
from claimstead.notation import game_named
from claimstead.protocol.pairing import PairingStand, PairingWish
from claimstead.server.live.live_table import LiveTable
from claimstead.server.live.table_registry import TableRegistry, new_id
from claimstead.server.services.limits import OPEN_TABLES
from claimstead.server.services.ratings import shown
from claimstead.server.services.services import Services, services_of
from claimstead.store import Conflict
from claimstead.store.friends import Seeker
from claimstead.store.ratings import BEGINNER
from claimstead.table import entries as log
from claimstead.table.clock import now
from claimstead.table.gathering import start
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import new_secret
from claimstead.table.settings import Begins, Settings
from claimstead.table.table import Table

AnyRequest = Request[Any, Any, Any]
FRESH = 15_000
"""Whoever was not heard of for so many milliseconds is found no more."""
PATIENCE = 20_000
"""After so many milliseconds a computer player is offered."""
ANY = 1e6


@post("/api/pairing", summary="Look for an opponent; asked again until there is one",
      status_code=200)  # fmt: skip
async def pair(request: AnyRequest, data: JSONBody[PairingWish]) -> PairingStand:
    services = services_of(request)
    person = await services.known(request)
    settings = Settings(setup=data.setup, clock=data.clock, rated=data.rated, begins=Begins.DRAWN)
    settings.check()
    game = game_named(settings.setup)
    if game.players != 2:
        raise NotNow("pairing-for-two")
    if await services.registry.logs.open_tables_of(person.id) >= OPEN_TABLES:
        raise NotNow("too-many-tables", most=OPEN_TABLES)
    known = await services.registry.ratings.of(f"{game.name} 2", [person.id])
    rating = shown(known.get(person.id, BEGINNER))
    spread = ANY if data.spread is None else max(0, data.spread)
    time = now()
    found = await services.registry.friends.seek(
        Seeker(
            person.id,
            msgspec.json.encode(settings).decode(),
            rating,
            rating - spread,
            rating + spread,
            time,
            time,
        ),
        new_id(),
        time - FRESH,
    )
    table = found.table
    if table is not None and await _open(services, table, settings):
        await services.registry.friends.stop_seeking(person.id)
    elif table is not None:
        await services.registry.friends.seek_on(person.id)
        table = None
    waited = max(0, time - found.since)
    return PairingStand(table=table, waited=waited, offers_computer=waited >= PATIENCE)


@delete("/api/pairing", summary="Look for nobody any more", status_code=204)
async def stop(request: AnyRequest) -> None:
    services = services_of(request)
    person = await services.known(request)
    await services.registry.friends.stop_seeking(person.id)


async def _open(services: Services, table: str, settings: Settings) -> bool:
    """The table of the two who found each other, begun: both have asked for it. Whether there is
    a game to play: the other one may have gone meanwhile, or the game may be over."""
    registry = services.registry
    if (found := await _find(registry, table)) is not None:
        return found.table.status in ("gathering", "playing")
    persons = await registry.friends.seekers_at(table)
    rows = [row for row in [await registry.people.get(each) for each in persons] if row is not None]
    if len(rows) < 2:
        # Whoever has come to the table is no seeker any more: it may be there by now.
        return await _find(registry, table) is not None

    def sit(new: Table) -> list[log.AnyEntry]:
        entries: list[log.AnyEntry] = []
        for seat, row in zip(new.game.seats, rows, strict=True):
            entries.append(log.Sat(seat=seat, person=row.id, name=row.name))
        return entries

    opened = log.Opened(settings=settings, owner=rows[0].id, secret=new_secret())
    try:
        live = await registry.open_as(table, opened, sit)
    except Conflict:
        return True
    for row in rows:
        try:
            await live.carry_out(partial(start, person=row.id))
        except ClaimsteadError:
            # Somebody was quicker: whoever is not ready yet is asked at the table.
            break
    return True


async def _find(registry: TableRegistry, table: str) -> LiveTable | None:
    try:
        return await registry.live_table(table)
    except NotNow:
        return None


handlers = [pair, stop]
