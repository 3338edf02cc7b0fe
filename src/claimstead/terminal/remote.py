"""A table at a server, by the same protocol as the browser's. It comes back by itself."""

import asyncio
import random
import secrets
from contextlib import suppress
from itertools import count

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from claimstead.core import ClaimsteadError, Seat
from claimstead.protocol.decoding import Answer, Hearing
from claimstead.protocol.messages import (
    Accepted,
    Hint,
    Look,
    OpenWord,
    Ready,
    Refused,
    Request,
    Start,
    TableLink,
    Update,
    Watch,
)
from claimstead.protocol.messages import Because as BecauseAnswer
from claimstead.table.sealed import commitment_of
from claimstead.terminal.server_session import Link, ServerSession, refusal_of
from claimstead.terminal.table_client import Reply, TableClient

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 8.0
LOST = (OSError, WebSocketException, TimeoutError, ClaimsteadError)
MESSAGE_SIZE = 2**22
ANSWERS = (Accepted, BecauseAnswer, Hint, Refused)
"""What comes back to a request."""


class RemoteClient(TableClient):
    """A seat, or a place to look on, at a table far away."""

    def __init__(self, link: Link, visit: ServerSession) -> None:
        super().__init__()
        self.link: Link = link
        self.table = link.table
        self._visit = visit
        self._since = 0
        self._looking: Seat | None = None
        self._numbers = count(1)
        self._name = f"{random.getrandbits(48):x}"
        self._waiting: dict[str, tuple[Request, asyncio.Future[Reply]]] = {}
        self._socket: ClientConnection | None = None
        self._staying: asyncio.Task[None] | None = None
        self._early: list[Update] = []
        self._first: asyncio.Future[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._is_shown = False
        self._words: dict[str, tuple[str, str]] = {}
        """This player's words for the sealed randomness, each with its nonce, by what is told of
        them: whoever says twice to be ready seals two, and the server takes one."""

    async def open(self) -> Update:
        """Go to the table. Refused where there is no such server, or no such table."""
        await asyncio.to_thread(self._visit.meet)
        self._first = asyncio.get_running_loop().create_future()
        self._staying = asyncio.create_task(self._stay())
        try:
            await asyncio.wait_for(asyncio.shield(self._first), 20)
        except (ClaimsteadError, TimeoutError) as fault:
            await self.close()
            if isinstance(fault, ClaimsteadError):
                raise
            raise ClaimsteadError("unreachable", server=self.link.server, why="") from fault
        return self._early[0]

    async def start(self) -> None:
        self._is_shown = True
        for update in self._early:
            self.heed(update)
        self._early = []

    # The connection

    async def _stay(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        failures = 0
        while True:
            try:
                if failures:
                    await asyncio.to_thread(self._visit.meet)
                async with connect(
                    self.link.server.replace("http", "ws", 1) + "/api/live?version=2",
                    additional_headers={"Cookie": self._visit.cookie},
                    max_size=MESSAGE_SIZE,
                    ping_interval=15,
                    ping_timeout=15,
                ) as socket:
                    failures = 0
                    await self._listen(socket)
            except LOST:
                pass
            self._lose()
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures)
            failures += 1
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        await self._send(Watch(id="watch", table=self.table, since=self._since, pace=1.0))
        if self._looking is not None:
            await self._send(Look(table=self.table, seat=self._looking))
        for request, _ in list(self._waiting.values()):
            await self._send(request)
        self._connected(True)
        hearing = Hearing()
        async for message in socket:
            for answer in hearing.heard(message):
                self._take(answer)

    def _lose(self) -> None:
        self._socket = None
        self._connected(False)

    def _connected(self, is_connected: bool) -> None:
        if is_connected != self.is_connected:
            self.is_connected = is_connected
            self.heed_connection()

    async def _send(self, request: Request) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(request).decode())

    def _take(self, answer: Answer) -> None:
        if isinstance(answer, Update):
            self._since = answer.number
            self._open_word(answer)
            if self._is_shown:
                self.heed(answer)
            else:
                self._early.append(answer)
            if self._first is not None and not self._first.done():
                self._first.set_result(None)
        elif isinstance(answer, Refused) and answer.id == "watch":
            self._refuse(answer)
        elif isinstance(answer, ANSWERS) and answer.id in self._waiting:
            _, future = self._waiting.pop(answer.id)
            if not future.done():
                future.set_result(answer)

    def _open_word(self, update: Update) -> None:
        """Show the word when all are ready."""
        taken = (each.commitment for each in update.seats if each.seat in update.yours)
        found = next((self._words[each] for each in taken if each in self._words), None)
        if update.opening_words and found is not None:
            due = OpenWord(table=self.table, word=found[0], nonce=found[1])
            self._opening = asyncio.create_task(self._send(due))

    def _refuse(self, answer: Refused) -> None:
        if self._first is not None and not self._first.done():
            self._first.set_exception(refusal_of(answer.code, answer.arguments))

    # What people want

    async def ask(self, request: Request) -> Reply:
        """Ask; the answer comes even if the connection is lost in between."""
        if isinstance(request, Look):
            # It has no answer: the update is one.
            self._looking = request.seat
            await self._send(request)
            return Accepted(id="", table=self.table, number=self._since)
        if isinstance(request, Start):
            word = (secrets.token_hex(4), secrets.token_hex(16))
            commitment = commitment_of(*word)
            self._words[commitment] = word
            request = Ready(table=self.table, commitment=commitment)
        id = f"{self._name}-{next(self._numbers)}"
        request = replace(request, id=id)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (request, future)
        await self._send(request)
        return await future

    @property
    def record(self) -> str:
        return self._visit.ask("GET", f"/api/tables/{self.table}/record").decode()

    def rematch(self) -> Link:
        """The next game of the same people."""
        answer = self._visit.ask("POST", f"/api/tables/{self.table}/rematch")
        table = msgspec.json.decode(answer, type=TableLink).table
        return self.link._replace(table=table)

    async def close(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
        for _, future in self._waiting.values():
            future.cancel()
