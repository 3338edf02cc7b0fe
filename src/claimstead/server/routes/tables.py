"""HTTP: tables, the lobby, and what is left of a game when it is over."""

import asyncio
import logging
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from claimstead.language import LANGUAGES
from claimstead.notation import game_named
from claimstead.protocol.messages import (
    GameInfo,
    NewTable,
    Past,
    RecordText,
    Replay,
    SeatWish,
    TableLink,
    TableSummary,
    Verdict,
)
from claimstead.protocol.updates import past_of, summary_of
from claimstead.server.live.live_table import LiveTable
from claimstead.server.services.limits import (
    NEW_TABLES,
    OPEN_TABLES,
    PUBLIC_OF_A_PERSON,
    PUBLIC_TABLES,
    check_rate,
)
from claimstead.server.services.offers import offers
from claimstead.server.services.outage import OUTAGES
from claimstead.server.services.ratings import ratings_at
from claimstead.server.services.replays import (
    check_length,
    packed_replay,
    packed_replay_of_text,
    sent,
    source_of_table,
)
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.table import entries as log
from claimstead.table import gathering
from claimstead.table.clock import now
from claimstead.table.record import record_of, verdict_on
from claimstead.table.refusal import NotNow
from claimstead.table.settings import MOST_DELAY, SECOND
from claimstead.table.table import Table
from claimstead.table.texts import checked_name

logger = logging.getLogger("claimstead.tables")

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="As the table's address has it")]
Moves = Annotated[int, PathParameter(ge=0, le=100_000)]
OneSeat = Annotated[str | None, QueryParameter(pattern="^[a-e]$")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]


@get("/api/games", summary="What can be played")
async def games() -> list[GameInfo]:
    return offers()


@post("/api/tables", summary="Open a table", status_code=201)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableLink:
    services = services_of(request)
    check_rate(NEW_TABLES, request)
    person = await services.known(request)
    if await services.registry.logs.open_tables_of(person.id) >= OPEN_TABLES:
        raise NotNow("too-many-tables", most=OPEN_TABLES)
    if data.settings.public:
        check_rate(PUBLIC_TABLES, request)
        if await services.registry.logs.public_gathering_of(person.id) >= PUBLIC_OF_A_PERSON:
            raise NotNow("too-many-tables", most=PUBLIC_OF_A_PERSON)
    game = game_named(data.settings.setup)
    if len(data.seats) != game.players:
        raise NotNow("seat-wishes", players=game.players, found=len(data.seats))
    live = await services.registry.open(
        data.settings, person.id, lambda table: _first_entries(table, data, person)
    )
    if data.start:
        await live.carry_out(lambda table: gathering.start(table, person.id))
    return TableLink(table=live.id)


def _first_entries(table: Table, data: NewTable, person: PersonRow) -> list[log.AnyEntry]:
    """Who sits down at once. Each is taken in, so that the next one sees it."""
    entries: list[log.AnyEntry] = []
    for seat, wish in zip(table.game.seats, data.seats, strict=True):
        news = _wished(table, seat, wish, person)
        if news:
            table.turn_page(log.Page(table.at, news))
        entries += news
    return entries


def _wished(table: Table, seat: str, wish: SeatWish, person: PersonRow) -> tuple[log.AnyEntry, ...]:
    match wish.kind:
        case "open":
            return ()
        case "me":
            return gathering.sit(table, seat, person.id, person.name).entries
        case "here":
            name = checked_name(wish.name or "")
            return gathering.sit(table, seat, person.id, name).entries
        case "computer":
            level = wish.level or "medium"
            return gathering.invite(table, seat, person.id, level).entries
        case _:
            raise NotNow("seat-wish", kind=wish.kind[:20])


@get("/api/tables", summary="The lobby: public tables")
async def lobby(request: AnyRequest) -> list[TableSummary]:
    services = services_of(request)
    person = await services.visitor(request)
    ids = await services.registry.logs.public_tables(now() - MOST_DELAY * SECOND, now=now())
    lines = [
        replace(
            each,
            ratings=await ratings_at(
                services.registry.ratings, services.registry.live_tables[each.table].table
            ),
        )
        if each.table in services.registry.live_tables
        else each
        for each in await summaries(services, ids, person)
    ]
    # A game that some may only see later is in the lobby for them until they have seen its end.
    return [each for each in lines if each.status in ("gathering", "playing")]


@get("/api/me/tables", summary="Your own tables")
async def own_tables(request: AnyRequest) -> list[TableSummary]:
    services = services_of(request)
    person = await services.known(request)
    return await summaries(services, await services.registry.logs.tables_of(person.id), person)


