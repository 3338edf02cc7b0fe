"""What a finished game was worth, in the browser."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.tables import open_table

LAST_TRICKS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5
score a: Tr1 Dr9
score b: Se4 Gi9
open a: Gn3 Gn3
open b: Gn7"""
MINES = "claim-it 3 base; A A A . b b/A A . . b b/A a . . b b/c . . .3 . ./c c . . . A/c c . A . A"
LAST_TURN = f"{MINES}; a; choose; 1"


def reviewed(visit: Visit, start: str, **options: Any) -> Page:
    """A game played to its end, and its review."""
    page = visit(None, **options)
    open_table(page, start)
    # Stop at once, so that a board ends as it was drawn.
    play([person(page, stones=0)])
    page.get_by_role("link", name="What was it worth?").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def test_a_game_of_claim_is_reviewed_card_by_card(visit: Visit) -> None:
    page = reviewed(visit, LAST_TRICKS)
    steps = page.locator("[data-step]")
    assert steps.count() >= 6
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    steps.nth(0).click()
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    assert "step=1" in page.url
    curve = page.get_by_role("slider", name="Chances to win, step by step")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    curve.press("ArrowRight")
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(steps.count()))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(steps.count() - 1))


def test_it_is_played_better_from_there(visit: Visit) -> None:
    page = reviewed(visit, LAST_TRICKS)
    page.locator("[data-step]").nth(0).click()
    page.get_by_role("button", name="Play it better from here").click()
    page.wait_for_url("**/table/*")
    hand = page.locator("[data-card]")
    expect(hand).to_have_count(3)


def test_the_dice_of_claim_it_have_their_luck_and_rolls_that_bust(visit: Visit) -> None:
    page = reviewed(visit, LAST_TURN)
    page.locator("[data-step]").nth(0).click()
    # The only decision: roll or stop, with the 56 rolls.
    expect(page.locator("[data-roll]")).to_have_count(56)
    expect(page.locator("[data-option]")).to_have_count(2)
    page.reload()
    expect(page.locator("[data-step]").nth(0)).to_have_attribute("aria-current", "step")


def test_a_game_that_goes_on_has_no_review(visit: Visit) -> None:
    page = visit(None)
    table = open_table(page, LAST_TRICKS)
    page.goto(table.replace("/table/", "/review/"))
    expect(page.get_by_text("when the game is over")).to_be_visible()
