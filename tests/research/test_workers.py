"""Many hands: the order is kept, and a worker that dies costs time alone."""

import os
import signal
from concurrent.futures import BrokenExecutor
from multiprocessing.connection import Connection
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


def half_said(errand: Errand) -> str:
    """A result in the midst of which the process dies, as with Ctrl-C or without memory."""
    if errand.number == errand.deadly and errand.trap.exists():
        errand.trap.unlink()

        def send_half(pipe: Connection, message: bytes) -> None:
            os.write(pipe.fileno(), bytes(message[: len(message) // 2]))
            os.kill(os.getpid(), signal.SIGKILL)

        Connection._send = send_half  # type: ignore[attr-defined]
    return str(errand.number) * 1000


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


def test_a_worker_that_dies_in_the_midst_of_its_result_costs_time_and_no_result(
    tmp_path: Path,
) -> None:
    trap = tmp_path / "trap"
    trap.touch()
    with workers(processes=2) as hands:
        found = list(hands.each(half_said, [Errand(number, trap, 3) for number in range(10)]))
    assert found == [str(number) * 1000 for number in range(10)]
    assert not trap.exists()


def test_what_a_task_raises_is_raised_with_the_place_where_it_did() -> None:
    with workers(processes=2) as hands:
        with pytest.raises(ZeroDivisionError) as raised:
            list(hands.each(divided, [1, 0]))
        assert any("in divided" in note for note in raised.value.__notes__)
        assert list(hands.each(divided, [1, 2])) == [1, 0.5]


def divided(number: int) -> float:
    return 1 / number


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with workers(processes=2) as hands, pytest.raises(BrokenExecutor):
        list(hands.each(always_deadly, range(3)))
