"""A live connection: its handshake, then frames in and frames out, straight at the transport.

A message is dealt with before the next one is read, so whoever sends a lot waits, and not the
others. It has no task of its own while nothing is asked, and no timer: the registry looks after
all connections at once.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from claimstead.server.guard import leave
from claimstead.server.live.frames import (
    BINARY,
    CLOSE,
    NO_TEXT,
    PART,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Frame,
    FrameReader,
    frame_of,
    head_of,
)

if TYPE_CHECKING:
    from claimstead.server.live.session import Session

logger = logging.getLogger("claimstead.live")

MESSAGE_BYTES = 64 * 1024
FRAMES, FRAMES_SECONDS = 200, 5
"""Pings, pongs and parts of messages of one connection."""
PING_SECONDS = 20
"""Who has said nothing for so long is asked whether they are there."""
SILENT_SECONDS = 50
"""Who has said nothing for so long is not."""
FAREWELL_SECONDS = 10
"""For so long it is waited for the other side to close, too."""
GOING_AWAY, FAILED = 1012, 1011
FLOOD = 4429
"""Why a connection is closed whose client sends far too much."""


class Flooding(Exception):
    """A client goes on and on, however often it is told that it is too fast."""


class LiveDoor(WebSocketsSansIOProtocol):
    """The handshake of a live connection. Who is let in is handed over to a `Connection`."""

    counted: str | None = None
    """Among whose connections it counts."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Frames are read here, and none of them is compressed.
        self.conn.available_extensions = None
        self.server_state = named["server_state"]
        self._is_handed_over = False
        self._early = b""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.transport.get_protocol() is self:
            # Before anybody knows who it is: it waits.
            self._early += data
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """That is the connection's own matter."""

    def hand_over(self, session: "Session") -> None:
        """The handshake is done: from now on the session is asked."""
        self._is_handed_over = True
        self.connections.discard(self)
        connection = session.client.connection = Connection(self, session)
        self.counted = None
        # It refers to itself, and would stay until somebody looks for garbage.
        self.conn.parser.close()
        if self._early:
            self.transport.resume_reading()
            self.loop.call_soon(connection.data_received, self._early)

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a handshake failed")
            self.send_500_response()
        # It leads back here.
        self.scope.clear()  # type: ignore[attr-defined]
        if not self._is_handed_over:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if self.counted is not None:
            leave(self.counted)
            self.counted = None
        super().connection_lost(error)


