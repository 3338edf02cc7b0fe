"""Processes that work beside the event loop. One that dies is replaced, and its work done again."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing.context import SpawnContext
from typing import Any, TypeVar

from claimstead.processes import FRESH, ProcessPool

Result = TypeVar("Result")

PATIENT = 5
"""By so much play goes before what these processes do."""


class WorkerPool:
    """Some processes, started when they are needed first."""

    def __init__(
        self,
        processes: int,
        begin: Callable[..., None],
        arguments: Callable[[SpawnContext], tuple[Any, ...]] = lambda _: (),
    ) -> None:
        self._processes = processes
        self._begin = begin
        self._arguments = arguments
        self._pool: ProcessPool | None = None

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenExecutor:
            # A process was killed: once more, with another.
            return await loop.run_in_executor(pool, work, *arguments)

    def _started(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self._processes, _begin, self._begin, *self._arguments(FRESH))
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()
            self._pool = None


def _begin(begin: Callable[..., None], *arguments: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(PATIENT)
    begin(*arguments)
