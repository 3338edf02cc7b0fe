"""HTTP: reviews of games that are over. A review takes a while: ask again until it is there."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from claimstead.core import Record
from claimstead.notation import game_named, setup_words
from claimstead.server.fairness import check_may_study
from claimstead.server.house import house_of
from claimstead.server.limits import REVIEWS, address_of, check_rate
from claimstead.server.replays import read_sent_record
from claimstead.server.study import ReviewStand
from claimstead.server.table_pages import TableId, finished, record_text
from claimstead.table.refusal import NotNow

AT_ONCE = 3
"""So many reviews one person waits for."""
Deeper = Annotated[bool, QueryParameter(description="Think longer")]


class AskReview(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's file."""

    text: str
    deeper: bool = False


@get("/api/tables/{table:str}/review", summary="What a game was worth, as far as it is worked out")
async def review(
    request: Request[Any, Any, Any], table: TableId, deeper: Deeper = False
) -> ReviewStand:
    check_rate(REVIEWS, request)
    room = await finished(request, table)
    if room.table.position is not None:
        await check_may_study(request, room.table.game)
    text = await record_text(room)
    return await _review(request, text, deeper, setup_words(room.table.game))


@post("/api/review", summary="The same for a game's file", status_code=200)
async def review_text(request: Request[Any, Any, Any], data: JSONBody[AskReview]) -> ReviewStand:
    check_rate(REVIEWS, request)
    house = house_of(request)
    # Who asks how far it has come is known to have sent a game.
    setup = house.study.setup_of(data.text, data.deeper)
    if setup is None:
        setup = await house.desk.do(request, setup_of, data.text)
    await check_may_study(request, game_named(setup))
    return await _review(request, data.text, data.deeper, setup)


def setup_of(text: str) -> str:
    """Which game a text tells of; refused where it is none."""
    return setup_words(read_sent_record(text).game)


async def _review(
    request: Request[Any, Any, Any], text: str, is_deeper: bool, setup: str
) -> ReviewStand:
    study = house_of(request).study
    visitor = await house_of(request).visitor(request)
    person = visitor.id if visitor else address_of(request)
    is_greedy = request.app.state.is_limited and study.under_way_of(person) >= AT_ONCE
    if is_greedy and study.setup_of(text, is_deeper) is None:
        raise NotNow("too-fast")
    return study.review(text, is_deeper, setup, person)


handlers = [review, review_text]
