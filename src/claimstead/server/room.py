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
        self.elsewhere: dict[str, set[str]] = {}
        """The players who are connected to other servers, by server."""
        self._seen: dict[str, int] = {}
        """When those who went were last here."""
        self._unfolded = now()
        self.used = now()
        self.spared = 0
        """Until then nobody's time runs out."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.record: tuple[int, str] | None = None
        """The file of a game that is over, and how many moves it has."""
        self._crowd = 0
        """How often somebody came or went."""
        self._made: dict[str, tuple[int, int, Any]] = {}
        self.late_timer: asyncio.TimerHandle | None = None
        self._late: Table | None = None
        self._ahead = 0

    def now(self) -> int:
        """The time at this table: never before what is in its log, and it runs evenly.

        Where the clock is behind, it was set back meanwhile, or another server's is wrong.
        """
        self._ahead = max(self._ahead, self.table.at - now())
        return now() + self._ahead

    def enter(self, client: "Client") -> None:
        self.clients.add(client)
        self._crowd += 1

    def leave(self, client: "Client") -> None:
        self.clients.discard(client)
        self._seen[client.person] = now()
        self._crowd += 1

    def set_elsewhere(self, server: str, players: set[str]) -> None:
        """These are connected to another server, and no others."""
        for person in self.elsewhere.get(server, set()) - players:
            self._seen[person] = now()
        self.elsewhere[server] = players
        if not players:
            del self.elsewhere[server]
        self._crowd += 1

    def people_here(self) -> set[str]:
        return {client.person for client in self.clients}

    def players_here(self) -> set[str]:
        return {person for person in self.people_here() if self.table.seats_of(person)}

    def present(self) -> set[str]:
        """The people who watch, players also from other servers."""
        return self.people_here().union(*self.elsewhere.values())

    def away(self, person: str | None) -> int | None:
        """For how long somebody has been away, in milliseconds; `None`: they are here.

        Nobody is away for longer than the table has been in use here: what was before is unknown.
        """
        if person in self.present():
            return None
        return now() - self._seen.get(person or "", self._unfolded)

    def once(self, name: str, page: int, make: Callable[[], Made]) -> Made:
        """Something that is made once after a page, while nobody comes or goes."""
        made_after, crowd, made = self._made.get(name, (0, 0, None))
        if made_after != page or crowd != self._crowd:
            made = make()
            self._made[name] = (page, self._crowd, made)
        told: Made = made
        return told

    def table_for(self, person: str) -> Table:
        """The table as somebody may know it."""
        return self.table if self.table.seats_of(person) else self.late_table()

    def is_late_for(self, person: str) -> bool:
        """Whether somebody is told of this table with a delay: all of it, not only its moves."""
        return bool(self.table.settings.delay) and not self.table.seats_of(person)

    def now_for(self, person: str) -> int:
        """The time at the table as somebody sees it."""
        return self.now() - (self.table.settings.delay * 1000 if self.is_late_for(person) else 0)

    def next_late(self) -> int | None:
        """When spectators see the next page, as the time at this table."""
        late = self.late_table()
        if late.number >= self.table.number:
            return None
        return self.table.pages[late.number].at + self.table.settings.delay * 1000

    def forget_late(self) -> None:
        """What spectators see, and the file, are made anew from the log, which has changed."""
        self._late = None
        self.record = None

    def late_table(self) -> Table:
        """The table as spectators may see it: behind by the delay that was agreed."""
        delay = self.table.settings.delay * 1000
        if not delay:
            return self.table
        if self._late is None:
            self._late = Table(self.table.pages[0])
        late = self._late
        until = self.now() - delay
        for page in self.table.pages[late.number :]:
            # Who sits where may be known at once: only the game itself is late.
            is_play = any(isinstance(each, Started) for each in page.entries)
            if (is_play or late.status != "gathering") and page.at > until:
                break
            late.turn_page(page)
        return late if late.number < self.table.number else self.table
