"""The command line as tests call it."""

from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


def assert_one_line(done: Done, code: int = 2) -> None:
    """Nothing but one clear line: what went wrong."""
    assert (done.code, done.out) == (code, ""), done
    assert len(done.err.splitlines()) == 1, done.err
    assert done.err.startswith("claimstead: ")
