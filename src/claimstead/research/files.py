"""Files that somebody asked for: found not to be writable before the work, not after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from claimstead.core import ClaimsteadError


def check_writable(path: Path) -> None:
    """Find out before the games are played, not after."""
    with or_refuse(path):
        was_there = path.exists()
        path.open("a").close()
        if not was_there:
            path.unlink()


@contextmanager
def or_refuse(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as trouble:
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise ClaimsteadError("not-writable", file=str(path), why=why) from None
