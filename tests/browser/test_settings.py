"""What a person likes is kept: sounds, hints and movement can be switched off."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.states import CHOOSING, SECOND_PHASE
from tests.browser.tables import open_table

AUDIO = """() => {
  window.sounded = 0
  window.states = []
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      this.addEventListener('statechange', () => window.states.push(this.state))
    }
  }
  const begin = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    window.sounded += 1
    return begin.apply(this, when)
  }
}"""
"""Counts the tones that are made, and notes when what makes them works and when it rests."""
KNOWN = SECOND_PHASE + "\nvoid b: Dr\nknown b: Se2"


def switch(page: Page, name: str, on: bool) -> None:
    page.goto("/settings")
    page.get_by_label(name).set_checked(on)


def play_a_stone(page: Page) -> int:
    """The number of tones that it makes."""
    rows = "/".join([". . . . . ."] * 6)
    open_table(page, f"claim-it 2 base; {rows}; a; 235; -")
    page.locator("[data-space].offered").first.click()
    expect(page.locator('[data-act="stop"]')).to_be_enabled()
    return int(page.evaluate("window.sounded"))


def test_sounds_are_made_on_the_spot_and_can_be_off(visit: Visit) -> None:
    page = visit(speed=None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.resource_type))
    page.add_init_script(f"({AUDIO})()")
    switch(page, "Sound", True)
    assert play_a_stone(page) > 0
    switch(page, "Sound", False)
    assert play_a_stone(page) == 0
    assert "media" not in asked


def rest(page: Page, before: int) -> int:
    """Wait until the sound has worked again, and rests; how often it has worked so far."""
    while True:
        states: list[str] = page.evaluate("window.states")
        if states.count("running") > before and states[-1] == "suspended":
            return states.count("running")
        page.wait_for_timeout(50)


def test_between_sounds_nothing_is_computed(visit: Visit) -> None:
    page = visit(speed=None)
    page.add_init_script(f"({AUDIO})()")
    switch(page, "Sound", True)
    stone = play_a_stone(page)
    worked = rest(page, 0)
    page.locator('[data-act="roll"]').click()
    rest(page, worked)
    assert page.evaluate("window.sounded") > stone


def test_the_memory_aid_and_the_chance_to_bust_can_be_off(visit: Visit) -> None:
    page = visit(None)
    open_table(page, KNOWN)
    aid = page.get_by_role("switch", name="Memory aid")
    panel = page.get_by_role("region", name="Memory aid")
    expect(panel).to_contain_text("Everybody saw them take")
    aid.click()
    expect(panel).not_to_contain_text("Everybody saw them take")
    page.reload()
    expect(aid).to_have_attribute("aria-checked", "false")
    open_table(page, CHOOSING)
    expect(page.locator(".odds strong")).to_contain_text("%")
    switch(page, "Risk of busting", False)
    open_table(page, CHOOSING)
    expect(page.locator('[data-act="stop"]')).to_be_enabled()
    expect(page.locator(".odds strong")).to_have_count(0)


def test_movement_can_be_off(visit: Visit) -> None:
    page = visit("/settings", speed=None)
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_label("Movement").uncheck()
    expect(root).to_have_attribute("data-motion", "none")
    page.get_by_label("Dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
