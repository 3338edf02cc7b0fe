"""Many hands: processes on this machine, or a Dask cluster. The order of results is kept."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from claimstead.core import ClaimsteadError

Given = TypeVar("Given")
Result = TypeVar("Result")


MOST_DEATHS = 3
"""A task during which more workers die than this is what kills them."""


class Workers:
    """Does tasks, some at the same time, and hands the results over in the order asked for.

    A worker that dies costs time: what was under way is done again by others. Tasks are therefore
    functions of what they are given and of nothing else.
    """

    def __init__(self, engage: Callable[[], Executor] | None, ahead: int) -> None:
        self._engage = engage
        """Makes the executor; asked again where the last one is broken."""
        self._executor = None if engage is None else engage()
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
                waiting.append((one, self._hand_out(task, one)))
                if len(waiting) > self._ahead:
                    yield self._first(task, waiting)
            while waiting:
                yield self._first(task, waiting)
        finally:
            for _, future in waiting:
                future.cancel()

    def _hand_out(self, task: Callable[[Given], Result], one: Given) -> "Future[Result]":
        assert self._executor is not None, "there are hands"
        try:
            return self._executor.submit(task, one)
        except BrokenExecutor:
            broken: Future[Result] = Future()
            broken.set_exception(BrokenExecutor())
            return broken

    def _first(
        self, task: Callable[[Given], Result], waiting: "deque[tuple[Given, Future[Result]]]"
    ) -> Result:
        """The result of the task that has waited longest."""
        for deaths in range(MOST_DEATHS + 1):
            try:
                result = waiting[0][1].result()
            except BrokenExecutor:
                if deaths == MOST_DEATHS:
                    raise
                self._start_again(task, waiting)
            else:
                waiting.popleft()
                return result
        raise AssertionError("a result, or an error")

    def _start_again(
        self, task: Callable[[Given], Result], waiting: "deque[tuple[Given, Future[Result]]]"
    ) -> None:
        """With new hands: hand out again all that is not done."""
        assert self._engage is not None, "there are hands"
        self.dismiss()
        self._executor = self._engage()
        for number, (one, future) in enumerate(waiting):
            if not future.done() or future.cancelled() or future.exception() is not None:
                waiting[number] = one, self._hand_out(task, one)

    def dismiss(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)


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
    # Started afresh: a process that is forked while threads run may hang.
    fresh = multiprocessing.get_context("spawn")
    hands = Workers(
        lambda: ProcessPoolExecutor(count, mp_context=fresh, initializer=_end_when_interrupted),
        ahead=4 * count,
    )
    try:
        yield hands
    finally:
        hands.dismiss()


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
        yield Workers(lambda: executor, ahead=4 * max(1, sum(client.nthreads().values())))
