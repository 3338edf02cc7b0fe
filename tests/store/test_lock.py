"""One server at a time has a file of SQLite, and who closes it frees it at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from claimstead.core import ClaimsteadError
from claimstead.store.lock import free, lock_file


def test_a_locked_file_is_refused_until_it_is_freed(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    lock = lock_file(file)
    with pytest.raises(ClaimsteadError) as refused:
        lock_file(file)
    assert refused.value.code == "database-in-use"
    free(lock)
    free(lock_file(file))


def test_a_process_that_is_just_being_started_does_not_keep_it(tmp_path: Path) -> None:
    """For a moment it has all files of the process that starts it."""
    file = tmp_path / "games.sqlite"
    lock = lock_file(file)
    waits = [sys.executable, "-c", "input()"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE, pass_fds=[lock.fileno()]) as started:
        free(lock)
        free(lock_file(file))
        started.communicate(b"\n")
