"""One at a time: two at once would spoil what they make."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

PAUSE = 0.1


@contextmanager
def in_turn(lock: Path) -> Iterator[None]:
    """Wait until no other process has this lock. One that ends, however it does, gives it back."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        if not _is_taken(file):
            print("Waiting for another one that is at work in this folder ...", flush=True)
            while not _is_taken(file):
                time.sleep(PAUSE)
        yield


def _is_taken(file: TextIO) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
