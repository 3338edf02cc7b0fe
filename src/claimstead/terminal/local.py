"""A table of one's own, without a server: the same table, the same rules."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from claimstead.core import ClaimsteadError, Seat
from claimstead.players.player import Cancelled
from claimstead.server.clock import now
from claimstead.server.messages import (
    Accepted,
    AskHint,
    AskUndo,
    Because,
    Hint,
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
from claimstead.terminal.kept import KeptGame, keep
from claimstead.terminal.opponents import Opponents

HERE = "here"
"""The one person, or the several, before this screen."""
ADVISER = "strong"
"""The computer player that gives hints."""
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
        file: Path | None = None,
    ) -> None:
        opened = log.Opened(settings=settings, owner=HERE, secret=secret_of(seed))
        self._take_place(log.Page(now(), (opened,)), seed, pause, file)
        for seat, wish in zip(self._table.game.seats, seats, strict=True):
            if wish.kind == "computer":
                self._write(self._table.invite(seat, HERE, wish.level))
            else:
                self._write(self._table.sit(seat, HERE, wish.name or HERE))

    def _take_place(
        self, opening: log.Page, seed: int | None, pause: float, file: Path | None
    ) -> None:
        super().__init__()
        self.pause = pause
        self._file = file
        """Where the game is kept as long as it is not over."""
        self._room = Room(self.table, Table(opening))
        self._opponents = Opponents(seed)
        self._looking: Seat | None = None
        self._since = 0
        self._thinking: asyncio.Task[None] | None = None
        self._keep(opening)

    @classmethod
    def resumed(cls, game: KeptGame, *, pause: float = PAUSE) -> "LocalDesk":
        """A game that was left, where it stood."""
        desk = cls.__new__(cls)
        desk._take_place(game.pages[0], None, pause, None)
        for page in game.pages[1:]:
            desk._table.turn_page(page)
        desk._file = game.file
        return desk

    @property
    def is_kept(self) -> bool:  # type: ignore[override]
        return self._file is not None

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
        return self._room.table

    @property
    def record(self) -> str:
        """The game's file, with its seal, when it is over."""
        return record_of(self._table)

    async def start(self) -> None:
        if self._table.status == "gathering":
            self._decide(lambda: self._table.start(HERE))
        else:
            self._tell()
            self._let_think()

    async def ask(self, request: Request) -> Reply:
        try:
            match request:
                case Why():
                    return self._why(request)
                case Look():
                    self._looking = request.seat
                    self._tell()
                case AskHint():
                    return await self._hint(request)
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

    async def _hint(self, request: AskHint) -> Hint:
        """What a strong player would do. It sees what the seat sees."""
        table, seat = self._table, self._seat()
        if table.actor != seat or table.status != "playing":
            raise NotNow("hint-not-now")
        number, view = table.number, table.game.view(table.state, seat)
        choice = await self._opponents.choose(table.game, view, ADVISER)
        return Hint(
            id=request.id,
            table=self.table,
            number=number,
            move=str(choice.move),
            why=choice.reason,
        )

    def _write(self, entries: tuple[log.AnyEntry, ...]) -> None:
        page = log.Page(now(), entries)
        self._table.turn_page(page)
        self._keep(page)

    def _keep(self, page: log.Page) -> None:
        if self._file is None:
            return
        if self._table.status == "over":
            self._file.unlink(missing_ok=True)
        else:
            keep(self._file, page)

    def _decide(self, decide: Callable[[], tuple[log.AnyEntry, ...]]) -> None:
        """Do what is decided, tell of it, and let the computer players go on."""
        before = self._table.actor
        self._write(decide())
        if self._table.actor != before:
            # The device may be in other hands now.
            self._looking = None
        self._tell()
        self._let_think()

    def _let_think(self) -> None:
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