class Connection(asyncio.Protocol):
    __slots__ = (
        "_address",
        "_counting_since",
        "_frames",
        "_heard",
        "_idle_frames",
        "_is_closing",
        "_is_lost",
        "_is_paused",
        "_is_waiting",
        "_is_writable",
        "_loop",
        "_parts",
        "_serving",
        "_session",
        "_state",
        "_transport",
    )

    def __init__(self, door: LiveDoor, session: "Session") -> None:
        self._transport: asyncio.Transport = door.transport
        self._loop: asyncio.AbstractEventLoop = door.loop
        self._state = door.server_state
        self._address: str | None = door.counted
        """Among whose connections it counts."""
        self._session = session
        self._frames = FrameReader(MESSAGE_BYTES)
        self._parts: list[bytes] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._heard = self._counting_since = self._loop.time()
        self._idle_frames = 0
        self._is_writable = True
        self._is_paused = False
        self._is_waiting = False
        """Whether what has arrived is to be looked at with the next burst."""
        self._is_closing = False
        self._is_lost = False
        self._state.connections.add(self)
        self._transport.set_protocol(self)

    # What is written

    @property
    def is_writable(self) -> bool:
        """Whether it is open, and has read most of what was written to it."""
        return self._is_writable and not self._is_closing

    def write_texts(self, texts: list[bytes]) -> None:
        """One message each, in one piece and at once."""
        parts = [part for text in texts for part in (head_of(TEXT, len(text)), text)]
        self._transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        self._is_writable = False

    def resume_writing(self) -> None:
        self._is_writable = True
        self._session.client.flush()

    # What is read

    def data_received(self, data: bytes) -> None:
        self._heard = self._loop.time()
        self._frames.add(data)
        if self._serving is None and not self._is_waiting:
            self._wait()
        elif not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    def _wait(self) -> None:
        self._is_waiting = True
        self._session.registry.bursts.add(self._read_on)

    def _read_on(self) -> None:
        """Up to the next message; while that is dealt with nothing more is read."""
        self._is_waiting = False
        try:
            while self._serving is None and not self._transport.is_closing():
                frame = self._frames.next()
                if frame is None:
                    if self._is_paused:
                        self._is_paused = False
                        self._transport.resume_reading()
                    return
                self._take(frame)
        except BadFrame as bad:
            self.close(bad.code)
            self._transport.close()

    def _take(self, frame: Frame) -> None:
        opcode, is_last, data = frame
        if opcode == CLOSE:
            if not self._is_closing:
                self._transport.write(frame_of(CLOSE, data[:2]))
                self._is_closing = True
            self._transport.close()
        elif self._is_closing:
            pass
        elif opcode == TEXT and is_last and self._parts is None:
            self._serve(data)
        elif self._is_calm():
            if opcode == PING:
                self._transport.write(frame_of(PONG, data))
            elif opcode != PONG:
                self._take_part(opcode, is_last, data)

    def _take_part(self, opcode: int, is_last: bool, data: bytes) -> None:
        if (opcode == PART) == (self._parts is None):
            raise BadFrame(PROTOCOL_ERROR)
        if self._parts is None:
            self._parts = []
        # Only text is understood here: the answer says so.
        self._parts.append(b"" if opcode == BINARY else data)
        if sum(map(len, self._parts)) > MESSAGE_BYTES:
            raise BadFrame(TOO_LARGE)
        if is_last:
            whole, self._parts = b"".join(self._parts), None
            self._serve(whole)

    def _is_calm(self) -> bool:
        """Frames that ask for nothing are free, unless there are very many of them."""
        if self._heard - self._counting_since > FRAMES_SECONDS:
            self._counting_since, self._idle_frames = self._heard, 0
        self._idle_frames += 1
        if self._idle_frames > FRAMES:
            self._transport.close()
        return self._idle_frames <= FRAMES

    def _serve(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise BadFrame(NO_TEXT) from None
        self._serving = self._loop.create_task(self._deal_with(text))

    async def _deal_with(self, text: str) -> None:
        try:
            await self._session.receive(text)
        except Flooding:
            self.close(FLOOD, "too fast")
            # Whoever floods is not waited for.
            self._transport.close()
        except Exception:
            logger.exception("a connection failed")
            self.close(FAILED, "the server failed")
        finally:
            self._serving = None
            if self._is_lost:
                self._session.end()
            elif self._is_paused or not self._frames.is_empty:
                # Others have their turn, however much is waiting here.
                self._wait()

    # Its end

    def look_after(self) -> None:
        """From time to time: is somebody there?"""
        silence = self._loop.time() - self._heard
        if silence >= SILENT_SECONDS:
            self._transport.abort()
        elif silence >= PING_SECONDS and not self._is_closing:
            self._transport.write(frame_of(PING, b""))

    def close(self, code: int, reason: str = "") -> None:
        if self._is_closing:
            return
        self._is_closing = True
        self._transport.write(frame_of(CLOSE, code.to_bytes(2, "big") + reason.encode()))
        self._loop.call_later(FAREWELL_SECONDS, self._transport.close)

    def shutdown(self) -> None:
        """The server stops; what is being dealt with is finished."""
        self.close(GOING_AWAY)
        if self._serving is not None:
            self._state.tasks.add(self._serving)
            self._serving.add_done_callback(self._state.tasks.discard)
        self._transport.close()

    def eof_received(self) -> None:
        """Whoever says something and goes is heard."""
        if self._is_waiting:
            self._read_on()

    def connection_lost(self, error: Exception | None) -> None:
        self._is_closing = self._is_lost = True
        self._state.connections.discard(self)
        if self._address is not None:
            leave(self._address)
        if self._serving is None:
            self._session.end()
