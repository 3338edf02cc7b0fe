"""Whole games played through the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robots import Finger, Keys, Mouse

GAMES = ["Claim It!", "CLAIM"]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def begin(page: Page, game: str) -> None:
    """A newcomer is in a game after two clicks at most: choose the level, play."""
    page.get_by_label(f"Level of the computer player at {game}", exact=True).select_option(
        "beginner"
    )
    page.get_by_role("button", name=f"Play now {game}", exact=True).click()
    page.wait_for_url("**/table/*")


def ends_with_three_ways_on(page: Page) -> None:
    for name in ("Review", "Rematch", "Home"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    begin(page, game)
    Mouse(page).play_to_the_end()
    ends_with_three_ways_on(page)
    page.get_by_role("button", name="Check the seal").click()
    expect(page.get_by_text("were fixed before the game, and nobody changed them")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(page: Page, game: str) -> None:
    begin(page, game)
    Keys(page).play_to_the_end()
    ends_with_three_ways_on(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    begin(page, game)
    Finger(page).play_to_the_end()
    ends_with_three_ways_on(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
