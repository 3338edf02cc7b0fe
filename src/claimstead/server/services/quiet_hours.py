"""The hours in which somebody does not want to be called, where they are."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from claimstead.protocol.notices import DAY_MINUTES
from claimstead.store.notices import NoticeWishes


def is_zone(name: str) -> bool:
    """Whether there is such a time zone.

    >>> [is_zone(name) for name in ("Europe/Berlin", "UTC", "Nowhere/Land", "../etc/passwd", "")]
    [True, True, False, False, False]
    """
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def quiet_until(wishes: NoticeWishes, now: int) -> int | None:
    """When the quiet hours that are on end, in milliseconds; `None`: somebody may be called.

    From 22:00 to 7:00 goes over midnight. The clock on the wall counts: in the night in which the
    clocks change, too.

    >>> night = NoticeWishes(zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))
    >>> noon = datetime(2026, 7, 1, 10, 0, tzinfo=UTC)
    >>> quiet_until(night, round(noon.timestamp() * 1000)) is None
    True
    >>> late = datetime(2026, 7, 1, 21, 30, tzinfo=UTC)
    >>> told = quiet_until(night, round(late.timestamp() * 1000))
    >>> datetime.fromtimestamp(told / 1000, UTC).isoformat()
    '2026-07-02T05:00:00+00:00'
    """
    if wishes.quiet is None or not is_zone(wishes.zone):
        return None
    begin, end = wishes.quiet
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(wishes.zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY_MINUTES >= (end - begin) % DAY_MINUTES:
        return None
    day = here.date() + timedelta(days=1 if end <= minute else 0)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=ZoneInfo(wishes.zone))
    return round(ends.timestamp() * 1000)
