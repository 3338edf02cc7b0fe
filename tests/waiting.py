"""Waiting for what a process does: as long as it is alive and at work, however busy the machine.

Nothing here gives up by the clock alone. A process is at work while it uses the CPU or stands in
line for it, it or one that it has started; one that does neither for a minute hangs.
"""

import contextlib
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

QUIET = 60.0
"""Seconds without work after which a process hangs."""
WORK = 0.05
"""So many seconds of CPU, or in line for it, are work; what an idle server does is less."""
PROC = Path("/proc")


def family(process: int) -> list[int]:
    """A process and all that it has started; none if it has ended."""
    try:
        state = (PROC / str(process) / "stat").read_text().rpartition(") ")[2][:1]
    except (FileNotFoundError, ProcessLookupError):
        return []
    if state == "Z":
        return []
    return [process, *(member for child in children(process) for member in family(child))]


def children(process: int) -> list[int]:
    """What a process has started itself."""
    found = []
    for task in _threads(process):
        # A thread may end while one looks; its process goes on.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _threads(process: int) -> list[Path]:
    try:
        return list((PROC / str(process) / "task").iterdir())
    except (FileNotFoundError, ProcessLookupError):
        return []


def worked(process: int) -> float:
    """Seconds that a process and its family have had the CPU so far, or were in line for it."""
    total = 0
    for member in family(process):
        for task in _threads(member):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                running, waiting, _ = (task / "schedstat").read_text().split()
                total += int(running) + int(waiting)
    return total / 1e9


class Watch:
    """Looks after a process that somebody waits for."""

    def __init__(self, process: int) -> None:
        self.process = process
        self._work = 0.0
        self._since = time.monotonic()

    def check(self, what: str) -> None:
        """Raise `AssertionError` if the process hangs; one that has ended does not."""
        work = worked(self.process)
        if abs(work - self._work) >= WORK:
            self._work, self._since = work, time.monotonic()
        hangs = time.monotonic() - self._since > QUIET and family(self.process)
        assert not hangs, f"{what}: the process is alive and does nothing"


def wait_until(is_so: Callable[[], bool], process: int, what: str) -> None:
    """Until something is so, looking often, while the process that brings it about is at work."""
    watch = Watch(process)
    while not is_so():
        # What it did last before it ended counts.
        assert family(process) or is_so(), f"{what}: the process has ended"
        watch.check(what)
        time.sleep(0.02)


def ended(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> int:
    """How a process ended that nobody reads from."""
    watch = Watch(process.pid)
    while (code := process.poll()) is None:
        watch.check("the end")
        time.sleep(0.02)
    return code


def said(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a process wrote until its end, on standard output and as errors."""
    watch = Watch(process.pid)
    while True:
        try:
            out, err = process.communicate(timeout=1)
        except subprocess.TimeoutExpired:
            watch.check("what it says")
        else:
            return out or "", err or ""
