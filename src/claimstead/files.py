"""Files that people name: read whole, and written whole or not at all."""

import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from claimstead.core import ClaimsteadError
from claimstead.language import say

OTHERS = 0o077
"""What a file's mode says of all but its owner."""
NAMED_WRONG = {
    errno.EACCES,
    errno.EEXIST,
    errno.EINVAL,
    errno.EISDIR,
    errno.ELOOP,
    errno.ENAMETOOLONG,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EPERM,
    errno.EROFS,
}
"""Another place would do. Whatever else goes wrong is not the fault of who named the file."""


def read_text(path: str, standard_input: TextIO) -> str:
    """A file's text, or that of standard input for `-`; some editors put a mark before it."""
    try:
        text = standard_input.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        return text.removeprefix("\ufeff")
    except (OSError, UnicodeDecodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else say("text-not-utf-8")
        raise ClaimsteadError("not-readable", file=path, why=str(why)) from fault


def write_text(path: Path, text: str, mode: int = 0o666) -> None:
    write_bytes(path, text.encode(), mode)


def write_bytes(path: Path, content: bytes, mode: int = 0o666) -> None:
    with whole_file(path, mode) as file:
        file.write(content)


@contextmanager
def whole_file(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write into; it takes the place of the one of this name when all is in it.

    It keeps that one's mode, unless it is for its owner alone.

    >>> with whole_file(Path("nowhere/games.txt")) as file:  # doctest: +ELLIPSIS
    ...     _ = file.write(b"claimstead game 1")
    Traceback (most recent call last):
      ...
    claimstead.core.errors.ClaimsteadError: nowhere/games.txt cannot be written: No such file ...
    """
    with _or_refuse(path):
        if _is_device(path):
            with path.open("wb") as file:
                yield file
            return
        place = path.resolve()
        beside = _beside(place)
        try:
            with _new(beside, mode) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if place.exists() and mode & OTHERS:
                shutil.copymode(place, beside)
            beside.replace(place)
        finally:
            beside.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Find out before the work, not after it."""
    with _or_refuse(path):
        if not _is_device(path):
            beside = _beside(path.resolve())
            try:
                _new(beside, 0o666).close()
            finally:
                beside.unlink(missing_ok=True)


def make_folder(path: Path) -> None:
    """Make a folder where there is none."""
    with _or_refuse(path):
        path.mkdir(parents=True, exist_ok=True)


@contextmanager
def _or_refuse(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise ClaimsteadError(
            "not-writable" if fault.errno in NAMED_WRONG else "write-failed",
            file=str(path),
            why=fault.strerror or str(fault),
        ) from fault


def _is_device(path: Path) -> bool:
    """Whether it is written to and never replaced, as a pipe is; refused if it must not be."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return path.exists() and not path.is_file()


def _beside(path: Path) -> Path:
    return path.with_name(f".claimstead-{secrets.token_hex(4)}.part")


def _new(path: Path, mode: int) -> BinaryIO:
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode & 0o777), "wb")
