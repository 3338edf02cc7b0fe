"""Who is at the tables of the other servers on the same PostgreSQL.

The servers tell each other who of the players is connected to them. One that has not been heard of
for a while is gone, and so are those who were connected to it.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from claimstead.server.clock import now
from claimstead.server.room import Room

if TYPE_CHECKING:
    from claimstead.server.hall import Hall

logger = logging.getLogger("claimstead.presence")

CHANNEL = "claimstead_presence"
BEAT = 5
"""Seconds between two signs of life."""
SILENCE = 15_000
"""A server that says nothing for so many milliseconds is gone."""
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")


class Presence:
    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._server = secrets.token_hex(4)
        self._heard_of: dict[str, int] = {}

    def changed(self, room: Room) -> None:
        """A player came to a table here, or went."""
        self._tell("here", room.id, *sorted(room.players_here()))

    def ask(self, room: Room) -> None:
        """Who is at this table elsewhere?"""
        self._tell("who", room.id)

    def _tell(self, *words: str) -> None:
        if self._hall.database.is_postgresql:
            self._hall.spawn(self._send(" ".join((self._server, *words))))

    async def _send(self, told: str) -> None:
        try:
            async with self._hall.database.engine.begin() as connection:
                await connection.execute(NOTIFY, {"told": told})
        except (SQLAlchemyError, OSError) as error:
            # All is told and asked again when the database is back.
            logger.warning("not told", extra={"why": type(error).__name__})

    def heard(self, told: str) -> None:
        """What another server says."""
        server, kind, *words = told.split(" ")
        if server == self._server:
            return
        self._heard_of[server] = now()
        room = self._hall.rooms.get(words[0]) if words else None
        if room is None:
            return
        if kind == "here" and room.elsewhere.get(server, set()) != set(words[1:]):
            room.set_elsewhere(server, set(words[1:]))
            self._hall.tell_all(room)
            self._hall.tell_of_absence(room)
        elif kind == "who" and room.players_here():
            self.changed(room)

    async def beat_on(self) -> None:
        """Give signs of life, and notice where there are none."""
        while True:
            self._tell("alive")
            self.forget_silent()
            await asyncio.sleep(BEAT)

    def forget_silent(self) -> None:
        """Nobody is connected to a server that is gone."""
        silent = {each for each, at in self._heard_of.items() if now() - at > SILENCE}
        for server in silent:
            del self._heard_of[server]
        for room in self._hall.rooms.values():
            for server in silent & room.elsewhere.keys():
                room.set_elsewhere(server, set())
                self._hall.tell_all(room)
                self._hall.tell_of_absence(room)
