"""Processes that work for this one. One that dies costs its own task and no other.

Each has a pipe of its own, whose other end nobody else holds: the death of a process is noticed
even in the midst of a result. With the pool of the standard library it is not, where all results
come through one pipe; Ctrl-C, or a machine out of memory, then left a program that waits for ever.
"""

import multiprocessing
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

# Started afresh: a process that is forked while threads run may hang.
FRESH = multiprocessing.get_context("spawn")


class ProcessPool(Executor):
    """Some processes, each started when it is needed first."""

    def __init__(self, processes: int, begin: Callable[..., object], *arguments: Any) -> None:
        self._begin = begin, arguments
        # A thread for each process: it hands over a task and waits for the result.
        self._threads = ThreadPoolExecutor(processes, "process-pool")
        self._own = threading.local()
        self._workers: set[_Worker] = set()
        self._is_stopped = False
        self._lock = threading.Lock()

    def submit(
        self, task: Callable[Given, Result], /, *arguments: Given.args, **named: Given.kwargs
    ) -> Future[Result]:
        return self._threads.submit(self._run, partial(task, *arguments, **named))

    def _run(self, task: Callable[[], Result]) -> Result:
        worker = getattr(self._own, "worker", None)
        if worker is None:
            worker = self._own.worker = self._start()
        try:
            return worker.do(task)
        except BrokenExecutor:
            self._own.worker = None
            with self._lock:
                self._workers.discard(worker)
            raise

    def _start(self) -> "_Worker":
        with self._lock:
            if self._is_stopped:
                raise BrokenExecutor("the pool is stopped")
            worker = _Worker(*self._begin)
            self._workers.add(worker)
            return worker

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no further tasks; when those under way are done, the processes end."""
        self._threads.shutdown(wait=False, cancel_futures=cancel_futures)
        ending = threading.Thread(target=self._end, daemon=True)
        ending.start()
        if wait:
            ending.join()

    def _end(self) -> None:
        self._threads.shutdown()
        for worker in self._workers:
            worker.end()

    def stop(self) -> None:
        """End at once; what is under way is given up."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._is_stopped = True
            for worker in self._workers:
                worker.process.kill()


class _Worker:
    """A process, and this side of its pipe."""

    def __init__(self, begin: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        self.pipe, theirs = FRESH.Pipe()
        self.process = FRESH.Process(
            target=_work, args=(theirs, begin, arguments), daemon=True, name="worker"
        )
        _start_without_interrupts(self.process)
        theirs.close()

    def do(self, task: Callable[[], Result]) -> Result:
        try:
            self.pipe.send_bytes(pickle.dumps(task))
            answer = self.pipe.recv_bytes()
        except (EOFError, OSError):
            self.end()
            raise BrokenExecutor("the process of this task has died") from None
        is_done, result = pickle.loads(answer)
        if not is_done:
            raise result
        return result  # type: ignore[no-any-return]

    def end(self) -> None:
        self.pipe.close()
        self.process.join()


def _start_without_interrupts(process: Any) -> None:
    """Ctrl-C while it starts waits until it has said what it does then."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    # It would lift the block if it began meanwhile.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What the process does


def _work(pipe: "Connection[Any, Any]", begin: Callable[..., object], arguments: Any) -> None:
    """Task after task, until whoever gives them is gone."""
    begin(*arguments)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))


def _answer(task: bytes) -> bytes:
    """What came of it, or what it raised, with the place where it did."""
    try:
        return pickle.dumps((True, pickle.loads(task)()))
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return pickle.dumps((False, error))
