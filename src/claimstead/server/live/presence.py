"""Who is at the other servers on the same database.

The servers tell each other who of the players of a table is connected to them, how many watch it
(not who), and who of those with an account is there at all, for their friends. One that has not
been heard of for a while is gone, and so are those who were connected to it.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from claimstead.server.live.live_table import LiveTable
from claimstead.store import PersonRow
from claimstead.table.clock import now

if TYPE_CHECKING:
    from claimstead.server.live.table_registry import TableRegistry

logger = logging.getLogger("claimstead.presence")

CHANNEL = "claimstead_presence"
BEAT = 5
"""Seconds between two signs of life."""
SOON = 1
"""Seconds until the others hear who has come and gone."""
AT_ONCE = 200
"""People in one notice: PostgreSQL takes 8,000 bytes."""
SILENCE = 15_000
"""A server that says nothing for so many milliseconds is gone."""


class Presence:
    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._server = secrets.token_hex(4)
        self._heard_of: dict[str, int] = {}
        self._people: Counter[str] = Counter()
        self._people_elsewhere: dict[str, set[str]] = {}
        self._coming: dict[str, set[str]] = {}
        """Of a server that is just telling who is there: those who were named so far."""
        self._is_told = True
        self._in_order = asyncio.Lock()
        """What is told later arrives later."""

    def came(self, person: PersonRow) -> None:
        """Somebody connected here; others know of those with an account alone."""
        self._count(person, 1)

    def went(self, person: PersonRow) -> None:
        self._count(person, -1)

    def _count(self, person: PersonRow, change: int) -> None:
        if person.account is not None:
            self._people[person.id] += change
            # Nobody is remembered who has gone.
            self._people += Counter()
            self._is_told = False

    def people(self) -> set[str]:
        """Those with an account who are connected, to whichever server."""
        return set(self._people).union(*self._people_elsewhere.values())

    def changed(self, live: LiveTable) -> None:
        """A player came to a table here, went, or looks elsewhere."""
        live.players_told = live.players_here()
        told = [("here", live.id, *sorted(live.players_told))]
        if hidden := live.hidden_here():
            told.append(("hidden", live.id, *sorted(hidden)))
        # Whoever sits down watches no longer.
        told.append(("watch", live.id, str(len(live.watchers_here()))))
        self._tell_all(told)

    def arranged(self, live: LiveTable) -> None:
        """Maybe somebody sat down at a table, or stood up."""
        if live.players_here() != live.players_told:
            self.changed(live)

    def watched(self, live: LiveTable) -> None:
        """Somebody came to watch a table here, or went: the others hear how many there are."""
        self._tell("watch", live.id, str(len(live.watchers_here())))

    def ask_all(self) -> None:
        """Who is there at all, elsewhere? And those who are here are told anew."""
        self._tell("all")
        self._is_told = False

    def ask(self, live: LiveTable) -> None:
        """Who is at this table elsewhere?"""
        self._tell("who", live.id)

    def _tell(self, *words: str) -> None:
        self._tell_all([words])

    def _tell_all(self, notices: Sequence[tuple[str, ...]]) -> None:
        if self._registry.database.is_shared:
            self._registry.spawn(self._send(notices))

    async def _send(self, notices: Sequence[tuple[str, ...]]) -> None:
        """In one transaction: they arrive in this order."""
        told = [" ".join((self._server, *words)) for words in notices]
        try:
            async with self._in_order:
                await self._registry.database.tell(CHANNEL, told)
        except (SQLAlchemyError, OSError) as error:
            # All is told and asked again when the database is back.
            logger.warning("not told", extra={"why": type(error).__name__})

    def heard(self, told: str) -> None:
        """What another server says."""
        server, kind, *words = told.split(" ")
        if server == self._server:
            return
        if server not in self._heard_of:
            # It may have been silent for a while, or be new: it hears who is here.
            self._is_told = False
        self._heard_of[server] = now()
        if kind in ("people", "all"):
            self._heard_of_people(server, kind, words)
            return
        live = self._registry.live_tables.get(words[0]) if words else None
        if live is None:
            return
        if kind == "here":
            self._heard_of_players(server, live, set(words[1:]))
        elif kind == "hidden":
            live.hidden_elsewhere[server] = set(words[1:])
        elif kind == "watch":
            if live.watchers_elsewhere.get(server, 0) != int(words[1]):
                live.set_watchers(server, int(words[1]))
                live.tell()
        elif kind == "who":
            if live.players_here():
                self.changed(live)
            if live.watchers_here():
                self.watched(live)

    def _heard_of_players(self, server: str, live: LiveTable, players: set[str]) -> None:
        """All of them look, unless `hidden` comes after it."""
        live.hidden_elsewhere.pop(server, None)
        if live.elsewhere.get(server, set()) != players:
            live.set_elsewhere(server, players)
            live.tell()
            live.tell_of_absence()

    def _heard_of_people(self, server: str, kind: str, words: list[str]) -> None:
        """`people I N ID ...`: part I of N of those who are there."""
        if kind == "all":
            self._is_told = False
            return
        part, parts = int(words[0]), int(words[1])
        known = self._coming.setdefault(server, set()) if part else set()
        self._coming[server] = known | set(words[2:])
        if part == parts - 1:
            self._people_elsewhere[server] = self._coming.pop(server)

    async def beat_on(self) -> None:
        """Give signs of life, and notice where there are none."""
        self.ask_all()
        while True:
            self._tell("alive")
            self.forget_silent()
            for _ in range(BEAT // SOON):
                await self.tell_people()
                await asyncio.sleep(SOON)

    async def tell_people(self) -> None:
        """Who is here, if that has changed."""
        if self._is_told:
            return
        self._is_told = True
        known = sorted(self._people)
        some = [known[first : first + AT_ONCE] for first in range(0, len(known), AT_ONCE)] or [[]]
        parts = str(len(some))
        await self._send([("people", str(part), parts, *ids) for part, ids in enumerate(some)])

    def forget_silent(self) -> None:
        """Nobody is connected to a server that is gone."""
        silent = {each for each, at in self._heard_of.items() if now() - at > SILENCE}
        for server in silent:
            del self._heard_of[server]
            self._people_elsewhere.pop(server, None)
        for live in self._registry.live_tables.values():
            for server in silent & {*live.elsewhere, *live.watchers_elsewhere}:
                live.set_elsewhere(server, set())
                live.set_watchers(server, 0)
                live.tell()
                live.tell_of_absence()
