"""A table of one's own, without a server: the same table, the same host, the same rules."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError, Seat
from claimstead.players import Reason
from claimstead.players.player import Cancelled
from claimstead.protocol import asking
from claimstead.protocol.asking import Asking, decision_on
from claimstead.protocol.decoding import heard
from claimstead.protocol.messages import (
    Accepted,
    AskHint,
    Hint,
    Look,
    Request,
    SeatWish,
    Update,
    Why,
)
from claimstead.protocol.refusals import refused
from claimstead.protocol.updates import told_of, update_for
from claimstead.table import entries as log
from claimstead.table import gathering
from claimstead.table.clock import now
from claimstead.table.decision import Decision
from claimstead.table.host import Host
from claimstead.table.record import record_of
from claimstead.table.sealed import secret_of
from claimstead.table.settings import Settings
from claimstead.table.table import Table, table_of
from claimstead.terminal.opponents import Opponents
from claimstead.terminal.saved_games import SavedGame, keep
from claimstead.terminal.table_client import Reply, TableClient

HERE = "here"
"""The one person, or the several, before this screen."""


class LocalTable(Host):
    """Pages go into a file, if they are kept at all; computer players think in threads."""

    def __init__(self, table: Table, opponents: Opponents, pace: float) -> None:
        super().__init__(LocalClient.table, table)
        self.file: Path | None = None
        """Where the game is kept as long as it is not over."""
        self._pace = pace
        self.told: Callable[[], None] = lambda: None
        self.opponents = opponents

    async def write(self, page: log.Page, decision: Decision) -> bool:
        self.keep(page)
        return True

    def keep(self, page: log.Page) -> None:
        if self.file is not None:
            keep(self.file, page)

    def conclude(self) -> None:
        if self.file is not None:
            self.file.unlink(missing_ok=True)

    def tell(self) -> None:
        self.told()

    @property
    def pace(self) -> float:
        return self._pace

    async def choose(
        self, view: Any, level: str, character: str | None
    ) -> tuple[str, Reason, float]:
        choice = await self.opponents.choose(self.table.game, view, level, character)
        return str(choice.move), choice.reason, choice.doubt

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.create_task(work)

    async def close(self) -> None:
        """Nobody thinks any more."""
        self.rest()
        self.opponents.stop()
        if self.thinking is not None:
            self.thinking.cancel()
            with suppress(asyncio.CancelledError, Cancelled):
                await self.thinking


class LocalClient(TableClient):
    """A game at this screen."""

    table = "local"

    def __init__(
        self,
        settings: Settings,
        seats: Sequence[SeatWish],
        seed: int | None = None,
        *,
        pace: float = 1.0,
        file: Path | None = None,
    ) -> None:
        opened = log.Opened(settings=settings, owner=HERE, secret=secret_of(seed))
        opening = log.Page(now(), (opened,))
        self._take_place(Table(opening), Opponents(seed), pace)
        self.host.file = file
        self.host.keep(opening)
        for seat, wish in zip(self._table.game.seats, seats, strict=True):
            if wish.kind == "computer":
                self._sit(gathering.invite(self._table, seat, HERE, wish.level))
            else:
                self._sit(gathering.sit(self._table, seat, HERE, wish.name or HERE))

    def _take_place(self, table: Table, opponents: Opponents, pace: float) -> None:
        super().__init__()
        self.host = LocalTable(table, opponents, pace)
        self.host.told = self._tell
        self._asking = Asking(self.host, HERE, HERE)
        self._looking: Seat | None = None
        self._actor: Seat | None = None
        self._since = 0

    @classmethod
    def resumed(cls, game: SavedGame, *, pace: float = 1.0) -> "LocalClient":
        """A game that was left, where it stood."""
        client = cls.__new__(cls)
        client._take_place(table_of(game.pages), Opponents(), pace)
        client.host.file = game.file
        return client

    def _sit(self, decision: Decision) -> None:
        """Before the screen is there: nobody is to be told yet."""
        page = log.Page(now(), decision.entries)
        self.host.keep(page)
        self._table.turn_page(page)

    @property
    def is_kept(self) -> bool:  # type: ignore[override]
        return self.host.file is not None

    @property
    def settings(self) -> Settings:
        return self._table.settings

    @property
    def seats(self) -> tuple[SeatWish, ...]:
        """Who sits where."""
        return tuple(
            SeatWish(kind="here", name=chair.name)
            if chair.player is None
            else SeatWish(kind="computer", level=chair.player)
            for chair in self._table.chairs.values()
        )

    @property
    def _table(self) -> Table:
        return self.host.table

    @property
    def record(self) -> str:
        """The game's file, with its seal, when it is over."""
        return record_of(self._table)

    async def start(self) -> None:
        if self._table.status == "gathering":
            await self.host.carry_out(lambda table: gathering.start(table, HERE))
        else:
            self.host.go_on()

    async def ask(self, request: Request) -> Reply:
        try:
            match request:
                case Why():
                    return asking.why(request, self.table, self._table, HERE)
                case AskHint():
                    return await self._hint(request)
                case Look():
                    self._looking = request.seat
                    self._tell()
                    number = self._table.number
                case _:
                    decide = partial(decision_on, request, self._asking)
                    number = await self.host.carry_out(decide)
        except ClaimsteadError as no:
            return refused(no, request.id)
        return Accepted(id=request.id or "", table=self.table, number=number)

    async def _hint(self, request: AskHint) -> Hint:
        number, view = self._table.number, asking.view_for_hint(self._table, HERE)
        choice = await self.host.opponents.choose(self._table.game, view, asking.ADVISER)
        move, why = str(choice.move), choice.reason
        return Hint(id=request.id, table=self.table, number=number, move=move, why=why)

    def _tell(self) -> None:
        """Tell what a server would tell: the same words, read by the same ear."""
        if self._table.actor != self._actor:
            # The device may be in other hands now.
            self._looking, self._actor = None, self._table.actor
        told = told_of(self.host, HERE, self._looking)
        update = heard(msgspec.json.encode(update_for(self.host, HERE, told, self._since)))
        assert isinstance(update, Update)
        self._since = update.number
        self.heed(update)

    async def close(self) -> None:
        await self.host.close()
