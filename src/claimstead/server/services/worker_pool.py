"""Processes that work beside the event loop. One that dies is replaced, and its work done again."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import SpawnContext
from typing import Any, TypeVar

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
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            # A process was killed: once more, with new ones.
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *arguments)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=_begin,
                initargs=(self._begin, *self._arguments(context)),
            )
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            for process in getattr(self._pool, "_processes", {}).values():
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(begin: Callable[..., None], *arguments: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(PATIENT)
    begin(*arguments)
