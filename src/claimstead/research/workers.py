"""Many hands: processes on this machine, or a Dask cluster. The order of results is kept."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from typing import TypeVar

from claimstead.core import ClaimsteadError
from claimstead.processes import ProcessPool

Given = TypeVar("Given")
Result = TypeVar("Result")


MOST_DEATHS = 3
"""A task during which more workers die than this is what kills them."""


class Workers:
    """Does tasks, some at the same time, and hands the results over in the order asked for.

    A worker that dies costs time: what it was doing is done again by another. Tasks are therefore
    functions of what they are given and of nothing else.
    """

    def __init__(self, executor: Executor | None, ahead: int) -> None:
        self._executor = executor
        self._ahead = ahead
        """How many tasks are handed out before the first is due."""

    def each(self, task: Callable[[Given], Result], given: Iterable[Given]) -> Iterator[Result]:
        """The results one by one; who stops asking cancels what has not begun."""
        if self._executor is None:
            yield from map(task, given)
            return
        waiting: deque[tuple[Given, Future[Result]]] = deque()
        try:
            for one in given:
                waiting.append((one, self._executor.submit(task, one)))
                if len(waiting) > self._ahead:
                    yield self._result(task, *waiting.popleft())
            while waiting:
                yield self._result(task, *waiting.popleft())
        finally:
            for _, future in waiting:
                future.cancel()

    def _result(
        self, task: Callable[[Given], Result], one: Given, future: "Future[Result]"
    ) -> Result:
        assert self._executor is not None, "somebody has the task"
        for _ in range(MOST_DEATHS):
            try:
                return future.result()
            except BrokenExecutor:
                future = self._executor.submit(task, one)
        return future.result()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def workers(processes: int | None = None, cluster: str | None = None) -> Iterator[Workers]:
    """Hands on this machine, one a core unless told otherwise, or those of a cluster."""
    if cluster is not None:
        with _dask(cluster) as many:
            yield many
        return
    count = cores() if processes is None else processes
    if count == 1:
        yield Workers(None, 0)
        return
    pool = ProcessPool(count, _end_when_interrupted)
    try:
        yield Workers(pool, ahead=4 * count)
    finally:
        pool.stop()


def _end_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def _dask(address: str) -> Iterator[Workers]:
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
        yield Workers(executor, ahead=4 * max(1, sum(client.nthreads().values())))
