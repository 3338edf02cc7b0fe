"""Hearing from the other servers on the same PostgreSQL."""

import asyncio
import logging
from typing import TYPE_CHECKING

from claimstead.server import presence
from claimstead.store.writer import CHANNEL

if TYPE_CHECKING:
    from claimstead.server.hall import Hall

logger = logging.getLogger("claimstead.listening")


async def listen(hall: "Hall") -> None:
    """Take in what other servers write, for ever; a lost connection is made anew."""
    # A player's install has no driver of PostgreSQL.
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    while True:
        backend = PsycoPgChannelsBackend(hall.database.dsn)
        try:
            await backend.on_startup()
            await backend.subscribe([CHANNEL, presence.CHANNEL])
            hall.heard_nothing()
            for room in list(hall.rooms.values()):
                hall.presence.changed(room)
                hall.presence.ask(room)
            async for channel, told in backend.stream_events():
                if channel == presence.CHANNEL:
                    hall.presence.heard(told.decode())
                    continue
                table, number, body = told.decode().split(" ", 2)
                hall.heard(table, int(number), body)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            logger.warning("not listening", extra={"why": type(error).__name__})
            await asyncio.sleep(1)
        finally:
            try:
                await backend.on_shutdown()
            except Exception as error:
                logger.debug("not closed", extra={"why": type(error).__name__})
