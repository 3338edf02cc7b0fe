"""Who may read a database: its owner alone.

It holds the secrets of running games, the key that signs cookies and hashes of passwords. SQLite
gives the files beside it the mode that the file has.
"""

import logging
import os
from pathlib import Path

logger = logging.getLogger("claimstead.store")

FILE_MODE = 0o600
FOLDER_MODE = 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-last", "-lock")
"""What the names of a database's files end with."""


def make_private(path: Path) -> None:
    """Make a database's folder and an empty file where there are none, for their owner alone."""
    if not path.parent.is_dir():
        path.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))


def tighten(path: Path) -> None:
    """Take from others what an earlier release, or a copy, let them read."""
    own = [path.with_name(path.name + ending) for ending in BESIDE]
    for each in own:
        if each.is_file():
            _tighten(each, FILE_MODE)
    # A folder with other things in it is not the database's own.
    if {*path.parent.iterdir()} <= {*own}:
        _tighten(path.parent, FOLDER_MODE)


def _tighten(path: Path, mode: int) -> None:
    if not path.stat().st_mode & OTHERS:
        return
    try:
        path.chmod(mode)
    except OSError as error:
        logger.warning("others may read this", extra={"path": str(path), "why": error.strerror})
    else:
        logger.warning("others could read this until now", extra={"path": str(path)})