async def summaries(
    services: Services, ids: list[str], person: PersonRow | None
) -> list[TableSummary]:
    found = []
    for id in ids:
        try:
            live = await services.registry.live_table(id)
            found.append(summary_of(live, person.id if person else ""))
        except OUTAGES:
            raise
        except Exception:
            # One that can't be read is nobody else's trouble.
            logger.exception("a table is left out", extra={"table": id[:4]})
    return found


@post("/api/tables/{table:str}/rematch", summary="Once more, with rotated seats", status_code=201)
async def rematch(request: AnyRequest, table: TableId) -> TableLink:
    services = services_of(request)
    person = await services.known(request)
    live = await services.registry.live_table(table)
    new = await services.registry.rematch(live, person.id)
    await services.notices.rematch_wanted(live, new, person.id)
    return TableLink(table=new)


@post("/api/tables/{table:str}/close", summary="Give up a table before its start", status_code=204)
async def close(request: AnyRequest, table: TableId) -> None:
    services = services_of(request)
    person = await services.known(request)
    live = await services.registry.live_table(table)
    await live.carry_out_for(person.id, lambda table: gathering.close(table, person.id))


async def finished(request: AnyRequest, table: str) -> LiveTable:
    """A table whose game is over, for spectators too, who may be told later."""
    services = services_of(request)
    live = await services.registry.live_table(table)
    person = await services.visitor(request)
    if live.table_for(person.id if person else "").status != "over":
        raise NotNow("not-over")
    if live.table.match is not None and not live.table.is_revealed:
        # The match may be over, and the server that saw it may have had no time to say so here.
        if live.table.tournament is None:
            await services.duplicates.settle(live.table.match)
        else:
            await services.tournaments.settle(live.table.tournament)
    if not live.table.is_revealed:
        raise NotNow("match-on")
    return live


async def record_text(live: LiveTable) -> str:
    """The file of a game that is over, made once and not in the event loop."""
    key = live.table.number
    if live.record is None or live.record[0] != key:
        live.record = (key, await asyncio.to_thread(record_of, live.table))
    return live.record[1]


@get("/api/tables/{table:str}/record", summary="The game's file", media_type="text/plain")
async def record(request: AnyRequest, table: TableId) -> Response[str]:
    live = await finished(request, table)
    name = f"claimstead-{table}.txt"
    return Response(
        await record_text(live),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/verdict", summary="Were dice and cards fixed beforehand?")
async def verdict(request: AnyRequest, table: TableId, language: Language = "en") -> Verdict:
    live = await finished(request, table)
    text = await record_text(live)
    return await services_of(request).cpu_worker.do(request, own_verdict, text, language)


@post("/api/verdict", summary="The same for a game's file", status_code=200)
async def verdict_on_text(
    request: AnyRequest, data: JSONBody[RecordText], language: Language = "en"
) -> Verdict:
    return await services_of(request).cpu_worker.do(request, sent_verdict, data.text, language)


def own_verdict(text: str, language: str) -> Verdict:
    told = verdict_on(text)
    spoken = language if language in LANGUAGES else "en"
    findings = tuple(each.say(spoken) for each in told.findings)
    return Verdict(good=told.good, findings=findings, sealed=told.is_sealed)


def sent_verdict(text: str, language: str) -> Verdict:
    check_length(text)
    return own_verdict(text, language)


@get("/api/tables/{table:str}/past/{moves:int}", summary="How your seat saw an earlier moment")
async def past(request: AnyRequest, table: TableId, moves: Moves, seat: OneSeat = None) -> Past:
    services = services_of(request)
    live = await services.registry.live_table(table)
    person = await services.visitor(request)
    return past_of(live, person.id if person else "", seat, moves)


REPLAY = {200: ResponseSpec(Replay, generate_examples=False, description="Every step")}


@get("/api/tables/{table:str}/replay", summary="A finished game, step by step", responses=REPLAY)
async def replay(request: AnyRequest, table: TableId) -> Stream:
    live = await finished(request, table)
    source = source_of_table(live.table)
    return sent(request, await services_of(request).cpu_worker.do(request, packed_replay, source))


@post("/api/replay", summary="The same for a game's file", status_code=200, responses=REPLAY)
async def replay_text(request: AnyRequest, data: JSONBody[RecordText]) -> Stream:
    cpu_worker = services_of(request).cpu_worker
    return sent(request, await cpu_worker.do(request, packed_replay_of_text, data.text))


handlers = [
    games,
    open_table,
    lobby,
    own_tables,
    rematch,
    close,
    record,
    verdict,
    verdict_on_text,
    past,
    replay,
    replay_text,
]
