"""What a server says, read back into what it was made of."""

from functools import cache, reduce
from operator import or_
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec.structs import replace

from claimstead.core import BadText, Seat
from claimstead.protocol.changes import apply
from claimstead.protocol.messages import (
    Accepted,
    Because,
    Hint,
    News,
    Pong,
    Refused,
    Result,
    Update,
)
from claimstead.registry import kind_named


class Types(NamedTuple):
    """What the parts of an update of a game are."""

    view: Any
    event: Any
    table: Any
    favours: Any


@cache
def types_of(game: str) -> Types:
    """The types of the game of this name."""
    kind = kind_named(game)
    if kind is None:
        raise BadText("no-such-setup", text=game[:40])
    return Types(
        kind.view_type,
        reduce(or_, kind.events),
        dict[Seat, kind.tally_type],  # type: ignore[name-defined]
        get_type_hints(kind.outcome_type).get("favours", Any),
    )


Answer = Update | Because | Hint | Refused | Accepted | Pong


def heard(text: str | bytes) -> Answer:
    """A message of the server."""
    return _read(msgspec.json.decode(text))


class Hearing:
    """What a server says of one table: an update is made of a change, and of what was before."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}

    def heard(self, text: str | bytes) -> list[Answer]:
        """A message of the server; a change is an update, and maybe says that it was accepted."""
        told = msgspec.json.decode(text)
        if told["type"] != "change":
            if told["type"] == "update":
                self._last = dict(told)
            return [_read(told)]
        changes, accepted = told.pop("view"), told.pop("accepted")
        apply(self._last["view"], changes)
        self._last |= told | {"type": "update"}
        update = _read(dict(self._last))
        if accepted is None:
            return [update]
        return [update, Accepted(id=accepted, table=told["table"], number=told["number"])]


def _read(told: dict[str, Any]) -> Answer:
    if told["type"] != "update":
        answer: Answer = msgspec.convert(told, Because | Hint | Refused | Accepted | Pong)
        return answer
    game = str(told["settings"]["setup"]).split()[0]
    view, news, result = told.pop("view"), told.pop("news"), told.pop("result")
    update = msgspec.convert(told, Update)
    return replace(
        update,
        view=None if view is None else msgspec.convert(view, types_of(game).view),
        news=tuple(_news(each, game) for each in news),
        result=None if result is None else _result(result, game),
    )


def _news(told: dict[str, Any], game: str) -> News:
    events = told.pop("events")
    news = msgspec.convert(told, News)
    return replace(
        news, events=tuple(msgspec.convert(each, types_of(game).event) for each in events)
    )


def _result(told: dict[str, Any], game: str) -> Result:
    result = msgspec.convert(told, Result)
    table, favours = result.table, result.favours
    return replace(
        result,
        table=None if table is None else msgspec.convert(table, types_of(game).table),
        favours=None if favours is None else msgspec.convert(favours, types_of(game).favours),
    )
