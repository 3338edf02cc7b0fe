"""What the table says: names, counts and previews, each in the room that it has."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.pressing import tap
from tests.browser.states import GIANT, LAST_TURN, PLACING
from tests.browser.tables import open_table
from tests.browser.test_table_layout import SETTLED
from tests.browser.test_table_seen import press
from tests.spread import in_languages

NEWCOMER: dict[str, Any] = {"speed": None}
DESKTOP = {"width": 1280, "height": 800}
SIZES = [DESKTOP, {"width": 1366, "height": 650}, {"width": 390, "height": 844}]
WIDE = "W" * 24
"""The widest name that is allowed."""

OUTSIDE = """name => {
  const walker = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT)
  const found = { seen: 0, outside: [] }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const panel = element.closest('li, section, th')
    const isRead = element.checkVisibility() && !element.closest('.unseen, [aria-live]')
    if (!node.data.includes(name) || !panel || !isRead) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [text, room] = [range.getBoundingClientRect(), panel.getBoundingClientRect()]
    found.seen += 1
    const isInside = text.left >= room.left - 1 && text.right <= room.right + 1
    if (!isInside) found.outside.push(`${panel.className} ${text.left}-${text.right}`)
  }
  return found
}"""
"""How often a name is read, and where it leaves its panel."""


def on_every_size(page: Page, script: str, argument: object = None) -> dict[str, Any]:
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate(SETTLED)
        found[f"{size['width']}x{size['height']}"] = page.evaluate(script, argument)
    return found


@pytest.mark.parametrize("start", ["claim-it 5 base", "claim 4 Gn Gi Un Dw Do Dr Tr"])
def test_the_widest_name_stays_in_its_panel(visit: Visit, start: str) -> None:
    page = visit(None)
    players = int(start.split()[1])
    others = [{"kind": "here", "name": f"{WIDE[:-1]}{number}"} for number in range(1, players)]
    open_table(page, start, [{"kind": "me"}, *others])
    expect(page.locator(".curtain button, [data-space]").first).to_be_visible()
    if page.locator(".curtain button").count():
        press(page, ".curtain button")
    expect(page.locator(".screen").get_by_text(WIDE[:-1]).first).to_be_visible()
    for size, found in on_every_size(page, OUTSIDE, WIDE[:-1]).items():
        assert found["seen"] >= players - 1, size
        assert not found["outside"], size


@pytest.mark.parametrize("language", in_languages())
def test_no_word_of_a_trick_of_four_or_of_the_factions_is_broken(
    visit: Visit, language: str
) -> None:
    page = visit(None, locale=language)
    open_table(page, GIANT)
    expect(page.locator("[data-played]").first).to_be_visible()
    broken = "() => eyes.look().wrong.filter(each => each.startsWith('broken'))"
    for size, found in on_every_size(page, broken).items():
        assert not found, size


def test_spaces_are_secured_of_the_thirteen_only_until_there_are_as_many(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    # Fifteen claim markers of a, four of b: the last round was called, and b has the last turn.
    board = "A A A A A A/A A A A A A/A A A . . ./B B B B . ./. . . . . ./. . . . . ."
    open_table(page, f"claim-it 2 base; {board}; b; roll; 1")
    rows = page.locator("[data-home]")
    expect(rows.nth(0)).to_contain_text("15 secured")
    expect(rows.nth(0)).not_to_contain_text("of 13")
    expect(rows.nth(1)).to_contain_text("secured 4 of 13")


def test_the_preview_of_a_stone_ends_with_one_s_turn(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP, **NEWCOMER)
    open_table(page, PLACING)
    space = page.locator("[data-space].offered").first
    expect(space).to_be_visible()
    box = space.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    said = page.locator(".roll p")
    preview = re.compile(r"claim marker|squatter", re.IGNORECASE)
    expect(said).to_contain_text(preview)
    promised = said.inner_text()
    # The pointer stays on the space.
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-act=stop]")).to_be_enabled()
    page.keyboard.press("s")
    page.wait_for_function("() => document.querySelector('[data-busy]') !== null")
    page.wait_for_function("() => document.querySelector('[data-telling*=rolled]') !== null")
    expect(page.locator(".screen")).not_to_contain_text(promised)


def test_a_bust_is_said_once(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP, **NEWCOMER)
    # All squatters are on the board, and each has its claim marker: every roll is a bust.
    board = ". B b . . ./b B . .5* . ./. A A A .2* ./. .6* A .1* . ./B b . .3* . ./B . .4* . b ."
    open_table(page, f"claim-it 2 base; {board}; a; choose; -")
    press(page, "[data-act=roll]")
    moment = page.locator("[data-moment]")
    expect(moment).to_contain_text("You lose all stones of this turn")
    assert len(re.findall("bust", moment.inner_text(), re.IGNORECASE)) == 1
    # Nothing can be placed, so nothing is asked for.
    expect(page.get_by_role("region", name="Your turn")).not_to_contain_text("place")


def test_the_review_tells_how_far_it_is(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    open_table(page, LAST_TURN)
    play([person(page, stones=0)])
    stands = [0.25, 0.5]

    def answer(route: Route) -> None:
        if stands:
            route.fulfill(json={"progress": stands.pop(0), "stage": "looking", "review": None})
        else:
            route.continue_()

    page.route("**/review?deeper=false", answer)
    page.get_by_role("link", name="What was it worth?").click()
    expect(page.locator(".waiting")).to_contain_text("25%")
    expect(page.locator(".waiting")).to_contain_text("50%")
    expect(page.get_by_role("slider")).to_be_visible()


TOUCHED = [
    *({"width": 390, "height": 844}, {"width": 360, "height": 640}),
    *({"width": 844, "height": 390}, {"width": 667, "height": 375}, {"width": 1024, "height": 768}),
]
WORD = """() => {
  const label = document.querySelector('.lifted .again')
  const range = document.createRange()
  range.selectNodeContents(label)
  const [text, room] = [range.getBoundingClientRect(), label.getBoundingClientRect()]
  const isOnTop = (x) => {
    const hit = document.elementFromPoint(x, (text.top + text.bottom) / 2)
    return hit?.closest('[data-card]')?.matches('.lifted') ?? false
  }
  const top = (card) => card.querySelector('.card').getBoundingClientRect().top
  const next = document.querySelector('.lifted').nextElementSibling
  return {
    fits: text.left >= room.left && text.right <= room.right && range.getClientRects().length === 1,
    isSeen: isOnTop(text.left + 1) && isOnTop(text.right - 1),
    isLifted: top(document.querySelector('.lifted')) < top(next) - 8,
  }
}"""
"""Whether the word on the card that was lifted is in its place, and no other card lies over it."""


@pytest.mark.parametrize("language", in_languages())
def test_the_word_on_a_lifted_card_is_seen_whole(visit: Visit, language: str) -> None:
    page = visit(None, locale=language, viewport=TOUCHED[0], has_touch=True, is_mobile=True)
    open_table(page, "claim 2 Gn Gi Dr Tr Se")
    for size in TOUCHED:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        if not page.locator(".lifted").count():
            tap(page, page.locator("[data-card].offered").nth(2))
        expect(page.locator(".lifted .again")).to_be_visible()
        page.evaluate(SETTLED)
        assert page.evaluate(WORD) == {"fits": True, "isSeen": True, "isLifted": True}, size
