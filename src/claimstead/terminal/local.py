"""A table of one's own, without a server: the same table, the same rules."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from claimstead.core import ClaimsteadError, Seat
from claimstead.players.player import Cancelled
from claimstead.server.clock import now
from claimstead.server.messages import (
    Accepted,
    AskUndo,
    Because,
    Look,
    MakeMove,
    Refused,
    Request,
    Resign,
    SeatWish,
    Update,
    Why,
)
from claimstead.server.room import Room
from claimstead.server.updates import shown_seat, update_for
from claimstead.table import entries as log
from claimstead.table.advice import why_not
from claimstead.table.record import record_of
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import secret_of
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from claimstead.terminal.desk import Desk, Reply
from claimstead.terminal.hearing import heard
from claimstead.terminal.opponents import Opponents

HERE = "here"
"""The one person, or the several, before this screen."""
PAUSE = 0.6
"""Seconds between two moves of computer players, so that people can follow."""


class LocalDesk(Desk):
    """A game at this screen."""

    table = "local"

    def __init__(
        self,
        settings: Settings,
        seats: Sequence[SeatWish],
        seed: int | None = None,
        *,
        pause: float = PAUSE,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.seats = tuple(seats)
        self.seed = seed
        self.pause = pause
        opened = log.Opened(settings=settings, owner=HERE, secret=secret_of(seed))
        self._room = Room(self.table, Table(log.Page(now(), (opened,))))
        self._opponents = Opponents(seed)
        self._looking: Seat | None = None
        self._since = 0
        self._thinking: asyncio.Task[None] | None = None
        for seat, wish in zip(self._table.game.seats, seats, strict=True):
            if wish.kind == "computer":
                self._write(self._table.invite(seat, HERE, wish.level))
            else:
                self._write(self._table.sit(seat, HERE, wish.name or HERE))

    @property
    def _table(self) -> Table:
        return self._room.table

    @property
    def record(self) -> str:
        """The game's file, with its seal, when it is over."""
        return record_of(self._table)

    async def start(self) -> None:
        self._decide(lambda: self._table.start(HERE))

    async def ask(self, request: Request) -> Reply:
        try:
            match request:
                case Why():
                    return self._why(request)
                case Look():
                    self._looking = request.seat
                    self._tell()
                case _:
                    self._decide(lambda: self._entries(request))
        except ClaimsteadError as no:
            return Refused(
                id=request.id,
                code=f"{no.kind}-{no.code}",
                rule=getattr(no, "rule", None),
                arguments=no.arguments,
                reason=no.reason,
            )
        return Accepted(id=request.id or "", table=self.table, number=self._table.number)

    def _entries(self, request: Request) -> tuple[log.AnyEntry, ...]:
        actor = self._table.actor or ""
        match request:
            case MakeMove():
                if self._table.thinker is not None:
                    raise NotNow("computer-already", seat=actor)
                return self._table.move(request.seat or actor, request.move)
            case AskUndo():
                return self._table.ask_undo(self._last_mover())
            case Resign():
                return self._table.resign(request.seat or self._seat())
            case _:
                raise NotNow("not-your-seat", seat=actor)

    def _last_mover(self) -> Seat:
        yours = self._table.seats_of(HERE)
        moved = (played.by for played in reversed(self._table.played) if played.by in yours)
        return next(moved, self._seat())

    def _seat(self) -> Seat:
        """The seat of the person here; of several the one to act."""
        yours = self._table.seats_of(HERE)
        return self._table.actor if self._table.actor in yours else yours[0]

    def _why(self, request: Why) -> Because:
        no = why_not(self._table.game, self._table.state, self._seat(), request.about)
        if no is None:
            return Because(id=request.id, table=self.table, about=request.about)
        return Because(
            id=request.id,
            table=self.table,
            about=request.about,
            code=f"illegal-{no.code}",
            rule=no.rule,
            arguments=no.arguments,
        )

    def _write(self, entries: tuple[log.AnyEntry, ...]) -> None:
        self._table.turn_page(log.Page(now(), entries))

    def _decide(self, decide: Callable[[], tuple[log.AnyEntry, ...]]) -> None:
        """Do what is decided, tell of it, and let the computer players go on."""
        before = self._table.actor
        self._write(decide())
        if self._table.actor != before:
            # The device may be in other hands now.
            self._looking = None
        self._tell()
        if self._table.thinker is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._think())

    def _tell(self) -> None:
        """Tell what a server would tell: the same words, read by the same ear."""
        looking = shown_seat(self._table, HERE, self._looking)
        update = heard(msgspec.json.encode(update_for(self._room, HERE, looking, self._since)))
        assert isinstance(update, Update)
        self._since = update.number
        self.heed(update)

    async def _think(self) -> None:
        """The moves of computer players, until it is a person's turn."""
        table = self._table
        try:
            while (level := table.thinker) is not None:
                seat, number = str(table.actor), table.number
                view = table.game.view(table.state, seat)
                rest = asyncio.create_task(asyncio.sleep(self.pause))
                choice = await self._opponents.choose(table.game, view, level)
                await rest
                if table.number == number:
                    move = str(choice.move)
                    self._decide(lambda: table.move(seat, move, why=choice.reason))  # noqa: B023
        except Cancelled:
            pass
        finally:
            self._thinking = None

    async def close(self) -> None:
        self._opponents.stop()
        if self._thinking is not None:
            self._thinking.cancel()
            with suppress(asyncio.CancelledError):
                await self._thinking
