"""The time of the players. It never runs backwards, even if the machine's clock does."""

from claimstead.core import Seat
from claimstead.table.settings import SECOND, Clock, ClockKind


class Watch:
    """Runs for the seat to act; a `None` stands for a seat whose time does not run."""

    def __init__(self, clock: Clock, seats: tuple[Seat, ...]) -> None:
        self.clock = clock
        self.running: Seat | None = None
        self.since = 0
        self._left = dict.fromkeys(seats, clock.milliseconds)

    def turn(self, at: int, running: Seat | None, *, has_moved: bool) -> None:
        """From now on the time of `running` counts; `has_moved`: a move was made.

        Only a move gives time. Whoever hands over a seat, or comes back to it, goes on with what
        was left.
        """
        if not has_moved and running == self.running:
            return
        at = max(at, self.since)
        if self.running is not None:
            gain = self.clock.increment * SECOND if has_moved else 0
            self._left[self.running] = max(self._left[self.running] - (at - self.since), 0) + gain
        if has_moved and self.clock.kind is not ClockKind.GAME:
            self._left = dict.fromkeys(self._left, self.clock.milliseconds)
        self.running, self.since = running, at

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act will have run out."""
        if self.clock.kind is ClockKind.NONE or self.running is None:
            return None
        return self.since + self._left[self.running]

    def left(self, now: int) -> dict[Seat, int]:
        """What every seat has left, in milliseconds."""
        left = dict(self._left)
        if self.running is not None:
            left[self.running] = max(left[self.running] - max(now - self.since, 0), 0)
        return left
