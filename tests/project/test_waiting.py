"""Tests wait for a process as long as it works, and no longer than it lives."""

import subprocess
import sys

import pytest

from tests import waiting
from tests.waiting import ended, said, wait_until, worked

WORKS = "import time\nend = time.process_time() + 0.6\nwhile time.process_time() < end: pass\n"
IDLES = "import time\ntime.sleep(600)\n"


def started(program: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)


def test_a_process_that_works_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "QUIET", 0.4)
    monkeypatch.setattr(waiting, "WORK", 0.001)
    with started(WORKS + "print('done')") as process:
        assert said(process) == ("done\n", "")
        assert process.returncode == 0


def test_a_process_that_has_ended_is_waited_for_no_longer() -> None:
    with started("print('bye')") as process:
        with pytest.raises(AssertionError, match="rain: the process has ended"):
            wait_until(lambda: False, process.pid, "rain")
        assert ended(process) == 0


def test_a_process_that_hangs_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    with started(IDLES) as process:
        wait_until(lambda: worked(process.pid) > 0, process.pid, "a beginning")
        monkeypatch.setattr(waiting, "QUIET", 0.5)
        monkeypatch.setattr(waiting, "WORK", 3600)
        with pytest.raises(AssertionError, match="rain: the process is alive and does nothing"):
            wait_until(lambda: False, process.pid, "rain")
        process.kill()


def test_what_is_so_already_is_not_waited_for() -> None:
    with started(IDLES) as process:
        wait_until(lambda: True, process.pid, "nothing")
        process.kill()
        assert ended(process) != 0
