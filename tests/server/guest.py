"""A client as a person would use it, but quicker."""

import asyncio
import copy
import itertools
import random
import ssl
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from claimstead.protocol.changes import apply

Message = dict[str, Any]
_CONTEXT = ssl.create_default_context()
"""Made once: httpx would read all certificates again for every request."""
WAIT = 600
"""Seconds: nothing that ever comes takes so long, however busy the machine."""


def changed(update: Message, change: Message) -> Message:
    """The update that tells the same as this change after another update."""
    told = {name: value for name, value in change.items() if name not in ("type", "accepted")}
    view = copy.deepcopy(update["view"])
    apply(view, told["view"])
    return {**update, **told, "view": view}


class Guest:
    """Somebody with a cookie, and a connection while there is one."""

    patience: float = WAIT
    """Seconds for a server to answer whoever connects."""

    def __init__(self, address: str, version: int = 2) -> None:
        self.address = address
        self.version = version
        """Of the messages: those who say 2 are told what changed."""
        self.cookies = httpx.Cookies()
        self.headers: dict[str, str] = {}
        """Sent with every request over HTTP."""
        self.received: list[bytes] = []
        self.updates: dict[str, Message] = {}
        self.refusals: list[Message] = []
        self.accepted: dict[str, int] = {}
        self._asked: set[str] = set()
        self._numbers = itertools.count()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    # HTTP

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=self.address, cookies=self.cookies, verify=_CONTEXT
        ) as http:
            headers = dict(self.headers)
            if "csrftoken" in self.cookies:
                headers["x-csrftoken"] = self.cookies["csrftoken"]
            content = None if body is None else msgspec.json.encode(body)
            if content is not None:
                headers["content-type"] = "application/json"
            answer = await http.request(
                method, path, content=content, headers=headers, timeout=WAIT
            )
            self.cookies.update(answer.cookies)
            return answer

    async def arrive(self) -> "Guest":
        answer = await self.ask("GET", "/api/me")
        assert answer.status_code == 200, answer.text
        return self

    async def open_table(self, setup: str, seats: list[Message], **settings: Any) -> str:
        body = {"settings": {"setup": setup, **settings}, "seats": seats}
        answer = await self.ask("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    # WebSocket

    async def connect(self, address: str | None = None) -> None:
        self.address = address or self.address
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._socket = await connect(
            self.address.replace("http", "ws", 1) + f"/api/live?version={self.version}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
            open_timeout=self.patience,
        )
        self._reading = asyncio.create_task(self._read_on(self._socket))

    async def _read_on(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                self.received.append(data)
                self._take(msgspec.json.decode(data))
        except ConnectionClosed:
            pass
        finally:
            self._changed.set()

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "update":
                self.updates[message["table"]] = message
            case "change":
                self._take_change(message)
            case "refused":
                self.refusals.append(message)
            case "accepted":
                self.accepted[message["id"]] = message["number"]
        self._changed.set()

    def _take_change(self, change: Message) -> None:
        assert self.version == 2
        if change["accepted"]:
            self.accepted[change["accepted"]] = change["number"]
        self.updates[change["table"]] = changed(self.updates[change["table"]], change)

    @property
    def is_connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    async def send(self, **message: Any) -> None:
        assert self._socket is not None
        message["type"] = message.pop("kind")
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def request(self, **message: Any) -> str:
        """Send with an id and wait until it is accepted; a refusal is an error."""
        id = message.setdefault("id", f"r{next(self._numbers)}")
        await self.send(**message)
        self._asked.add(id)
        await self.until(lambda: id in self.accepted or self._refused(id))
        assert id in self.accepted, self.refusals[-1:]
        return str(id)

    async def answered(self) -> None:
        """Wait for the answers to requests that were broken off."""
        await self.until(
            lambda: all(id in self.accepted or self._refused(id) for id in self._asked)
        )

    def _refused(self, id: str) -> bool:
        return any(refusal["id"] == id for refusal in self.refusals)

    async def refused(self, **message: Any) -> Message:
        """Send what must be refused; the refusal."""
        id = message.setdefault("id", f"r{next(self._numbers)}")
        await self.send(**message)
        await self.until(lambda: id in self.accepted or self._refused(id))
        assert self._refused(id), message
        return next(refusal for refusal in self.refusals if refusal["id"] == id)

    async def until(self, is_so: Callable[[], bool], seconds: float = WAIT) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not is_so():
                if not self.is_connected:
                    raise ConnectionError("the connection is lost")
                self._changed.clear()
                if is_so():
                    return
                await self._changed.wait()

    async def watch(self, table: str, since: int = 0, pace: float = 0.0) -> None:
        number = len(self.received)
        await self.send(kind="watch", table=table, since=since, pace=pace)
        await self.until(lambda: self._has_whole(table, number))

    def _has_whole(self, table: str, after: int) -> bool:
        begin = f'{{"type":"update","table":"{table}"'.encode()
        return any(each.startswith(begin) for each in self.received[after:])

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    # Play

    def is_due(self, table: str) -> bool:
        """Whether one of this guest's seats is to act."""
        update = self.updates[table]
        return update["status"] == "playing" and update["actor"] in update["yours"]

    def is_on(self, table: str) -> bool:
        return bool(self.updates[table]["status"] == "playing")

    def is_over(self, table: str) -> bool:
        return bool(self.updates[table]["status"] == "over")

    async def play_on(self, table: str, rng: random.Random, moves: int = 10_000) -> None:
        """Make random moves until the game is over, or so many were made."""
        for _ in range(moves):
            await self.until(lambda: self.is_over(table) or self.is_due(table))
            if self.is_over(table):
                return
            update = self.updates[table]
            if not update["legal"]:
                # Several seats of one person: show the one to act.
                await self.send(kind="look", table=table, seat=update["actor"])
                await self.until(lambda: bool(self.updates[table]["legal"]))
                continue
            number = update["number"]
            legal = self.updates[table]["legal"]
            await self.request(kind="move", table=table, move=rng.choice(legal)["move"])
            await self.until(lambda: self.updates[table]["number"] > number)  # noqa: B023


LOST = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
