"""What the drill has tried and found: one row of its table each, kept in build/drill."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "drill"
NOTHING = "nothing"
PARTS = ("load", "faults", "hostile", "soak", "fuzz")
"""Each is a module of this name, with a function `run`."""


class Tried(msgspec.Struct, frozen=True):
    """Something that was tried."""

    part: str
    what: str
    times: int
    lost: str = NOTHING
    """What was acknowledged and then lost, or should have been refused and was not."""
    note: str = ""
    seconds: float = 0.0
    figures: dict[str, Any] = {}
    """What can be drawn of it."""

    @property
    def is_good(self) -> bool:
        return self.lost == NOTHING

    def __str__(self) -> str:
        note = f"; {self.note}" if self.note else ""
        return f"{self.what}, {self.times:,} times: lost {self.lost}{note} ({self.seconds:.0f} s)"


def write(part: str, tried: Iterable[Tried], folder: Path | None = None) -> None:
    """Keep what came of a part."""
    folder = folder or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(list(tried)), indent=1)
    (folder / f"{part}.json").write_bytes(data)


def read(part: str, folder: Path | None = None) -> list[Tried]:
    """What came of a part; nothing if it has not ended yet."""
    file = (folder or FOLDER) / f"{part}.json"
    if not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Tried])
