"""How the table is laid out: on phones, phones held sideways, tablets and very wide screens."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.states import CHOOSING, GIANT, LAST_ROUND, PLACING, RECRUITING, SECOND_PHASE
from tests.browser.tables import open_table
from tests.browser.test_table_seen import press

LIT = "[data-space].offered, [data-card].offered, [data-choice], [data-act]:enabled"
SIZES = {
    "narrow": (360, 640),
    "phone": (390, 844),
    "sideways": (740, 360),
    "letters twice as large": (640, 400),
    "tablet": (820, 1180),
    "laptop": (1366, 650),
    "low desktop": (1280, 720),
    "desktop": (1280, 800),
    "very wide": (1920, 1080),
}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

RIM = 6
"""Pixels of the table's edge, at least."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))"

FAULTS = """() => {
  const faults = []
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('wider than the screen')
  const reached = 'data-space data-act data-choice'.split(' ').map(each => `[${each}]`)
  const bar = '[data-table-bar] a, [data-table-bar] button, .tabs button'
  const selector = [...reached, bar].join()
  const lit = [...document.querySelectorAll('[data-card].offered')]
  for (const element of [...document.querySelectorAll(selector), ...lit.slice(0, 1)]) {
    if (element.disabled || !element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    const name = element.ariaLabel || element.textContent.trim()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!hit || !element.contains(hit)) faults.push(`${name} is not reached`)
  }
  for (const card of document.querySelectorAll('[data-played], [data-played] .who')) {
    const box = card.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!hit || !card.parentElement.contains(hit)) faults.push('a card of the trick is hidden')
  }
  for (const words of document.querySelectorAll('.caption, .phase')) {
    if (!words.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(words)
    for (const box of range.getClientRects()) {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2)
      if (hit && words.parentElement.contains(hit)) continue
      faults.push(`${words.textContent.trim()} is covered`)
    }
  }
  return faults
}"""
"""What cannot be seen or pressed although it is there."""


@pytest.mark.parametrize(
    "start",
    [
        "claim-it 2 base",
        LAST_ROUND,
        "claim 2 Gn Gi Dr Tr Se",
        SECOND_PHASE,
        RECRUITING,
        GIANT,
        "claim 4 Gn Gi Un Dw Do Dr Tr",
    ],
    ids=["two miners", "five miners", "deal for two", "two", "three", "four", "deal for four"],
)
def test_board_or_hand_and_what_can_be_done_are_on_every_screen(visit: Visit, start: str) -> None:
    page = visit(None)
    open_table(page, start)
    expect(page.locator(LIT).first).to_be_visible()
    found = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))"
        )
        if faults := page.evaluate(FAULTS):
            found[name] = faults
    assert not found


def test_whoever_watches_reads_what_happens_on_the_table_and_not_across_its_edge(
    visit: Visit,
) -> None:
    watching = visit(open_table(visit(None), SECOND_PHASE), **PHONE)
    expect(watching.locator(".caption")).to_be_visible()
    for name, (width, height) in SIZES.items():
        watching.set_viewport_size({"width": width, "height": height})
        watching.evaluate(SETTLED)
        felt = watching.locator(".felt").bounding_box()
        words = watching.locator(".middle > .words").bounding_box()
        assert felt
        assert words
        assert words["y"] + words["height"] < felt["y"] + felt["height"] - RIM, name


def test_on_a_phone_talk_and_give_up_answer_a_tap(visit: Visit) -> None:
    page = visit(None, **PHONE)
    open_table(page, CHOOSING)
    press(page, page.get_by_role("button", name="Talk"))
    expect(page.get_by_role("textbox")).to_be_visible()
    press(page, page.get_by_role("button", name="Close"))
    press(page, page.get_by_role("button", name="Give up"))
    expect(page.get_by_role("dialog")).to_be_visible()


def where_the_board_is(page: Page) -> object:
    return page.locator("[data-space='1/1'], .felt").first.bounding_box()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_stays_where_it_is_when_a_move_may_be_taken_back(
    visit: Visit, language: str
) -> None:
    page = visit(None, **PHONE, locale=language)
    open_table(page, PLACING)
    expect(page.locator("[data-space].offered").first).to_be_visible()
    before = where_the_board_is(page)
    press(page, "[data-space].offered")
    expect(page.locator("[data-act=stop]")).to_be_enabled()
    expect(page.locator("[data-undo]")).to_be_visible()
    assert where_the_board_is(page) == before


def test_the_board_stays_where_it_is_when_the_last_round_is_called(visit: Visit) -> None:
    page = visit(None, **DESKTOP)
    board = "A A A A A ./a* . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ."
    open_table(page, f"claim-it 5 base; {board}; a; choose; -")
    expect(page.locator("[data-act=stop]")).to_be_enabled()
    before = where_the_board_is(page)
    press(page, "[data-act=stop]")
    expect(page.get_by_text("Last round!")).to_be_visible()
    assert where_the_board_is(page) == before


def test_on_a_very_wide_screen_masthead_and_table_are_aligned(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1920, "height": 1080})
    open_table(page, CHOOSING)
    name = page.get_by_role("link", name="Claimstead").bounding_box()
    screen = page.locator(".screen").bounding_box()
    assert name
    assert screen
    assert abs(name["x"] - screen["x"]) < 2
