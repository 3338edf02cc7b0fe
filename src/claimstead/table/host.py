"""The host of one table: carries out what is decided there, and does what follows of itself.

First on disk, then at the table, then on all screens; then the timer is set, and a computer player
thinks if it is its turn. A server and the terminal differ in where pages are kept, who is told, and
where computer players think.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence, Set
from time import monotonic
from typing import Any, TypeVar

from claimstead.core import ClaimsteadError, Seat
from claimstead.players import Reason
from claimstead.table import entries as log
from claimstead.table import playing
from claimstead.table.clock import now
from claimstead.table.decision import Chosen, Decision, decided
from claimstead.table.pace import time_for
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

TRIES = 5
"""So often others may be quicker before somebody is told to try again."""
LONGEST_WAIT = 86_400
"""Seconds after which a timer looks again."""

Made = TypeVar("Made")
Decide = Callable[[Table], Decision]


class Host(ABC):
    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.used = now()
        """When something was last asked for here."""
        self.spared = 0
        """Until then nobody's time runs out."""
        self.thinking: asyncio.Task[Any] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ahead = 0
        self._crowd = 0
        """How often somebody came or went."""
        self._made: dict[str, tuple[object, int, Any]] = {}

    # In what hosts differ

    @abstractmethod
    async def write(self, page: log.Page, decision: Decision) -> bool:
        """Keep a page; not so where another was quicker, whose pages have been taken in then."""

    @abstractmethod
    def tell(self) -> None:
        """Tell all who watch."""

    @abstractmethod
    async def choose(
        self, view: Any, level: str, character: str | None
    ) -> tuple[str, Reason, float] | None:
        """The move of a computer player, why, and how much in doubt; `None`: look again, somebody
        else thinks."""

    @abstractmethod
    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside all else."""

    @property
    def pace(self) -> float:
        """How long computer players take: 1 as long as people do, 0 no longer than they need."""
        return 0.0

    @property
    def stands_in(self) -> bool:
        """Whether a weaker computer player plays here for one that is not ready yet."""
        return False

    def table_for(self, person: str) -> Table:
        """The table as somebody may know it."""
        return self.table

    def now_for(self, person: str) -> int:
        """The time at the table as somebody sees it."""
        return self.now()

    def present(self) -> Set[str]:
        """The people who are here."""
        return self.table.seating.people

    def away(self, person: str | None) -> int | None:
        """For how many milliseconds somebody has been away; `None`: they are here."""
        return None

    def spectators(self, table: Table) -> int:
        """How many watch who don't play at the table as it is told."""
        return 0

    @abstractmethod
    def conclude(self) -> None:
        """The game is over; maybe not for the first time."""

    async def catch_up(self) -> bool:
        """Take in what others wrote; whether there was anything."""
        return False

    async def lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody would ask for again, as often as it takes."""
        await work()

    def now(self) -> int:
        """The time at this table: never before what is in its log, and it runs evenly.

        Where the clock is behind, it was set back meanwhile, or another server's is wrong.
        """
        self._ahead = max(self._ahead, self.table.at - now())
        return now() + self._ahead

    def once(self, name: str, page: object, make: Callable[[], Made]) -> Made:
        """Something that is made once after a page, while nobody comes or goes."""
        made_after, crowd, made = self._made.get(name, (0, 0, None))
        if made_after != page or crowd != self._crowd:
            made = make()
            self._made[name] = (page, self._crowd, made)
        told: Made = made
        return told

    # What is asked for

    async def carry_out(self, decide: Decide) -> int:
        """Do what is decided; the number of the last page after it."""
        self.used = now()
        async with self.lock:
            for _ in range(TRIES):
                try:
                    decision = decide(self.table)
                except ClaimsteadError:
                    # Refused for what another server has changed by now?
                    if not await self.catch_up():
                        raise
                    continue
                if not decision.entries:
                    return self.table.number
                page = log.Page(self.now(), decision.entries)
                if await self.write(page, decision):
                    self.take_in((page,), decision.chosen)
                    return self.table.number
        raise NotNow("busy")

    def take_in(self, pages: Sequence[log.Page], chosen: tuple[Chosen, ...] = ()) -> None:
        """What was written is taken in, and everybody who watches is told: both, or neither."""
        for page in pages:
            self.table.turn_page(page, chosen)
        if pages:
            self.go_on()

    # What follows of itself

    def go_on(self) -> None:
        """After a change: tell all who watch, set the timer, let a computer player think."""
        self.tell()
        if self.table.status == "over":
            self.conclude()
        self.set_timer()
        if self.table.thinker is not None and self.thinking is None:
            self.thinking = self.spawn(self._think())

    def set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline
        if deadline is not None:
            wait = max(deadline, self.spared) - self.now()
            self._timer = asyncio.get_running_loop().call_later(
                min(max(wait, 0) / 1000 + 0.02, LONGEST_WAIT),
                lambda: self.spawn(self.lasting(self._run_out)),
            )

    def rest(self) -> None:
        """No timer runs any more."""
        if self._timer is not None:
            self._timer.cancel()

    async def _run_out(self) -> None:
        if self.now() >= self.spared:
            await self.carry_out(lambda table: playing.run_out(table, self.now()))
        self.set_timer()

    async def _think(self) -> None:
        try:
            await self.lasting(self._think_on)
        finally:
            self.thinking = None

    async def _think_on(self) -> None:
        """The moves of computer players, until it is a person's turn."""
        table = self.table
        while (level := table.thinker) is not None:
            number, seat = table.number, str(table.actor)
            view: Any = table.game.view(table.state, seat)
            began = monotonic()
            chosen = await self.choose(view, level, table.chairs[seat].character)
            if chosen is None:
                continue
            move, why, doubt = chosen
            await asyncio.sleep(began + self.pace * time_for(len(view.legal), doubt) - monotonic())
            try:
                await self.carry_out(_if_still(number, seat, level, move, why))
            except ClaimsteadError:
                # The table changed while it thought: it looks again.
                if table.number == number:
                    raise


def _if_still(number: int, seat: Seat, level: str, move: str, why: Reason) -> Decide:
    """The move of a computer player, unless somebody else is to act by now."""

    def decide(table: Table) -> Decision:
        if table.number != number and (table.actor, table.thinker) != (seat, level):
            return decided(table)
        return playing.move(table, seat, move, why=why)

    return decide
