"""Duplicate matches: their logs, their tables, and what follows when a table is over."""

from collections.abc import Callable
from functools import partial

from claimstead.core import ClaimsteadError
from claimstead.server.live.live_table import LiveTable
from claimstead.server.live.table_registry import ID, TableRegistry, new_id
from claimstead.store import Conflict, Matches
from claimstead.table.clock import now
from claimstead.table.match import Match, Spot
from claimstead.table.match_entries import AnyMatchEntry, MatchOpened, MatchSettings
from claimstead.table.playing import leave, release
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import new_secret

TRIES = 20
"""So many others may be quicker before somebody is told to try again."""

Decide = Callable[[Match], tuple[AnyMatchEntry, ...]]


class Duplicates:
    """All matches. None is kept in memory: each is read when it is asked for."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = Matches(registry.database)
        registry.when_over = self.settle

    async def open(self, settings: MatchSettings, owner: str) -> str:
        """A new match, with a secret for every board."""
        settings.check()
        secrets = tuple(new_secret() for _ in range(settings.boards))
        opened = MatchOpened(settings=settings, owner=owner, secrets=secrets, at=now())
        id = new_id()
        await self.store.append(id, 1, opened, now())
        return id

    async def match(self, id: str) -> Match:
        entries = await self.store.read(id) if ID.fullmatch(id) else []
        if not entries:
            raise NotNow("no-such-match")
        return Match(entries)

    async def change(self, id: str, decide: Decide) -> Match:
        """Write what is decided; decided again where another was quicker."""
        for _ in range(TRIES):
            match = await self.match(id)
            try:
                for entry in decide(match):
                    await self.store.append(id, match.number + 1, entry, now())
                    match.take(entry)
            except Conflict:
                continue
            return match
        raise NotNow("busy")

    async def play(self, id: str, person: str) -> str:
        """The table of a person's next board, begun if nobody of the group has."""
        await self.settle(id)
        table = new_id()
        match = await self.change(id, lambda match: match.begin(person, table))
        spot = match.spot_of(person)
        assert spot is not None, "who begins has joined"
        board = match.next_board(spot[0])
        assert board is not None, "and has a board to play"
        live = await self._room(id, match, (spot[0], board))
        return live.id

    async def _room(self, id: str, match: Match, spot: Spot) -> LiveTable:
        """The table of a group for a board. It may have been announced only: then it is opened."""
        table = match.tables[spot]
        try:
            return await self.registry.live_table(table)
        except NotNow:
            opened = match.opening(id, *spot)
        try:
            return await self.registry.open_as(table, opened, lambda new: match.seating(new, *spot))
        except Conflict:
            return await self.registry.live_table(table)

    async def end(self, id: str, person: str) -> None:
        """The owner ends it: who is still playing gives up."""
        match = await self.change(id, lambda match: match.end(person))
        for spot in match.tables.keys() - match.scores.keys():
            live = await self._room(id, match, spot)
            for seat, chair in live.table.chairs.items():
                if chair.person:
                    await live.carry_out(partial(leave, seat=seat))
        await self.settle(id)

    async def settle(self, id: str) -> None:
        """Whatever follows of itself: results, tables of computer players, the end.

        It can be asked at any time and by several servers at once; what is done is not done again.
        """
        match = await self.match(id)
        for spot in sorted(match.tables.keys() - match.scores.keys()):
            live = await self._room(id, match, spot)
            if live.table.status == "over":
                match = await self.change(
                    id,
                    lambda match, live=live, spot=spot: match.scored(live.table, *spot),  # type: ignore[misc]
                )
        match = await self.change(id, lambda match: match.begin_benches(new_id))
        for spot in match.tables.keys() - match.scores.keys():
            await self._room(id, match, spot)
        match = await self.change(id, Match.finish)
        if match.is_finished:
            await self._release(match)

    async def _release(self, match: Match) -> None:
        """All tables are over: their secrets may be told."""
        for table in match.tables.values():
            live = await self.registry.live_table(table)
            if not live.table.released:
                try:
                    await live.carry_out(release)
                except ClaimsteadError:
                    # Another server was quicker.
                    if not live.table.released:
                        raise
