"""Live play: what a client asks for over its WebSocket."""

from functools import partial
from typing import Any

import msgspec
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from claimstead.core import ClaimsteadError
from claimstead.protocol import asking
from claimstead.protocol.asking import Asking, decision_on
from claimstead.protocol.messages import (
    Accepted,
    AnyRequest,
    AskHint,
    Attend,
    Hint,
    Leave,
    Look,
    MakeMove,
    Ping,
    Pong,
    Say,
    Watch,
    Why,
)
from claimstead.protocol.refusals import refused
from claimstead.server.live.client import Client, Watching
from claimstead.server.live.connection import Flooding
from claimstead.server.live.live_table import LiveTable
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.metrics import CLIENTS, REFUSED
from claimstead.server.services.limits import Places
from claimstead.server.services.outage import OUTAGES, refusal
from claimstead.store import PersonRow
from claimstead.store.acts import MUTE
from claimstead.table.clock import now
from claimstead.table.playing import come_back_everywhere
from claimstead.table.refusal import NotNow

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

_decoder = msgspec.json.Decoder(AnyRequest)
_limiter = FixedWindowRateLimiter(MemoryStorage())


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


class Session:
    """One client's requests, carried out one after the other."""

    __slots__ = ("_too_fast", "address", "client", "is_limited", "person", "places", "registry")

    def __init__(
        self,
        registry: TableRegistry,
        client: Client,
        person: PersonRow,
        places: Places,
        address: str,
        *,
        is_limited: bool,
    ) -> None:
        self.registry = registry
        self.client = client
        self.person = person
        self.places = places
        self.address = address
        self.is_limited = is_limited
        self._too_fast = 0

    def begin(self) -> None:
        """Somebody is connected."""
        CLIENTS.inc()
        self.registry.clients.add(self.client)
        self.places.enter(self.person.id, self.address)
        self.registry.presence.came(self.person)

    def end(self) -> None:
        """Somebody is not connected any more."""
        for id in list(self.client.watching):
            self.leave(id)
        self.registry.clients.discard(self.client)
        CLIENTS.dec()
        self.places.leave(self.person.id, self.address)
        self.registry.presence.went(self.person)

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
        id, table = getattr(request, "id", None), getattr(request, "table", None)
        answer = refused(error, id, table)
        REFUSED.labels(answer.code).inc()
        self.client.tell(answer)

    async def _carry_out(self, request: Any) -> None:
        match request:
            case Ping():
                self.client.tell(Pong(id=request.id, at=now()))
            case Attend():
                self._attend(request.looking)
            case Watch():
                await self._watch(request)
            case Leave():
                self.leave(request.table)
            case Look():
                self._look(request)
            case Why():
                live = await self.registry.live_table(request.table)
                table = live.table_for(self.client.person)
                self.client.tell(asking.why(request, live.id, table, self.client.person))
            case AskHint():
                await self._hint(request)
            case _:
                await self._decide(request)

    async def _decide(self, request: Any) -> None:
        """What changes a table."""
        live = await self.registry.live_table(request.table)
        person = self.client.person
        if isinstance(request, Say):
            await self._check_talk(live)
        who = Asking(live, person, self.person.name)
        number = await live.carry_out_for(person, partial(decision_on, request, who))
        if isinstance(request, MakeMove):
            # Of a move that was sent twice: where it stands since the first time.
            number = live.table.move_ids.get(asking.move_id(person, request.id) or "", number)
        if request.id is not None:
            self.client.tell(Accepted(id=request.id, table=live.id, number=number))

    async def _check_talk(self, live: LiveTable) -> None:
        person = self.client.person
        if await self.registry.acts.is_restricted(person, MUTE, now()):
            raise NotNow("muted")
        if not _limiter.hit(TALK, "talk", person):
            raise NotNow("too-fast")
        if self.is_limited and not _limiter.hit(TALK_OF_A_TABLE, "talk", live.id):
            raise NotNow("too-fast")

    async def _watch(self, request: Watch) -> None:
        live, person = await self.registry.live_table(request.table), self.client.person
        if not live.table.may_watch(person):
            raise NotNow("match-table")
        watching = self.client.watching
        if len(watching) >= TABLES_WATCHED and live.id not in watching:
            raise NotNow("too-many-tables", most=TABLES_WATCHED)
        self.client.blocked = frozenset(await self.registry.blocks.of(self.client.person))
        live.used = now()
        known = live.table_for(person).number
        watching[live.id] = Watching(live, min(max(request.since, 0), known), request.pace)
        is_new = person not in live.people_here()
        live.enter(self.client)
        self.client.changed(live)
        if is_new:
            self._presence_changed(live)
        if live.table.seats_of(person):
            await live.carry_out(lambda table: come_back_everywhere(table, person))

    def _presence_changed(self, live: LiveTable) -> None:
        is_player = bool(live.table.seats_of(self.client.person))
        for other in live.clients:
            # Who comes and goes at the game itself is not for those who watch with a delay.
            if other is not self.client and not (is_player and live.is_late_for(other.person)):
                other.changed(live)
        if is_player:
            self.registry.presence.changed(live)
            live.tell_of_absence()
        else:
            self.registry.presence.watched(live)

    def _attend(self, is_looking: bool) -> None:
        """Nobody at the tables hears of it: it matters to whether somebody is called."""
        self.client.is_looking = is_looking
        for watching in self.client.watching.values():
            if watching.live_table.table.seats_of(self.client.person):
                self.registry.presence.changed(watching.live_table)

    def leave(self, id: str) -> None:
        watching = self.client.watching.pop(id, None)
        if watching is not None:
            live = watching.live_table
            live.leave(self.client)
            live.used = now()
            self._presence_changed(live)

    async def _hint(self, request: AskHint) -> None:
        """Ask a computer player what it would do here. It sees what the seat sees."""
        live = await self.registry.live_table(request.table)
        number, view = live.table.number, asking.view_for_hint(live.table, self.client.person)
        if self.is_limited and not _limiter.hit(HINTS, "hint", self.client.person):
            raise NotNow("too-fast")
        players = self.registry.computer_players
        move, why, _ = await players.choose(live.table.game, view, asking.ADVISER)
        self.client.tell(Hint(id=request.id, table=live.id, number=number, move=move, why=why))

    def _look(self, request: Look) -> None:
        watching = self.client.watching.get(request.table)
        if watching is None:
            raise NotNow("no-such-table")
        watching.actor = watching.live_table.table.actor
        watching.looking = request.seat
        self.client.changed(watching.live_table)
