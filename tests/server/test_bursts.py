"""Work that is done in bursts."""

import asyncio
from functools import partial
from typing import Any

import pytest

from claimstead.server.garbage_collection import is_due
from claimstead.server.live import bursts as bursts_module
from claimstead.server.live.bursts import QUIET, TIDY_EVERY, Bursts


def test_all_that_waits_is_done_in_order_and_a_failure_stops_nobody_else() -> None:
    done: list[str] = []
    failed: list[dict[str, Any]] = []

    def fail() -> None:
        done.append("failed")
        raise ValueError("broken")

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: failed.append(about))
        bursts = Bursts()
        last = asyncio.Event()
        bursts.add(lambda: done.append("first"))
        bursts.add(fail)
        bursts.add(last.set)
        await last.wait()
        last.clear()
        # The next burst comes of itself, too.
        bursts.add(last.set)
        await last.wait()

    asyncio.run(work())
    assert done == ["first", "failed"]
    assert [str(each["exception"]) for each in failed] == ["broken"]


def test_what_is_left_behind_is_looked_through_every_few_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[int] = []
    searches: list[int] = []
    monkeypatch.setattr(bursts_module, "search_new", lambda: searches.append(len(done)))

    async def work() -> None:
        bursts, half = Bursts(), TIDY_EVERY // 2
        for _ in range(4):
            last = asyncio.Event()
            for number in range(half):
                bursts.add(partial(done.append, number))
            bursts.add(last.set)
            await last.wait()
            # What the burst itself asked for comes after its works.
            await asyncio.sleep(0)

    asyncio.run(work())
    assert searches == [TIDY_EVERY, 2 * TIDY_EVERY]


def test_a_moment_is_quiet_after_a_second_without_work() -> None:
    async def work() -> tuple[bool, bool]:
        bursts = Bursts()
        bursts.add(lambda: None)
        await asyncio.sleep(0.02)
        busy = bursts.is_quiet
        bursts._last -= QUIET
        return busy, bursts.is_quiet

    assert asyncio.run(work()) == (False, True)


def test_the_whole_search_waits_for_a_quiet_moment_where_it_is_long() -> None:
    ten, hour = 600, 3600
    assert not is_due(ten - 1, is_small=True, is_quiet=True)
    assert is_due(ten, is_small=True, is_quiet=False)
    assert is_due(ten, is_small=False, is_quiet=True)
    assert not is_due(hour - 1, is_small=False, is_quiet=False)
    assert is_due(hour, is_small=False, is_quiet=False)
