"""At the door: how many connections one address has, how long and how large a request may be.

uvicorn reads headers of any size for any time. What is kept here is kept before anything of ours
has seen the request, so a stranger's nonsense costs next to nothing.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import cache
from typing import Any

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

CONNECTIONS = 250
"""Open at once from one address, unless it is that of a proxy."""
ARRIVALS = RateLimitItemPerMinute(1500, namespace="arrivals")
"""New connections of one address; those of a proxy are not counted either."""
HEAD_BYTES = 64 * 1024
"""Of the first line and all headers."""
HEAD_SECONDS = 10
"""By then all headers have to be there."""
BODY_SECONDS = 60
"""By then the rest has."""
PROXY_IDLE_SECONDS = 150
"""So long a proxy's connection may rest: longer than a proxy keeps it (nginx 60, Caddy 120).

If we ended it first, we might do so just as the proxy sends a request, which then gets no answer.
"""
SPARE_FILES = 128
"""For the database, the processes and all else."""

_limiter = FixedWindowRateLimiter(MemoryStorage())
_open: Counter[str] = Counter()


@cache
def _trusted(proxies: str | tuple[str, ...]) -> Any:
    return _TrustedHosts(proxies if isinstance(proxies, str) else list(proxies))


def most_connections() -> int:
    """So many connections there may be in all: files are left for all else."""
    try:
        import resource
    except ImportError:
        return 100_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 100_000 if soft < 0 else max(soft - SPARE_FILES, 16)


def raise_limit() -> None:
    """As many files as the system lets us have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))


class OpenDoor(HttpToolsProtocol):
    """Requests have an end, in size and in time; of connections there may be any number."""

    is_limited = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head: int | None = 0
        """Bytes of headers so far; `None` when they are all there."""
        self._timer: asyncio.TimerHandle | None = None
        self._counted: str | None = None

    # Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) >= most_connections() or not self._is_welcome():
            transport.abort()
            return
        if self._is_proxy():
            self.timeout_keep_alive = PROXY_IDLE_SECONDS
        self._wait(HEAD_SECONDS)

    def _is_proxy(self) -> bool:
        proxies = self.config.forwarded_allow_ips
        told = proxies if isinstance(proxies, str) else tuple(proxies or ())
        return self.client is not None and self.client[0] in _trusted(told)

    def _is_welcome(self) -> bool:
        address = self.client[0] if self.client else ""
        if not self.is_limited or not address or self._is_proxy():
            return True
        if _open[address] >= CONNECTIONS or not _limiter.hit(ARRIVALS, address):
            return False
        self._counted = address
        _open[address] += 1
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self._wait(None)
        self._gone()
        super().connection_lost(error)

    def _gone(self) -> None:
        if self._counted is not None:
            leave(self._counted)
            self._counted = None

    # Time and size

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._refuse(b"408 Request Timeout", b"The request took too long.")

    def _refuse(self, status: bytes, sentence: bytes) -> None:
        if self.transport.is_closing():
            return
        length = str(len(sentence)).encode()
        lines = (
            b"HTTP/1.1 " + status,
            b"content-type: text/plain; charset=utf-8",
            b"content-length: " + length,
            b"connection: close",
            b"",
            sentence,
        )
        self._wait(None)
        self.transport.write(b"\r\n".join(lines))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self._refuse(b"431 Request Header Fields Too Large", b"The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._head = None
        self._wait(BODY_SECONDS)
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            raise ValueError("headers")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._head = None
        super().handle_websocket_upgrade()
        live_door: Any = self.transport.get_protocol()
        live_door.counted, self._counted = self._counted, None
        # Each refers to the other, and both would stay until somebody looks for garbage.
        del self.parser


class Door(OpenDoor):
    """The same, and of connections one address has so many."""

    is_limited = True


def leave(address: str) -> None:
    """A connection of this address has ended."""
    _open[address] -= 1
    if _open[address] <= 0:
        del _open[address]
