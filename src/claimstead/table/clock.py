"""The time of day. It runs evenly, whatever is done to the machine's clock meanwhile."""

import time

_BEGINNING = time.time_ns() - time.monotonic_ns()
"""When the machine was started, as the clock had it when we were."""


def now() -> int:
    """Milliseconds since 1970."""
    return (_BEGINNING + time.monotonic_ns()) // 1_000_000
