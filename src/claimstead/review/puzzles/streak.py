"""How many days in a row somebody has solved the puzzle of the day."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import platformdirs

from claimstead.core import FrozenStruct
from claimstead.files import make_folder, write_bytes

FILE_NAME = "puzzles.json"


class Streak(FrozenStruct, frozen=True, kw_only=True):
    days: int = 0
    """Solved in a row, up to the last one."""
    best: int = 0
    last: date | None = None
    """The last day whose puzzle was answered."""

    def on(self, day: date) -> int:
        """How many days in a row it is worth on a day: a day left out ends it."""
        is_alive = self.last is not None and day - self.last <= timedelta(days=1)
        return self.days if is_alive else 0

    def answered(self, day: date, is_right: bool) -> "Streak":
        """After the first answer to the puzzle of a day; a day counts once."""
        if self.last is not None and day <= self.last:
            return self
        days = self.on(day) + 1 if is_right else 0
        return Streak(days=days, best=max(days, self.best), last=day)


def streak_file() -> Path:
    """Where one's own streak is kept."""
    return Path(platformdirs.user_data_dir("claimstead")) / FILE_NAME


def read_streak(path: Path) -> Streak:
    """A streak that was kept; a new one where there is none that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Streak)
    except (OSError, msgspec.MsgspecError):
        return Streak()


def keep_streak(path: Path, streak: Streak) -> None:
    make_folder(path.parent)
    write_bytes(path, msgspec.json.encode(streak))
