"""Hearing from the other servers on the same database, and looking for what was not heard.

A server tells of a page when it is on the disk, not with it. If it is killed in between, or loses
its connection, nobody hears of the page. So every server looks now and then whether a table that
somebody watches has gone on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from claimstead.server.live import presence
from claimstead.server.services.outage import lasting
from claimstead.store.database import channel_of

if TYPE_CHECKING:
    from claimstead.server.live.table_registry import TableRegistry
    from claimstead.store.listening import Listening

logger = logging.getLogger("claimstead.listening")

LOOKING_SECONDS = 2
"""So late at most a page is seen of which nobody was told."""
AT_ONCE = 500
"""Tables in one question."""


class Listener:
    """Listens to the groups of those tables that are in use here."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._channels: Listening | None = None
        self._used: Counter[str] = Counter()
        self._listened: set[str] = set()

    @asynccontextmanager
    async def following(self, table: str) -> AsyncIterator[None]:
        """Within it no page of this table is missed, unless there is no connection just now."""
        self.keep(table)
        try:
            channel = channel_of(table)
            if self._channels is not None and channel not in self._listened:
                await self._channels.listen([channel])
                self._listened.add(channel)
            yield
        finally:
            self.leave(table)

    def keep(self, table: str) -> None:
        """Somebody more who uses it."""
        self._used[channel_of(table)] += 1

    def leave(self, table: str) -> None:
        channel = channel_of(table)
        self._used[channel] -= 1
        if not self._used[channel]:
            del self._used[channel]
            self._listened.discard(channel)
            if self._channels is not None:
                self._channels.leave([channel])

    async def listen_on(self) -> None:
        """Take in what other servers write, for ever; a lost connection is made anew."""
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logger.warning("not listening", extra={"why": type(error).__name__})
                await asyncio.sleep(1)

    async def _listen(self) -> None:
        registry = self._registry
        async with registry.database.listening(self._heard) as channels:
            try:
                self._channels = channels
                await channels.listen([presence.CHANNEL, *self._used])
                registry.heard_nothing()
                registry.presence.ask_all()
                for live in list(registry.live_tables.values()):
                    registry.presence.changed(live)
                    registry.presence.ask(live)
                await channels.lost
            finally:
                self._channels = None
                self._listened.clear()

    def _heard(self, channel: str, told: str) -> None:
        if channel == presence.CHANNEL:
            self._registry.presence.heard(told)
        else:
            table, number, body = told.split(" ", 2)
            self._registry.heard(table, int(number), body)

    async def look_on(self) -> None:
        """Notice what nobody was told of, by the numbers of the pages."""
        while True:
            await asyncio.sleep(LOOKING_SECONDS)
            await lasting(self.look)

    async def look(self) -> None:
        watched = [live for live in self._registry.live_tables.values() if live.clients]
        for first in range(0, len(watched), AT_ONCE):
            some = watched[first : first + AT_ONCE]
            pages = [(live.id, live.table.number + 1) for live in some]
            numbers = dict(pages)
            for table in await self._registry.database.written(pages):
                self._registry.heard(table, numbers[table])
