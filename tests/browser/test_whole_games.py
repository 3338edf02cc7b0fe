"""A whole game from the first page on, and what comes after it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.persons import person, play

GAMES = ["Claim It!", "CLAIM"]


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


def checks_the_seal_and_plays_again(page: Page) -> None:
    page.get_by_role("button", name="Check the seal").click()
    expect(page.get_by_text("were fixed before the game, and nobody changed them")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_on_the_first_page_begin_a_game(page: Page, game: str) -> None:
    begin(page, game)
    expect(page.locator("[data-space].offered, [data-card].offered").first).to_be_visible()


# In make test, both are played to a rematch in test_newcomer.py.
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_page_to_a_rematch(page: Page, game: str) -> None:
    begin(page, game)
    play([person(page)])
    ends_with_three_ways_on(page)
    checks_the_seal_and_plays_again(page)
