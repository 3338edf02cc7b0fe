"""Files that people name: read whole, and written whole or not at all."""

import errno
import os
import tempfile
from pathlib import Path
from typing import TextIO

from claimstead.core import ClaimsteadError
from claimstead.language import say


def read_text(path: str, standard_input: TextIO) -> str:
    """A file's text, or that of standard input for `-`."""
    try:
        if path == "-":
            return standard_input.read()
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else say("file-not-utf-8")
        raise ClaimsteadError("not-readable", file=path, why=str(why)) from fault


def write_text(path: Path, text: str) -> None:
    """Write a file: beside it first, then in its place, so that none is ever half written."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    try:
        if path.exists() and not path.is_file():
            # A device or a pipe is written to, never replaced.
            path.write_bytes(content)
            return
        _replace(path, content)
    except OSError as fault:
        why = fault.strerror or str(fault)
        if fault.errno in (errno.ENOSPC, errno.EDQUOT):
            raise ClaimsteadError("disk-full", file=str(path), why=why) from fault
        raise ClaimsteadError("not-writable", file=str(path), why=why) from fault


def _replace(path: Path, content: bytes) -> None:
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        Path(beside).chmod(0o666 & ~umask)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
