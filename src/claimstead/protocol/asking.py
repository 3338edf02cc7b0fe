"""What a person may ask of a table, and what is decided then: at a server and in the terminal."""

from typing import Any, NamedTuple

from claimstead.core import Seat
from claimstead.protocol.messages import (
    AnswerUndo,
    AskUndo,
    Because,
    ComeBack,
    Invite,
    MakeMove,
    OpenWord,
    Ready,
    Resign,
    Say,
    SendAway,
    Sit,
    Stand,
    Start,
    TakeOver,
    Why,
    Word,
)
from claimstead.table import gathering, playing
from claimstead.table.advice import why_not
from claimstead.table.decision import Decision, decided
from claimstead.table.host import Host
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

ABOUT_LENGTH = 40
ADVISER = "strong"
"""The level of the computer player that gives hints."""


class Asking(NamedTuple):
    """Who asks, at which table."""

    host: Host
    person: str
    name: str


def decision_on(request: Any, asking: Asking, table: Table) -> Decision:
    """What a request changes at a table; refused where it may not."""
    if isinstance(request, MakeMove):
        return _move(request, table, asking.person)
    return _before(request, table, asking) or _during(request, table, asking)


def _move(request: MakeMove, table: Table, person: str) -> Decision:
    id = move_id(person, request.id)
    if id in table.move_ids:
        return decided(table)
    seat = seat_of(table, person, request.seat or acting_seat(table, person))
    if table.chairs[seat].player is not None:
        raise NotNow("computer-already", seat=seat)
    return playing.move(table, seat, request.move, id=id)


def _before(request: Any, table: Table, asking: Asking) -> Decision | None:
    """What is done before the start."""
    person = asking.person
    match request:
        case Sit():
            return gathering.sit(table, request.seat, person, request.name or asking.name)
        case Stand():
            return gathering.stand(table, request.seat, person)
        case Invite():
            return gathering.invite(table, request.seat, person, request.level)
        case Word():
            return gathering.give_word(table, request.seat, person, request.word)
        case SendAway():
            return gathering.send_away(table, request.seat, person, _away(asking, request.seat))
        case Start():
            return gathering.start(table, person)
        case Ready():
            return gathering.make_ready(table, person, request.commitment)
        case OpenWord():
            return gathering.open_word(table, person, request.word, request.nonce)
        case _:
            return None


def _during(request: Any, table: Table, asking: Asking) -> Decision:
    """What is done while the game is on, but for moves."""
    person = asking.person
    match request:
        case Say():
            return playing.say(table, person, asking.name, request.text)
        case ComeBack():
            return playing.come_back(table, request.seat, person)
        case TakeOver():
            return playing.take_over(table, request.seat, person, _away(asking, request.seat))
        case AskUndo():
            wished = request.seat or _last_mover(table, person)
            return playing.ask_undo(table, seat_of(table, person, wished))
        case Resign():
            wished = request.seat or acting_seat(table, person)
            return playing.resign(table, seat_of(table, person, wished))
        case AnswerUndo():
            seat = seat_of(table, person, request.seat)
            return playing.answer_undo(table, seat, request.agree)
    raise AssertionError(request)


def why(request: Why, id: str, table: Table, person: str) -> Because:
    """Why something can't be done here."""
    about = request.about[:ABOUT_LENGTH]
    seat = seat_of(table, person, acting_seat(table, person))
    illegal = why_not(table.game, table.state, seat, about)
    if illegal is None:
        return Because(id=request.id, table=id, about=about)
    return Because(
        id=request.id,
        table=id,
        about=about,
        code=f"illegal-{illegal.code}",
        rule=illegal.rule,
        arguments=illegal.arguments,
    )


def view_for_hint(table: Table, person: str) -> Any:
    """What a computer player sees that is asked for advice: what the seat sees."""
    seat = seat_of(table, person, acting_seat(table, person))
    if not table.settings.gives_hints or not table.is_casual:
        raise NotNow("no-hints")
    if table.actor != seat or table.chairs[seat].player is not None:
        raise NotNow("hint-not-now")
    return table.game.view(table.state, seat)


def move_id(person: str, id: str | None) -> str | None:
    """What a move is called in the log: it counts once, though it was sent twice."""
    return None if id is None else f"{person} {id}"


def seat_of(table: Table, person: str, wished: Seat | None) -> Seat:
    """The seat of a person; of several the one they name."""
    yours = table.seats_of(person)
    if wished is not None:
        if wished not in yours:
            raise NotNow("not-your-seat", seat=wished[:10])
        return wished
    if not yours:
        raise NotNow("players-only")
    return yours[0]


def acting_seat(table: Table, person: str) -> Seat | None:
    """Of several seats of a person the one to act."""
    return table.actor if table.actor in table.seats_of(person) else None


def _last_mover(table: Table, person: str) -> Seat | None:
    """Of several seats of a person the one that moved last."""
    yours = table.seats_of(person)
    return next((played.by for played in reversed(table.played) if played.by in yours), None)


def _away(asking: Asking, seat: Seat) -> int | None:
    """For how long whoever sits on a seat has been away."""
    chair = asking.host.table.chairs.get(seat)
    return None if chair is None else asking.host.away(chair.person)
