"""The season for which a leader board counts: as the host has set it."""

from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

MONTHS = {"month": 1, "quarter": 3, "year": 12}


class Season(NamedTuple):
    first: date
    last: date

    @property
    def name(self) -> str:
        return self.first.isoformat()


def season_at(setting: str, at: int) -> Season | None:
    """The season of a moment in milliseconds since 1970; `None`: there is none. Days are UTC's.

    >>> season_at("quarter", 1_700_000_000_000)
    Season(first=datetime.date(2023, 10, 1), last=datetime.date(2023, 12, 31))
    >>> season_at("2023-09-01/2023-11-14", 1_700_000_000_000).name
    '2023-09-01'
    >>> season_at("2023-09-01/2023-11-13", 1_700_000_000_000) is None
    True
    """
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    if setting in MONTHS:
        return _part_of_year(day, MONTHS[setting])
    season = read_season(setting)
    return season if season and season.first <= day <= season.last else None


def read_season(setting: str) -> Season | None:
    """The days that a setting names; `ValueError` where they are none, or in the wrong order."""
    if "/" not in setting:
        return None
    first, last = (date.fromisoformat(day) for day in setting.split("/"))
    if last < first:
        raise ValueError(f"{last} is before {first}")
    return Season(first, last)


def _part_of_year(day: date, months: int) -> Season:
    month = (day.month - 1) // months * months + 1
    after = month + months
    end = date(day.year + after // 13, after % 12 or 12, 1)
    return Season(date(day.year, month, 1), end - timedelta(days=1))
