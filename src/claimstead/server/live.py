"""Live play: what a client asks for over its WebSocket."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from claimstead.core import ClaimsteadError, Seat
from claimstead.server.client import Client, Watching
from claimstead.server.clock import now
from claimstead.server.hall import Hall
from claimstead.server.messages import (
    Accepted,
    AnswerUndo,
    AnyRequest,
    AskHint,
    AskUndo,
    Because,
    ComeBack,
    Hint,
    Invite,
    Leave,
    Look,
    MakeMove,
    OpenWord,
    Ping,
    Pong,
    Ready,
    Refused,
    Resign,
    Say,
    SendAway,
    Sit,
    Stand,
    Start,
    TakeOver,
    Watch,
    Why,
    Word,
)
from claimstead.server.metrics import REFUSED
from claimstead.server.outage import OUTAGES, refusal
from claimstead.server.room import Room
from claimstead.store.acts import MUTE
from claimstead.table import entries as log
from claimstead.table.advice import why_not
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

MESSAGE_SIZE = 4096
ID_LENGTH = 64
TABLES_WATCHED = 50
MESSAGES = RateLimitItemPerSecond(100, 5)
"""Of a person."""
MESSAGES_OF_AN_ADDRESS = RateLimitItemPerSecond(1000, 5)
FLOOD = 100
"""Whoever is told so often in a row that it is too fast is disconnected."""
HINTS = RateLimitItemPerSecond(8, 20)
TALK = RateLimitItemPerSecond(6, 10)
"""Lines of a person."""
TALK_OF_A_TABLE = RateLimitItemPerSecond(30, 10)

ADVISER = "strong"
"""The level of the computer player that gives hints."""

_decoder = msgspec.json.Decoder(AnyRequest)
_limiter = FixedWindowRateLimiter(MemoryStorage())

Decide = Callable[[Table], tuple[log.AnyEntry, ...]]


def read_request(text: str | bytes) -> Any:
    """What a client asks for, or a refusal."""
    if len(text) > MESSAGE_SIZE:
        raise NotNow("bad-message", why=f"over {MESSAGE_SIZE} bytes")
    try:
        request = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NotNow("bad-message", why=str(error)[:200]) from error
    if request.id is not None and len(request.id) > ID_LENGTH:
        raise NotNow("bad-message", why="id")
    return request


class Flooding(Exception):
    """A client goes on and on, however often it is told that it is too fast."""


class Session:
    """One client's requests, carried out one after the other."""

    def __init__(self, hall: Hall, client: Client, name: str) -> None:
        self.hall = hall
        self.client = client
        self.name = name
        self.address = ""
        self.is_limited = True
        self._too_fast = 0

    async def receive(self, text: str | bytes) -> None:
        """Carry out a request, or say why not. Nothing that a client sends can break it."""
        request = None
        if self.client.is_over:
            return
        try:
            is_calm = self._is_calm()
            request = read_request(text)
            if not is_calm:
                raise NotNow("too-fast")
            await self._carry_out(request)
        except ClaimsteadError as error:
            self._refuse(request, error)
        except OUTAGES as error:
            self._refuse(request, refusal(error))

    def _is_calm(self) -> bool:
        if not self.is_limited:
            return True
        is_calm = _limiter.hit(MESSAGES, self.client.person)
        is_calm = _limiter.hit(MESSAGES_OF_AN_ADDRESS, "address", self.address) and is_calm
        self._too_fast = 0 if is_calm else self._too_fast + 1
        if self._too_fast > FLOOD:
            raise Flooding
        return is_calm

    def _refuse(self, request: Any, error: ClaimsteadError) -> None:
        code = f"{error.kind}-{error.code}"
        REFUSED.labels(code).inc()
        self.client.tell(
            Refused(
                id=getattr(request, "id", None),
                table=getattr(request, "table", None),
                code=code,
                rule=getattr(error, "rule", None),
                arguments=error.arguments,
                reason=error.reason,
            )
        )

    async def _carry_out(self, request: Any) -> None:
        match request:
            case MakeMove():
                await self._move(request)
            case Ping():
                self.client.tell(Pong(id=request.id, at=now()))
            case Watch():
                await self._watch(request)
            case Leave():
                self.leave(request.table)
            case Why():
                await self._why(request)
            case AskHint():
                await self._hint(request)
            case Look():
                self._look(request)
            case _:
                await self._decide(request, await self.hall.room(request.table))

    async def _decide(self, request: Any, room: Room) -> None:
        """What changes a table."""
        person = self.client.person
        if isinstance(request, Say) and await self.hall.acts.is_restricted(person, MUTE, now()):
            raise NotNow("muted")
        decide = self._gathering(request, room) or self._playing(request, room)
        self._accept(request, room, await self.hall.carry_out_for(room, person, decide))
        if isinstance(request, Sit):
            self.hall.presence.changed(room)

    def _gathering(self, request: Any, room: Room) -> Decide | None:
        """What is done before the start."""
        person = self.client.person
        match request:
            case Sit():
                return lambda table: table.sit(request.seat, person, request.name or self.name)
            case Stand():
                return lambda table: table.stand(request.seat, person)
            case Invite():
                return lambda table: table.invite(request.seat, person, request.level)
            case Word():
                return lambda table: table.give_word(request.seat, person, request.word)
            case SendAway():
                return lambda table: table.send_away(
                    request.seat, person, _away(room, request.seat)
                )
            case Start():
                return lambda table: table.start(person)
            case Ready():
                return lambda table: table.make_ready(person, request.commitment)
            case OpenWord():
                return lambda table: table.open_word(person, request.word, request.nonce)
            case _:
                return None

    def _playing(self, request: Any, room: Room) -> Decide:
        """What is done while the game is on, but for moves."""
        person = self.client.person
        if isinstance(request, Say):
            if not _limiter.hit(TALK, "talk", person):
                raise NotNow("too-fast")
            if self.is_limited and not _limiter.hit(TALK_OF_A_TABLE, "talk", room.id):
                raise NotNow("too-fast")
            return lambda table: table.say(person, self.name, request.text)
        if isinstance(request, ComeBack):
            return lambda table: table.come_back(request.seat, person)
        if isinstance(request, TakeOver):
            return lambda table: table.take_over(request.seat, person, _away(room, request.seat))
        if isinstance(request, AskUndo):
            table = room.table_for(person)
            asking = self._seat(table, request.seat or _last_mover(table, person))
            return lambda table: table.ask_undo(asking)
        assert isinstance(request, Resign | AnswerUndo), request
        seat = self._seat(room.table_for(person), request.seat)
        if isinstance(request, Resign):
            return lambda table: table.resign(seat)
        return lambda table: table.answer_undo(seat, request.agree)

    async def _move(self, request: MakeMove) -> None:
        room = await self.hall.room(request.table)
        person = self.client.person

        def decide(table: Table) -> tuple[log.AnyEntry, ...]:
            if request.id is not None and f"{person} {request.id}" in table.move_ids:
                return ()
            seat = self._seat(table, request.seat or _only(table, person))
            if table.chairs[seat].player is not None:
                raise NotNow("computer-already", seat=seat)
            id = None if request.id is None else f"{person} {request.id}"
            return table.move(seat, request.move, id=id)

        number = await self.hall.carry_out_for(room, person, decide)
        # Of a move that was sent twice: where it stands since the first time.
        number = room.table.move_ids.get(f"{person} {request.id}", number)
        self._accept(request, room, number)

    def _accept(self, request: Any, room: Room, number: int) -> None:
        if request.id is not None:
            self.client.tell(Accepted(id=request.id, table=room.id, number=number))

    async def _watch(self, request: Watch) -> None:
        room = await self.hall.room(request.table)
        if not room.table.may_watch(self.client.person):
            raise NotNow("match-table")
        watching = self.client.watching
        if len(watching) >= TABLES_WATCHED and room.id not in watching:
            raise NotNow("too-many-tables", most=TABLES_WATCHED)
        room.used = now()
        known = room.table_for(self.client.person).number
        watching[room.id] = Watching(room, min(max(request.since, 0), known))
        is_new = self.client.person not in room.people_here()
        room.enter(self.client)
        self.client.changed(room)
        if is_new:
            self._presence_changed(room)
        for seat in room.table.seats_of(self.client.person):
            chair = room.table.chairs[seat]
            if room.table.status == "playing" and chair.substitute and not chair.forfeited:
                await self.hall.carry_out(
                    room,
                    lambda t, seat=seat: t.come_back(seat, self.client.person),  # type: ignore[misc]
                )

    def _presence_changed(self, room: Room) -> None:
        is_player = bool(room.table.seats_of(self.client.person))
        for other in room.clients:
            # Who comes and goes at the game itself is not for those who watch with a delay.
            if other is not self.client and not (is_player and room.is_late_for(other.person)):
                other.changed(room)
        if is_player:
            self.hall.presence.changed(room)
            self.hall.tell_of_absence(room)

    def leave(self, id: str) -> None:
        watching = self.client.watching.pop(id, None)
        if watching is not None:
            room = watching.room
            room.leave(self.client)
            room.used = now()
            self._presence_changed(room)

    def leave_all(self) -> None:
        for id in list(self.client.watching):
            self.leave(id)

    async def _why(self, request: Why) -> None:
        room = await self.hall.room(request.table)
        table = room.table_for(self.client.person)
        seat = self._seat(table, _only(table, self.client.person))
        illegal = why_not(table.game, table.state, seat, request.about[:40])
        told = {}
        if illegal is not None:
            told = {
                "code": f"illegal-{illegal.code}",
                "rule": illegal.rule,
                "arguments": illegal.arguments,
            }
        self.client.tell(
            Because(id=request.id, table=room.id, about=request.about[:40], **told)  # type: ignore[arg-type]
        )

    async def _hint(self, request: AskHint) -> None:
        """Ask a computer player what it would do here. It sees what the seat sees."""
        room = await self.hall.room(request.table)
        table = room.table
        seat = self._seat(table, _only(table, self.client.person))
        if not table.settings.gives_hints or table.match is not None:
            raise NotNow("no-hints")
        if table.actor != seat or table.chairs[seat].player is not None:
            raise NotNow("hint-not-now")
        if self.is_limited and not _limiter.hit(HINTS, "hint", self.client.person):
            raise NotNow("too-fast")
        number, view = table.number, table.game.view(table.state, seat)
        move, why = await self.hall.thinkers.choose(table.game, view, ADVISER)
        self.client.tell(Hint(id=request.id, table=room.id, number=number, move=move, why=why))

    def _look(self, request: Look) -> None:
        watching = self.client.watching.get(request.table)
        if watching is None:
            raise NotNow("no-such-table")
        watching.actor = watching.room.table.actor
        watching.looking = request.seat
        self.client.changed(watching.room)

    def _seat(self, table: Table, wished: Seat | None) -> Seat:
        """The seat of this person; of several the one they name."""
        yours = table.seats_of(self.client.person)
        if wished is not None:
            if wished not in yours:
                raise NotNow("not-your-seat", seat=wished[:10])
            return wished
        if not yours:
            raise NotNow("players-only")
        return yours[0]


def _only(table: Table, person: str) -> Seat | None:
    """Of several seats of a person the one to act."""
    yours = table.seats_of(person)
    return table.actor if table.actor in yours else None


def _away(room: Room, seat: Seat) -> int | None:
    """For how long whoever sits on a seat has been away."""
    chair = room.table.chairs.get(seat)
    return None if chair is None else room.away(chair.person)


def _last_mover(table: Table, person: str) -> Seat | None:
    """Of several seats of a person the one that moved last."""
    yours = table.seats_of(person)
    return next((played.by for played in reversed(table.played) if played.by in yours), None)


async def run(session: Session, receive: Callable[[], Any]) -> None:
    """Serve a connection until it ends."""
    sending = asyncio.create_task(session.client.send_on())
    try:
        while True:
            await session.receive(await receive())
            # Others have their turn, however much is waiting here.
            await asyncio.sleep(0)
    finally:
        sending.cancel()
        session.leave_all()
        await asyncio.gather(sending, return_exceptions=True)
