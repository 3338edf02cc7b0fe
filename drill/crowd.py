"""A crowd of clients: tables with people who move in turn, and spectators."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from drill.wire import Person, Socket, open_socket

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se")
TABLES_A_PERSON = 10
SOURCES = 200
"""Different people come from different addresses of the loopback."""
AT_ONCE = 20
"""So many tables are gathered at the same time."""
PATIENCE = 10.0
"""Seconds after which a move that was not answered counts as lost."""
TICK = 0.002


class Legal(msgspec.Struct):
    move: str


class Chair(msgspec.Struct):
    kind: str


class Told(msgspec.Struct, tag_field="type"):
    """What a client hears, as far as the crowd cares."""


class Update(Told, tag="update"):
    number: int
    status: str
    seats: list[Chair]
    legal: list[Legal] = []


class Accepted(Told, tag="accepted"):
    id: str


class Refused(Told, tag="refused"):
    code: str
    reason: str = ""


_decoder = msgspec.json.Decoder(Update | Accepted | Refused)


class Played(NamedTuple):
    """What came of some seconds of play."""

    moves: int
    seconds: float
    p50: float
    p99: float
    """Milliseconds from sending a move until the other seat sees it."""
    unanswered: int
    refused: int
    clients_cpu: float
    """Seconds of CPU that the crowd took itself."""


class Seat:
    """A person at a table."""

    def __init__(self, table: "Table", address: str, person: Person) -> None:
        self.table = table
        self.address = address
        self.person = person
        self.update: Update | None = None
        self.socket: Socket | None = None

    async def connect(self) -> None:
        self.socket = await open_socket(self.address, self.person, self._hear)
        since = 0 if self.update is None else self.update.number
        self.send(type="watch", since=since)
        self.table.send_again(self)

    async def reconnect(self) -> None:
        """Lose the connection and come back."""
        if self.socket is not None:
            self.socket.cut()
        await self.connect()

    def send(self, **message: Any) -> None:
        if self.socket is not None and self.socket.is_open:
            self.socket.send({**message, "table": self.table.id})

    def _hear(self, data: bytes) -> None:
        told = _decoder.decode(data)
        if isinstance(told, Update):
            self.update = told
            self.table.updated(self)
        elif isinstance(told, Accepted):
            self.table.accepted(told.id)
        elif isinstance(told, Refused):
            self.table.refused(told)


class Table:
    """A table, its people, and the move of which they have not heard yet."""

    def __init__(self, crowd: "Crowd", id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.seats: list[Seat] = []
        self.spectators: list[Socket] = []
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_over = False
        self._ready: list[Seat] = []
        self._mover: Seat | None = None
        self._is_unseen = False
        self._number = 0
        self._sent = 0.0
        self._unaccepted = ""
        self._move = ""

    def updated(self, seat: Seat) -> None:
        update = seat.update
        assert update is not None
        if update.status == "gathering":
            is_full = all(chair.kind != "open" for chair in update.seats)
            if is_full and seat not in self._ready:
                self._ready.append(seat)
                seat.send(type="start")
            return
        if not self.started.done() and all(each.update for each in self.seats):
            self.started.set_result(None)
        self.is_over = update.status == "over"
        is_other = seat is not self._mover or len(self.seats) == 1
        if self._is_unseen and is_other and update.number > self._number:
            self.crowd.delays.append(time.perf_counter() - self._sent)
            self._is_unseen = False

    def accepted(self, id: str) -> None:
        if id == self._unaccepted:
            self._unaccepted = ""

    def refused(self, why: Refused) -> None:
        self.crowd.refusals.append(f"{why.code}: {why.reason}")
        self._is_unseen, self._unaccepted = False, ""

    @property
    def seen(self) -> int:
        """The last page that somebody has seen."""
        return max(seat.update.number for seat in self.seats if seat.update)

    @property
    def is_waiting(self) -> bool:
        """For an answer to a move, or until the other seat has seen it."""
        return self._is_unseen or self._unaccepted != ""

    def move(self, rng: random.Random) -> bool:
        """Make a move, unless somebody waits for the last one."""
        if self.is_over or self.is_waiting:
            return False
        newest = self.seen
        for seat in self.seats:
            update = seat.update
            if update and update.legal and update.number == newest:
                break
        else:
            return False
        self._mover, self._number, self._sent = seat, update.number, time.perf_counter()
        self._is_unseen, self._unaccepted = True, self.crowd.new_id()
        self._move = rng.choice(update.legal).move
        self.send_again(seat)
        return True

    def send_again(self, seat: Seat) -> None:
        """The move that was not answered yet, if it was this seat's."""
        if self._unaccepted and seat is self._mover:
            seat.send(type="move", move=self._move, id=self._unaccepted)

    def close(self) -> None:
        for socket in [*(seat.socket for seat in self.seats), *self.spectators]:
            if socket is not None:
                socket.close()


