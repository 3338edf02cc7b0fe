"""How the tests are shared among processes: `--dist loadscope`, as `make test` has it.

A process takes the next unit when it is nearly done with its last. A unit is a file, as its tests
share a browser or a server. What mostly waits (whole games in the browser, servers that are
killed) comes first, when there is other work to do meanwhile; the rules, which never wait, are
last, and at the end nobody is left alone with a long test.
"""

from collections import Counter

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
FIRST = (*ALONE, "tests/browser", "tests/drill", "tests/server", "tests/project", "tests/terminal")
MOST = 12
"""Tests with a browser in one unit: more are worth another browser."""


def rank(nodeid: str) -> int:
    """What is lower comes earlier.

    >>> rank("tests/browser/test_newcomer.py::test") < rank("tests/browser/test_help.py::test")
    True
    >>> rank("tests/server/test_tables.py::test") < rank("tests/claim/test_trick.py::test")
    True
    """
    return next((at for at, name in enumerate(FIRST) if nodeid.startswith(name)), len(FIRST))


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out units by their rank."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._counts = Counter[str]()

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file.startswith(ALONE):
            return nodeid
        if not file.startswith("tests/browser"):
            return file
        self._counts[file] += 1
        return f"{file} {self._counts[file] // MOST}"

    def _assign_work_unit(self, node: WorkerController) -> None:
        self.workqueue.move_to_end(min(self.workqueue, key=rank), last=False)
        super()._assign_work_unit(node)
