"""A position as a table tells of it: for lessons, puzzles and games that are over."""

from collections.abc import Mapping
from typing import Any

from claimstead.core import Seat
from claimstead.notation import setup_words
from claimstead.protocol.messages import SeatStand, Update
from claimstead.registry import Game
from claimstead.table.advice import legal_moves, odds
from claimstead.table.settings import Settings


def picture_of(
    game: Game[Any],
    state: Any,
    seat: Seat | None,
    names: Mapping[Seat, str],
    *,
    is_open: bool = True,
) -> Update:
    """What `seat` sees in a position. Unless it is open, nothing is offered to do."""
    view: Any = game.view(state, seat)
    actor = game.actor(state)
    return Update(
        table="",
        number=0,
        status="playing",
        settings=Settings(setup=setup_words(game)),
        owner=False,
        yours=() if seat is None else (seat,),
        looking=seat,
        actor=actor if isinstance(actor, str) else None,
        seats=tuple(
            SeatStand(seat=each, kind="person", name=names.get(each), present=True)
            for each in game.seats
        ),
        seal="",
        view=view,
        legal=legal_moves(game, view) if is_open else (),
        bust=odds(game, state),
    )
