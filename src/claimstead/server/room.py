"""A table that is in use here, and who watches it."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from claimstead.core import Seat
from claimstead.server.clock import now
from claimstead.table.entries import Started
from claimstead.table.table import Table

if TYPE_CHECKING:
    from claimstead.server.client import Client

_encoder = msgspec.json.Encoder()


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
        self._views: dict[tuple[int, Seat | None], tuple[Any, msgspec.Raw]] = {}
        self._late: Table | None = None

    def present(self) -> set[str]:
        """The people who watch."""
        return {client.person for client in self.clients}

    def view(self, seat: Seat | None) -> tuple[Any, msgspec.Raw]:
        """The view of a seat, and its bytes; made once for all who have it."""
        key = (self.table.number, seat)
        if key not in self._views:
            if self._views and next(iter(self._views))[0] != self.table.number:
                self._views.clear()
            view = self.table.game.view(self.table.state, seat)
            self._views[key] = (view, msgspec.Raw(_encoder.encode(view)))
        return self._views[key]

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
