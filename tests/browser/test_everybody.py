"""Everybody can use it: in every state axe finds nothing, light and dark, and on a small phone
every text of every language has its room.
"""

import pytest
from playwright.sync_api import Page

from claimstead.language import LANGUAGES
from claimstead.review.puzzles.puzzle import Kind
from tests.browser.axe import CONTRAST, findings
from tests.browser.conftest import Visit
from tests.browser.states import PLACING, STATES, speak
from tests.browser.tables import open_table

CRAMPED = r"""() => {
  const found = []
  const note = (what, each) =>
    found.push(`${what}: ${each.tagName}.${each.className} ${each.textContent.trim().slice(0, 60)}`)
  const wide = document.documentElement.scrollWidth
  if (wide > 360) found.push(`the page is ${wide} wide`)
  const isScrolled = each => {
    for (let above = each.parentElement; above; above = above.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(above).overflowX)) return true
    return false
  }
  for (const each of document.querySelectorAll('#app *')) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue
    if (each.closest('[inert], .unseen, svg, [data-space], [data-card]')) continue
    const says = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    const isButton = each.matches('button, .button, select, nav a')
    const box = each.getBoundingClientRect()
    if ((!says && !isButton) || box.width < 2) continue
    const style = getComputedStyle(each)
    const isFull = style.display !== 'inline' && each.scrollWidth > each.clientWidth + 1
    if (isFull && (isButton || style.overflowX !== 'visible')) note('cut off', each)
    if (says && (box.right > 361 || box.left < -1) && !isScrolled(each)) note('outside', each)
    if (isButton && box.height < 43.5) note('small', each)
  }
  const labels = [...document.querySelectorAll('[aria-label]')].map(each => each.ariaLabel)
  const rooms = 'web|rule|lesson|review|puzzle|duplicate|illegal|outcome|reason|table'
  const names = RegExp(`\\b(${rooms})-[a-z][\\w-]+|\\{ ?\\$`, 'g')
  for (const each of (document.body.innerText + labels).match(names) ?? [])
    found.push(`no words: ${each}`)
  return found
}"""
"""What has no room in a window of 360 pixels, is too small for a finger, or has no words."""


def cramped(page: Page, language: str) -> list[str]:
    speak(page, language)
    found: list[str] = page.evaluate(CRAMPED)
    return [f"{language}: {each}" for each in found]


LIKE_ANOTHER = {
    *("set-up-of-claim", "lesson-of-claim", "strategy-of-claim", "rules-of-claim", "counting"),
    *("leaders", "claim-it-first-roll", "claim-it-placing", "claim-recruiting", "claim-of-four"),
    *("worth", "claim-it-over", "duplicates", *(f"puzzle-{kind}" for kind in list(Kind)[2:])),
}
"""Made of the same parts as another state: for the long run."""


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(state, marks=pytest.mark.long if state in LIKE_ANOTHER else ())
        for state in STATES
    ],
)
def test_everybody_can_use(visit: Visit, state: str) -> None:
    page = visit(None, color_scheme="light", reduced_motion="reduce")
    STATES[state](page)
    page.wait_for_timeout(100)
    wrong = findings(page)
    page.emulate_media(color_scheme="dark")
    wrong += [f"dark: {each}" for each in findings(page, CONTRAST)]
    page.set_viewport_size({"width": 360, "height": 640})
    for language in LANGUAGES:
        wrong += cramped(page, language)
    assert wrong == []


CROWDED = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: b
turn: a
hand a: Gi1 Gi9 Dr2
hand b: Gn1 Dr1
trick: Gi7
score a: Gi3 Dr4
score b: Gi1 Dr5
open a: Gn1 Gn9
open b: Gn7 Gn3 Gn3
trolls: Tr4 Tr2"""
HIDDEN = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect()
  const end = box('.deeds')?.top ?? innerHeight
  return Math.max(0, (box('.board') ?? box('.tabs')).bottom - end)
}"""
"""How much of the board lies under the dice, or of the panels' buttons below the window."""


@pytest.mark.parametrize("start", [PLACING, CROWDED])
def test_on_a_low_phone_nothing_that_one_plays_with_is_hidden(visit: Visit, start: str) -> None:
    page = visit(None, viewport={"width": 360, "height": 640})
    open_table(page, start)
    page.locator("[data-space].offered, [data-card].offered").first.wait_for()
    for language in LANGUAGES:
        speak(page, language)
        assert (language, page.evaluate(HIDDEN)) == (language, 0)
