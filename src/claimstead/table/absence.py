"""Somebody is away: when the others may let a computer player go on."""

from claimstead.core import Seat
from claimstead.table.chair import Chair
from claimstead.table.refusal import NotNow
from claimstead.table.settings import SECOND, ClockKind, Settings

GRACE = 60 * SECOND
"""For so long one may be away: a phone that locks itself, a page that is loaded anew, a train in
a tunnel."""


def grace_of(settings: Settings) -> int | None:
    """How long one may be away before a computer player may go on; `None`: as long as one likes.

    In a rated game only people play. In a game of days everybody goes home between two moves, and
    the clock decides.
    """
    if settings.rated or settings.clock.kind is ClockKind.DAYS:
        return None
    return GRACE


def check_may_take_over(chair: Chair, settings: Settings, by: str, away: int | None) -> None:
    """Refuse where somebody must not hand over a chair to a computer player, or not yet.

    `away`: for how many milliseconds its person has been; `None`: not at all.
    """
    seat: Seat = chair.seat
    if chair.person is None or chair.player is not None:
        raise NotNow("computer-already", seat=seat)
    if chair.person == by:
        raise NotNow("own-seat", seat=seat)
    if away is None:
        raise NotNow("still-there", seat=seat)
    if settings.rated:
        raise NotNow("rated-people-only")
    grace = grace_of(settings)
    if grace is None:
        raise NotNow("days-left")
    if away < grace:
        raise NotNow("back-soon", seat=seat, seconds=-((away - grace) // SECOND))
