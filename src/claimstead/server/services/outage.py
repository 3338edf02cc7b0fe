"""While the database takes nothing: people are told, and what follows of itself waits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import exc

from claimstead.store import Unsure
from claimstead.table.refusal import NotNow

logger = logging.getLogger("claimstead.outage")

OUTAGES = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError, Unsure)
"""A full disk, a server that is gone, connections that are all in use, a disk that failed."""
PAUSE = 1
"""Seconds after which it is tried again."""


def refusal(error: Exception) -> NotNow:
    """What a person is told; what is the matter stands in the log."""
    cause = getattr(error, "orig", None) or error
    logger.error("the database failed", extra={"why": " ".join(str(cause).split())})
    return NotNow("no-database")


async def lasting(work: Callable[[], Awaitable[None]]) -> None:
    """Do what nobody would ask for again, as often as it takes."""
    while True:
        try:
            return await work()
        except OUTAGES as error:
            refusal(error)
            await asyncio.sleep(PAUSE)
