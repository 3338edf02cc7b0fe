"""A guest who plays on whatever happens to the server, and remembers what was acknowledged."""

import asyncio
import random

from tests.server.guest import LOST, Guest


class Lasting(Guest):
    """Comes back after every loss and sends again what was not answered."""

    patience = 10
    """A server that does not answer is left for the next one."""

    def __init__(self, addresses: list[str]) -> None:
        super().__init__(addresses[0])
        self.addresses = addresses
        self.acknowledged: dict[str, int] = {}
        self.losses = 0
        self._turn = 0
        self._sent = 0
        self._ids = "m"

    def use_ids(self, beginning: str) -> None:
        """Of moves, from now on: somebody who comes anew does not know the old ones."""
        self._ids = beginning

    async def come_back(self, table: str) -> None:
        """Connect again, to another server if there is one, and hear what was missed."""
        while True:
            try:
                await self.connect(self.addresses[self._turn % len(self.addresses)])
                since = self.updates[table]["number"] if table in self.updates else 0
                await self.send(kind="watch", table=table, since=since)
                seen = len(self.received)
                await self.until(lambda: len(self.received) > seen, seconds=20)  # noqa: B023
                return
            except LOST:
                self._turn += 1
                await asyncio.sleep(0.02)

    async def play_through(self, table: str, rng: random.Random) -> None:
        """Random moves until the game is over."""
        pending: tuple[str, str] | None = None
        while table not in self.updates or not self.is_over(table):
            try:
                if not self.is_connected:
                    self.losses += 1
                    await self.come_back(table)
                if pending is None:
                    await self.until(lambda: self.is_over(table) or self.is_due(table))
                    if self.is_over(table):
                        return
                    legal = self.updates[table]["legal"]
                    pending = (f"{self._ids}{self._sent}", rng.choice(legal)["move"])
                    self._sent += 1
                id, move = pending
                if not await self._is_kept(table, id, move):
                    continue
                self.acknowledged[id] = self.accepted[id]
                number = self.accepted[id]
                pending = None
                await self.until(lambda: self.updates[table]["number"] >= number)  # noqa: B023
            except LOST:
                # What is closed may fail at once, again and again: who reads gets a turn.
                await asyncio.sleep(0.01)

    async def _is_kept(self, table: str, id: str, move: str) -> bool:
        """Send a move; after a refusal for want of a database it is worth another try."""
        try:
            await self.request(kind="move", table=table, move=move, id=id)
        except AssertionError:
            if self.refusals[-1]["code"] != "table-no-database":
                raise
            self.refusals.clear()
            await asyncio.sleep(0.1)
            return False
        return True

    async def move_once(self, table: str, rng: random.Random) -> None:
        """One move, while all is well."""
        id = f"{self._ids}{self._sent}"
        self._sent += 1
        legal = self.updates[table]["legal"]
        await self.request(kind="move", table=table, move=rng.choice(legal)["move"], id=id)
        self.acknowledged[id] = self.accepted[id]
        await self.until(lambda: self.updates[table]["number"] >= self.accepted[id])
