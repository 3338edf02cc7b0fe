"""What costs more than a few milliseconds is done here, in a process of its own.

Games that somebody sends are read in it, replays made, verdicts given. Nobody at a table
waits for it, nothing takes for ever, and nobody has it for themself.
"""

import signal
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from claimstead.server.services.limits import READINGS, address_of, check_rate
from claimstead.server.services.worker_pool import WorkerPool
from claimstead.table.refusal import NotNow

AT_ONCE = 3
"""So many things of one address are waiting or under way."""
WAITING = 40
"""So many things of all."""
SECONDS = 10
"""What takes more CPU is given up; waiting for a core of a busy machine does not count."""

Result = TypeVar("Result")


class CpuWorker:
    def __init__(self) -> None:
        self._workers = WorkerPool(1, _begin)
        self._asked: Counter[str] = Counter()

    async def do(
        self,
        connection: ASGIConnection[Any, Any, Any, Any],
        work: Callable[..., Result],
        *arguments: Any,
    ) -> Result:
        """Have something done for whoever asks; refused where they ask for too much."""
        check_rate(READINGS, connection)
        address = address_of(connection)
        is_greedy = connection.app.state.is_limited and self._asked[address] >= AT_ONCE
        if is_greedy or self._asked.total() >= WAITING:
            raise NotNow("too-fast")
        self._asked[address] += 1
        try:
            return await self._workers.run(_in_time, work, *arguments)
        finally:
            self._asked[address] -= 1
            self._asked += Counter()

    def stop(self) -> None:
        self._workers.stop()


# What the process does


def _begin() -> None:
    # Windows has no such timer.
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, _give_up)


def _give_up(*_: Any) -> None:
    raise NotNow("too-much")


def _in_time(work: Callable[..., Result], *arguments: Any) -> Result:
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    # Again and again: what is raised while Python tidies up would not reach the work.
    signal.setitimer(signal.ITIMER_PROF, SECONDS, SECONDS)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
