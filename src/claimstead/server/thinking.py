"""Computer players think in processes of their own, so that nobody at a table has to wait."""

import asyncio
import multiprocessing
import secrets
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from claimstead.notation import Game, game_named, setup_words
from claimstead.players import Reason

WAITING = 64
"""So many moves at most wait in the queue of the processes; more wait at their tables."""


class Thinkers:
    """The processes, and the queue before them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._executor: Executor | None = None
        self._room = asyncio.Semaphore(processes + WAITING)

    def _start(self) -> Executor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_ignore_interrupts,
            )
        return self._executor

    async def choose(self, game: Game[Any], view: Any, level: str) -> tuple[str, Reason]:
        """The move of a computer player as text, and its reason. It sees the view alone."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(32)
        async with self._room:
            while True:
                executor = self._start()
                job = (setup_words(game), view, level, self._seconds, seed)
                try:
                    return await loop.run_in_executor(executor, think, *job)
                except BrokenProcessPool:
                    # A process was killed: the others are started anew, the move once more.
                    if self._executor is executor:
                        self._executor = None

    def stop(self) -> None:
        if self._executor is not None:
            for process in getattr(self._executor, "_processes", {}).values():
                process.terminate()
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(setup: str, view: Any, level: str, seconds: float, seed: int) -> tuple[str, Reason]:
    """What a process does."""
    from claimstead.players.levels import player
    from claimstead.players.player import Budget

    game = game_named(setup)
    choice = player(game, level).choose(game, view, Budget(seconds=seconds), seed)
    return str(choice.move), choice.reason
