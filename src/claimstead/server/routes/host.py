"""HTTP: the host's page. Whoever has a role sees it; what they do is kept in a log."""

import asyncio
import os
import resource
import sys
import time
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from claimstead.protocol.host import (
    ActLine,
    Done,
    ErrorLine,
    HostPerson,
    HostView,
    Load,
    NewAct,
    ReportLine,
)
from claimstead.protocol.messages import TableSummary
from claimstead.server.logging import recent_errors
from claimstead.server.options import Options
from claimstead.server.routes.tables import summaries
from claimstead.server.services.limits import BACKUPS, check_rate
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.store import acts as act
from claimstead.store.backup import back_up
from claimstead.store.codes import make_reset
from claimstead.store.keeping import Keeping
from claimstead.store.people import ARBITER, HOST
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_talk

AnyRequest = Request[Any, Any, Any]
Search = Annotated[str, QueryParameter(max_length=40, description="The begin of a name")]
ReportId = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
DAY = 24 * 3_600_000
MOST_DAYS = 36_500
TABLES = 50
OF_PERSONS = (act.BAN, act.MUTE, act.PARDON, act.FORGET, act.RESET)
FOR_THE_HOST = (act.BAN, act.PARDON, act.FORGET, act.RESET, act.BACKUP)
"""What an arbiter may not do."""
STARTED = time.time()


async def _host(request: AnyRequest, wanted: str = act.CLOSE) -> PersonRow:
    """Who asks, if they may do this; for others there is no such page."""
    person = await services_of(request).visitor(request)
    allowed = (HOST,) if wanted in FOR_THE_HOST else (HOST, ARBITER)
    if person is None or person.role not in (HOST, ARBITER):
        raise NotNow("not-a-host")
    if person.role not in allowed:
        raise NotNow("only-the-host")
    return person


@get("/api/host", summary="Load, errors, reports and acts, for the host and arbiters")
async def host_view(request: AnyRequest) -> HostView:
    services = services_of(request)
    person = await _host(request)
    options: Options = request.app.state.options
    reports, acts = await services.registry.reports.newest(), await services.registry.acts.newest()
    known = {each.by for each in reports} | {each.person or "" for each in reports}
    owners = await services.registry.people.owners(known | {each.by or "" for each in acts})
    names = {id: owner.name for id, owner in owners.items()}
    return HostView(
        role=str(person.role),
        load=await _load(services),
        backups=options.backup_folder is not None and person.role == HOST,
        errors=tuple(_error(each) for each in reversed(recent_errors.lines)),
        reports=tuple(
            ReportLine(
                id=each.id,
                at=each.at,
                by=names.get(each.by, ""),
                person=each.person,
                name=names.get(each.person or ""),
                table=each.table,
                line=each.line,
                note=each.note,
                done=each.done,
            )
            for each in reports
        ),
        acts=tuple(
            ActLine(
                at=each.at,
                act=each.act,
                subject=each.subject,
                note=each.note,
                by=names.get(each.by or ""),
            )
            for each in acts
        ),
    )


async def _load(services: Services) -> Load:
    tables = await services.registry.logs.count()
    kept = await Keeping(services.registry.database).count()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Load(
        people=await services.registry.people.count(),
        guests=kept["guests"],
        playing=tables.get("playing", 0),
        gathering=tables.get("gathering", 0),
        over=tables.get("over", 0),
        connections=len(services.registry.clients),
        tables_here=len(services.registry.live_tables),
        load=round(os.getloadavg()[0], 2),
        cores=os.cpu_count() or 1,
        memory=round(peak / (1e6 if sys.platform == "darwin" else 1e3)),
        database=kept["megabytes"],
        uptime=round(time.time() - STARTED),
    )


def _error(line: dict[str, Any]) -> ErrorLine:
    why = str(line.get("error") or line.get("why") or "")
    where = " < ".join(reversed(line.get("where", [])[-3:]))
    return ErrorLine(
        at=round(line["at"] * 1000),
        level=line["level"],
        told=f"{line['from']}: {line['told']}",
        why=f"{why} {where}".strip(),
    )


@get("/api/host/people", summary="People by the begin of a name, the newest first")
async def host_people(request: AnyRequest, search: Search = "") -> list[HostPerson]:
    services = services_of(request)
    await _host(request)
    found = await services.registry.people.search(search)
    held = await services.registry.acts.restrictions_of([each.id for each in found], now())
    here = services.registry.presence.people()
    return [
        HostPerson(
            **each._asdict(), here=each.id in here, restrictions=tuple(held.get(each.id, ()))
        )
        for each in found
    ]


@get("/api/host/tables", summary="The newest tables that are not over")
async def host_tables(request: AnyRequest) -> list[TableSummary]:
    """As a stranger sees them: whoever looks after the tables may play at some."""
    services = services_of(request)
    person = await _host(request)
    return await summaries(services, await services.registry.logs.unfinished(TABLES), person)


@post("/api/host/acts", summary="Do something about a person or a table", status_code=200)
async def host_act(request: AnyRequest, data: JSONBody[NewAct]) -> Done:
    services = services_of(request)
    person = await _host(request, data.act)
    note = checked_talk(data.note) if data.note.strip() else ""
    if data.act in OF_PERSONS:
        return await _act_on_person(services, person, data, note)
    live = await services.registry.live_table(data.subject[:40])
    told = data.seat[:1] if data.act == act.DISMISS else note
    await services.registry.acts.add(data.act, live.id, told, now(), person.id)
    return Done()


async def _act_on_person(services: Services, host: PersonRow, data: NewAct, note: str) -> Done:
    registry = services.registry
    subject = await registry.people.get(data.subject[:40])
    if subject is None:
        raise NotNow("no-such-person")
    if subject.role is not None:
        # Only on the command line: no host turns out another.
        raise NotNow("has-a-role")
    code = None
    if data.act in (act.BAN, act.MUTE):
        days = None if data.days is None else min(max(data.days, 0.0), MOST_DAYS)
        await registry.acts.restrict(
            subject.id, data.act, None if days is None else now() + round(days * DAY)
        )
    elif data.act == act.PARDON:
        await registry.acts.pardon(subject.id)
    elif data.act == act.RESET:
        if subject.account is None:
            raise NotNow("no-account")
        code = await make_reset(services.recovery.codes, subject.id, now())
    elif data.act == act.FORGET:
        await registry.forget(subject.id)
        note = ""
    await registry.acts.add(data.act, subject.id, note, now(), host.id)
    return Done(code=code)


@post("/api/host/reports/{id:int}/done", summary="A report was dealt with", status_code=204)
async def finish_report(request: AnyRequest, id: ReportId) -> None:
    services = services_of(request)
    person = await _host(request)
    if not await services.registry.reports.finish(id, now()):
        raise NotNow("no-such-report")
    await services.registry.acts.add(act.DONE, str(id), "", now(), person.id)


@post("/api/host/backup", summary="Make a backup now", status_code=200)
async def backup_now(request: AnyRequest) -> Done:
    services = services_of(request)
    person = await _host(request, act.BACKUP)
    check_rate(BACKUPS, request)
    options: Options = request.app.state.options
    if options.backup_folder is None:
        raise NotNow("no-backup-folder")
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    file = Path(options.backup_folder) / f"claimstead-{stamp}.backup"
    rows = await asyncio.to_thread(back_up, services.registry.database, file)
    await services.registry.acts.add(act.BACKUP, file.name, "", now(), person.id)
    return Done(file=file.name, rows=rows)


handlers = [host_view, host_people, host_tables, host_act, finish_report, backup_now]
