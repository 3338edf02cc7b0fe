"""Two that set up the same clone at once take turns."""

import subprocess
import sys
from pathlib import Path

from tests.waiting import said

ROOT = Path(__file__).parents[2]
WORK = """
import sys
from pathlib import Path
from tools.turns import in_turn
with in_turn(Path(sys.argv[1])):
    print("at work", flush=True)
    sys.stdin.read()
"""
WAITING = "Waiting for another one that is at work in this folder ...\n"


def start(lock: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WORK, str(lock)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_the_second_says_that_it_waits_and_works_when_the_first_has_ended(tmp_path: Path) -> None:
    lock = tmp_path / "build" / "lock"
    first = start(lock)
    assert first_line(first) == "at work\n"
    second = start(lock)
    assert first_line(second) == WAITING
    said(first)
    assert said(second)[0] == "at work\n"


def test_one_that_was_killed_is_not_waited_for(tmp_path: Path) -> None:
    first = start(tmp_path / "lock")
    assert first_line(first) == "at work\n"
    first.kill()
    said(first)
    assert said(start(tmp_path / "lock"))[0] == "at work\n"
