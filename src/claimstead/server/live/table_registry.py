"""Every table that is in use here, and all that happens at them.

Other servers may write to the same logs. Two rules keep every screen current: whoever changes a
table's number tells all who watch it (`Host.take_in`), and a table listens before it reads
(`_place`).
"""

import asyncio
import contextlib
import logging
import re
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.server.live.bursts import Bursts
from claimstead.server.live.client import Client
from claimstead.server.live.listener import Listener
from claimstead.server.live.live_table import LiveTable, summary_of
from claimstead.server.live.presence import Presence
from claimstead.server.metrics import TABLES
from claimstead.server.services.computer_players import ComputerPlayers
from claimstead.server.services.outage import lasting
from claimstead.store import (
    Conflict,
    Database,
    Friends,
    Games,
    Logs,
    People,
    Puzzles,
    Ratings,
    Sessions,
    Tournaments,
)
from claimstead.store.acts import Acts
from claimstead.store.reports import Blocks, Reports
from claimstead.store.reviewed import Reviewed
from claimstead.table import entries as log
from claimstead.table.clock import now
from claimstead.table.playing import forget, leave, name_rematch, rename
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import new_secret
from claimstead.table.settings import Begins, Settings
from claimstead.table.table import Table

logger = logging.getLogger("claimstead.tables")

