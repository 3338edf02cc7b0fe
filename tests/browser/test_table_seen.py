"""What a person sees at the table, with motion on, as it is unless somebody switches it off.

Whatever is pressed here is pressed at a place on the screen.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.states import LAST_CARDS, LAST_TURN
from tests.browser.tables import open_table

MOVING = {"reduced_motion": "no-preference"}
DESKTOP = {"viewport": {"width": 1280, "height": 800}, **MOVING}

MINES_OF_TWO = "A A . . b b/A A . . b b/A . . . . ./. . .3 . . ./. . . . . ./. . . . . ."
MINES_OF_FIVE = "A A A . b b/A A . . b b/A a . . b b/c . . .3 . e/c c . . d A/c c . A d A"
LAST_TURN_OF_TWO = f"claim-it 2 base; {MINES_OF_TWO}; a; choose; 1"
LAST_TURN_OF_FIVE = f"claim-it 5 base; {MINES_OF_FIVE}; a; choose; 1"
LAST_CARDS_OF_FOUR = """claim: 4 Gn Gi Un Dw Do Dr Tr
phase: 2
lead: a
turn: a
hand a: Dr9
hand b: Dr2
hand c: Dr3
hand d: Dr4
score a: Gn9 Gn7 Gi3 Un2
score b: Gn1 Gi1 Dr7 Dw4
score c: Do3 Tr5
score d: Do8 Tr1"""

WATCH_THE_ENDING = """() => {
  window.ending = { opened: null, named: null }
  const look = now => {
    const panel = document.querySelector('[data-ending]')
    if (panel) ending.opened ??= now
    if (panel?.querySelector('[data-winner]')?.checkVisibility()) ending.named ??= now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
"""Notes, frame by frame, when the ending opened and when its winner was there to be read."""


def press(page: Page, what: str | Locator) -> None:
    """Press the place at which something is seen."""
    found = page.locator(what).first if isinstance(what, str) else what.first
    expect(found).to_be_visible()
    box = found.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(
    ("start", "what"),
    [
        (LAST_TURN_OF_TWO, "[data-act=stop]"),
        (LAST_TURN, "[data-act=stop]"),
        (LAST_TURN_OF_FIVE, "[data-act=stop]"),
        (LAST_CARDS, "[data-card=Dr9].offered"),
        (LAST_CARDS_OF_FOUR, "[data-card=Dr9].offered"),
    ],
    ids=["two miners", "three miners", "five miners", "two crowns", "four crowns"],
)
def test_the_ending_names_the_winner_within_five_seconds(
    visit: Visit, start: str, what: str
) -> None:
    page = visit(**DESKTOP)
    open_table(page, start)
    page.evaluate(WATCH_THE_ENDING)
    press(page, what)
    page.wait_for_function("() => ending.named !== null")
    ending: dict[str, Any] = page.evaluate("ending")
    # Counted in the page's own frames; a machine that draws none for a while shows nothing either.
    assert ending["named"] - ending["opened"] <= 5000
