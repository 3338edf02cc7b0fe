"""HTTP: tournaments."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from claimstead.protocol.tournaments import (
    Correction,
    NewTournament,
    RemovedPlayer,
    Substitution,
    TournamentLine,
    TournamentLink,
    TournamentNote,
    TournamentStand,
)
from claimstead.server.routes.tables import record_text
from claimstead.server.services.limits import NEW_TABLES, check_rate
from claimstead.server.services.services import Services, services_of
from claimstead.server.services.tournament_stand import key_of, line_of, stand_of
from claimstead.store import PersonRow
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.tournament.entries import Player, TournamentSettings
from claimstead.table.tournament.record import file_of, written
from claimstead.table.tournament.tournament import Tournament

AnyRequest = Request[Any, Any, Any]
TournamentId = Annotated[str, PathParameter(description="As the tournament's address has it")]
SHOWN_FOR = 30 * 24 * 3_600_000
"""For so long after its end a tournament stands in the list."""


@post("/api/tournaments", summary="Open a tournament", status_code=201)
async def open_tournament(request: AnyRequest, data: JSONBody[NewTournament]) -> TournamentLink:
    services = services_of(request)
    check_rate(NEW_TABLES, request)
    person = await services.known(request)
    settings = TournamentSettings(**{name: getattr(data, name) for name in data.__struct_fields__})
    return TournamentLink(tournament=await services.tournaments.open(settings, person.id))


@get("/api/tournaments", summary="The tournaments of the club, and your own")
async def tournaments(request: AnyRequest) -> list[TournamentLine]:
    services = services_of(request)
    visitor = await services.visitor(request)
    person = visitor.id if visitor else ""
    store = services.tournaments.store
    ids = [*await store.of(person), *await store.public(now() - SHOWN_FOR)]
    return [
        line_of(id, await services.tournaments.tournament(id), person) for id in dict.fromkeys(ids)
    ]


@get("/api/tournaments/{tournament:str}", summary="A tournament: rounds, pairings, standings")
async def stand(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    return await _stand(services, tournament, await services.visitor(request))


@post(
    "/api/tournaments/{tournament:str}/join", summary="Play, or offer to step in", status_code=200
)
async def join(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.change(tournament, lambda each: each.enter(person.id, now()))
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/leave", summary="Leave; what you played counts",
      status_code=200)  # fmt: skip
async def leave(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.withdraw(tournament, person.id)
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/start", summary="The arbiter begins", status_code=200)
async def start(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.start(tournament, person.id)
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/round", summary="The arbiter begins the next round",
      status_code=200)  # fmt: skip
async def next_round(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.next_round(tournament, person.id)
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/pause", summary="No round begins for now", status_code=200)
async def pause(
    request: AnyRequest, tournament: TournamentId, data: JSONBody[TournamentNote]
) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.act(
        tournament, lambda each: each.set_pause(person.id, data.note, now())
    )
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/resume", summary="It goes on", status_code=200)
async def resume(request: AnyRequest, tournament: TournamentId) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.act(tournament, lambda each: each.set_pause(person.id, None, now()))
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/substitute", summary="Somebody else plays for a number",
      status_code=200)  # fmt: skip
async def substitute(
    request: AnyRequest, tournament: TournamentId, data: JSONBody[Substitution]
) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)

    def decide(each: Tournament) -> Any:
        by = Player(level=data.level)
        if data.key is not None:
            keys = {key_of(tournament, one): one for one in each.roster.entered}
            if data.key not in keys:
                raise NotNow("tournament-not-entered")
            by = Player(person=keys[data.key])
        return each.substitute(person.id, data.player, by, data.note, now())

    await services.tournaments.act(tournament, decide)
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/remove", summary="The arbiter takes a player out",
      status_code=200)  # fmt: skip
async def remove(
    request: AnyRequest, tournament: TournamentId, data: JSONBody[RemovedPlayer]
) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.remove(tournament, person.id, data.player, data.note)
    return await _stand(services, tournament, person)


@post("/api/tournaments/{tournament:str}/correct", summary="The arbiter corrects a result",
      status_code=200)  # fmt: skip
async def correct(
    request: AnyRequest, tournament: TournamentId, data: JSONBody[Correction]
) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.act(
        tournament,
        lambda each: each.correct(
            person.id, data.round, data.pairing, data.shares, data.note, now()
        ),
    )
    return await _stand(services, tournament, person)


@post(
    "/api/tournaments/{tournament:str}/end", summary="No further round is played", status_code=200
)
async def end(
    request: AnyRequest, tournament: TournamentId, data: JSONBody[TournamentNote]
) -> TournamentStand:
    services = services_of(request)
    person = await services.known(request)
    await services.tournaments.act(tournament, lambda each: each.end(person.id, data.note, now()))
    return await _stand(services, tournament, person)


@get("/api/tournaments/{tournament:str}/file", media_type="application/json",
     summary="The whole tournament with all its games, to be verified")  # fmt: skip
async def file(request: AnyRequest, tournament: TournamentId) -> Response[bytes]:
    services = services_of(request)
    found = await services.tournaments.tournament(tournament)
    if not found.is_finished:
        raise NotNow("tournament-on")
    told = await stand_of(services.registry, tournament, found, "")
    texts = {}
    for games in found.rounds:
        for table in (each for game in games for each in game.tables):
            live = await services.registry.live_table(table)
            if live.table.is_revealed:
                texts[table] = await record_text(live)
    names = [each.name for each in told.players]
    name = f"claimstead-tournament-{tournament}.json"
    return Response(
        written(file_of(tournament, found, names, texts)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _stand(services: Services, id: str, person: PersonRow | None) -> TournamentStand:
    found = await services.tournaments.tournament(id)
    visitor = person.id if person else ""
    await services.tournaments.open_own(id, found, visitor)
    return await stand_of(services.registry, id, found, visitor)


handlers = [
    *(open_tournament, tournaments, stand, join, leave, start, next_round, pause, resume),
    *(substitute, remove, correct, end, file),
]
