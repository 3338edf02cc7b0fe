"""One connection. Who reads slowly is told less often, and then all at once."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from claimstead.core import Seat
from claimstead.server.messages import Answer
from claimstead.server.room import Room
from claimstead.server.updates import shown_seat, update_for

ANSWERS_WAITING = 256
_encoder = msgspec.json.Encoder()


class Watching:
    """What a client knows of a table."""

    def __init__(self, room: Room, since: int) -> None:
        self.room = room
        self.since = since
        self.looking: Seat | None = None
        self.actor: Seat | None = None


class Client:
    def __init__(
        self,
        person: str,
        send: Callable[[bytes], Awaitable[None]],
        session: str | None = None,
        close: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.person = person
        self.session = session
        """The digest of the session by which somebody came."""
        self.is_over = False
        """Whether the session has ended: then nothing is done for this client any more."""
        self._send = send
        self._close = close
        self.watching: dict[str, Watching] = {}
        self._changed: dict[str, None] = {}
        self._answers: list[bytes] = []
        self._wake = asyncio.Event()

    def tell(self, answer: Answer) -> None:
        if len(self._answers) < ANSWERS_WAITING:
            self._answers.append(_encoder.encode(answer))
        self._wake.set()

    async def end(self) -> None:
        """Nobody is known here any more."""
        self.is_over = True
        if self._close is not None:
            await self._close()

    def changed(self, room: Room) -> None:
        """Something happened at a table that this client watches."""
        self._changed[room.id] = None
        self._wake.set()

    async def send_on(self) -> None:
        """Send whatever there is to tell, until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            answers, self._answers = self._answers, []
            changed, self._changed = self._changed, {}
            for table in changed:
                if table in self.watching:
                    await self._send(self._update(self.watching[table]))
            for answer in answers:
                await self._send(answer)

    def _update(self, watching: Watching) -> bytes:
        table = watching.room.table
        if table.actor != watching.actor:
            # The device may be in other hands now.
            watching.looking, watching.actor = None, table.actor
        looking = shown_seat(table, self.person, watching.looking)
        update = update_for(watching.room, self.person, looking, watching.since)
        watching.since = update.number
        return _encoder.encode(update)
