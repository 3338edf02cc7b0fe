"""Computer players think in processes of their own, so that nobody at a table has to wait.

The first process begins with the server, and brings along all that a move needs. While everything
is compiled for the first time they think without the compiler, and nobody waits: all levels but
the expert play then as they always do, and the expert as a strong player does. So it is, too, where
a process dies again and again over a move; where even that does not help, some legal move is made.
"""

import asyncio
import logging
import os
import random
import secrets
import signal
from concurrent.futures import BrokenExecutor, Future
from typing import Any

from claimstead.core import CHANCE
from claimstead.notation import game_named, setup_words
from claimstead.players import Budget, Choice, RandomPlayer, Reason
from claimstead.players.warm import is_being_compiled
from claimstead.processes import ProcessPool
from claimstead.registry import Game
from claimstead.registry.games import our_kinds

WAITING = 64
"""So many moves at most wait in the queue of the processes; more wait at their tables."""
LOADING_SECONDS = 0.01
"""For each of the moves by which a process gets to know what it needs."""
DEATHS = 3
"""So many processes may die over one move; then as many may that think without the compiler."""
STAND_INS = {"expert": "strong"}
"""Who plays for whom while there is no compiler yet."""
Told = tuple[str, Reason, float]

logger = logging.getLogger("claimstead.players")


class ComputerPlayers:
    """The processes, and the queue before them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._executor: ProcessPool | None = None
        self.is_plain = False
        """Whether they think without the compiler."""
        self._next: tuple[ProcessPool, Future[None]] | None = None
        """With the compiler, and whether all is loaded there; until then one goes on without."""
        self._room = asyncio.Semaphore(processes + WAITING)

    def _start(self) -> ProcessPool:
        if self.is_plain and self._next is None and not is_being_compiled():
            executor = self._processes_for(is_plain=False)
            self._next = executor, executor.submit(_load, False)
        # Where loading failed, one stays without the compiler.
        if self._next is not None and self._next[1].done() and not self._next[1].exception():
            if self._executor is not None:
                # Whoever thinks may end; the next move is thought about with the compiler.
                self._executor.shutdown(wait=False)
            self._executor, self.is_plain, self._next = self._next[0], False, None
        if self._executor is None:
            self.is_plain = is_being_compiled()
            self._executor = self._processes_for(self.is_plain)
        return self._executor

    def _processes_for(self, is_plain: bool) -> ProcessPool:
        return ProcessPool(self._processes, _begin, is_plain)

    def prepare(self) -> None:
        """A process begins before somebody waits for it."""
        self._start().submit(_load, self.is_plain)

    async def choose(
        self, game: Game[Any], view: Any, level: str, character: str | None = None
    ) -> Told:
        """The move of a computer player as text, its reason, and how much it was in doubt.

        It sees the view alone.
        """
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(32)
        async with self._room:
            for deaths in range(1, 2 * DEATHS + 1):
                executor = self._start()
                played_by = STAND_INS.get(level, level) if self.is_plain else level
                job = (setup_words(game), view, played_by, character, self._seconds, seed)
                try:
                    return await loop.run_in_executor(executor, think, *job)
                except BrokenExecutor:
                    # A process was killed: the move once more, by another.
                    if self._executor is None:
                        raise
                    if deaths == DEATHS:
                        self._do_without_compiler(executor)
        logger.error("a random move was made", extra={"setup": setup_words(game), "count": deaths})
        return _told(RandomPlayer().choose(game, view, Budget(), seed))

    def _do_without_compiler(self, executor: ProcessPool) -> None:
        """Until it is seen that processes with it live, if they do."""
        if executor is self._executor and not self.is_plain:
            logger.error("computer players do without the compiler", extra={"count": DEATHS})
            executor.shutdown(wait=False)
            self._executor, self.is_plain = self._processes_for(is_plain=True), True

    def stop(self) -> None:
        for executor in (self._executor, self._next[0] if self._next else None):
            if executor is not None:
                executor.stop()
        self._executor = self._next = None


def _begin(is_plain: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_plain:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        import numpy as np

        # Words run over, as they are meant to.
        np.seterr(over="ignore")


def _load(is_plain: bool) -> None:
    """Bring everything that a move needs: of each game every level makes one."""
    from claimstead.players.levels import players_of

    for kind in our_kinds():
        game = kind.game(kind.presets[0])
        state = game.start()
        while game.actor(state) is CHANCE:
            state = game.apply(state, game.sample(state, random.Random(1))).state
        view = game.view(state, str(game.actor(state)))
        for level in set(players_of(game)) - set(STAND_INS if is_plain else ()):
            think(setup_words(game), view, level, None, LOADING_SECONDS, 1)


def think(
    setup: str, view: Any, level: str, character: str | None, seconds: float, seed: int
) -> Told:
    """What a process does."""
    from claimstead.players.levels import player

    game = game_named(setup)
    return _told(player(game, level, character).choose(game, view, Budget(seconds=seconds), seed))


def _told(choice: Choice) -> Told:
    return str(choice.move), choice.reason, choice.doubt
