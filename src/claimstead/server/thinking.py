"""Computer players think in processes of their own, so that nobody at a table has to wait.

While everything is compiled for the first time they think without the compiler, and nobody waits:
all levels but the expert play then as they always do, and the expert as a strong player does.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from claimstead.notation import Game, game_named, setup_words
from claimstead.players import Reason
from claimstead.players.warm import is_being_compiled

WAITING = 64
"""So many moves at most wait in the queue of the processes; more wait at their tables."""
STAND_INS = {"expert": "strong"}
"""Who plays for whom while there is no compiler yet."""


class Thinkers:
    """The processes, and the queue before them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._executor: Executor | None = None
        self._is_plain = False
        self._room = asyncio.Semaphore(processes + WAITING)

    def _start(self) -> Executor:
        if self._executor is not None and self._is_plain and not is_being_compiled():
            # Whoever thinks may end; the next move is thought about with the compiler.
            self._executor.shutdown(wait=False)
            self._executor = None
        if self._executor is None:
            self._is_plain = is_being_compiled()
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._is_plain,),
            )
        return self._executor

    def prepare(self) -> None:
        """Without the compiler a process begins before somebody waits for it."""
        if is_being_compiled():
            self._start().submit(_load)

    async def choose(self, game: Game[Any], view: Any, level: str) -> tuple[str, Reason]:
        """The move of a computer player as text, and its reason. It sees the view alone."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(32)
        async with self._room:
            while True:
                executor = self._start()
                played_by = STAND_INS.get(level, level) if self._is_plain else level
                job = (setup_words(game), view, played_by, self._seconds, seed)
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


def _begin(is_plain: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_plain:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        import numpy as np

        # Words run over, as they are meant to.
        np.seterr(over="ignore")


def _load() -> None:
    """Bring everything that a move needs."""
    import claimstead.players.claim.levels
    import claimstead.players.claim_it.levels  # noqa: F401


def think(setup: str, view: Any, level: str, seconds: float, seed: int) -> tuple[str, Reason]:
    """What a process does."""
    from claimstead.players.levels import player
    from claimstead.players.player import Budget

    game = game_named(setup)
    choice = player(game, level).choose(game, view, Budget(seconds=seconds), seed)
    return str(choice.move), choice.reason
