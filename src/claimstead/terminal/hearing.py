"""What a server says, read back into what it was made of."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from claimstead.claim import events as claim_events
from claimstead.claim.scoring import Favour
from claimstead.claim.scoring import Tally as ClaimTally
from claimstead.claim.view import ClaimView
from claimstead.claim_it import events as claim_it_events
from claimstead.claim_it.scoring import Tally as ClaimItTally
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Event, Seat
from claimstead.server.messages import Accepted, Because, Hint, News, Pong, Refused, Result, Update


def _kinds(module: Any) -> Any:
    """Any event of a game."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return reduce(or_, (kind for kind in kinds if issubclass(kind, Event) and kind is not Event))


EVENTS = {"claim-it": _kinds(claim_it_events), "claim": _kinds(claim_events)}
VIEWS = {"claim-it": ClaimItView, "claim": ClaimView}
TABLES: dict[str, Any] = {"claim-it": dict[Seat, ClaimItTally], "claim": dict[Seat, ClaimTally]}

Answer = Update | Because | Hint | Refused | Accepted | Pong


def heard(text: str | bytes) -> Answer:
    """A message of the server."""
    told = msgspec.json.decode(text)
    if told.get("type") != "update":
        answer: Answer = msgspec.convert(told, Because | Hint | Refused | Accepted | Pong)
        return answer
    game = str(told["settings"]["setup"]).split()[0]
    view, news, result = told.pop("view"), told.pop("news"), told.pop("result")
    update = msgspec.convert(told, Update)
    return replace(
        update,
        view=None if view is None else msgspec.convert(view, VIEWS[game]),
        news=tuple(_news(each, game) for each in news),
        result=None if result is None else _result(result, game),
    )


def _news(told: dict[str, Any], game: str) -> News:
    events = told.pop("events")
    news = msgspec.convert(told, News)
    return replace(news, events=tuple(msgspec.convert(each, EVENTS[game]) for each in events))


def _result(told: dict[str, Any], game: str) -> Result:
    result = msgspec.convert(told, Result)
    table, favours = result.table, result.favours
    return replace(
        result,
        table=None if table is None else msgspec.convert(table, TABLES[game]),
        favours=None if favours is None else msgspec.convert(favours, tuple[Favour, ...]),
    )
