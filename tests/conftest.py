"""What several rooms' tests need."""

import gc
import io
import json
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.doctest import DoctestModule

from claimstead.cli import main
from claimstead.language import speak
from tests.command_line import Done, Run
from tests.server.postgresql import PostgreSQL

if TYPE_CHECKING:
    from tests.sharing import Sharing

QUICK = 2
"""Cases of a test that `make test-quick` runs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="of every test its first cases only")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[Any], list[Any]]:
    """What has no examples is not read for them: helpers are imported by the tests that need them.

    Each process of a run would pay for it.
    """
    found = yield
    if file_path.suffix != ".py" or ">>>" in file_path.read_text("utf-8"):
        return found
    return [each for each in found if not isinstance(each, DoctestModule)]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What is collected stays: looking for garbage in it took half of the time, and more later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of every test the first cases alone, where that is asked for.

    While `make mutants` runs, quick tests come first: most mutants fail one of them.
    """
    if config.getoption("--quick"):
        seen = Counter[str]()
        left_out = []
        for item in items:
            if item.get_closest_marker("long"):
                continue
            name = item.nodeid.partition("[")[0]
            seen[name] += 1
            if seen[name] > QUICK:
                left_out.append(item)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
        config.hook.pytest_deselected(items=left_out)
    measured = Path("mutmut-stats.json")
    if measured.exists():
        took: dict[str, float] = json.loads(measured.read_text("utf-8"))["duration_by_test"]
        items.sort(key=lambda item: took.get(item.nodeid, 0))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> "Sharing | None":
    if config.getoption("dist") != "loadscope":
        return None
    # Most processes have no need of it.
    from tests.sharing import Sharing

    return Sharing(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nothing is tried again until it passes; whoever reads the result sees that it was not."""
    reports = [each for some in terminalreporter.stats.values() for each in some]
    calls = Counter(each.nodeid for each in reports if getattr(each, "when", "") == "call")
    twice = sum(times > 1 for times in calls.values())
    if terminalreporter.config.get_verbosity() >= 0:
        terminalreporter.write_line(f"{twice} of {len(calls)} tests were tried twice")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real one, started once for all tests of a process that ask for it."""
    server = PostgreSQL()
    yield server
    server.remove()


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line in this process, in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    # Everything is compiled already, or is while a test needs it.
    monkeypatch.setattr("claimstead.players.warm._sign", lambda: Path(__file__))
    for name in ("CLAIMSTEAD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["claimstead", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        speak("en")
        shown = capsys.readouterr()
        return Done(int(end.value.code or 0), shown.out, shown.err)

    return run
