"""HTTP: reviews of games that are over. A review takes a while: ask again until it is there."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from claimstead.core import BadText, Record
from claimstead.notation import read_record
from claimstead.server.fairness import check_may_study
from claimstead.server.house import house_of
from claimstead.server.limits import REVIEWS, check_rate
from claimstead.server.study import ReviewStand
from claimstead.server.table_pages import TableId, finished
from claimstead.table.record import record_of

MOST_MOVES = 3000
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
    return house_of(request).study.review(record_of(room.table), deeper)


@post("/api/review", summary="The same for a game's file", status_code=200)
async def review_text(request: Request[Any, Any, Any], data: JSONBody[AskReview]) -> ReviewStand:
    check_rate(REVIEWS, request)
    record = read_record(data.text)
    if len(record.moves) > MOST_MOVES:
        raise BadText("too-long", most=MOST_MOVES)
    await check_may_study(request, record.game)
    return house_of(request).study.review(data.text, data.deeper)


handlers = [review, review_text]
