"""A real browser, and a real server on a free port with a database of its own.

Playwright's driver keeps an event loop running for as long as it is there; other tests could not
start theirs. So it is ended with the last test of each file: a folder would not do, as a process
that shares the tests with others may get those of another folder in between.

Where a page has not shown in time what was waited for, the test is tried once more, and said to
have been: a machine with other work may halt a browser for longer than anybody would wait. What a
page does wrong it does wrong twice.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.server.serving import Serving

STATIC = Path(__file__).parents[2] / "src" / "claimstead" / "server" / "static"
WAIT = 20_000
TOO_LATE = ["TimeoutError", "Locator expected", "Page expected"]

AT_ONCE = """localStorage.preferences ??= '{"speed": "none"}'"""

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=TOO_LATE))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (STATIC / "index.html").is_file(), "the browser app has not been built: make setup"
    folder = tmp_path_factory.mktemp("browser")
    server = Serving(str(folder / "games.sqlite"), folder)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visit]:
    """Open a page of the app as a visitor of its own. What goes wrong in a page fails the test."""
    wrong: list[str] = []
    contexts = []

    def visit(path: str = "/", **options: Any) -> Page:
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("base_url", serving.address)
        context = browser.new_context(**options)
        context.set_default_timeout(WAIT)
        contexts.append(context)
        if options["reduced_motion"] == "reduce":
            # Who looks at how things are, not at how they come about, need not wait for the show.
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()
