"""A table that is in use at this server: who watches it, and where its pages are kept."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import TYPE_CHECKING, Any

from claimstead.core import ClaimsteadError
from claimstead.players import Reason
from claimstead.protocol.updates import forget_told
from claimstead.server.metrics import MOVES, WRITING
from claimstead.server.services.computer_players import STAND_INS
from claimstead.server.services.outage import lasting
from claimstead.server.services.ratings import settle
from claimstead.server.services.results import note
from claimstead.store import Conflict, Summary
from claimstead.table import entries as log
from claimstead.table.clock import now
from claimstead.table.decision import Decision
from claimstead.table.delayed import Delayed
from claimstead.table.host import Decide, Host
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

if TYPE_CHECKING:
    from claimstead.server.live.client import Client
    from claimstead.server.live.table_registry import TableRegistry

LEASE = 4_000
"""For so long a server may compute a move before another may."""


class LiveTable(Host):
    def __init__(self, id: str, table: Table, registry: "TableRegistry") -> None:
        super().__init__(id, table)
        self.registry = registry
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """The players who are connected to other servers, by server."""
        self.hidden_elsewhere: dict[str, set[str]] = {}
        """Those of them who have no page in sight, by server."""
        self.watchers_elsewhere: dict[str, int] = {}
        """How many watch who do not play, by server."""
        self.players_told: set[str] = set()
        """The players here of whom other servers were told last."""
        self._arranged = 0
        self._seen: dict[str, int] = {}
        """When those who went were last here."""
        self._unfolded = now()
        self.record: tuple[int, str] | None = None
        """The file of a game that is over, and after which page it was made."""
        self._delayed = Delayed(table)
        self._late_timer: asyncio.TimerHandle | None = None
        self._concluded = 0
        """The last page, as late as for all, after which ratings and lists were looked at."""

    # Who is here

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

    def set_watchers(self, server: str, count: int) -> None:
        """So many watch at another server."""
        self.watchers_elsewhere[server] = count
        if not count:
            del self.watchers_elsewhere[server]
        self._crowd += 1

    def people_here(self) -> set[str]:
        return {client.person for client in self.clients}

    def players_here(self) -> set[str]:
        return {person for person in self.people_here() if self.table.seats_of(person)}

    def watchers_here(self) -> set[str]:
        """Those who watch and do not play."""
        return self.people_here() - self.players_here()

    def present(self) -> set[str]:
        """The people who watch, players also from other servers."""
        return self.people_here().union(*self.elsewhere.values())

    def hidden_here(self) -> set[str]:
        """The players whose pages here are all out of sight."""
        return self.players_here() - self._looking_here()

    def looking(self) -> set[str]:
        """The people who see what happens: present, with a page in sight."""
        elsewhere = (
            players - self.hidden_elsewhere.get(server, set())
            for server, players in self.elsewhere.items()
        )
        return self._looking_here().union(*elsewhere)

    def _looking_here(self) -> set[str]:
        return {client.person for client in self.clients if client.is_looking}

    def away(self, person: str | None) -> int | None:
        """Nobody is away for longer than the table has been in use here: what was before is
        unknown."""
        if person in self.present():
            return None
        return now() - self._seen.get(person or "", self._unfolded)

    @property
    def pace(self) -> float:
        """As those who play here wish; of several, whoever wishes to see it the slowest."""
        paces = (
            client.watching[self.id].pace
            for client in self.clients
            if self.id in client.watching and self.table.seats_of(client.person)
        )
        return max(paces, default=0.0)

    @property
    def stands_in(self) -> bool:
        players = self.registry.computer_players
        return players.is_plain and any(
            chair.player in STAND_INS for chair in self.table.chairs.values()
        )

    def spectators(self, table: Table) -> int:
        here = sum(1 for client in self.clients if not table.seats_of(client.person))
        return here + sum(self.watchers_elsewhere.values())

    # Who watches with a delay

    def table_for(self, person: str) -> Table:
        return self.table if self.table.seats_of(person) else self.late_table()

    def is_late_for(self, person: str) -> bool:
        """Whether somebody is told of this table with a delay: all of it, not only its moves."""
        return bool(self.table.settings.delay) and not self.table.seats_of(person)

    def now_for(self, person: str) -> int:
        return self.now() - (self.table.settings.delay * 1000 if self.is_late_for(person) else 0)

    def late_table(self) -> Table:
        """The table as spectators may see it: behind by the delay that was agreed."""
        return self._delayed.at(self.now())

    # What is written

    async def carry_out_for(self, person: str, decide: Decide) -> int:
        """Do what is decided for a person; the number of the page, as they may know it.

        Who watches with a delay is refused by what they may know. What they then learn is nothing.
        """
        if not self.is_late_for(person):
            return await self.carry_out(decide)
        decide(self.late_table())
        try:
            await self.carry_out(decide)
        except ClaimsteadError as error:
            raise NotNow("players-only") from error
        return self.table_for(person).number

    async def write(self, page: log.Page, decision: Decision) -> bool:
        summary, people = _listed(self.id, self.table, page, decision)
        when_due = self.registry.when_due if self.table.settings.clock.is_by_days else None
        start = perf_counter()
        try:
            await self.registry.logs.append(
                self.id,
                self.table.number + 1,
                page,
                summary,
                people,
                calls=when_due is not None,
            )
        except Conflict:
            await self._read_on()
            return False
        WRITING.observe(perf_counter() - start)
        MOVES.inc(len(decision.chosen))
        if when_due is not None:
            when_due()
        return True

    async def catch_up(self) -> bool:
        return self.registry.database.is_shared and await self._read_on()

    async def _read_on(self) -> bool:
        """Read what others wrote; whether there was anything."""
        pages = await self.registry.logs.read(self.id, self.table.number)
        self.take_in(pages)
        return bool(pages)

    def heard(self, number: int, body: str = "") -> None:
        """A page was written, maybe by another server; its text where it is short."""
        if self.table.number >= number:
            return
        if body and self.table.number == number - 1 and not self.lock.locked():
            self.take_in((self.registry.logs.page_of(body),))
        else:
            self.spawn(lasting(lambda: self.read_until(number)))

    async def read_until(self, number: int) -> None:
        """Take in all up to this page."""
        async with self.lock:
            if self.table.number < number:
                await self._read_on()

    # What follows of itself

    def conclude(self) -> None:
        """Ratings and lists are for all to see: as late as the end itself."""
        late = self.late_table()
        if late.number == self._concluded:
            return
        self._concluded = late.number
        is_rated = self.table.settings.rated and late.status == "over"
        is_listed = self.table.is_revealed and late.is_revealed
        if is_rated or is_listed:
            self.spawn(self._enter(is_rated=is_rated, is_listed=is_listed))
        self._tell_match(late)

    async def _enter(self, *, is_rated: bool, is_listed: bool) -> None:
        """The rating first: what is in no list is looked after by the next server."""
        table, registry = self.table, self.registry
        if is_rated:
            await lasting(lambda: settle(registry.ratings, self.id, table, registry.season))
        if is_listed:
            await lasting(lambda: note(registry.games, self.id, table))

    def _tell_match(self, late: Table) -> None:
        """The duplicate match, or the tournament, that this game belongs to goes on."""
        table, registry = self.table, self.registry
        match, when_over = table.match, registry.when_over
        tournament, goes_on = table.tournament, registry.when_tournament_goes_on
        if tournament and goes_on and late.status == "over":
            self.spawn(lasting(lambda: goes_on(tournament)))
        elif match and not tournament and not table.released and when_over:
            self.spawn(lasting(lambda: when_over(match)))

    def tell(self) -> None:
        """Who watches with a delay is told when there is something for them, and only then."""
        if self._arranged != self.table.arranged:
            self._arranged = self.table.arranged
            self.registry.presence.arranged(self)
        for client in self.clients:
            if not self.is_late_for(client.person):
                client.changed(self)
        if self.table.settings.delay:
            self._tell_late()
        if self.clients:
            # After all of them have been told.
            asyncio.get_running_loop().call_soon(forget_told, self)

    def _tell_late(self) -> None:
        """Who watches with a delay is told all that they may see by now, and again when it is more.

        One look at the clock decides both: a page that became visible in between would be lost.
        """
        if self._late_timer is not None:
            self._late_timer.cancel()
            self._late_timer = None
        at = self.now()
        visible = self._delayed.at(at).number
        for client in self.clients:
            watching = client.watching.get(self.id)
            if self.is_late_for(client.person) and watching and visible > watching.since:
                client.changed(self)
        due = self._delayed.next(at)
        if due is not None:
            wait = max(due - at, 0) / 1000 + 0.01
            self._late_timer = asyncio.get_running_loop().call_later(wait, self._tell_late)
        if self.table.status == "over":
            self.conclude()

    def tell_of_absence(self) -> None:
        """Who went may be taken over after a while: then all are told again."""
        grace = self.table.grace
        if grace is not None and self.table.status == "playing":
            asyncio.get_running_loop().call_later(grace / 1000 + 0.05, self.tell)

    def rest(self) -> None:
        super().rest()
        if self._late_timer is not None:
            self._late_timer.cancel()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.registry.spawn(work)

    async def lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        await lasting(work)

    async def choose(
        self, view: Any, level: str, character: str | None
    ) -> tuple[str, Reason, float] | None:
        """In processes of their own; of several servers one thinks."""
        number, players = self.table.number, self.registry.computer_players
        if not self.registry.database.is_shared:
            return await players.choose(self.table.game, view, level, character)
        if not await self.registry.logs.claim_thought(self.id, number, now(), now() + LEASE):
            await asyncio.sleep(LEASE / 1000)
            return None
        lease = self.spawn(self._renew(number))
        try:
            return await players.choose(self.table.game, view, level, character)
        finally:
            lease.cancel()

    async def _renew(self, number: int) -> None:
        while True:
            await asyncio.sleep(LEASE / 3000)
            await self.registry.logs.renew_thought(self.id, number, now() + LEASE)


def summary_of(id: str, table: Table) -> Summary:
    """What the list of tables says of one."""
    settings = table.settings
    return Summary(id, settings.setup, table.status, settings.public, table.at)


def _listed(
    id: str, table: Table, page: log.Page, decision: Decision
) -> tuple[Summary | None, set[str]]:
    """What a page changes in the list of tables, and of which people; mostly nothing."""
    ends = decision.status == "over" and table.status == "playing"
    if not ends and all(isinstance(each, log.Moved | log.Said) for each in page.entries):
        return None, set()
    summary = summary_of(id, table)._replace(status=decision.status, updated=page.at)
    if ends:
        return summary, {chair.person for chair in table.chairs.values() if chair.person}
    return summary, {each.person for each in page.entries if isinstance(each, log.Sat)}
