"""A server in the process of the test: quick to start, and one can look into its tables."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import uvicorn

from claimstead.players import Reason, because
from claimstead.registry import Game
from claimstead.server.app import make_app
from claimstead.server.guard import Door, OpenDoor
from claimstead.server.live.connection import LiveDoor
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.options import Options
from claimstead.server.services.computer_players import ComputerPlayers
from claimstead.server.services.services import Services
from tests.server.guest import Guest
from tests.server.new_database import lay_out

DOORS: dict[bool, dict[str, Any]] = {
    is_limited: {"http": door, "ws": LiveDoor}
    for is_limited, door in ((True, Door), (False, OpenDoor))
}
"""How a server is reached, as by `serve`."""


class _Quiet(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class FirstMove:
    """A computer player that needs no process: it makes the first legal move."""

    is_plain = False

    async def choose(
        self, game: Game[Any], view: Any, level: str, character: str | None = None
    ) -> tuple[str, Reason, float]:
        await asyncio.sleep(0)
        return str(view.legal[0]), because("random"), 0.5

    def stop(self) -> None:
        pass


class Inside:
    def __init__(self, address: str, services: Services) -> None:
        self.address = address
        self.services = services
        self.registry: TableRegistry = services.registry
        self._guests: list[Guest] = []

    async def guest(self, name: str | None = None, *, live: bool = True) -> Guest:
        """Somebody new, connected."""
        guest = await Guest(self.address).arrive()
        if name is not None:
            answer = await guest.ask("PUT", "/api/me", {"name": name})
            assert answer.status_code == 200, answer.text
        if live:
            await guest.connect()
        self._guests.append(guest)
        return guest

    async def table(self, setup: str, *guests: Guest, **settings: Any) -> str:
        """A game of these guests, started; all watch it."""
        wishes = [{"kind": "open"}] * len(guests)
        table = await guests[0].open_table(setup, wishes, **settings)
        for seat, guest in zip("abcde", guests, strict=False):
            await guest.watch(table)
            await guest.request(kind="sit", table=table, seat=seat)
        # Somebody may have several seats.
        for guest in dict.fromkeys(guests):
            await guest.request(kind="start", table=table)
        for guest in guests:
            await guest.until(lambda: guest.updates[table]["status"] == "playing")  # noqa: B023
        return table

    @contextlib.asynccontextmanager
    async def in_turn(
        self, table: str
    ) -> AsyncIterator[Callable[[int], Coroutine[Any, Any, None]]]:
        """Holds a table up; what is called waits until so many stand in line there."""
        lock = self.registry.live_tables[table].lock

        async def until(count: int) -> None:
            while len(lock._waiters or ()) < count:
                await asyncio.sleep(0.01)

        async with lock:
            yield until

    async def leave(self) -> None:
        for guest in self._guests:
            await guest.leave()


@contextlib.asynccontextmanager
async def inside(database: str, **options: Any) -> AsyncIterator[Inside]:
    lay_out(database)
    app = make_app(Options(database=database, **{"limits": False, **options}))
    proxies = list(app.state.options.trusted_proxies)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=proxies,
        **DOORS[app.state.is_limited],
    )
    server = _Quiet(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        with mock.patch.object(ComputerPlayers, "prepare"):
            running = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                assert not running.done(), "the server did not start"
                await asyncio.sleep(0.01)
        services = app.state.services
        services.registry.computer_players = FirstMove()
        here = Inside(f"http://127.0.0.1:{port}", services)
        try:
            yield here
        finally:
            await here.leave()
            server.should_exit = True
            await running


def run(
    database: str | Path,
    work: Callable[[Inside], Coroutine[Any, Any, None]],
    *,
    patience: float = 900,
    **options: Any,
) -> None:
    """Do something with a server, and stop it."""

    async def all_of_it() -> None:
        async with asyncio.timeout(patience), inside(str(database), **options) as here:
            await work(here)

    asyncio.run(all_of_it())
