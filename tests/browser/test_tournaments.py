"""A small tournament in the browser: opened, joined by somebody else, played, and on the wall."""

import re

import pytest
from playwright.sync_api import Page, expect

from claimstead.language import LANGUAGES, say
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pressing import press

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def give_up(page: Page) -> None:
    page.get_by_role("link", name="To your game").first.click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("link", name="To the tournament").click()
    page.wait_for_url("**/tournaments/*")


def test_a_tournament_from_the_form_to_the_final_standings(visit: Visit) -> None:
    host, friend = visit("/tournaments/new"), visit("/lobby", **PHONE)
    host.get_by_label("Name").fill("Autumn cup")
    host.get_by_label("Knock-out").check()
    assert axe.findings(host) == []
    host.get_by_role("button", name="Open the tournament").click()
    expect(host.get_by_role("heading", name="Autumn cup")).to_be_visible()
    host.get_by_role("button", name="Join").click()
    expect(host.get_by_text("You have joined.")).to_be_visible()
    expect(host.get_by_role("listitem")).to_have_text(re.compile(r"^Guest \d+ you$"))
    friend.get_by_role("link", name="Tournaments").click()
    friend.get_by_role("link", name="Autumn cup").click()
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_text("You have joined.")).to_be_visible()
    host.get_by_role("button", name="Begin round 1").click()
    expect(friend.get_by_role("link", name="To your game").first).to_be_visible()
    assert axe.findings(host) == []
    assert axe.findings(friend) == []
    wall = visit(f"{host.url}/wall", viewport={"width": 1920, "height": 1080})
    expect(wall.get_by_role("heading", name="Round 1")).to_be_visible()
    assert wall.get_by_role("button").count() == wall.get_by_role("navigation").count() == 0
    assert axe.findings(wall) == []
    shown = wall.locator(".columns").bounding_box()
    assert shown is not None
    assert shown["width"] > 1920 * 0.9, "seen from afar: no margins for nothing"
    assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight")
    give_up(friend)
    standings = friend.get_by_role("region", name="Standings")
    expect(friend.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(standings.get_by_role("row").nth(2)).to_contain_text("you")
    expect(wall.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(host.get_by_text("The secret:")).to_be_visible()
    # A round can be closed and opened, and has a sign for it.
    line, game = (
        host.locator("summary", has_text="Round 1"),
        host.get_by_role("link", name="Replay"),
    )
    assert line.evaluate("each => getComputedStyle(each, '::after').content") != "none"
    for is_open in (False, True):
        press(host, line)
        expect(game).to_be_visible(visible=is_open)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_every_choice_stays_in_its_panel(visit: Visit, language: str) -> None:
    page = visit("/tournaments/new", locale=language, speed=None, **PHONE)
    clock = page.get_by_label(say("ui-clock", language))
    expect(clock).to_be_visible()
    for choice in page.locator("select").all():
        box, panel = choice.bounding_box(), page.locator(".panel", has=choice).bounding_box()
        assert box is not None
        assert panel is not None
        assert box["x"] + box["width"] < panel["x"] + panel["width"]


def test_a_number_that_is_missing_is_asked_for(visit: Visit) -> None:
    page = visit("/tournaments/new", speed=None)
    page.get_by_label("Name").fill("Winter cup")
    page.get_by_label("Places").fill("")
    press(page, page.get_by_role("button", name="Open the tournament"))
    expect(page.get_by_label("Places")).to_be_focused()
    expect(page.locator(".problem")).to_have_count(0)


def test_a_format_for_two_is_not_kept_for_three(visit: Visit) -> None:
    page = visit("/tournaments/new", speed=None)
    press(page, page.get_by_text("Round robin", exact=True))
    expect(page.get_by_text("Everybody meets everybody once.")).to_be_visible()
    press(page, page.get_by_label("3", exact=True))
    expect(page.get_by_label("Swiss")).to_be_checked()
    expect(page.get_by_label("Round robin")).to_be_disabled()
