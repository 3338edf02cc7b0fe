"""Work that is done in bursts."""

import asyncio
from typing import Any

from claimstead.server.live.bursts import Bursts


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
