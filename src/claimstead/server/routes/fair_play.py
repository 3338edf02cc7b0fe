"""HTTP: report somebody to the host, and have nothing to do with somebody any more."""

from typing import Any, NamedTuple

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from claimstead.protocol.fair_play import BlockLine, BlockList, NewReport, Whom
from claimstead.server.routes.profiles import PersonId
from claimstead.server.services.limits import REPORTS, check_rate
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow, digest_of
from claimstead.store.reports import MOST_BLOCKED, OPEN_REPORTS
from claimstead.table import entries as log
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_talk

AnyRequest = Request[Any, Any, Any]
ID_LENGTH = 16


class _Found(NamedTuple):
    person: str | None
    table: str | None
    line: str


async def _find(services: Services, me: PersonRow, whom: Whom) -> _Found:
    """Who and what is meant, as far as the one who asks may know it."""
    if whom.table is None:
        owner = (await services.registry.people.owners([whom.person or ""])).get(whom.person or "")
        if owner is None or not owner.is_open:
            raise NotNow("no-such-person")
        return _Found(owner.id, None, "")
    live = await services.registry.live_table(whom.table)
    table = live.table_for(me.id)
    if not live.table.may_watch(me.id):
        raise NotNow("match-table")
    if whom.line is not None:
        pages = table.pages[whom.line - 1 : whom.line] if whom.line > 0 else []
        for entry in (entry for page in pages for entry in page.entries):
            if isinstance(entry, log.Said):
                return _Found(entry.person, live.id, entry.text)
        raise NotNow("no-such-person")
    if whom.seat is not None:
        chair = table.chairs.get(whom.seat)
        if chair is None or chair.person is None:
            raise NotNow("no-such-person")
        return _Found(chair.person, live.id, "")
    return _Found(None, live.id, "")


@post("/api/reports", summary="Tell the host of a person, a table or a line of talk",
      status_code=204)  # fmt: skip
async def report(request: AnyRequest, data: JSONBody[NewReport]) -> None:
    services = services_of(request)
    check_rate(REPORTS, request)
    me = await services.known(request)
    note = checked_talk(data.note)
    found = await _find(services, me, data.about)
    if found.person == me.id:
        raise NotNow("yourself")
    if await services.registry.reports.open_of(me.id) >= OPEN_REPORTS:
        raise NotNow("too-many-reports", most=OPEN_REPORTS)
    await services.registry.reports.add(
        me.id, now(), person=found.person, table=found.table, line=found.line, note=note
    )


@get("/api/me/blocks", summary="With whom you want to have nothing to do")
async def blocks(request: AnyRequest) -> BlockList:
    services = services_of(request)
    return await _blocks(services, (await services.known(request)).id)


async def _blocks(services: Services, me: str) -> BlockList:
    found = await services.registry.blocks.of(me)
    lines = (BlockLine(id=_short(each), name=name) for each, name in found.items())
    return BlockList(blocked=tuple(lines))


def _short(person: str) -> str:
    return digest_of(f"block {person}")[:ID_LENGTH]


@post("/api/me/blocks", summary="Have nothing to do with somebody any more", status_code=200)
async def block(request: AnyRequest, data: JSONBody[Whom]) -> BlockList:
    """Their talk is not told to you; they can't challenge you, be paired with you or befriend you.

    They are not told.
    """
    services = services_of(request)
    me = await services.known(request)
    found = await _find(services, me, data)
    if found.person is None:
        raise NotNow("no-such-person")
    if found.person == me.id:
        raise NotNow("yourself")
    known = await services.registry.blocks.of(me.id)
    if len(known) >= MOST_BLOCKED:
        raise NotNow("too-many-blocks", most=MOST_BLOCKED)
    await services.registry.blocks.add(me.id, found.person, now())
    await _heed(services, me.id)
    return await _blocks(services, me.id)


@delete("/api/me/blocks/{id:str}", summary="Take a block back", status_code=200)
async def unblock(request: AnyRequest, id: PersonId) -> BlockList:
    services = services_of(request)
    me = await services.known(request)
    for each in await services.registry.blocks.of(me.id):
        if _short(each) == id:
            await services.registry.blocks.remove(me.id, each)
    await _heed(services, me.id)
    return await _blocks(services, me.id)


async def _heed(services: Services, me: str) -> None:
    """From now on, on all their screens here."""
    blocked = frozenset(await services.registry.blocks.of(me))
    for client in services.registry.clients:
        if client.person == me:
            client.blocked = blocked


handlers = [report, blocks, block, unblock]
