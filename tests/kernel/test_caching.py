"""What was compiled is loaded from where nothing may be written, and compiled where nothing is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = """
from claimstead.kernel.jit import entry

@entry("int64(int64)")
def twice(number):
    return 2 * number
"""

# Rights do not bind who is root: this does.
READ_ONLY = """
import os, sys

def refuse(event, given):
    if event == "open":
        path, _, flags = given
        writes = bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
    else:
        path, writes = given[0], event in ("os.mkdir", "os.rename", "os.remove", "os.rmdir")
    if writes and path != os.devnull:
        raise PermissionError(30, "Read-only file system", str(path))

sys.addaudithook(refuse)
"""

CALL = """
import small
print(small.twice(21), sum(small.twice.stats.cache_hits.values()))
"""


@pytest.mark.parametrize("place", ["named", "beside the source"])
def test_what_was_compiled_is_loaded_where_nothing_may_be_written(
    place: str, tmp_path: Path
) -> None:
    (tmp_path / "small.py").write_text(MODULE, encoding="utf-8")
    named = {"NUMBA_CACHE_DIR": str(tmp_path / "kept")} if place == "named" else {}

    def call(before: str = "") -> str:
        environment = {key: value for key, value in os.environ.items() if "NUMBA" not in key}
        # Numba's last resort.
        environment |= named | {"XDG_CACHE_HOME": str(tmp_path / "home")}
        done = subprocess.run(
            [sys.executable, "-B", "-c", before + CALL],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert call(READ_ONLY) == "42 0\n"
    assert not list(tmp_path.rglob("*.nbi"))
    assert call() == "42 0\n"
    assert call(READ_ONLY) == "42 1\n"
