"""A real browser, and a real server on a free port with a database of its own.

Playwright's driver keeps an event loop running for as long as it is there; other tests could not
start theirs. So it is ended, and the browser with it, before the first test of another folder.

Nothing here gives up by the clock while a machine has other work: what is waited for has minutes to
come. A test that has found what it waits for goes on at once.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
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


class Kept(ExitStack):
    """The browser of this process, while its tests are those of this folder."""

    launched: Browser | None = None

    def browser(self) -> Browser:
        if self.launched is not None and not self.launched.is_connected():
            # It crashed: one file's tests know of that, the next has another.
            self.close()
        if self.launched is None:
            path = chromium.find()
            expect.set_options(timeout=WAIT)
            playwright = self.enter_context(sync_playwright())
            self.launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
            self.callback(self.launched.close)
        return self.launched

    def close(self) -> None:
        self.launched = None
        super().close()


KEPT = Kept()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """When all else of this test is put away, whether or not that went well."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            KEPT.close()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return KEPT.browser()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (STATIC / "index.html").is_file(), "the browser app has not been built: make setup"
    folder = tmp_path_factory.mktemp("browser")
    server = Serving(str(folder / "games.sqlite"), folder)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def contexts(browser: Browser) -> Iterator[Contexts]:
    contexts = Contexts(browser, WAIT)
    yield contexts
    contexts.close()


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
