"""One server at a time on a file of SQLite. The lock goes with the process that has it."""

from contextlib import suppress
from pathlib import Path
from typing import IO

from claimstead.core import ClaimsteadError

SUFFIX = "-lock"


def lock_file(path: Path) -> IO[bytes]:
    """Lock a database for a server, or refuse; `free` frees it.

    The system frees it, too, when the process ends in whatever way.
    """
    side = path.with_name(path.name + SUFFIX)
    file = side.open("ab")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise ClaimsteadError("database-in-use", address=str(path)) from error
    with suppress(OSError):
        side.chmod(0o600)
    return file


def free(file: IO[bytes]) -> None:
    """Others may have it now."""
    # Closed alone, it would be locked for as long as a process that is just being started has it.
    with suppress(ImportError):  # Windows
        import fcntl

        fcntl.flock(file, fcntl.LOCK_UN)
    file.close()


def _lock(file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
