"""Python's search for garbage: everybody would have to wait while it looks at all there is."""

import asyncio
import gc

NEW_OBJECTS = 1_000
"""More than there were. A move leaves about as many as it replaces, so that for each of them
hundreds are looked through: with ten times as many a search takes 6 to 20 ms instead of 0.5."""
NEVER = 1_000_000
SECONDS = 600


def search_seldom() -> None:
    """What is there now stays; from now on only what is new is looked through on the way."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


async def search_on() -> None:
    """The whole search, from time to time."""
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
