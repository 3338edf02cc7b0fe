"""Faults: what breaks in the midst of play, and what was lost of all that was acknowledged.

Every case runs real servers, with players who go on whatever happens and remember each move that
was acknowledged. Afterwards the log has to have all of them, where they were said to be, once.
"""

import importlib
from collections.abc import Iterator

from drill.report import Tried

FAMILIES = (
    "kills", "restarts", "backups", "damage", "disks", "clocks", "upgrades", "readers", "networks",
    "races",
)  # fmt: skip


def run(short: bool) -> Iterator[Tried]:
    """All families, one after the other."""
    for name in FAMILIES:
        yield from importlib.import_module(f"drill.faults.{name}").run(short)
