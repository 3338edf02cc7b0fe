"""Pressing a place on the screen, as people do: whatever lies there is hit."""

from playwright.sync_api import Locator, Page, expect

HIT = """(element, [x, y]) => {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element === hit || element.contains(hit))
}"""


def place_of(target: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen; nothing may lie over it."""
    expect(target).to_be_visible()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert target.evaluate(HIT, list(place)), "something lies over it"
    return place


def press(page: Page, target: Locator) -> None:
    page.mouse.click(*place_of(target))


def tap(page: Page, target: Locator) -> None:
    page.touchscreen.tap(*place_of(target))
