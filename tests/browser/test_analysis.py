"""The analysis board: positions set up by hand or as text, and what they are worth."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

LAST_TRICKS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr9 Se1
hand b: Dr3 Se2
score a: Gn9 Gi3
score b: Tr7 Tr8"""


def text_of(page: Page) -> str:
    return page.get_by_label("The position as text").input_value()


def paste(page: Page, text: str) -> None:
    page.get_by_label("The position as text").fill(text)
    page.get_by_role("button", name="Set up this text").click()


def ask(page: Page) -> None:
    page.get_by_role("button", name="Best move?").click()
    expect(page.locator("[data-option]").first).to_be_visible()


def test_a_board_is_set_up_by_clicking_and_judged(visit: Visit) -> None:
    page = visit("/analysis")
    page.get_by_role("button", name="Set up", exact=True).click()
    page.get_by_role("button", name="Clear all").click()
    page.get_by_role("button", name="Green: secured space").click()
    page.locator('[data-space="3/4"]').click()
    page.get_by_role("button", name="Squatter 2").click()
    page.locator('[data-space="5/1"]').click()
    page.get_by_label("roll or stop").check()
    board = ". . . . . ./. . . . . ./. . A . . ./. . . . . ./. . . . . ./. . . . .2 ."
    expect(page.get_by_label("The position as text")).to_have_value(
        f"claim-it 2 base; {board}; a; choose; -"
    )
    ask(page)
    # A triple names one space: the secured one has none, and squatter 2 is out.
    assert page.locator("[data-roll]").count() == 56
    expect(page.locator('[data-roll="222"]')).to_have_attribute("aria-label", "222: busts")
    expect(page.locator('[data-roll="111"]')).to_have_attribute("aria-label", "111: goes on")
    page.locator('[data-roll="111"]').click()
    expect(page.get_by_label("The position as text")).to_have_value(
        f"claim-it 2 base; {board}; a; 111; -"
    )
    page.get_by_role("button", name="Back").click()
    assert text_of(page).endswith("choose; -")
    # Inconsistent positions are refused with a reason.
    page.get_by_role("button", name="Claim marker of this turn").click()
    page.locator('[data-space="1/1"]').click()
    expect(page.locator(".problem")).to_be_visible()
    expect(page.get_by_role("button", name="Best move?")).to_be_disabled()


def test_the_second_phase_is_solved_and_played_to_its_end(visit: Visit) -> None:
    page = visit("/analysis?game=claim")
    paste(page, LAST_TRICKS)
    ask(page)
    expect(page.get_by_text("these values are exact")).to_be_visible()
    best = page.locator("[data-option]").first
    card = best.get_attribute("data-option")
    best.click()
    expect(page.get_by_label("The position as text")).to_have_value(
        re.compile(rf"turn: b\n(.*\n)*trick: {card}")
    )


def test_cards_are_put_on_trays_and_taken_off(visit: Visit) -> None:
    page = visit("/analysis?game=claim")
    paste(page, LAST_TRICKS)
    page.get_by_role("button", name="Set up", exact=True).click()
    page.locator('[data-card="Dr9"]').click()
    page.locator('[data-box="Gi9"]').click()
    assert "hand a: Se1 Gi9" in text_of(page)
    assert "Dr9" not in text_of(page)


def test_a_text_that_makes_no_sense_is_refused_in_words(visit: Visit) -> None:
    page = visit("/analysis")
    before = text_of(page)
    paste(page, "claim-it 2 base; nonsense")
    expect(page.locator(".problem")).to_be_visible()
    page.reload()
    assert text_of(page) == before


def test_everything_is_done_by_keyboard(visit: Visit) -> None:
    page = visit("/analysis")
    page.get_by_role("button", name="Set up", exact=True).press("Enter")
    page.get_by_role("button", name="Green: held space").press("ArrowRight")
    expect(page.get_by_role("button", name="Blue: held space")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-space][tabindex='0']").press("End")
    page.keyboard.press("Enter")
    assert text_of(page).startswith("claim-it 2 base; . B b b . b/")