class Crowd:
    """All clients of a load, in this process."""

    def __init__(self, addresses: list[str], seed: int = 1) -> None:
        self.addresses = addresses
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.refusals: list[str] = []
        self._rng = random.Random(seed)
        self._people: list[list[Person]] = []
        self._opened = 0
        self._next = 0
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return str(self._ids)

    async def gather(self, tables: int, spectators: int = 0, level: str | None = None) -> None:
        """So many more tables, on which play has begun."""
        places = asyncio.Semaphore(AT_ONCE)

        async def gather_one(number: int) -> Table:
            async with places:
                return await self._gather(number, spectators, level)

        first = self._opened
        self._opened += tables
        while len(self._people) * TABLES_A_PERSON < self._opened:
            self._people.append(await self._new_people())
        numbers = range(first, first + tables)
        self.tables += await asyncio.gather(*map(gather_one, numbers))

    async def _new_people(self) -> list[Person]:
        source = f"127.0.0.{2 + len(self._people) % SOURCES}"
        return [await Person(self.addresses[0], source).arrive() for _ in range(3)]

    async def _gather(self, number: int, spectators: int, level: str | None) -> Table:
        """One table: a person opens it, the other comes by the invitation, others watch."""
        owner, other, watcher = self._people[number // TABLES_A_PERSON]
        second = {"kind": "open"} if level is None else {"kind": "computer", "level": level}
        setup = SETUPS[number % len(SETUPS)]
        table = Table(self, await owner.open_table(setup, [{"kind": "me"}, second]))
        people = [owner] if level else [owner, other]
        for index, person in enumerate(people):
            address = self.addresses[index % len(self.addresses)]
            table.seats.append(Seat(table, address, person))
        for seat in table.seats:
            await seat.connect()
        if level is None:
            table.seats[1].send(type="sit", seat="b")
        for index in range(spectators):
            address = self.addresses[index % len(self.addresses)]
            socket = await open_socket(address, watcher, _hear_nothing)
            socket.send({"type": "watch", "table": table.id})
            table.spectators.append(socket)
        async with asyncio.timeout(600):
            await table.started
        return table

    async def play(
        self, rate: float, seconds: float, meanwhile: Callable[[], None] | None = None
    ) -> Played:
        """So many moves a second, at all tables in turn."""
        self.delays, self.refusals = [], []
        cpu = time.process_time()
        start = time.perf_counter()
        made = 0
        while (passed := time.perf_counter() - start) < seconds:
            for _ in range(len(self.tables)):
                if made >= passed * rate:
                    break
                self._next += 1
                made += self.tables[self._next % len(self.tables)].move(self._rng)
            if meanwhile is not None:
                meanwhile()
            await asyncio.sleep(TICK)
        spent = time.process_time() - cpu
        moves = len(self.delays)
        passed = time.perf_counter() - start
        unanswered = await self._settle()
        delays = sorted(self.delays) or [float("nan")]
        return Played(
            moves,
            passed,
            delays[len(delays) // 2] * 1000,
            delays[int(len(delays) * 0.99)] * 1000,
            unanswered,
            len(self.refusals),
            spent,
        )

    async def _settle(self) -> int:
        """Wait for the last answers; how many did not come."""
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until and any(table.is_waiting for table in self.tables):
            await asyncio.sleep(0.05)
        return sum(table.is_waiting for table in self.tables)

    def drop_finished(self) -> int:
        """Leave the tables that are over; how many."""
        over = [table for table in self.tables if table.is_over]
        for table in over:
            table.close()
        self.tables = [table for table in self.tables if not table.is_over]
        return len(over)

    def leave(self) -> None:
        for table in self.tables:
            table.close()
        for people in self._people:
            for person in people:
                person.leave()


def _hear_nothing(_: bytes) -> None:
    """A spectator's client has nothing to do but to look."""
