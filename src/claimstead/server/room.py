"""A table that is in use here, and who watches it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from claimstead.server.clock import now
from claimstead.table.entries import Started
from claimstead.table.table import Table

if TYPE_CHECKING:
    from claimstead.server.client import Client

Made = TypeVar("Made")


class Room:
    """A table in memory."""

    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.used = now()
        self.spared = 0
        """Until then nobody's time runs out."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self._crowd = 0
        """How often somebody came or went."""
        self._stand = (0, 0)
        self._made: Any = None
        self._late: Table | None = None

    def enter(self, client: "Client") -> None:
        self.clients.add(client)
        self._crowd += 1

    def leave(self, client: "Client") -> None:
        self.clients.discard(client)
        self._crowd += 1

    def present(self) -> set[str]:
        """The people who watch."""
        return {client.person for client in self.clients}

    def once(self, make: Callable[[], Made]) -> Made:
        """Something that is made once while all stays as it is."""
        stand = (self.table.number, self._crowd)
        if self._stand != stand:
            self._stand = stand
            self._made = make()
        made: Made = self._made
        return made

    def late_table(self) -> Table:
        """The table as spectators may see it: behind by the delay that was agreed."""
        delay = self.table.settings.delay * 1000
        if not delay or self.table.status != "playing":
            return self.table
        if self._late is None:
            self._late = Table(self.table.pages[0])
        late = self._late
        until = now() - delay
        for page in self.table.pages[late.number :]:
            # Who sits where may be known at once: only the game itself is late.
            is_play = any(isinstance(each, Started) for each in page.entries)
            if (is_play or late.status == "playing") and page.at > until:
                break
            late.turn_page(page)
        return late
