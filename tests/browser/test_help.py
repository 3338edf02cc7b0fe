"""Help at the table, as people meet it: with motion, pressing places on the screen."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import open_table

ROWS = "/".join([". . . . . ."] * 6)
PLACING = f"claim-it 2 base; {ROWS}; a; 235; -"
FOLLOWING = """claim: 2 Go Kn Un Dw Do
phase: 2
lead: b
turn: a
hand a: Dw7 Dw2 Kn3
hand b: Go1 Kn5
trick: Dw9"""
MOVING = {"reduced_motion": "no-preference"}
PHONE = {**MOVING, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def press(page: Page, what: Locator) -> None:
    """Press the place on the screen where something is seen."""
    what.hover()
    box = what.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_whole_game_is_told_with_reasons_and_one_can_step_back_and_return(visit: Visit) -> None:
    page = visit(None, **MOVING)
    open_table(page, FOLLOWING)
    press(page, page.locator('[data-card="Dw2"]'))
    press(page, page.get_by_role("button", name="What happened?"))
    story = page.get_by_role("region", name="What happened?")
    # K-5 and K-19: the higher Dwarf wins, and both Dwarves go to the loser.
    expect(story).to_contain_text("the highest card of the led faction wins (Dwarves)")
    expect(story).to_contain_text("You score Dwarf 2 and Dwarf 9")
    expect(story).to_contain_text("Dwarves go to whoever lost the trick")
    # The last moment is now: there is something to look back to when the other one has led.
    expect(story).to_contain_text("Trick 2")
    press(page, story.locator(".moment").first)
    back = page.get_by_text("You look back: move 1")
    expect(back).to_be_visible()
    press(page, page.get_by_role("button", name="Back to now"))
    expect(back).to_have_count(0)


def test_on_a_phone_the_story_is_a_sheet(visit: Visit) -> None:
    page = visit(None, **PHONE)
    open_table(page, PLACING)
    press(page, page.locator('[data-space="3/5"].offered'))
    page.keyboard.press("l")
    story = page.get_by_role("region", name="What happened?")
    expect(story).to_contain_text("Squatter 2 on 3/5")
    box = story.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)


def test_the_rule_that_refused_is_shown_over_the_table(visit: Visit) -> None:
    page = visit(None, **MOVING)
    address = open_table(page, FOLLOWING)
    press(page, page.locator('[data-card="Kn3"]'))
    press(page, page.get_by_role("link", name="K-4"))
    rules = page.get_by_role("dialog", name="The rules of CLAIM")
    expect(rules.locator("#K-4")).to_be_in_viewport()
    assert page.url.endswith(address)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator('[data-card="Dw7"].offered')).to_be_visible()


def test_in_a_rated_game_there_is_no_hint(visit: Visit) -> None:
    page = visit(None, **MOVING)
    open_table(page, PLACING, hints=False)
    expect(page.get_by_role("button", name="What happened?")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
