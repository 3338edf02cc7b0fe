"""Reviews and analyses: worked out in processes of their own, and kept for a while."""

import asyncio
import hashlib
from collections import OrderedDict
from multiprocessing.context import SpawnContext
from typing import Any

from claimstead.protocol.reviews import ReviewStand
from claimstead.review import Analysis, Review
from claimstead.server.services.worker_pool import WorkerPool
from claimstead.table.refusal import NotNow

PROCESSES = 2
"""One for reviews, and one that is free for single positions."""
WAITING = 20
"""So many reviews at most wait for their turn, and as many positions."""
KEPT = 100
"""So many reviews are kept, those asked for most recently."""


PREPARED = 0.25
"""So much of the way it is until the first move is looked at: a judge has to be there."""


class _Work:
    """A review that is asked for, under way or done."""

    def __init__(self, task: "asyncio.Task[Review]", setup: str, person: str) -> None:
        self.task = task
        self.setup = setup
        self.person = person
        self.progress = 0.0
        self.is_begun = False

    @property
    def stage(self) -> str:
        if not self.is_begun:
            return "waiting"
        return "preparing" if self.progress < PREPARED else "looking"


class ReviewService:
    """Where games and positions are looked at."""

    def __init__(self) -> None:
        self._workers = WorkerPool(PROCESSES, _begin, self._ears)
        self._told: Any = None
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._positions = 0
        self._one_at_a_time = asyncio.Semaphore(PROCESSES - 1)

    def setup_of(self, text: str, is_deeper: bool) -> str | None:
        """Of a review that was asked for before: which game it is."""
        work = self._works.get(_key(text, is_deeper))
        return None if work is None else work.setup

    def under_way_of(self, person: str) -> int:
        """How many reviews somebody waits for."""
        return sum(each.person == person and not each.task.done() for each in self._works.values())

    def review(self, text: str, is_deeper: bool, setup: str, person: str) -> ReviewStand:
        """How far the review of a game's text is; asked for the first time, it begins."""
        self._hear()
        key = _key(text, is_deeper)
        work = self._works.get(key)
        if work is not None and work.task.done() and work.task.exception() is not None:
            failed = self._works.pop(key).task.exception()
            assert failed is not None
            raise failed
        if work is None:
            if sum(not each.task.done() for each in self._works.values()) >= WAITING:
                raise NotNow("too-fast")
            task = asyncio.create_task(self._reviewed(text, is_deeper, key))
            work = self._works[key] = _Work(task, setup, person)
            while len(self._works) > KEPT:
                self._works.popitem(last=False)[1].task.cancel()
        self._works.move_to_end(key)
        if work.task.done():
            return ReviewStand(progress=1.0, review=work.task.result())
        return ReviewStand(progress=work.progress, stage=work.stage)

    async def _reviewed(self, text: str, is_deeper: bool, key: str) -> Review:
        async with self._one_at_a_time:
            self._works[key].is_begun = True
            return await self._workers.run(review_text, text, is_deeper, key)

    async def analyse(self, position: str, is_deeper: bool) -> Analysis:
        """What a position is worth."""
        if self._positions >= WAITING:
            raise NotNow("too-fast")
        self._positions += 1
        try:
            return await self._workers.run(analyse_text, position, is_deeper)
        finally:
            self._positions -= 1

    def _ears(self, context: SpawnContext) -> tuple[Any, ...]:
        """Where the processes tell of their progress."""
        self._told = context.SimpleQueue()
        return (self._told,)

    def _hear(self) -> None:
        """Take in what the processes told of their progress."""
        while self._told is not None and not self._told.empty():
            key, progress = self._told.get()
            if key in self._works:
                self._works[key].progress = progress

    def stop(self) -> None:
        for work in self._works.values():
            work.task.cancel()
        self._workers.stop()


def _key(text: str, is_deeper: bool) -> str:
    return hashlib.sha256(f"{is_deeper} {text}".encode(errors="replace")).hexdigest()


# What a process does


class _Ear:
    """Where a process tells of its progress."""

    told: Any = None


def _begin(told: Any) -> None:
    _Ear.told = told


def review_text(text: str, is_deeper: bool, key: str) -> Review:
    def tell(progress: float) -> None:
        _Ear.told.put((key, progress))

    def looked(done: int, moves: int) -> None:
        tell(PREPARED + (1 - PREPARED) * done / moves)

    # The compiler comes with these and takes its time.
    tell(PREPARED / 5)
    from claimstead.notation import read_record
    from claimstead.review import DEEPER, USUAL
    from claimstead.review.reviewing import judge_of, reviewed_by

    tell(PREPARED / 3)
    record, effort = read_record(text), DEEPER if is_deeper else USUAL
    judge = judge_of(record.game, effort)
    tell(PREPARED)
    return reviewed_by(judge, record, effort, looked)


def analyse_text(position: str, is_deeper: bool) -> Analysis:
    from claimstead.notation import game_of_position
    from claimstead.review import DEEPER, HINT, analyse

    game = game_of_position(position)
    return analyse(game, game.read(position), DEEPER if is_deeper else HINT)
