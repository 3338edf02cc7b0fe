"""Python's search for garbage: everybody has to wait while it looks at all there is.

So what is new is looked through every few messages, and all the rest seldom. Hardly anything else
is garbage of this kind: most of what a table leaves behind goes as soon as nothing refers to it.
With thousands of tables the whole search takes seconds, so it waits for a quiet moment then.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic

NEW_OBJECTS = 1_000
"""More than there were, of which Python itself looks through what is new."""
NEVER = 1_000_000
LOOK_SECONDS = 60
"""How often it is asked whether the whole search is due."""
WHOLE_SECONDS = 600
LATEST_SECONDS = 3600
"""For so long the whole search waits for a quiet moment."""
SMALL = 1_000_000
"""So many pieces of memory more than at the start are looked through within a third of a second."""


def search_seldom() -> None:
    """What is there now stays; from now on only what is new is looked through on the way."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


def search_new() -> None:
    """What has come since the last time. A move leaves about as many objects as it replaces, so
    that Python would wait for hundreds of thousands, and then look through them at once."""
    gc.collect(0)


async def search_on(is_quiet: Callable[[], bool]) -> None:
    """All there is, from time to time."""
    at_start, searched = sys.getallocatedblocks(), monotonic()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        waited = monotonic() - searched
        is_small = sys.getallocatedblocks() - at_start < SMALL
        if is_due(waited, is_small=is_small, is_quiet=is_quiet()):
            gc.collect()
            searched = monotonic()


def is_due(waited: float, *, is_small: bool, is_quiet: bool) -> bool:
    """Whether it is time for the whole search."""
    return waited >= (WHOLE_SECONDS if is_small or is_quiet else LATEST_SECONDS)
