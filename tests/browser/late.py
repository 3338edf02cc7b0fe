"""Answers that come late, as on a slow line."""

import re

from playwright.sync_api import Page, Route


def held_back(page: Page, address: str | re.Pattern[str]) -> list[Route]:
    """What is asked for there, and not answered yet."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(address, hold)
    return held


def let_go(page: Page, held: list[Route]) -> None:
    """When it has been asked for, and a moment has passed."""
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
