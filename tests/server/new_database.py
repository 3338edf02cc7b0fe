"""New databases for servers: made once by the migrations, then copied."""

import tempfile
from functools import cache
from pathlib import Path

from claimstead.store.opening import address_of, upgrade


@cache
def _new() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite"
        upgrade(address_of(str(file)))
        return file.read_bytes()


def lay_out(database: str) -> None:
    """Where a file of SQLite is wanted and there is none: one with all tables, and nothing else."""
    file = Path(database)
    if "://" in database or file.exists():
        return
    file.touch(mode=0o600)
    file.write_bytes(_new())
