"""Visitors' contexts, kept for later tests: the app is fetched and compiled once, not every time.

A context that comes back loses all that a visitor leaves behind. Only the browser's cache stays,
as it does for anybody who has been here before.
"""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser import eyes

PREFER = "localStorage.preferences ??= %s"


class Contexts:
    """Those of one browser that nobody uses at the moment, by what they were made with."""

    def __init__(self, browser: Browser, wait: int) -> None:
        self._browser = browser
        self._wait = wait
        self._free: dict[str, list[BrowserContext]] = {}
        self._used: list[tuple[str, BrowserContext]] = []

    def page(self, speed: str | None, options: dict[str, Any], *, apart: bool) -> Page:
        """A page of a visitor who is new; `apart`: in a context that nobody had or will have."""
        made_with = json.dumps([speed, options], sort_keys=True)
        free = self._free.get(made_with)
        context = free.pop() if free and not apart else self._new(speed, options)
        self._used.append(("" if apart else made_with, context))
        return context.pages[0] if context.pages else context.new_page()

    def _new(self, speed: str | None, options: dict[str, Any]) -> BrowserContext:
        context = self._browser.new_context(**options)
        context.set_default_timeout(self._wait)
        context.add_init_script(path=eyes.SCRIPT)
        if speed:
            context.add_init_script(PREFER % json.dumps(json.dumps({"speed": speed})))
        return context

    def give_back(self) -> None:
        """All that are in use, at the end of a test."""
        for made_with, context in self._used:
            try:
                if not made_with:
                    context.close()
                    continue
                forget(context)
            except Error:
                # The test has closed it.
                continue
            self._free.setdefault(made_with, []).append(context)
        self._used.clear()

    def close(self) -> None:
        """All that nobody uses, at the end of a file: the next one has another server."""
        for contexts in self._free.values():
            for context in contexts:
                context.close()
        self._free.clear()


def forget(context: BrowserContext) -> None:
    """Nothing of what was visited is left but for the cache; one page that was nowhere yet."""
    places = [urlsplit(page.url) for page in context.pages]
    origins = {f"{place.scheme}://{place.netloc}" for place in places if place.netloc}
    for page in context.pages:
        page.close()
    context.clear_cookies()
    context.set_offline(False)
    chrome = context.new_cdp_session(context.new_page())
    for origin in origins:
        chrome.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    chrome.detach()
