"""HTTP: duplicate matches. What a person may see of a board depends on whether they finished it."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from claimstead.protocol.duplicates import (
    BoardCell,
    JoinMatch,
    MatchLink,
    MatchRow,
    MatchStand,
    MatchSummary,
    MatchWord,
    NewMatch,
)
from claimstead.protocol.messages import TableLink
from claimstead.server.services.limits import NEW_TABLES, check_rate
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.table.match import Match
from claimstead.table.match_entries import MatchSettings
from claimstead.table.match_points import points

AnyRequest = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(description="As the match's address has it")]


@post("/api/duplicates", summary="Open a duplicate match", status_code=201)
async def open_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchLink:
    services = services_of(request)
    check_rate(NEW_TABLES, request)
    person = await services.known(request)
    settings = MatchSettings(**{name: getattr(data, name) for name in data.__struct_fields__})
    id = await services.duplicates.open(settings, person.id)
    await services.duplicates.change(id, lambda match: match.join(person.id, person.name, 0))
    return MatchLink(match=id)


@get("/api/me/duplicates", summary="Your own duplicate matches")
async def own_matches(request: AnyRequest) -> list[MatchSummary]:
    services = services_of(request)
    person = await services.known(request)
    ids = await services.duplicates.store.of(person.id)
    matches = [(id, await services.duplicates.match(id)) for id in ids]
    return [
        MatchSummary(match=id, settings=match.settings, status=match.status, opened=match.opened_at)
        for id, match in matches
    ]


@get("/api/duplicates/{match:str}", summary="A duplicate match, and its results so far")
async def stand(request: AnyRequest, match: MatchId) -> MatchStand:
    services = services_of(request)
    person = await services.visitor(request)
    return await _stand(services, match, person)


@post("/api/duplicates/{match:str}/join", summary="Take a chair", status_code=200)
async def join(request: AnyRequest, match: MatchId, data: JSONBody[JoinMatch]) -> MatchStand:
    services = services_of(request)
    person = await services.known(request)
    await services.duplicates.change(
        match, lambda each: each.join(person.id, person.name, data.group)
    )
    return await _stand(services, match, person)


@post("/api/duplicates/{match:str}/quit", summary="Leave before one has begun", status_code=200)
async def quit_match(request: AnyRequest, match: MatchId) -> MatchStand:
    services = services_of(request)
    person = await services.known(request)
    await services.duplicates.change(match, lambda each: each.quit(person.id))
    return await _stand(services, match, person)


@post("/api/duplicates/{match:str}/word", summary="The owner's word for the luck", status_code=200)
async def give_word(request: AnyRequest, match: MatchId, data: JSONBody[MatchWord]) -> MatchStand:
    services = services_of(request)
    person = await services.known(request)
    await services.duplicates.change(match, lambda each: each.give_word(person.id, data.word))
    return await _stand(services, match, person)


@post("/api/duplicates/{match:str}/play", summary="The table of one's next board", status_code=200)
async def play(request: AnyRequest, match: MatchId) -> TableLink:
    services = services_of(request)
    check_rate(NEW_TABLES, request)
    person = await services.known(request)
    return TableLink(table=await services.duplicates.play(match, person.id))


@post("/api/duplicates/{match:str}/end", summary="The owner ends the match", status_code=200)
async def end(request: AnyRequest, match: MatchId) -> MatchStand:
    services = services_of(request)
    person = await services.known(request)
    await services.duplicates.end(match, person.id)
    return await _stand(services, match, person)


async def _stand(services: Services, id: str, person: PersonRow | None) -> MatchStand:
    match = await services.duplicates.match(id)
    if not match.is_finished:
        await services.duplicates.settle(id)
        match = await services.duplicates.match(id)
    return shown(id, match, person.id if person else "")


def shown(id: str, match: Match, person: str) -> MatchStand:
    """All that a person may see of a match."""
    spot = match.spot_of(person)
    board = match.next_board(spot[0]) if spot and not match.is_ended else None
    groups = (*range(match.settings.groups), *match.benches)
    return MatchStand(
        match=id,
        settings=match.settings,
        status=match.status,
        ended=match.is_ended,
        owner=person == match.owner,
        joined=spot is not None,
        board=board,
        ready=spot is not None and board is not None and match.is_whole(spot[0]),
        word=match.word,
        seals=match.seals,
        secrets=match.secrets if match.is_finished else (),
        rows=tuple(
            _row(match, group, chair, person)
            for group in groups
            for chair in range(match.settings.people)
        ),
    )


def _row(match: Match, group: int, chair: int, person: str) -> MatchRow:
    member = match.members.get((group, chair))
    cells = tuple(_cell(match, group, chair, at, person) for at in range(match.settings.boards))
    return MatchRow(
        group=group,
        chair=chair,
        name=member.name if member else None,
        level=match.level_of(group, chair),
        you=member is not None and member.person == person,
        boards=cells,
        points=sum(cell.points or 0 for cell in cells),
        most=sum(cell.most or 0 for cell in cells),
    )


def _cell(match: Match, group: int, chair: int, board: int, person: str) -> BoardCell:
    spot = match.spot_of(person)
    is_own = spot is not None and spot[0] == group
    is_over = (group, board) in match.scores
    is_begun = (group, board) in match.tables
    cell = BoardCell(
        board=board,
        seat=match.seat_of(chair, board),
        status="over" if is_over else "playing" if is_begun else "waiting",
        table=match.tables.get((group, board)) if is_own or match.is_finished else None,
    )
    found = points(match, group, chair, board)
    if found is None or not match.may_see(person, board):
        return cell
    score = match.scores[group, board][chair]
    return BoardCell(
        board=board,
        seat=cell.seat,
        status=cell.status,
        table=cell.table,
        share=score.share,
        margin=score.margin,
        points=found.points,
        most=found.most,
    )


handlers = [open_match, own_matches, stand, join, quit_match, give_word, play, end]
