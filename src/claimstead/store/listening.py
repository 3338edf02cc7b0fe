"""Listening to PostgreSQL's notices, on channels that change all the time.

It reads the connection itself. The driver's own way is a generator that has the connection for
as long as it runs, and costs many times what there is to hear.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import psycopg
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn

from claimstead.store.database import Heard


@asynccontextmanager
async def listening(
    address: str, heard: Heard, is_own: Callable[[int], bool]
) -> AsyncIterator["Listening"]:
    """A connection of its own, until it is left; `is_own`: what a process tells is known here."""
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
    channels = Listening(connection.pgconn, heard, is_own)
    try:
        yield channels
    finally:
        channels.end()
        await connection.close()


class Listening:
    """What is heard from other servers while a connection lasts."""

    def __init__(self, connection: PGconn, heard: Heard, is_own: Callable[[int], bool]) -> None:
        self._connection = connection
        # What is sent is short: nobody waits for it.
        connection.nonblocking = 0
        self._heard = heard
        self._is_own = is_own
        self._loop = asyncio.get_running_loop()
        self.lost: asyncio.Future[None] = self._loop.create_future()
        """Fails with the connection."""
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._asked: list[asyncio.Future[None]] = []
        # A connection that is lost can't say any more which it was.
        self._socket = connection.socket
        self._loop.add_reader(self._socket, self._read)

    async def listen(self, channels: Iterable[str]) -> None:
        """On return nothing is missed that is told there from now on."""
        await self._say(f"LISTEN {channel}" for channel in channels)

    def leave(self, channels: Iterable[str]) -> None:
        """Nothing more is wanted from there."""
        self._say(f"UNLISTEN {channel}" for channel in channels)

    def _say(self, words: Iterable[str]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(("; ".join(words), done))
        self._ask()
        return done

    def _ask(self) -> None:
        """One question at a time; all that waits meanwhile is the next."""
        if self._waiting and not self._asked and not self.lost.done():
            words, self._asked = map(list, zip(*self._waiting, strict=True))
            self._waiting = []
            try:
                self._connection.send_query("; ".join(words).encode())
            except psycopg.Error as error:
                self._lose(error)

    def _read(self) -> None:
        try:
            self._connection.consume_input()
            while self._asked and not self._connection.is_busy():
                self._take_answer()
            while notice := self._connection.notifies():
                if not self._is_own(notice.be_pid):
                    self._heard(notice.relname.decode(), notice.extra.decode())
        except Exception as error:
            self._lose(error)

    def _take_answer(self) -> None:
        answer = self._connection.get_result()
        if answer is None:
            self._release()
            self._ask()
        elif answer.status == ExecStatus.FATAL_ERROR:
            raise psycopg.OperationalError("not listening")

    def _lose(self, error: Exception) -> None:
        if not self.lost.done():
            self.lost.set_exception(error)
        self.end()

    def end(self) -> None:
        """Nobody waits any more: when somebody listens again, all tables are looked at."""
        self._loop.remove_reader(self._socket)
        self._asked += [done for _, done in self._waiting]
        self._waiting = []
        self._release()

    def _release(self) -> None:
        for done in self._asked:
            if not done.done():
                done.set_result(None)
        self._asked = []
