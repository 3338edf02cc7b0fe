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
from claimstead.server.clock import now
from claimstead.server.house import House, house_of
from claimstead.server.limits import (
    NEW_TABLES,
    OPEN_TABLES,
    PUBLIC_OF_A_PERSON,
    PUBLIC_TABLES,
    check_rate,
)
from claimstead.server.messages import (
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
from claimstead.server.offers import offers
from claimstead.server.outage import OUTAGES
from claimstead.server.ratings import ratings_at
from claimstead.server.replays import (
    check_length,
    packed_replay,
    packed_replay_of_text,
    sent,
    source_of_table,
)
from claimstead.server.room import Room
from claimstead.server.updates import past_of, summary_of
from claimstead.store import PersonRow
from claimstead.table import entries as log
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
    house = house_of(request)
    check_rate(NEW_TABLES, request)
    person = await house.known(request)
    if await house.hall.logs.open_tables_of(person.id) >= OPEN_TABLES:
        raise NotNow("too-many-tables", most=OPEN_TABLES)
    if data.settings.public:
        check_rate(PUBLIC_TABLES, request)
        if await house.hall.logs.public_gathering_of(person.id) >= PUBLIC_OF_A_PERSON:
            raise NotNow("too-many-tables", most=PUBLIC_OF_A_PERSON)
    game = game_named(data.settings.setup)
    if len(data.seats) != game.players:
        raise NotNow("seat-wishes", players=game.players, found=len(data.seats))
    room = await house.hall.open(
        data.settings, person.id, lambda table: _first_entries(table, data, person)
    )
    if data.start:
        await house.hall.carry_out(room, lambda table: table.start(person.id))
    return TableLink(table=room.id)


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
            return table.sit(seat, person.id, person.name)
        case "here":
            return table.sit(seat, person.id, checked_name(wish.name or ""))
        case "computer":
            return table.invite(seat, person.id, wish.level or "medium")
        case _:
            raise NotNow("seat-wish", kind=wish.kind[:20])


@get("/api/tables", summary="The lobby: public tables")
async def lobby(request: AnyRequest) -> list[TableSummary]:
    house = house_of(request)
    person = await house.visitor(request)
    ids = await house.hall.logs.public_tables(now() - MOST_DELAY * SECOND, now=now())
    lines = [
        replace(
            each, ratings=await ratings_at(house.hall.ratings, house.hall.rooms[each.table].table)
        )
        if each.table in house.hall.rooms
        else each
        for each in await summaries(house, ids, person)
    ]
    # A game that some may only see later is in the lobby for them until they have seen its end.
    return [each for each in lines if each.status in ("gathering", "playing")]


@get("/api/me/tables", summary="Your own tables")
async def own_tables(request: AnyRequest) -> list[TableSummary]:
    house = house_of(request)
    person = await house.known(request)
    return await summaries(house, await house.hall.logs.tables_of(person.id), person)


async def summaries(house: House, ids: list[str], person: PersonRow | None) -> list[TableSummary]:
    found = []
    for id in ids:
        try:
            room = await house.hall.room(id)
            found.append(summary_of(room, person.id if person else ""))
        except OUTAGES:
            raise
        except Exception:
            # One that can't be read is nobody else's trouble.
            logger.exception("a table is left out", extra={"table": id[:4]})
    return found


@post("/api/tables/{table:str}/rematch", summary="Once more, with rotated seats", status_code=201)
async def rematch(request: AnyRequest, table: TableId) -> TableLink:
    house = house_of(request)
    person = await house.known(request)
    room = await house.hall.room(table)
    return TableLink(table=await house.hall.rematch(room, person.id))


@post("/api/tables/{table:str}/close", summary="Give up a table before its start", status_code=204)
async def close(request: AnyRequest, table: TableId) -> None:
    house = house_of(request)
    person = await house.known(request)
    room = await house.hall.room(table)
    await house.hall.carry_out_for(room, person.id, lambda each: each.close(person.id))


async def finished(request: AnyRequest, table: str) -> Room:
    """A table whose game is over, for spectators too, who may be told later."""
    house = house_of(request)
    room = await house.hall.room(table)
    person = await house.visitor(request)
    if room.table_for(person.id if person else "").status != "over":
        raise NotNow("not-over")
    if room.table.match is not None and not room.table.is_revealed:
        # The match may be over, and the server that saw it may have had no time to say so here.
        await house.duplicates.settle(room.table.match)
    if not room.table.is_revealed:
        raise NotNow("match-on")
    return room


async def record_text(room: Room) -> str:
    """The file of a game that is over, made once and not in the event loop."""
    key = len(room.table.played)
    if room.record is None or room.record[0] != key:
        room.record = (key, await asyncio.to_thread(record_of, room.table))
    return room.record[1]


@get("/api/tables/{table:str}/record", summary="The game's file", media_type="text/plain")
async def record(request: AnyRequest, table: TableId) -> Response[str]:
    room = await finished(request, table)
    name = f"claimstead-{table}.txt"
    return Response(
        await record_text(room),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/verdict", summary="Were dice and cards fixed beforehand?")
async def verdict(request: AnyRequest, table: TableId, language: Language = "en") -> Verdict:
    room = await finished(request, table)
    text = await record_text(room)
    return await house_of(request).desk.do(request, own_verdict, text, language)


@post("/api/verdict", summary="The same for a game's file", status_code=200)
async def verdict_on_text(
    request: AnyRequest, data: JSONBody[RecordText], language: Language = "en"
) -> Verdict:
    return await house_of(request).desk.do(request, sent_verdict, data.text, language)


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
    house = house_of(request)
    room = await house.hall.room(table)
    person = await house.visitor(request)
    return past_of(room, person.id if person else "", seat, moves)


REPLAY = {200: ResponseSpec(Replay, generate_examples=False, description="Every step")}


@get("/api/tables/{table:str}/replay", summary="A finished game, step by step", responses=REPLAY)
async def replay(request: AnyRequest, table: TableId) -> Stream:
    room = await finished(request, table)
    source = source_of_table(room.table)
    return sent(request, await house_of(request).desk.do(request, packed_replay, source))


@post("/api/replay", summary="The same for a game's file", status_code=200, responses=REPLAY)
async def replay_text(request: AnyRequest, data: JSONBody[RecordText]) -> Stream:
    desk = house_of(request).desk
    return sent(request, await desk.do(request, packed_replay_of_text, data.text))


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
