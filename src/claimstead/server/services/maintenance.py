"""What a server does by and by: it packs old games, lets guests go, follows the host's acts."""

import asyncio
import logging

from claimstead.core import ClaimsteadError
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.options import Options
from claimstead.server.services.outage import lasting
from claimstead.server.services.ratings import settle
from claimstead.server.services.results import note
from claimstead.server.services.worker_pool import WorkerPool
from claimstead.store import acts
from claimstead.store.acts import Act
from claimstead.store.codes import Codes
from claimstead.store.keeping import Keeping
from claimstead.store.packing import pack_finished
from claimstead.table.clock import now
from claimstead.table.playing import abandon, dismiss, shut
from claimstead.table.table import table_of

logger = logging.getLogger("claimstead.keeper")

DAY = 24 * 3_600_000
TIDY_SECONDS = 3600
ACTS_SECONDS = 3


class Maintenance:
    def __init__(self, registry: TableRegistry, options: Options) -> None:
        self._registry = registry
        self._options = options
        self._keeping = Keeping(registry.database)
        self._followed = 0

    async def look_over(self) -> ClaimsteadError | None:
        """Why the database must not be used any longer; for what the start did not wait."""
        look = self._registry.database.longer_look()
        if look is None:
            return None
        workers = WorkerPool(1, _nothing)
        try:
            found = await workers.run(look)
        finally:
            workers.stop()
        return ClaimsteadError("database-damaged", **found) if found else None

    async def tidy_on(self) -> None:
        while True:
            await lasting(self.tidy)
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy(self) -> None:
        """All that is due. What another server has done already is not done again."""
        options = self._options
        await self._registry.sessions.sweep(now() - round(options.session_days * DAY))
        await Codes(self._registry.database).sweep(now())
        guests = await self._keeping.forget_guests(now() - round(options.guest_days * DAY))
        ended = await self._end_abandoned(now() - round(options.abandoned_days * DAY))
        noted = await self._note_old()
        packed = 0
        before = now() - round(options.pack_days * DAY)
        while some := await asyncio.to_thread(pack_finished, self._registry.database, before):
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
        """Games of earlier releases, and such that ended as a server did, come into the lists,
        and are rated if they were not."""
        count, last, registry = 0, "", self._registry
        while ids := await registry.games.not_noted(last):
            last = ids[-1]
            for id in ids:
                try:
                    table = await asyncio.to_thread(table_of, await registry.logs.read(id))
                    if table.at + table.settings.delay * 1000 < now():
                        if table.settings.rated:
                            await settle(registry.ratings, id, table, registry.season)
                        await note(registry.games, id, table)
                        count += 1
                except ClaimsteadError as error:
                    logger.warning("not entered", extra={"table": id[:4], "why": error.code})
        return count

    async def _end_abandoned(self, before: int) -> int:
        count = 0
        for id in await self._keeping.old_tables(before):
            try:
                live = await self._registry.live_table(id)
                if live.table.at < before and not live.clients:
                    await live.carry_out(abandon)
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
        for act in await self._registry.acts.after(self._followed):
            if act.at > now() - DAY:
                try:
                    await self._do(act)
                except ClaimsteadError as error:
                    logger.warning("an act was refused", extra={"why": error.code})
            self._followed = act.id

    async def _do(self, act: Act) -> None:
        match act.act:
            case acts.BAN:
                self._registry.end_person(act.subject)
            case acts.FORGET:
                await self._registry.forget(act.subject)
            case acts.CLOSE:
                live = await self._registry.live_table(act.subject)
                await live.carry_out(shut)
            case acts.DISMISS:
                live = await self._registry.live_table(act.subject)
                await live.carry_out(lambda table: dismiss(table, act.note))


def _nothing() -> None:
    pass
