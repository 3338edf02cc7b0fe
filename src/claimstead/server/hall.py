"""The hall: every table that is in use here, and all that happens at them.

Other servers may write to the same logs. Two rules keep every screen current: whoever changes a
table's number tells all who watch it (`_take_in`), and a table listens before it reads
(`_place`).
"""

import asyncio
import contextlib
import logging
import re
import secrets
import sys
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.server.client import Client
from claimstead.server.clock import now
from claimstead.server.listening import listen
from claimstead.server.metrics import MOVES, ROOMS, WRITING
from claimstead.server.outage import lasting
from claimstead.server.presence import Presence
from claimstead.server.ratings import settle
from claimstead.server.results import note
from claimstead.server.room import Room
from claimstead.server.thinking import Thinkers
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
    Summary,
)
from claimstead.store.acts import Acts
from claimstead.table import entries as log
from claimstead.table.absence import grace_of
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import new_secret
from claimstead.table.settings import Begins, Settings
from claimstead.table.table import Table

logger = logging.getLogger("claimstead.hall")

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
LEASE = 4_000
"""For so long a server may compute a move before another may."""

Decide = Callable[[Table], tuple[log.AnyEntry, ...]]


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


class Hall:
    """All tables; each is kept by the store and unfolded when somebody comes."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self.database = database
        self.logs = Logs(database)
        self.people = People(database)
        self.ratings = Ratings(database)
        self.games = Games(database)
        self.friends = Friends(database)
        self.puzzles = Puzzles(database)
        self.sessions = Sessions(database)
        self.acts = Acts(database)
        self.session_age = SESSION_AGE
        self.clients: set[Client] = set()
        """Everybody who is connected here."""
        self.thinkers = thinkers
        self.presence = Presence(self)
        self.rooms: dict[str, Room] = {}
        self.when_over: Callable[[str], Awaitable[None]] | None = None
        """Told of every duplicate match of which a table is over."""
        self._unfolding: dict[str, asyncio.Task[Room]] = {}
        self._coming: dict[str, int] = {}
        """Tables that are read or opened just now, and the last page of each that was heard of."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.logs.start()
        self.spawn(self._fold_on())
        self.spawn(self._end_sessions_on())
        if self.database.is_postgresql:
            self.spawn(listen(self))
            self.spawn(self.presence.beat_on())

    async def stop(self) -> None:
        for room in self.rooms.values():
            for timer in (room.timer, room.late_timer):
                if timer is not None:
                    timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()
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
    ) -> Room:
        """A new table; `further` says who sits down at once."""
        opened = log.Opened(settings=settings, owner=owner, secret=new_secret())
        return await self.open_as(new_id(), opened, further)

    async def open_as(
        self, id: str, opened: log.Opened, further: Callable[[Table], list[log.AnyEntry]]
    ) -> Room:
        """The same with an id and a secret that are known already."""
        settings = opened.settings
        settings.check()
        table = Table(log.Page(now(), (opened,)))
        page = log.Page(table.at, (opened, *further(table)))
        table = Table(page)
        persons = {chair.person for chair in table.chairs.values()} | {opened.owner}
        people = sorted(person for person in persons if person)
        self._coming.setdefault(id, 0)
        try:
            await self.logs.append(id, 1, page, _summary(id, table), people)
            logger.info("table opened", extra={"table": id[:4], "setup": settings.setup})
            return self._place(id, table)
        finally:
            self._coming.pop(id, None)

    async def room(self, id: str) -> Room:
        """The table of this id, unfolded if need be."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._unfolding:
            self._unfolding[id] = self.spawn(self._unfold(id))
        try:
            return await asyncio.shield(self._unfolding[id])
        finally:
            self._unfolding.pop(id, None)

    async def _unfold(self, id: str) -> Room:
        self._coming.setdefault(id, 0)
        try:
            pages = await self.logs.read(id) if ID.fullmatch(id) else []
            if not pages:
                raise NotNow("no-such-table")
            if id in self.rooms:
                return self.rooms[id]
            table = Table(pages[0])
            for page in pages[1:]:
                table.turn_page(page)
                if table.number % AT_A_TIME == 0:
                    await asyncio.sleep(0)
            room = self._place(id, table)
        finally:
            self._coming.pop(id, None)
        room.spared = room.now() + GRACE
        self._set_timer(room)
        self.presence.ask(room)
        return room

    def _place(self, id: str, table: Table) -> Room:
        """A table comes into use here, with all that was written while it was on its way."""
        # Somebody may have unfolded it as soon as it was on disk.
        room = self.rooms.setdefault(id, Room(id, table))
        ROOMS.set(len(self.rooms))
        self._go_on(room)
        # Where nobody listened for it any more, anything may have been written.
        heard = self._coming.pop(id, sys.maxsize)
        if heard > room.table.number and self.database.is_postgresql:
            self.spawn(lasting(lambda: self._hear_all(room, heard)))
        return room

    def _take_in(self, room: Room, *pages: log.Page) -> None:
        """What was written is taken in, and everybody who watches is told: both, or neither."""
        for page in pages:
            room.table.turn_page(page)
            if any(isinstance(entry, log.Forgotten) for entry in page.entries):
                room.forget_late()
        if pages:
            self._go_on(room)

    async def _fold_on(self) -> None:
        while True:
            await asyncio.sleep(10)
            self.fold()

    def fold(self, idle: int = IDLE) -> None:
        """Fold up the tables that nobody uses; they are all in the store."""
        for room in list(self.rooms.values()):
            is_busy = room.clients or room.thinking or room.lock.locked()
            if not is_busy and now() - room.used > idle:
                for timer in (room.timer, room.late_timer):
                    if timer is not None:
                        timer.cancel()
                del self.rooms[room.id]
        ROOMS.set(len(self.rooms))

    async def carry_out(self, room: Room, decide: Decide) -> int:
        """Do what is decided: first on disk, then at the table, then on all screens."""
        room.used = now()
        async with room.lock:
            for _ in range(5):
                try:
                    entries = decide(room.table)
                except ClaimsteadError:
                    # Refused for what another server has changed by now?
                    if not self.database.is_postgresql or not await self._catch_up(room):
                        raise
                    continue
                if not entries:
                    return room.table.number
                if await self._write(room, entries):
                    break
                await self._catch_up(room)
            else:
                raise NotNow("busy")
            return room.table.number

    async def carry_out_for(self, room: Room, person: str, decide: Decide) -> int:
        """The same for a person; the number of the page, as they may know it.

        Who watches with a delay is refused by what they may know. What they then learn is nothing.
        """
        if not room.is_late_for(person):
            return await self.carry_out(room, decide)
        decide(room.late_table())
        try:
            await self.carry_out(room, decide)
        except ClaimsteadError as error:
            raise NotNow("players-only") from error
        return room.table_for(person).number

    async def _write(self, room: Room, entries: tuple[log.AnyEntry, ...]) -> bool:
        table = room.table
        page = log.Page(room.now(), entries)
        matters = any(not isinstance(each, log.Moved | log.Said) for each in entries)
        ends = table.status == "playing" and _ends(table, entries)
        summary = persons = None
        if matters or ends:
            status = "over" if ends else _status(table, entries)
            summary = _summary(room.id, table)._replace(status=status, updated=page.at)
            persons = {each.person for each in entries if isinstance(each, log.Sat)}
            if ends:
                persons = {chair.person for chair in table.chairs.values() if chair.person}
        try:
            start = perf_counter()
            await self.logs.append(room.id, table.number + 1, page, summary, persons or ())
            WRITING.observe(perf_counter() - start)
        except Conflict:
            return False
        self._take_in(room, page)
        MOVES.inc(sum(isinstance(each, log.Moved) for each in entries))
        return True

    async def _catch_up(self, room: Room) -> bool:
        """Read what others wrote; whether there was anything."""
        pages = await self.logs.read(room.id, room.table.number)
        self._take_in(room, *pages)
        return bool(pages)

    def heard(self, id: str, number: int, body: str = "") -> None:
        """A page was written, maybe by another server; its text where it is short."""
        if id in self._coming:
            self._coming[id] = max(self._coming[id], number)
        room = self.rooms.get(id)
        if room is None or room.table.number >= number:
            return
        if body and room.table.number == number - 1 and not room.lock.locked():
            self._take_in(room, self.logs.page_of(body))
        else:
            self.spawn(lasting(lambda: self._hear_all(room, number)))

    def heard_nothing(self) -> None:
        """For a while nobody listened: anything may have been written at every table."""
        self._coming = dict.fromkeys(self._coming, sys.maxsize)
        for room in list(self.rooms.values()):
            self.heard(room.id, room.table.number + 1)

    async def _hear_all(self, room: Room, number: int) -> None:
        async with room.lock:
            if room.table.number < number:
                await self._catch_up(room)

    # People

    def end_person(self, person: str) -> None:
        """The connections of a person end."""
        self._end({client for client in self.clients if client.person == person})

    def end_sessions(self, ids: set[str]) -> None:
        self._end({client for client in self.clients if client.session in ids})

    def _end(self, clients: set[Client]) -> None:
        for client in clients:
            # At once: whatever it has sent is not done any more.
            client.is_over = True
            self.spawn(client.end())

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
            room = await self.room(id)
            await self.carry_out(room, lambda table: table.rename(person, was, name))

    async def forget(self, person: str) -> None:
        """Delete what is kept of a person. Their seats are given up, and games lose the name."""
        self.end_person(person)
        unfinished = await self.logs.unfinished_tables_of(person)
        for id in {*unfinished, *self.rooms}:
            room = await self.room(id)
            await self.carry_out(room, lambda table: table.forget(person))
            for seat in room.table.seats_of(person):
                if room.table.status == "playing" and not room.table.chairs[seat].forfeited:
                    await self.carry_out(room, lambda table, seat=seat: table.resign(seat))  # type: ignore[misc]
        await self.people.forget(person)
        self.end_person(person)

    # What follows of itself

    def _go_on(self, room: Room) -> None:
        """After a change: tell all who watch, set the timer, let a computer player think."""
        self.tell_all(room)
        table = room.table
        self._set_late_timer(room)
        self._set_timer(room)
        if table.thinker is not None and room.thinking is None:
            room.thinking = self.spawn(self._think(room))
        if table.settings.rated and room.late_table().status == "over":
            # Ratings are for all to see: as late as the end itself.
            self.spawn(lasting(lambda: settle(self.ratings, room.id, table)))
        if table.is_revealed and room.late_table().is_revealed:
            self.spawn(lasting(lambda: note(self.games, room.id, table)))
        match, when_over = table.match, self.when_over
        if table.status == "over" and match and not table.released and when_over:
            self.spawn(lasting(lambda: when_over(match)))

    def tell_all(self, room: Room) -> None:
        """Who watches with a delay is told when there is something for them, and only then."""
        for client in room.clients:
            if not room.is_late_for(client.person):
                client.changed(room)
            elif room.late_table().status == "gathering":
                self._tell_later(room, client)

    def _tell_later(self, room: Room, client: Client) -> None:
        watching = client.watching.get(room.id)
        if watching is not None and room.late_table().number > watching.since:
            client.changed(room)

    def tell_of_absence(self, room: Room) -> None:
        """Who went may be taken over after a while: then all are told again."""
        grace = grace_of(room.table.settings)
        if grace is not None and room.table.status == "playing":
            asyncio.get_running_loop().call_later(grace / 1000 + 0.05, self.tell_all, room)

    def _set_late_timer(self, room: Room) -> None:
        """For the next page that those who watch with a delay shall see."""
        if room.late_timer is not None:
            room.late_timer.cancel()
            room.late_timer = None
        due = room.next_late()
        if due is not None:
            wait = max(due - room.now(), 0) / 1000 + 0.01
            room.late_timer = asyncio.get_running_loop().call_later(wait, self._tell_late, room)

    def _tell_late(self, room: Room) -> None:
        for client in room.clients:
            if room.is_late_for(client.person):
                self._tell_later(room, client)
        if room.next_late() is not None:
            self._set_late_timer(room)
        elif room.table.status == "over":
            self._go_on(room)

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = room.table.deadline
        if deadline is not None:
            wait = max(deadline, room.spared) - room.now()
            room.timer = asyncio.get_running_loop().call_later(
                min(max(wait, 0) / 1000 + 0.02, 86_400),
                lambda: self.spawn(lasting(lambda: self._run_out(room))),
            )

    async def _run_out(self, room: Room) -> None:
        if room.now() >= room.spared:
            await self.carry_out(room, lambda table: table.run_out(room.now()))
        self._set_timer(room)

    async def _think(self, room: Room) -> None:
        try:
            await lasting(lambda: self._think_on(room))
        finally:
            room.thinking = None

    async def _think_on(self, room: Room) -> None:
        """The moves of computer players, until it is a person's turn."""
        while (level := room.table.thinker) is not None:
            number, seat = room.table.number, room.table.actor
            if not await self._may_think(room, number):
                await asyncio.sleep(LEASE / 1000)
                continue
            view = room.table.game.view(room.table.state, seat)
            lease = self.spawn(self._renew(room, number))
            try:
                move, why = await self.thinkers.choose(room.table.game, view, level)
            finally:
                lease.cancel()

            def decide(table: Table) -> tuple[log.AnyEntry, ...]:
                if table.number != number and (table.actor, table.thinker) != (seat, level):  # noqa: B023
                    return ()
                return table.move(seat or "", move, why=why)  # noqa: B023

            try:
                await self.carry_out(room, decide)
            except ClaimsteadError:
                # The table changed while it thought: it looks again.
                if room.table.number == number:
                    raise

    async def _may_think(self, room: Room, number: int) -> bool:
        if not self.database.is_postgresql:
            return True
        return await self.logs.claim_thought(room.id, number, now(), now() + LEASE)

    async def _renew(self, room: Room, number: int) -> None:
        while self.database.is_postgresql:
            await asyncio.sleep(LEASE / 3000)
            await self.logs.renew_thought(room.id, number, now() + LEASE)

    # New games after old ones

    async def rematch(self, room: Room, person: str) -> str:
        """The next game of the same people: everybody moves up one seat."""
        table = room.table
        if not table.seats_of(person):
            raise NotNow("players-only")
        if table.status != "over":
            raise NotNow("not-over")
        if table.rematch is not None and await self.logs.read(table.rematch):
            return table.rematch
        # The old table names the new one first: of two who ask at once both get the same.
        new = new_id()
        await self.carry_out(room, lambda old: () if old.rematch else (log.Rematched(table=new),))
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


def _summary(id: str, table: Table) -> Summary:
    settings = table.settings
    return Summary(id, settings.setup, table.status, settings.public, table.at)


def _status(table: Table, entries: tuple[log.AnyEntry, ...]) -> str:
    for each in entries:
        if isinstance(each, log.Started):
            return "playing"
        if isinstance(each, log.Closed):
            return "closed"
    return table.status


def _ends(table: Table, entries: tuple[log.AnyEntry, ...]) -> bool:
    """Whether these entries end the game."""
    if isinstance(entries[-1], log.Moved):
        return table.game.actor(table.foreseen_state) is None
    return any(
        isinstance(each, log.Forfeited)
        and not any(isinstance(other, log.TakenOver) for other in entries)
        for each in entries
    )
