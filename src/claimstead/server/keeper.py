"""What a server does by and by: it packs old games, lets guests go, follows the host's acts."""

import asyncio
import logging

from claimstead.core import ClaimsteadError
from claimstead.server.clock import now
from claimstead.server.hall import Hall
from claimstead.server.options import Options
from claimstead.server.outage import lasting
from claimstead.server.results import note
from claimstead.store import acts
from claimstead.store.acts import Act
from claimstead.store.keeping import Keeping
from claimstead.store.packing import pack_finished
from claimstead.table import entries as log
from claimstead.table.table import Table

logger = logging.getLogger("claimstead.keeper")

DAY = 24 * 3_600_000
TIDY_SECONDS = 3600
ACTS_SECONDS = 3


class Keeper:
    def __init__(self, hall: Hall, options: Options) -> None:
        self._hall = hall
        self._options = options
        self._keeping = Keeping(hall.database)
        self._followed = 0

    async def tidy_on(self) -> None:
        while True:
            await lasting(self.tidy)
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy(self) -> None:
        """All that is due. What another server has done already is not done again."""
        options = self._options
        await self._hall.sessions.sweep(now() - round(options.session_days * DAY))
        guests = await self._keeping.forget_guests(now() - round(options.guest_days * DAY))
        ended = await self._end_abandoned(now() - round(options.abandoned_days * DAY))
        noted = await self._note_old()
        packed = 0
        before = now() - round(options.pack_days * DAY)
        while some := await asyncio.to_thread(pack_finished, self._hall.database, before):
            packed += some
            await asyncio.sleep(0.05)
        for told, count in (("guests forgotten", guests), ("games packed", packed)):
            if count:
                logger.info(told, extra={"count": count})
        if noted:
            logger.info("games entered in the lists", extra={"count": noted})
        if ended:
            logger.info("abandoned games ended", extra={"count": ended})

    async def _note_old(self) -> int:
        """Games of earlier releases, and such that ended as a server did, come into the lists."""
        count, last = 0, ""
        while ids := await self._hall.games.not_noted(last):
            last = ids[-1]
            for id in ids:
                try:
                    table = await asyncio.to_thread(_read, await self._hall.logs.read(id))
                    if table.at + table.settings.delay * 1000 < now():
                        await note(self._hall.games, id, table)
                        count += 1
                except ClaimsteadError as error:
                    logger.warning("not entered", extra={"table": id[:4], "why": error.code})
        return count

    async def _end_abandoned(self, before: int) -> int:
        count = 0
        for id in await self._keeping.old_tables(before):
            try:
                room = await self._hall.room(id)
                if room.table.at < before and not room.clients:
                    await self._hall.carry_out(room, _given_up)
                    count += 1
            except ClaimsteadError as error:
                logger.warning("not ended", extra={"table": id[:4], "why": error.code})
        return count

    async def follow_on(self) -> None:
        while True:
            await lasting(self.follow)
            await asyncio.sleep(ACTS_SECONDS)

    async def follow(self) -> None:
        """Do what the host has asked for, the acts of the last day once more after a start."""
        for act in await self._hall.acts.after(self._followed):
            if act.at > now() - DAY:
                try:
                    await self._do(act)
                except ClaimsteadError as error:
                    logger.warning("an act was refused", extra={"why": error.code})
            self._followed = act.id

    async def _do(self, act: Act) -> None:
        match act.act:
            case acts.BAN:
                self._hall.end_person(act.subject)
            case acts.FORGET:
                await self._hall.forget(act.subject)
            case acts.CLOSE:
                room = await self._hall.room(act.subject)
                await self._hall.carry_out(room, _closed)
            case acts.DISMISS:
                room = await self._hall.room(act.subject)
                await self._hall.carry_out(room, lambda table: _dismissed(table, act.note))


def _read(pages: list[log.Page]) -> Table:
    table = Table(pages[0])
    for page in pages[1:]:
        table.turn_page(page)
    return table


def _closed(table: Table) -> tuple[log.AnyEntry, ...]:
    return (log.Closed(),) if table.status in ("gathering", "playing") else ()


def _dismissed(table: Table, seat: str) -> tuple[log.AnyEntry, ...]:
    chair = table.chairs.get(seat)
    if chair is None or chair.person is None or chair.forfeited:
        return ()
    if table.status == "gathering":
        return (log.Stood(seat=seat),)
    return table.resign(seat) if table.status == "playing" else ()


def _given_up(table: Table) -> tuple[log.AnyEntry, ...]:
    """A table that never began is closed; at others whoever is to act has given up."""
    if table.status != "playing" or table.actor is None:
        return _closed(table)
    if table.chairs[table.actor].player is not None:
        return ()
    return table.resign(table.actor, "time")
