"""How the tests are shared among processes: `--dist loadscope`, as `make test` has it.

A process takes the next unit when it is nearly done with its last. A unit is a file, as its tests
share a browser or a server. Every other process begins with those in a browser, which need the
CPU; beside them the others do what mostly waits (servers that are killed, programs that start).
The rules, which never wait, are last, and at the end nobody is left alone with a long test.
"""

from collections import Counter
from functools import partial

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

ALONE = (
    "tests/browser/test_newcomer.py",
    "tests/browser/test_eyes_whole_games.py",
    "tests/browser/test_whole_games.py",
)
"""Each test is a unit: a whole game."""
BROWSER = (*ALONE, "tests/browser")
WAITING = ("tests/drill", "tests/server", "tests/project", "tests/terminal")
MOST = 12
"""Tests with a browser in one unit: more are worth another browser."""


def rank(nodeid: str, *, has_browser: bool = True) -> int:
    """What is lower comes earlier.

    >>> rank("tests/browser/test_newcomer.py::test") < rank("tests/browser/test_help.py::test")
    True
    >>> rank("tests/server/test_tables.py::test") < rank("tests/claim/test_trick.py::test")
    True
    >>> rank("tests/browser/test_help.py", has_browser=False) > rank("tests/server/test_tables.py")
    True
    """
    order = (*BROWSER, *WAITING) if has_browser else (*WAITING, *BROWSER)
    return next((at for at, name in enumerate(order) if nodeid.startswith(name)), len(order))


class Units:
    """The unit of each test, always the same.

    >>> units = Units()
    >>> len({units.of(f"tests/browser/test_help.py::test_{number}") for number in range(30)})
    3
    >>> len({units.of(f"tests/browser/test_help.py::test_{number}") for number in range(30)})
    3
    >>> units.of("tests/claim/test_trick.py::test_it")
    'tests/claim/test_trick.py'
    """

    def __init__(self) -> None:
        self._found: dict[str, str] = {}
        self._counts = Counter[str]()

    def of(self, nodeid: str) -> str:
        if nodeid not in self._found:
            self._found[nodeid] = self._new(nodeid)
        return self._found[nodeid]

    def _new(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file in ALONE:
            return nodeid
        if not file.startswith("tests/browser"):
            return file
        before = self._counts[file]
        self._counts[file] += 1
        return f"{file} {before // MOST}"


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out units by their rank: a process with a browser keeps it as long as it can."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._units = Units()

    def _split_scope(self, nodeid: str) -> str:
        return self._units.of(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        has_browser = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        first = min(self.workqueue, key=partial(rank, has_browser=has_browser))
        self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)
