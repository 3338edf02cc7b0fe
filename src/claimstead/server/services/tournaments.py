"""Tournaments: their logs, their tables, and what follows when a table is over."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial

from claimstead.core import ClaimsteadError
from claimstead.server.live.live_table import LiveTable
from claimstead.server.live.table_registry import ID, TableRegistry, new_id
from claimstead.server.services.notices import NoticeService
from claimstead.server.services.outage import lasting
from claimstead.server.services.ratings import shown
from claimstead.store import Conflict, Tournaments
from claimstead.table.clock import now
from claimstead.table.forgetting import NAMELESS
from claimstead.table.playing import forget, leave, release
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import new_secret
from claimstead.table.tournament.entries import TournamentOpened, TournamentSettings
from claimstead.table.tournament.tournament import OVER, Entries, Tournament

TRIES = 20
"""So many others may be quicker before somebody is told to try again."""
SWEEP_SECONDS = 10
"""So often it is looked after all that are being played: a server may have ended in a round."""
MOST_OPEN = 10
"""Tournaments of one arbiter that are not over."""

Decide = Callable[[Tournament], Entries]


class TournamentService:
    """All tournaments. None is kept in memory: each is read when it is asked for."""

    def __init__(self, registry: TableRegistry, notices: NoticeService) -> None:
        self.registry = registry
        self._notices = notices
        self.store: Tournaments = registry.tournaments
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._nudged: set[str] = set()
        self._called: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
        """Of each tournament, who was called to which table by this server."""
        registry.when_tournament_goes_on = self.nudge

    async def open(self, settings: TournamentSettings, owner: str) -> str:
        """A new tournament; the luck of all its rounds is sealed now."""
        settings.check()
        own = [await self.tournament(id) for id in await self.store.of(owner)]
        if sum(each.owner == owner and not each.is_finished for each in own) >= MOST_OPEN:
            raise NotNow("tournament-too-many", most=MOST_OPEN)
        id = new_id()
        opened = TournamentOpened(settings=settings, owner=owner, secret=new_secret(), at=now())
        await self.store.open(id, opened)
        return id

    async def tournament(self, id: str) -> Tournament:
        entries = await self.store.read(id) if ID.fullmatch(id) else []
        if not entries:
            raise NotNow("no-such-tournament")
        return Tournament(entries)

    async def change(self, id: str, decide: Decide) -> Tournament:
        """Write what is decided, all or nothing; decided again where another was quicker."""
        for _ in range(TRIES):
            tournament = await self.tournament(id)
            # A round of many players takes a while to pair.
            entries = await asyncio.to_thread(decide, tournament)
            if not entries:
                return tournament
            number = tournament.number + 1
            for entry in entries:
                tournament.take(entry)
            try:
                await self.store.append(id, tournament, entries, number)
            except Conflict:
                continue
            return tournament
        raise NotNow("busy")

    # What people do

    async def start(self, id: str, person: str) -> None:
        tournament = await self.tournament(id)
        kind = f"{tournament.game.name} {tournament.game.players}"
        known = await self.registry.ratings.of(kind, sorted(tournament.roster.entered))
        ratings = {each: shown(rating) for each, rating in known.items()}
        await self.change(id, lambda each: each.start(person, ratings, now()))
        await self.settle(id)

    async def withdraw(self, id: str, person: str) -> None:
        """Somebody leaves, and gives up the game under way."""
        tournament = await self.change(id, lambda each: each.withdraw(person, now()))
        await self._give_up(id, tournament, {person})
        await self.settle(id)

    async def remove(self, id: str, arbiter: str, player: int, note: str) -> None:
        """The arbiter takes a player out, whose game under way is given up."""
        before = await self.tournament(id)
        tournament = await self.change(id, lambda each: each.remove(arbiter, player, note, now()))
        await self._give_up(id, tournament, {before.players[player].person or ""})
        await self.settle(id)

    async def act(self, id: str, decide: Decide) -> None:
        """Whatever else is decided, and what follows from it."""
        await self.change(id, decide)
        await self.settle(id)

    # What follows of itself

    async def settle_on(self) -> None:
        """Look after all that are being played, whichever server began their rounds."""
        while True:
            await lasting(self.settle_all)
            await asyncio.sleep(SWEEP_SECONDS)

    async def settle_all(self) -> None:
        for id in await self.store.running():
            await self.nudge(id)

    async def nudge(self, id: str) -> None:
        """Something happened; where somebody else is about to look, they see it."""
        if id not in self._nudged:
            self._nudged.add(id)
            await self.settle(id)

    async def settle(self, id: str) -> None:
        """Results, replays, the next round, the end: whatever is due.

        It can be asked at any time and by several servers at once; what is done is not done again.
        """
        async with self._locks[id]:
            self._nudged.discard(id)
            tournament = await self.tournament(id)
            if tournament.is_finished:
                self._locks.pop(id, None)
                self._called.pop(id, None)
                return
            tournament = await self._drop_deleted(id, tournament)
            tournament = await self._count(id, tournament)
            await self._release(tournament)
            tournament = await self.change(id, lambda each: each.replay(new_id, now()))
            if not tournament.waits_for_arbiter:
                tournament = await self.change(id, lambda each: each.pair(new_id, now()))
            for spot in tournament.running():
                await self._call(id, tournament, *spot)
            await self.change(id, lambda each: each.finish(now()))

    async def next_round(self, id: str, person: str) -> None:
        """The arbiter begins a round."""
        await self.change(id, lambda each: each.pair_by_hand(person, new_id, now()))
        await self.settle(id)

    async def _drop_deleted(self, id: str, tournament: Tournament) -> Tournament:
        members = tournament.members()
        gone = members - (await self.registry.people.owners(members)).keys()
        if not gone:
            return tournament
        tournament = await self.change(id, lambda each: each.drop(gone, now()))
        await self._give_up(id, tournament, gone)
        await self._forget_names(id, tournament, gone)
        return tournament

    async def _forget_names(self, id: str, tournament: Tournament, gone: set[str]) -> None:
        """A table that was opened while somebody was deleted may have got their name."""
        for spot in tournament.running():
            live = await self._live(id, tournament, *spot)
            for person in gone & live.table.seating.people:
                await live.carry_out(partial(forget, person=person))
        for person in gone:
            await self.registry.people.forget(person)

    async def _count(self, id: str, tournament: Tournament) -> Tournament:
        """Write down the results of all tables that are over, for spectators too."""
        for number, pairing, table in tournament.running():
            live = await self._live(id, tournament, number, pairing, table)
            late = live.late_table()
            if late.status in OVER:
                tournament = await self.change(
                    id,
                    lambda each, at=(number, pairing, table), late=late: each.counted(  # type: ignore[misc]
                        *at, late, now()
                    ),
                )
        return tournament

    async def _give_up(self, id: str, tournament: Tournament, persons: Iterable[str]) -> None:
        """These give up the games that they are in."""
        for spot in tournament.running():
            live = await self._live(id, tournament, *spot)
            for seat in [each for person in persons for each in live.table.seats_of(person)]:
                await live.carry_out(partial(leave, seat=seat))

    async def open_own(self, id: str, tournament: Tournament, person: str) -> None:
        """Whoever is told of their table finds it open, though the round began a moment ago."""
        player = tournament.player_of(person)
        for number, pairing, table in tournament.running():
            if player in tournament.rounds[number][pairing].players:
                await self._live(id, tournament, number, pairing, table)

    async def _live(
        self, id: str, tournament: Tournament, number: int, pairing: int, table: str
    ) -> LiveTable:
        """A table of a round. It may have been announced only: then it is opened."""
        try:
            return await self.registry.live_table(table)
        except NotNow:
            opened = tournament.opening(id, number, pairing, table)
        players = [tournament.players[each] for each in tournament.rounds[number][pairing].players]
        persons = [each.person for each in players if each.person]
        owners = await self.registry.people.owners(persons)
        names = dict.fromkeys(persons, NAMELESS)
        names |= {person: owner.name for person, owner in owners.items()}
        try:
            live = await self.registry.open_as(
                table,
                opened,
                lambda new: tournament.seating(new, number, pairing, table, names),
            )
        except Conflict:
            live = await self.registry.live_table(table)
        gone = set(persons) - owners.keys()
        if gone:
            await self._give_up(id, tournament, gone)
        return live

    async def _call(
        self, id: str, tournament: Tournament, number: int, pairing: int, table: str
    ) -> None:
        """Those who play at a table of a round are told that it has begun, once."""
        live = await self._live(id, tournament, number, pairing, table)
        told = str(number + 1)
        for person in live.table.seating.people:
            if (person, table) in self._called[id]:
                continue
            await self._notices.notify(
                person,
                "round",
                key=f"round {id} {told}",
                path=f"/table/{table}",
                table=table,
                name=tournament.settings.name,
                round=told,
            )
            self._called[id].add((person, table))

    async def _release(self, tournament: Tournament) -> None:
        """The tables of a duplicate round may be seen when all of them are over."""
        last = len(tournament.rounds) - 1
        if not tournament.plan.is_duplicate or last < 0 or not tournament.is_round_over(last):
            return
        for game in tournament.rounds[last]:
            for table in game.tables:
                live = await self.registry.live_table(table)
                try:
                    await live.carry_out(release)
                except ClaimsteadError:
                    # Another server was quicker.
                    if not live.table.released:
                        raise
