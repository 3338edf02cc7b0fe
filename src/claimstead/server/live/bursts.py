"""Work in bursts: what arrives within a few milliseconds is done together.

A move alone costs twice what it costs among others: the processor has turned to something else
meanwhile, and the disk is visited for it alone. Whoever comes after a pause does not wait.
"""

import asyncio
from collections.abc import Callable

from claimstead.server.garbage_collection import search_new

PAUSE = 0.005
"""Seconds from one burst to the next."""
TIDY_EVERY = 50
"""After so many works what they have left behind is looked through."""
QUIET = 1.0
"""So many seconds without work are a quiet moment."""


class Bursts:
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._last = 0.0
        self._untidied = 0

    def add(self, work: Callable[[], None]) -> None:
        """To be done with the next burst, in the order in which it came."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            loop = asyncio.get_running_loop()
            loop.call_later(max(self._last + PAUSE - loop.time(), 0), self._work)

    @property
    def is_quiet(self) -> bool:
        return asyncio.get_running_loop().time() - self._last > QUIET

    def _work(self) -> None:
        loop = asyncio.get_running_loop()
        waiting, self._waiting = self._waiting, []
        self._last = loop.time()
        for work in waiting:
            # Whatever goes wrong with one is no matter of the others.
            loop.call_soon(work)
        self._untidied += len(waiting)
        if self._untidied >= TIDY_EVERY:
            self._untidied = 0
            loop.call_soon(search_new)
