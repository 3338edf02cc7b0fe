"""The smallest clients that speak HTTP and WebSocket: thousands of them fit into one process."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
END = b"\r\n\r\n"
"""Of a request's or an answer's head."""
NO_MASK = bytes(4)
"""A client has to mask what it sends; nothing says that the mask must change a bit."""


class Socket(asyncio.Protocol):
    """A WebSocket: hears whole texts and answers pings."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            code, body = frame
            if code == TEXT:
                self.hear(body)
            elif code == PING:
                self._send(PONG, body)
            elif code == CLOSE:
                self.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("not accepted"))

    def send(self, message: dict[str, Any]) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        self._transport.close()

    def cut(self) -> None:
        """As when a cable is pulled: without a word."""
        self._transport.abort()

    def greet(self, host: str, cookie: str) -> None:
        key = b64encode(os.urandom(16)).decode()
        lines = (
            "GET /api/live HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
        )  # fmt: skip
        self._transport.write("\r\n".join(lines).encode())

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.cut()
            return False
        self._buffer = rest
        self.is_open = True
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        body = bytes(buffer[start : start + size])
        code = buffer[0] & 15
        del buffer[: start + size]
        return code, body

    def _send(self, code: int, body: bytes) -> None:
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | code,)) + length + NO_MASK + body)


async def _portions(reader: asyncio.StreamReader) -> bytes:
    """An answer that is sent in portions."""
    found = b""
    while size := int((await reader.readline()) or b"0", 16):
        found += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return found


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Person:
    """Somebody whom the server knows, with as many connections for requests as they need."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        self.address = address
        self.source = (source, 0)
        self._cookies: dict[str, str] = {}
        self._idle: list[Streams] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    async def arrive(self) -> "Person":
        await self.ask("GET", "/api/me")
        return self

    async def open_table(self, setup: str, seats: list[dict[str, Any]], **wishes: Any) -> str:
        body = {"settings": {"setup": setup}, "seats": seats, **wishes}
        return str((await self.ask("POST", "/api/tables", body))["table"])

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON."""
        told, streams = await self._begun(self._request(method, path, body))
        head, reader = told.decode().split("\r\n"), streams[0]
        size: int | None = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "transfer-encoding":
                size = None
            elif name.lower() == "set-cookie":
                cookie, _, text = value.partition(";")[0].partition("=")
                self._cookies[cookie] = text
        answer = await (_portions(reader) if size is None else reader.readexactly(size))
        self._idle.append(streams)
        if not head[0].startswith("HTTP/1.1 2"):
            raise ConnectionError(f"{path}: {head[0]} {answer[:200].decode(errors='replace')}")
        return msgspec.json.decode(answer)

    async def _begun(self, request: bytes) -> tuple[bytes, Streams]:
        """The head of the answer, and where its rest comes."""
        while self._idle:
            reader, writer = self._idle.pop()
            # The server may end a connection that rests, also just as we use it: on another, then.
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                writer.write(request)
                return await reader.readuntil(END), (reader, writer)
            writer.close()
        parts = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=self.source
        )
        writer.write(request)
        return await reader.readuntil(END), (reader, writer)

    def _request(self, method: str, path: str, body: Any) -> bytes:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = (
            f"{method} {path} HTTP/1.1", f"Host: {urlsplit(self.address).netloc}",
            f"Cookie: {self.cookie}", f"X-CSRFToken: {self._cookies.get('csrftoken', '')}",
            "Content-Type: application/json", f"Content-Length: {len(content)}", "", "",
        )  # fmt: skip
        return "\r\n".join(lines).encode() + content

    def leave(self) -> None:
        for _, writer in self._idle:
            writer.close()
        self._idle = []


async def open_socket(address: str, person: Person, hear: Callable[[bytes], None]) -> Socket:
    """A WebSocket of live play, from where the person is."""
    place = urlsplit(address).netloc
    host, _, port = place.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(hear), host, int(port), local_addr=person.source
    )
    socket.greet(place, person.cookie)
    async with asyncio.timeout(600):
        await socket.opened
    return socket
