"""How a game begins: everybody is asked, who begins is drawn, and the browser keeps the seal."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.tables import begin, open_table
from tests.browser.test_together import LATE, ME, OPEN, join


def press(page: Page, name: str) -> None:
    """Press the place on the screen at which a button is seen."""
    button = page.get_by_role("button", name=name).first
    expect(button).to_be_enabled()
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_whoever_comes_by_a_link_gives_a_name_and_is_asked_before_the_game_begins(
    visit: Visit,
) -> None:
    one = visit(None, speed=None)
    address = open_table(one, "claim-it 2 base", [ME, OPEN], begins="drawn")
    two = visit(address, speed=None)
    expect(two.get_by_text("The player who begins is drawn by lot at the start.")).to_be_visible()
    two.get_by_label("Your name at this table").fill("Berta")
    sit = two.get_by_role("button", name="Sit down")
    assert "primary" in (sit.get_attribute("class") or "")
    press(two, "Sit down")
    expect(one.get_by_text("Berta").first).to_be_visible()
    press(one, "I am ready")
    expect(one.get_by_text("Waiting for Berta.")).to_be_visible()
    expect(two.get_by_text("✓ ready")).to_be_visible()
    expect(two.locator(".gathering")).to_be_visible()
    press(two, "I am ready")
    for page in (one, two):
        expect(page.locator(".screen")).to_be_visible()
        expect(page.locator(".notices")).to_contain_text(re.compile("begins?: drawn by lot"))


def test_a_quick_game_says_who_begins(visit: Visit) -> None:
    page = visit(speed=None)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".notices")).to_contain_text(re.compile("begins?: drawn by lot"))


def ended(visit: Visit) -> tuple[Page, Page]:
    """A game of two that was given up."""
    one = visit()
    two = join(visit, open_table(one, "claim-it 2 base", [ME, OPEN], begins="drawn"))
    begin(one, two)
    one.get_by_role("button", name="Give up").click()
    one.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(two.get_by_role("button", name="Check the seal")).to_be_visible()
    return one, two


def test_the_browser_checks_the_seal_itself_and_notices_what_was_changed(visit: Visit) -> None:
    _, two = ended(visit)
    two.get_by_role("button", name="Check the seal").click()
    expect(two.get_by_text("Your browser kept the seal from before the start")).to_be_visible()

    def other_dice(route: Route) -> None:
        told = route.fetch().json()
        roll = next(step for step in told["steps"] if step["by"] == "*")
        roll["move"] = "111" if roll["move"] != "111" else "112"
        route.fulfill(body=json.dumps(told), content_type="application/json")

    # A server that tells of other dice, and says of itself that all is well.
    two.route("**/api/tables/*/replay", other_dice)
    two.get_by_role("button", name="Check the seal").click()
    expect(two.get_by_text("a roll or a card is not the one that was fixed")).to_be_visible()
    two.unroute("**/api/tables/*/replay")
    # One whose seal is another than before the start.
    two.evaluate(
        """() => {
          const all = JSON.parse(localStorage.seals)
          for (const each of Object.values(all)) each.seal = 'f'.repeat(64)
          localStorage.seals = JSON.stringify(all)
        }"""
    )
    two.get_by_role("button", name="Check the seal").click()
    expect(two.get_by_text("is not the one from before the start")).to_be_visible()


def test_the_browser_computes_a_deal_and_its_own_word(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, "claim 3 Kn Go Un Dw Do Dr Se", [ME, OPEN, OPEN], begins="drawn")
    others = [join(visit, address), join(visit, address)]
    others[0].get_by_label("Your word").fill("nugget")
    begin(one, *others)
    for page in (one, others[1]):
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    two = others[0]
    two.get_by_role("button", name="Check the seal").click()
    expect(two.get_by_text("Your browser kept the seal from before the start")).to_be_visible()
    two.evaluate("() => localStorage.seals = localStorage.seals.replaceAll('nugget', 'dragon')")
    two.get_by_role("button", name="Check the seal").click()
    expect(two.get_by_text("a word is not the one that was sealed")).to_be_visible()


def test_a_rematch_is_accepted_with_one_tap(visit: Visit) -> None:
    one, two = ended(visit)
    one.get_by_role("button", name="Rematch").click()
    expect(one.get_by_text("Waiting for")).to_be_visible()
    press(two, "Yes, once more")
    for page in (one, two):
        expect(page.locator(".screen")).to_be_visible()
        expect(page.get_by_role("button", name="Give up")).to_be_visible()


def test_a_position_that_was_set_up_is_told_before_one_sits_down(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, LATE, [ME, OPEN], public=True)
    two = visit("/lobby")
    expect(two.get_by_text("set-up position").first).to_be_visible()
    two.goto(address)
    expect(two.get_by_text("begins from a position that somebody set up")).to_be_visible()
    expect(two.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_owner_asks_a_stranger_to_leave_and_closes_the_table(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, "claim-it 2 base", [ME, OPEN])
    two = join(visit, address)
    press(one, "Ask to leave")
    expect(two.get_by_role("button", name="Stand up")).to_have_count(0)
    two.get_by_role("button", name="Sit down").click()
    expect(two.locator(".notices")).to_contain_text("asked you to leave")
    press(one, "Close the table")
    one.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    one.wait_for_url("**/")
    expect(two.get_by_text("This table was closed")).to_be_visible()
