"""Many hands: processes on this machine, or a Dask cluster. The order of results is kept."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from claimstead.core import ClaimsteadError

Given = TypeVar("Given")
Result = TypeVar("Result")


class Crew:
    """Does tasks, some at the same time, and hands the results over in the order asked for."""

    def __init__(self, executor: Executor | None, ahead: int) -> None:
        self._executor = executor
        self._ahead = ahead
        """How many tasks are handed out before the first is due."""

    def each(self, task: Callable[[Given], Result], given: Iterable[Given]) -> Iterator[Result]:
        """The results one by one; who stops asking cancels what has not begun."""
        if self._executor is None:
            yield from map(task, given)
            return
        waiting: deque[Future[Result]] = deque()
        try:
            for one in given:
                waiting.append(self._executor.submit(task, one))
                if len(waiting) > self._ahead:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def crew(processes: int | None = None, cluster: str | None = None) -> Iterator[Crew]:
    """Hands on this machine, one a core unless told otherwise, or those of a cluster."""
    if cluster is not None:
        with _dask(cluster) as many:
            yield many
        return
    count = cores() if processes is None else processes
    if count == 1:
        yield Crew(None, 0)
        return
    # Started afresh: a process that is forked while threads run may hang.
    fresh = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(count, mp_context=fresh, initializer=_end_when_interrupted)
    try:
        yield Crew(executor, ahead=4 * count)
    finally:
        executor.shutdown(cancel_futures=True)


def _end_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def _dask(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client
    except ImportError:
        raise ClaimsteadError("no-dask") from None
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError, TypeError) as trouble:
        why = " ".join(str(trouble).split())
        raise ClaimsteadError("no-cluster", address=address, why=why) from None
    with client, client.get_executor(pure=False) as executor:
        yield Crew(executor, ahead=4 * max(1, sum(client.nthreads().values())))
