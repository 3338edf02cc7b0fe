"""Many hands: the order is kept, and a worker that dies costs time alone."""

import os
import signal
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from claimstead.research.workers import workers


class Errand(NamedTuple):
    number: int
    trap: Path
    """Whoever comes first while this file is there dies."""
    deadly: int


def done(errand: Errand) -> int:
    if errand.number == errand.deadly and errand.trap.exists():
        errand.trap.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return errand.number**2


def always_deadly(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_dies_costs_time_and_no_result(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    trap.touch()
    with workers(processes=2) as hands:
        found = list(hands.each(done, [Errand(number, trap, 7) for number in range(20)]))
    assert found == [number**2 for number in range(20)]
    assert not trap.exists()


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with workers(processes=2) as hands, pytest.raises(BrokenExecutor):
        list(hands.each(always_deadly, range(3)))
