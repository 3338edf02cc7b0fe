"""HTTP: all games that somebody has played, and their files."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from claimstead.core import ClaimsteadError
from claimstead.protocol.history import GameChoices, GamePage, GameTags, LevelFit, Opponent
from claimstead.protocol.messages import TableSummary
from claimstead.server.routes.profiles import persons_of, told_game
from claimstead.server.routes.tables import TableId, summaries
from claimstead.server.services.level_fit import level_fit
from claimstead.server.services.limits import DOWNLOADS, check_rate
from claimstead.server.services.offers import offers
from claimstead.server.services.ratings import RATED
from claimstead.server.services.services import Services, services_of
from claimstead.store.games import LEVEL, PERSON, SETUP, Game, Mark, Wanted
from claimstead.table import entries as log
from claimstead.table.record import record_of
from claimstead.table.refusal import NotNow
from claimstead.table.table import table_of
from claimstead.table.texts import checked_name

logger = logging.getLogger("claimstead.history")

AnyRequest = Request[Any, Any, Any]
PAGE = 25
FILES_AT_ONCE = 50
LOOKED_AT = 50
"""Games by which a level is suggested."""
MOST_TAGS = 10
"""Of one game."""
MARK = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{8,32})")
Kind = Annotated[str | None, QueryParameter(pattern=RATED)]
Setup = Annotated[str | None, QueryParameter(max_length=80)]
Other = Annotated[str | None, QueryParameter(pattern="^(person|level) [A-Za-z0-9_-]{1,32}$")]
Outcome = Annotated[str | None, QueryParameter(pattern="^(won|shared|lost)$")]
Rated = Annotated[bool | None, QueryParameter(description="Only such, or only others")]
Tag = Annotated[str | None, QueryParameter(max_length=100)]
Time = Annotated[
    int | None, QueryParameter(ge=0, le=10**14, description="In milliseconds since 1970")
]
After = Annotated[str | None, QueryParameter(description="`next` of the page before")]


@get("/api/me/games", summary="Your games that are over")
async def own_games(
    request: AnyRequest,
    kind: Kind = None,
    setup: Setup = None,
    other: Other = None,
    outcome: Outcome = None,
    rated: Rated = None,
    since: Time = None,
    until: Time = None,
    tag: Tag = None,
    after: After = None,
) -> GamePage:
    services = services_of(request)
    person = await services.known(request)
    wanted = Wanted(kind, setup, other, outcome, rated, since, until, tag)
    found = await services.registry.games.page(person.id, wanted, _mark(after), PAGE + 1)
    owners = await services.registry.people.owners(persons_of(found[:PAGE]))
    tags = await services.registry.games.tags_of(
        person.id, [game.table for game, _ in found[:PAGE]]
    )
    late: tuple[TableSummary, ...] = ()
    if after is None and wanted == Wanted():
        ids = await services.registry.games.unnoted_of(person.id)
        late = tuple(await summaries(services, ids, person))
    return GamePage(
        games=tuple(
            told_game(each, person.id, owners, tags.get(each[0].table, ())) for each in found[:PAGE]
        ),
        next=_next(found[PAGE - 1][0]) if len(found) > PAGE else None,
        late=late,
    )


def _next(game: Game) -> str:
    return f"{game.ended}.{game.table}"


def _mark(after: str | None) -> Mark | None:
    if after is None:
        return None
    read = MARK.fullmatch(after)
    if read is None:
        raise NotNow("no-such-page")
    return Mark(int(read[1]), read[2])


@get("/api/me/games/choices", summary="By what your games can be looked for")
async def choices(request: AnyRequest) -> GameChoices:
    services = services_of(request)
    person = await services.known(request)
    tallies = await services.registry.games.tallies_of(person.id)
    counts: Counter[tuple[str, str]] = Counter()
    for each in tallies:
        counts[each.about, each.subject] += each.games
    kinds = Counter[str]()
    for each in tallies:
        if each.about == SETUP:
            kinds[each.kind] += each.games
    owners = await services.registry.people.owners(
        name for about, name in counts if about == PERSON
    )
    return GameChoices(
        kinds=tuple(kind for kind, _ in kinds.most_common()),
        setups=tuple(name for (about, name), _ in counts.most_common() if about == SETUP),
        opponents=tuple(
            Opponent(
                other=f"{about} {name}",
                name=owners[name].name if name in owners else None,
                level=name if about == LEVEL else None,
                games=games,
            )
            for (about, name), games in counts.most_common()
            if about == LEVEL or name in owners
        ),
        tags=tuple(await services.registry.games.all_tags_of(person.id)),
    )


@put("/api/me/games/{table:str}/tags", summary="What you call a game of yours")
async def set_tags(request: AnyRequest, table: TableId, data: JSONBody[GameTags]) -> GameTags:
    services = services_of(request)
    person = await services.known(request)
    tags = tuple(sorted({checked_name(each) for each in data.tags}))
    if len(tags) > MOST_TAGS:
        raise NotNow("too-many-tags", most=MOST_TAGS)
    if not await services.registry.games.set_tags(person.id, table[:40], tags):
        raise NotNow("no-such-table")
    return GameTags(tags=tags)


FILES = {200: ResponseSpec(str, media_type="text/plain", generate_examples=False)}


@get("/api/me/games/file", summary="The files of your games, one after another", responses=FILES)
async def files(
    request: AnyRequest,
    kind: Kind = None,
    setup: Setup = None,
    other: Other = None,
    outcome: Outcome = None,
    rated: Rated = None,
    since: Time = None,
    until: Time = None,
    tag: Tag = None,
) -> Stream:
    services = services_of(request)
    person = await services.known(request)
    check_rate(DOWNLOADS, request)
    wanted = Wanted(kind, setup, other, outcome, rated, since, until, tag)
    return Stream(
        _records(services, person.id, wanted),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="claimstead-games.txt"'},
    )


async def _records(services: Services, person: str, wanted: Wanted) -> AsyncIterator[str]:
    """One game at a time: whoever has thousands takes no more room than others."""
    after: Mark | None = None
    while some := await services.registry.games.page(person, wanted, after, FILES_AT_ONCE):
        for game, _ in some:
            try:
                pages = await services.registry.logs.read(game.table)
                yield await asyncio.to_thread(_record, pages)
            except ClaimsteadError as error:
                # One that can't be read does not keep the others back.
                logger.warning("left out", extra={"table": game.table[:4], "why": error.code})
        after = Mark(some[-1][0].ended, some[-1][0].table)


def _record(pages: list[log.Page]) -> str:
    return record_of(table_of(pages))


@get("/api/me/levels", summary="Levels of computer players that may fit you better")
async def levels(request: AnyRequest) -> list[LevelFit]:
    services = services_of(request)
    visitor = await services.visitor(request)
    if visitor is None:
        return []
    played = await services.registry.games.page(visitor.id, Wanted(), limit=LOOKED_AT)
    found = (level_fit(each.game, played, visitor.id, each.opponents) for each in offers())
    return [each for each in found if each is not None]


handlers = [own_games, choices, set_tags, files, levels]
