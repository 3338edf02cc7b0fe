"""HTTP: reviews of games that are over. A review takes a while: ask again until it is there."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from claimstead.notation import game_named, setup_words
from claimstead.protocol.reviews import AskReview, ReviewStand
from claimstead.review import Review
from claimstead.server.routes.tables import TableId, finished, record_text
from claimstead.server.services.fairness import check_may_study
from claimstead.server.services.limits import REVIEWS, address_of, check_rate
from claimstead.server.services.replays import read_sent_record
from claimstead.server.services.services import services_of
from claimstead.store.reviewed import Figures
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

AT_ONCE = 3
"""So many reviews one person waits for."""
Deeper = Annotated[bool, QueryParameter(description="Think longer")]


@get("/api/tables/{table:str}/review", summary="What a game was worth, as far as it is worked out")
async def review(
    request: Request[Any, Any, Any], table: TableId, deeper: Deeper = False
) -> ReviewStand:
    check_rate(REVIEWS, request)
    live = await finished(request, table)
    if live.table.position is not None:
        await check_may_study(request, live.table.game)
    text = await record_text(live)
    stand = await _review(request, text, deeper, setup_words(live.table.game))
    if stand.review is not None:
        services = services_of(request)
        # Those that a game is about have it among their averages from now on.
        services.registry.spawn(
            services.registry.reviewed.note(table, figures_of(live.table, stand.review))
        )
    return stand


def figures_of(table: Table, review: Review) -> list[Figures]:
    """What a review says of the people at a table; not of those who sat on several seats."""
    persons = [chair.person for chair in table.chairs.values()]
    if table.settings.position is not None or not review.is_over:
        return []
    return [
        Figures(person, each.luck, each.errors, sum(each.words.values()))
        for each in review.totals
        if (person := table.chairs[each.seat].person) and persons.count(person) == 1
    ]


@post("/api/review", summary="The same for a game's file", status_code=200)
async def review_text(request: Request[Any, Any, Any], data: JSONBody[AskReview]) -> ReviewStand:
    check_rate(REVIEWS, request)
    services = services_of(request)
    # Who asks how far it has come is known to have sent a game.
    setup = services.reviews.setup_of(data.text, data.deeper)
    if setup is None:
        setup = await services.cpu_worker.do(request, setup_of, data.text)
    await check_may_study(request, game_named(setup))
    return await _review(request, data.text, data.deeper, setup)


def setup_of(text: str) -> str:
    """Which game a text tells of; refused where it is none."""
    return setup_words(read_sent_record(text).game)


async def _review(
    request: Request[Any, Any, Any], text: str, is_deeper: bool, setup: str
) -> ReviewStand:
    reviews = services_of(request).reviews
    visitor = await services_of(request).visitor(request)
    person = visitor.id if visitor else address_of(request)
    is_greedy = request.app.state.is_limited and reviews.under_way_of(person) >= AT_ONCE
    if is_greedy and reviews.setup_of(text, is_deeper) is None:
        raise NotNow("too-fast")
    return reviews.review(text, is_deeper, setup, person)


handlers = [review, review_text]
