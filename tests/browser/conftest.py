"""A real browser, and a real server on a free port with a database of its own.

Playwright's driver keeps an event loop running for as long as it is there; other tests could not
start theirs. So it is ended with the last test of each file: a folder would not do, as a process
that shares the tests with others may get those of another folder in between.

Nothing here gives up by the clock while a machine has other work: what is waited for has minutes to
come. A test that has found what it waits for goes on at once.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.contexts import Contexts
from tests.server.serving import Serving

STATIC = Path(__file__).parents[2] / "src" / "claimstead" / "server" / "static"
FLAGS = ["--no-sandbox", "--in-process-gpu"]
"""There is no graphics card to be kept apart: a process less needs a seventh less of the CPU."""
WAIT = 600_000
"""Milliseconds: nothing that ever comes takes so long, however busy the machine."""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (STATIC / "index.html").is_file(), "the browser app has not been built: make setup"
    folder = tmp_path_factory.mktemp("browser")
    server = Serving(str(folder / "games.sqlite"), folder)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser, WAIT)


@pytest.fixture
def visit(contexts: Contexts, serving: Serving) -> Iterator[Visit]:
    """Open a page of the app as a visitor of its own. What goes wrong in a page fails the test.

    Without a path it has been nowhere yet: `open_table` goes straight to its table, and the app is
    loaded once and not twice.

    Things move, as they do for anybody. Games are shown where they stand, at the speed `none`:
    whoever looks at how they get there asks for another, or with `None` for that of a newcomer.
    """
    wrong: list[str] = []

    def visit(
        path: str | None = "/", *, speed: str | None = "none", apart: bool = False, **options: Any
    ) -> Page:
        options.setdefault("base_url", serving.address)
        # It would hide from a test what the page asks for.
        options.setdefault("service_workers", "block")
        page = contexts.page(speed, options, apart=apart)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        if path is not None:
            page.goto(path)
        return page

    yield visit
    contexts.give_back()
    assert not wrong


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()
