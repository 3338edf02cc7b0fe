"""HTTP: for lessons and boards to try things on. The rules are asked; nothing is kept."""

from typing import Any

from litestar import post
from litestar.params import JSONBody

from claimstead.core import CHANCE, BadText, ClaimsteadError, Seat
from claimstead.notation import game_of_position
from claimstead.protocol.lessons import LookAt, Looked, Tried, TryMove
from claimstead.table.advice import legal_moves, odds, why_not

MOST = 4000


@post("/api/lesson/try", summary="What a move does in a position", status_code=200)
async def try_move(data: JSONBody[TryMove]) -> Tried:
    game, state = _read(data.position)
    actor = game.actor(state)
    try:
        step = game.apply(state, game.move(state, data.move))
    except ClaimsteadError as refusal:
        told = refusal
        if isinstance(actor, str):
            told = why_not(game, state, actor, data.move) or refusal
        return Tried(
            good=False,
            code=f"{told.kind}-{told.code}",
            rule=getattr(told, "rule", None),
            arguments=told.arguments,
        )
    seat = data.seat or (actor if isinstance(actor, str) else None)
    view: Any = game.view(step.state, _seat(game, seat))
    return Tried(
        good=True,
        position=game.write(step.state),
        view=view,
        legal=legal_moves(game, view),
        events=step.events,
        bust=odds(game, state),
    )


@post("/api/lesson/view", summary="What a seat sees in a position", status_code=200)
async def look_at(data: JSONBody[LookAt]) -> Looked:
    game, state = _read(data.position)
    view: Any = game.view(state, _seat(game, data.seat))
    actor = game.actor(state)
    told = "chance" if actor is CHANCE else actor
    return Looked(
        view=view, legal=legal_moves(game, view), actor=told if told is None else str(told)
    )


def _read(text: str) -> tuple[Any, Any]:
    if len(text) > MOST:
        raise BadText("too-long", most=MOST)
    game = game_of_position(text)
    return game, game.read(text)


def _seat(game: Any, seat: Seat | None) -> Seat | None:
    if seat is not None and seat not in game.seats:
        raise BadText("no-such-seat", seat=seat[:10], seats=" ".join(game.seats))
    return seat


handlers = [try_move, look_at]
