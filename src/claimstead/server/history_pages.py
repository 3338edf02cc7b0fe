"""HTTP: all games that somebody has played, and their files."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from claimstead.core import ClaimsteadError, Record
from claimstead.server.house import House, house_of
from claimstead.server.limits import DOWNLOADS, check_rate
from claimstead.server.messages import TableSummary
from claimstead.server.profile_pages import PlayedGame, persons_of, told_game
from claimstead.server.ratings import RATED
from claimstead.server.table_pages import summaries
from claimstead.store.games import LEVEL, PERSON, SETUP, Game, Mark, Wanted
from claimstead.table import entries as log
from claimstead.table.record import record_of
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

logger = logging.getLogger("claimstead.history")

AnyRequest = Request[Any, Any, Any]
PAGE = 25
FILES_AT_ONCE = 50
MARK = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{8,32})")
Kind = Annotated[str | None, QueryParameter(pattern=RATED)]
Setup = Annotated[str | None, QueryParameter(max_length=80)]
Other = Annotated[str | None, QueryParameter(pattern="^(person|level) [A-Za-z0-9_-]{1,32}$")]
Outcome = Annotated[str | None, QueryParameter(pattern="^(won|shared|lost)$")]
Rated = Annotated[bool | None, QueryParameter(description="Only such, or only others")]
Time = Annotated[
    int | None, QueryParameter(ge=0, le=10**14, description="In milliseconds since 1970")
]
After = Annotated[str | None, QueryParameter(description="`next` of the page before")]


class GamePage(Record, frozen=True, kw_only=True):
    """Some games of a list, the newest first."""

    games: tuple[PlayedGame, ...]
    next: str | None
    """What to say in `after` for the next page; nothing: this was the last."""
    late: tuple[TableSummary, ...] = ()
    """On the first page of all: games that are over, which stand in the list once everybody may
    know how they ended."""


class Opponent(Record, frozen=True, kw_only=True):
    other: str
    """As it is asked for: `person ID` or `level NAME`."""
    name: str | None = None
    level: str | None = None
    games: int


class GameChoices(Record, frozen=True, kw_only=True):
    """By what the own games can be looked for, the most frequent first."""

    kinds: tuple[str, ...]
    setups: tuple[str, ...]
    opponents: tuple[Opponent, ...]


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
    after: After = None,
) -> GamePage:
    house = house_of(request)
    person = await house.known(request)
    wanted = Wanted(kind, setup, other, outcome, rated, since, until)
    found = await house.hall.games.page(person.id, wanted, _mark(after), PAGE + 1)
    owners = await house.hall.people.owners(persons_of(found[:PAGE]))
    late: tuple[TableSummary, ...] = ()
    if after is None and wanted == Wanted():
        ids = await house.hall.games.unnoted_of(person.id)
        late = tuple(await summaries(house, ids, person))
    return GamePage(
        games=tuple(told_game(each, person.id, owners) for each in found[:PAGE]),
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
    house = house_of(request)
    person = await house.known(request)
    tallies = await house.hall.games.tallies_of(person.id)
    counts: Counter[tuple[str, str]] = Counter()
    for each in tallies:
        counts[each.about, each.subject] += each.games
    kinds = Counter[str]()
    for each in tallies:
        if each.about == SETUP:
            kinds[each.kind] += each.games
    owners = await house.hall.people.owners(name for about, name in counts if about == PERSON)
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
    )


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
) -> Stream:
    house = house_of(request)
    person = await house.known(request)
    check_rate(DOWNLOADS, request)
    wanted = Wanted(kind, setup, other, outcome, rated, since, until)
    return Stream(
        _records(house, person.id, wanted),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="claimstead-games.txt"'},
    )


async def _records(house: House, person: str, wanted: Wanted) -> AsyncIterator[str]:
    """One game at a time: whoever has thousands takes no more room than others."""
    after: Mark | None = None
    while some := await house.hall.games.page(person, wanted, after, FILES_AT_ONCE):
        for game, _ in some:
            try:
                pages = await house.hall.logs.read(game.table)
                yield await asyncio.to_thread(_record, pages)
            except ClaimsteadError as error:
                # One that can't be read does not keep the others back.
                logger.warning("left out", extra={"table": game.table[:4], "why": error.code})
        after = Mark(some[-1][0].ended, some[-1][0].table)


def _record(pages: list[log.Page]) -> str:
    table = Table(pages[0])
    for page in pages[1:]:
        table.turn_page(page)
    return record_of(table)


handlers = [own_games, choices, files]
MESSAGES = (GamePage, GameChoices)