IDLE = 60_000
"""Tables that nobody watches are folded up after so many milliseconds."""
GRACE = 20_000
"""After a table was unfolded nobody's time runs out for so long."""
ID = re.compile("[A-Za-z0-9_-]{8,32}")
"""What the id of a table looks like."""
AT_A_TIME = 20
"""After so many pages of a log the others have their turn."""
SESSION_AGE = 180 * 24 * 3_600_000
SESSIONS_SECONDS = 5
"""So often it is looked for sessions that have ended."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


class TableRegistry:
    """All tables; each is kept by the store and unfolded when somebody comes."""

    def __init__(self, database: Database, computer_players: ComputerPlayers) -> None:
        self.database = database
        self.logs = Logs(database)
        self.people = People(database)
        self.ratings = Ratings(database)
        self.games = Games(database)
        self.reviewed = Reviewed(database)
        self.reports = Reports(database)
        self.blocks = Blocks(database)
        self.friends = Friends(database)
        self.puzzles = Puzzles(database)
        self.tournaments = Tournaments(database)
        self.sessions = Sessions(database)
        self.acts = Acts(database)
        self.session_age = SESSION_AGE
        self.season = "none"
        """As the host has set it."""
        self.clients: set[Client] = set()
        """Everybody who is connected here."""
        self.computer_players = computer_players
        self.bursts = Bursts()
        self.presence = Presence(self)
        self.listener = Listener(self)
        self.live_tables: dict[str, LiveTable] = {}
        self.when_due: Callable[[], None] | None = None
        """Told when somebody may have to be called to a game of days; none: nobody is."""
        self.when_over: Callable[[str], Awaitable[None]] | None = None
        """Told of every duplicate match of which a table is over."""
        self.when_tournament_goes_on: Callable[[str], Awaitable[None]] | None = None
        """Told of every tournament of which a table is over, or somebody was deleted."""
        self._unfolding: dict[str, asyncio.Task[LiveTable]] = {}
        self._coming: dict[str, int] = {}
        """Tables that are read or opened just now, and the last page of each that was heard of."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.logs.start()
        self.spawn(self._fold_on())
        self.spawn(self._end_sessions_on())
        if self.database.is_shared:
            self.spawn(self.listener.listen_on())
            self.spawn(self.listener.look_on())
            self.spawn(self.presence.beat_on())

    async def stop(self) -> None:
        for live in self.live_tables.values():
            live.rest()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.computer_players.stop()
        await self.logs.stop()
        await self.database.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside all else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ClaimsteadError):
            logger.error("a task failed", exc_info=error)

    # Tables

    async def open(
        self, settings: Settings, owner: str, further: Callable[[Table], list[log.AnyEntry]]
    ) -> LiveTable:
        """A new table; `further` says who sits down at once."""
        opened = log.Opened(settings=settings, owner=owner, secret=new_secret())
        return await self.open_as(new_id(), opened, further)

    async def open_as(
        self, id: str, opened: log.Opened, further: Callable[[Table], list[log.AnyEntry]]
    ) -> LiveTable:
        """The same with an id and a secret that are known already."""
        settings = opened.settings
        settings.check()
        table = Table(log.Page(now(), (opened,)))
        page = log.Page(table.at, (opened, *further(table)))
        table = Table(page)
        persons = {chair.person for chair in table.chairs.values()} | {opened.owner}
        people = sorted(person for person in persons if person)
        async with self._on_its_way(id):
            await self.logs.append(id, 1, page, summary_of(id, table), people)
            logger.info("table opened", extra={"table": id[:4], "setup": settings.setup})
            return self._place(id, table)

    @contextlib.asynccontextmanager
    async def _on_its_way(self, id: str) -> AsyncIterator[None]:
        """A table is read or opened: what is written meanwhile is noted."""
        self._coming.setdefault(id, 0)
        try:
            async with self.listener.following(id):
                yield
        finally:
            self._coming.pop(id, None)

    async def live_table(self, id: str) -> LiveTable:
        """The table of this id, unfolded if need be."""
        if id in self.live_tables:
            live = self.live_tables[id]
            # It shall not be folded up before whoever asks has come to it.
            live.used = now()
            return live
        if id not in self._unfolding:
            self._unfolding[id] = self.spawn(self._unfold(id))
        try:
            return await asyncio.shield(self._unfolding[id])
        finally:
            self._unfolding.pop(id, None)

    async def live_table_at(self, id: str, number: int) -> LiveTable:
        """The table with all up to this page, which another server may have written."""
        live = await self.live_table(id)
        await live.read_until(number)
        return live

    async def _unfold(self, id: str) -> LiveTable:
        if not ID.fullmatch(id):
            raise NotNow("no-such-table")
        async with self._on_its_way(id):
            pages = await self.logs.read(id)
            if not pages:
                raise NotNow("no-such-table")
            if id in self.live_tables:
                return self.live_tables[id]
            table = Table(pages[0])
            for page in pages[1:]:
                table.turn_page(page)
                if table.number % AT_A_TIME == 0:
                    await asyncio.sleep(0)
            live = self._place(id, table)
        live.spared = live.now() + GRACE
        live.set_timer()
        self.presence.ask(live)
        return live

    def _place(self, id: str, table: Table) -> LiveTable:
        """A table comes into use here, with all that was written while it was on its way."""
        # Somebody may have unfolded it as soon as it was on disk.
        if id not in self.live_tables:
            self.live_tables[id] = LiveTable(id, table, self)
            self.listener.keep(id)
        live = self.live_tables[id]
        TABLES.set(len(self.live_tables))
        live.go_on()
        # Where nobody listened for it any more, anything may have been written.
        heard = self._coming.pop(id, sys.maxsize)
        if heard > live.table.number and self.database.is_shared:
            live.heard(heard)
        return live

    async def _fold_on(self) -> None:
        while True:
            await asyncio.sleep(10)
            self.fold()
            for client in list(self.clients):
                client.connection.look_after()

    def fold(self, idle: int = IDLE) -> None:
        """Fold up the tables that nobody uses; they are all in the store."""
        for live in list(self.live_tables.values()):
            is_busy = live.clients or live.thinking or live.lock.locked()
            if not is_busy and now() - live.used > idle:
                live.rest()
                del self.live_tables[live.id]
                self.listener.leave(live.id)
        TABLES.set(len(self.live_tables))

    def heard(self, id: str, number: int, body: str = "") -> None:
        """A page was written, maybe by another server; its text where it is short."""
        if id in self._coming:
            self._coming[id] = max(self._coming[id], number)
        live = self.live_tables.get(id)
        if live is not None:
            live.heard(number, body)

    def heard_nothing(self) -> None:
        """For a while nobody listened: anything may have been written at every table."""
        self._coming = dict.fromkeys(self._coming, sys.maxsize)
        for live in list(self.live_tables.values()):
            live.heard(live.table.number + 1)

    # People

    def end_person(self, person: str) -> None:
        """The connections of a person end."""
        self._end({client for client in self.clients if client.person == person})

    def end_sessions(self, ids: set[str]) -> None:
        self._end({client for client in self.clients if client.session in ids})

    def _end(self, clients: set[Client]) -> None:
        for client in clients:
            client.end()

    async def _end_sessions_on(self) -> None:
        """Sessions end elsewhere, too: at another server, by the host, by their age."""
        while True:
            await asyncio.sleep(SESSIONS_SECONDS)
            await lasting(self.look_at_sessions)

    async def look_at_sessions(self) -> None:
        """End the connections whose sessions are over."""
        ids = {client.session for client in self.clients if client.session is not None}
        self.end_sessions(await self.sessions.ended(ids, now() - self.session_age))

    async def rename(self, person: str, was: str, name: str) -> None:
        """Whoever is at a table with somebody sees their new name there."""
        for id in await self.logs.unfinished_tables_of(person):
            live = await self.live_table(id)
            await live.carry_out(lambda table: rename(table, person, was, name))

    async def forget(self, person: str) -> None:
        """Delete what is kept of a person. Their seats are given up, and games lose the name."""
        self.end_person(person)
        unfinished = await self.logs.unfinished_tables_of(person)
        tournaments = await self.tournaments.of(person)
        for id in {*unfinished, *self.live_tables}:
            live = await self.live_table(id)
            await live.carry_out(lambda table: forget(table, person))
            for seat in live.table.seats_of(person):
                await live.carry_out(partial(leave, seat=seat))
        await self.people.forget(person)
        self.end_person(person)
        if self.when_tournament_goes_on is not None:
            for id in tournaments:
                await self.when_tournament_goes_on(id)

    # New games after old ones

    async def rematch(self, live: LiveTable, person: str) -> str:
        """The next game of the same people: everybody moves up one seat."""
        table = live.table
        if not table.seats_of(person):
            raise NotNow("players-only")
        if table.status != "over":
            raise NotNow("not-over")
        if table.match or table.tournament:
            raise NotNow("no-rematch")
        if table.rematch is not None and await self.logs.read(table.rematch):
            return table.rematch
        # The old table names the new one first: of two who ask at once both get the same.
        new = new_id()
        await live.carry_out(lambda old: name_rematch(old, new))
        id = table.rematch or new
        settings = _once_more(table.settings)
        opened = log.Opened(settings=settings, owner=person, secret=new_secret())
        with contextlib.suppress(Conflict):
            await self.open_as(id, opened, lambda _: _rotated(table))
        return id


def _once_more(settings: Settings) -> Settings:
    """The settings of a rematch: whoever asks for it has no right to begin again."""
    begins = Begins.SEATED if settings.begins == Begins.OWNER else settings.begins
    return msgspec.structs.replace(settings, position=None, begins=begins)


def _rotated(old: Table) -> list[log.AnyEntry]:
    """Everybody moves up one seat; the game begins when all are ready."""
    seats = old.game.seats
    entries: list[log.AnyEntry] = []
    for index, seat in enumerate(seats):
        chair = old.chairs[seats[(index + 1) % len(seats)]]
        if chair.level is not None:
            sat = log.ComputerSat(seat=seat, level=chair.level, character=chair.character)
            entries.append(sat)
        elif chair.person is not None:
            entries.append(log.Sat(seat=seat, person=chair.person, name=chair.shown_name))
    return entries
