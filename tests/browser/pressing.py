"""Pressing a place on the screen, as people do: whatever lies there is hit."""

from playwright.sync_api import Locator, Page, expect

PLACE = """async element => {
  const place = () => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const frame = () => new Promise(requestAnimationFrame)
  let [x, y] = place(), rests = false
  while (!rests) {
    await frame()
    await frame()
    const now = place()
    rests = Math.hypot(now[0] - x, now[1] - y) < 1
    ;[x, y] = now
  }
  const hit = document.elementFromPoint(x, y)
  return [x, y, hit !== null && (element === hit || element.contains(hit))]
}"""
"""Where its middle is as soon as it rests (what comes late moves what is below it), and whether
whoever presses there hits it."""


def place_of(target: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen; nothing may lie over it."""
    expect(target).to_be_visible()
    target.scroll_into_view_if_needed()
    x, y, is_hit = target.evaluate(PLACE)
    assert is_hit, "something lies over it"
    return x, y


def press(page: Page, target: Locator) -> None:
    page.mouse.click(*place_of(target))


def tap(page: Page, target: Locator) -> None:
    page.touchscreen.tap(*place_of(target))
