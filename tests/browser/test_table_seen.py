"""What a person sees at the table, with motion on, as it is unless somebody switches it off.

Whatever is pressed here is pressed at a place on the screen.
"""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.heard import Heard
from tests.browser.states import CHOOSING, LAST_CARDS, LAST_TURN, SECOND_PHASE
from tests.browser.tables import open_table

NEWCOMER: dict[str, Any] = {"speed": None}
DESKTOP = {"viewport": {"width": 1280, "height": 800}, **NEWCOMER}

MINES_OF_TWO = "A A . . b b/A A . . b b/A . . . . ./. . .3 . . ./. . . . . ./. . . . . ."
MINES_OF_FIVE = "A A A . b b/A A . . b b/A a . . b b/c . . .3 . e/c c . . d A/c c . A d A"
CHOOSING_OF_TWO = f"claim-it 2 base; {MINES_OF_TWO}; a; choose; -"
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

ENDLESS = """() => document.getAnimations()
  .filter(each => !Number.isFinite(each.effect.getComputedTiming().endTime))
  .map(each => each.animationName)"""

WATCH_THE_SHOW = """() => {
  window.show = { seen: {}, promised: {}, told: {} }
  const read = element => {
    const box = element.getBoundingClientRect()
    const isOnScreen = box.width > 0 && box.top >= 0 && box.bottom <= innerHeight
    return isOnScreen && element.checkVisibility() && element.innerText.trim() !== ''
  }
  let before = []
  const look = () => {
    const now = performance.now()
    const here = []
    for (const element of document.querySelectorAll('[data-events]')) {
      if (!read(element)) continue
      for (const id of element.dataset.events.split(' ')) {
        here.push(id)
        show.seen[id] ??= [now, null]
        show.promised[id] = Number(element.dataset.promised)
        show.told[id] = element.innerText
      }
    }
    before.filter(id => !here.includes(id)).forEach(id => (show.seen[id][1] = now))
    before = here
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
"""Notes for every event the first frame that shows its words, and the first that no longer does."""

WATCH_THE_CURTAIN = """() => {
  window.curtain = { played: null, fell: null }
  const look = () => {
    if (document.querySelector('[data-played]')) curtain.played ??= performance.now()
    if (document.querySelector('.curtain')) curtain.fell ??= performance.now()
    requestAnimationFrame(look)
  }
  look()
}"""

WATCH_THE_TITLE = """() => {
  window.title = { wrong: 0 }
  const look = () => {
    if (document.querySelector('[data-space].offered')) return
    const isTold = document.querySelector('[data-busy]') !== null
    if (isTold && document.title.includes('Your turn')) title.wrong += 1
    requestAnimationFrame(look)
  }
  look()
}"""
"""Counts the frames that call for one's turn while that of another is shown."""

NEXT_SCENE = "first => Number(document.querySelector('[data-scene]')?.dataset.scene) > first"

FRAME = 34
"""Milliseconds: two frames."""


class Told:
    """What the server tells a page, event by event."""

    def __init__(self, page: Page) -> None:
        self._heard = Heard(page)
        self._forgotten = 0

    @property
    def kinds(self) -> dict[str, str]:
        return {name: event["type"] for name, event in self._events().items()}

    @property
    def seats(self) -> dict[str, str | None]:
        return {name: event.get("seat") for name, event in self._events().items()}

    def _events(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for update in self._heard.updates[self._forgotten :]:
            counts: Counter[int] = Counter()
            for news in update["news"]:
                for event in news["events"]:
                    found[f"{news['number']}.{counts[news['number']]}"] = event
                    counts[news["number"]] += 1
        return found

    def forget(self) -> None:
        self._forgotten = len(self._heard.updates)


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
        pytest.param(LAST_TURN, "[data-act=stop]", marks=pytest.mark.long),
        (LAST_TURN_OF_FIVE, "[data-act=stop]"),
        (LAST_CARDS, "[data-card=Dr9].offered"),
        (LAST_CARDS_OF_FOUR, "[data-card=Dr9].offered"),
    ],
    ids=["two miners", "three miners", "five miners", "two crowns", "four crowns"],
)
def test_the_ending_names_the_winner_within_five_seconds(
    visit: Visit, start: str, what: str
) -> None:
    page = visit(None, **DESKTOP)
    open_table(page, start)
    press(page, what)
    expect(page.locator("[data-winner]")).to_be_visible()
    # Counted in the page's own frames; a machine that draws none for a while shows nothing either.
    assert page.evaluate("eyes.told().withoutWinner") <= 5000


@pytest.mark.parametrize(
    ("start", "what"),
    [(LAST_TURN, "[data-act=stop]"), (LAST_CARDS, "[data-card=Dr9].offered")],
    ids=["miners", "crowns"],
)
def test_the_telling_of_the_ending_is_skipped_and_nothing_below_moves(
    visit: Visit, start: str, what: str
) -> None:
    page = visit(None, apart=True, viewport={"width": 390, "height": 844}, **NEWCOMER)
    page.clock.install()
    open_table(page, start)
    expect(page.locator(what)).to_be_visible()
    # From here on time goes by as this test says: the telling waits for the press.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    press(page, what)
    while not page.locator("[data-ending]").count():
        page.clock.run_for(100)
    skip, again = page.locator("[data-ending] [data-skip]"), page.get_by_role("button", name="Rem")
    assert is_on_screen(page, skip)
    before = again.bounding_box()
    press(page, skip)
    expect(page.locator("[data-winner]")).to_be_visible()
    assert again.bounding_box() == before


def test_the_ending_goes_on_while_somebody_comes_to_watch(visit: Visit) -> None:
    """News that change nothing on the table do not begin it anew."""
    page = visit(None, **DESKTOP)
    heard = Heard(page)
    address = open_table(page, LAST_CARDS)
    press(page, "[data-card=Dr9].offered")
    ending = page.locator("[data-ending]")
    expect(ending).to_be_visible()
    ending.evaluate("panel => (panel.dataset.begun = 'once')")
    told = len(heard.updates)
    visit(address)
    while len(heard.updates) == told:
        page.wait_for_timeout(50)
    expect(page.locator("[data-winner]")).to_be_visible()
    expect(ending).to_have_attribute("data-begun", "once")


LONG_ENOUGH = {
    "rolled": 800,
    "squatter-placed": 600,
    "claim-marker-placed": 600,
    "busted": 2000,
    "stopped": 800,
    "space-taken": 800,
    "card-played": 700,
    "trick-won": 1500,
    "scored": 800,
    "recruit-taken": 800,
}
"""Milliseconds at normal speed: what somebody needs to see what another player did."""


@pytest.mark.parametrize(
    ("start", "what", "again"),
    [
        (CHOOSING, "[data-act=stop]", "[data-space].offered"),
        (SECOND_PHASE, "[data-card=Se1].offered", "[data-card].offered"),
    ],
    ids=["three miners", "two crowns"],
)
def test_all_that_happens_is_seen_for_as_long_as_promised(
    visit: Visit, start: str, what: str, again: str
) -> None:
    page = visit(None, **DESKTOP)
    told = Told(page)
    open_table(page, start)
    expect(page.locator(what).first).to_be_visible()
    page.evaluate(WATCH_THE_SHOW)
    told.forget()
    press(page, what)
    page.wait_for_function("() => document.querySelector('[data-busy]') !== null")
    expect(page.locator(again).first).to_be_visible()
    expect(page.locator("[data-busy]")).to_have_count(0)
    show: dict[str, Any] = page.evaluate("show")
    assert told.kinds
    assert set(told.kinds) == set(show["seen"])
    for name, kind in told.kinds.items():
        first, last = show["seen"][name]
        lasted = last - first + FRAME
        assert lasted >= show["promised"][name], (kind, lasted)
        if told.seats[name] not in (None, "a"):
            assert lasted >= LONG_ENOUGH.get(kind, 0), (kind, lasted)


LAST_CARDS_OF_THREE = """claim: 3 Kn Go Un Dw Do Dr Se
phase: 2
lead: a
turn: a
hand a: Dr9
hand b: Dr2
hand c: Dr3
score a: Kn4 Un2 Go3
score b: Do8 Dw6 Dr1
score c: Se1 Se2 Kn2"""


def is_on_screen(page: Page, found: Locator) -> bool:
    box = found.bounding_box()
    size = page.viewport_size
    assert size
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_the_ending_of_three_with_seven_factions_is_seen_whole(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800})
    open_table(page, LAST_CARDS_OF_THREE)
    press(page, "[data-card=Dr9].offered")
    expect(page.locator("[data-winner]")).to_be_visible()
    for name in ("Review", "Rematch", "Home"):
        assert is_on_screen(page, page.get_by_role("button", name=name, exact=True))
    assert is_on_screen(page, page.locator("[data-winner]"))
    # Nobody's name lies below it.
    assert page.locator("[data-ending] thead .names").count() == 3
    assert page.locator(".others section").count() == 0


def test_nobody_is_on_turn_after_somebody_gave_up(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800})
    open_table(page, CHOOSING_OF_TWO)
    expect(page.locator("[data-act=stop]")).to_be_enabled()
    press(page, page.get_by_role("button", name="Give up"))
    press(page, page.get_by_role("dialog").get_by_role("button", name="Give up"))
    expect(page.locator("[data-winner]")).to_be_visible()
    expect(page.get_by_text("on turn")).to_have_count(0)
    expect(page.locator(".camp .on, .people .acts")).to_have_count(0)


def test_whoever_played_sees_the_card_before_the_curtain_falls(visit: Visit) -> None:
    page = visit(None, **DESKTOP)
    open_table(page, "claim 2 Kn Go Un Dw Do", [{"kind": "me"}, {"kind": "here", "name": "Berta"}])
    press(page, ".curtain button")
    expect(page.locator(".curtain")).to_have_count(0)
    page.evaluate(WATCH_THE_CURTAIN)
    press(page, "[data-card].offered")
    page.wait_for_function("() => curtain.fell !== null")
    seen: dict[str, float] = page.evaluate("curtain")
    assert seen["fell"] - seen["played"] >= 1500 - FRAME


def test_your_turn_is_called_when_the_other_one_s_turn_has_been_seen(visit: Visit) -> None:
    page = visit(None, **DESKTOP)
    open_table(page, CHOOSING_OF_TWO)
    press(page, "[data-act=stop]")
    page.wait_for_function("() => document.querySelector('[data-busy]') !== null")
    page.evaluate(WATCH_THE_TITLE)
    page.wait_for_function("() => document.querySelector('[data-space].offered') !== null")
    wrong = page.evaluate("title.wrong")
    assert wrong == 0
    expect(page).to_have_title(re.compile("Your turn"))


def test_talk_in_the_middle_of_a_show_does_not_end_it(visit: Visit) -> None:
    page = visit(None, **DESKTOP | {"speed": "slow"})
    open_table(page, CHOOSING)
    press(page, "[data-act=stop]")
    page.wait_for_selector("[data-scene]")
    page.keyboard.press("Escape")
    press(page, page.get_by_role("button", name="Talk"))
    page.get_by_role("textbox").fill("Well played")
    first = int(page.locator("[data-scene]").get_attribute("data-scene") or 0)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Well played")).to_be_visible()
    # The scene that was told goes on, or the next one follows: the show is not over.
    page.wait_for_function(NEXT_SCENE, arg=first)


def test_a_tap_hurries_one_scene_and_skip_all_of_them(visit: Visit) -> None:
    page = visit(None, **DESKTOP | {"speed": "slow"})
    open_table(page, CHOOSING_OF_TWO)
    press(page, "[data-act=stop]")
    page.wait_for_selector("[data-scene]")
    first = int(page.locator("[data-scene]").get_attribute("data-scene") or 0)
    press(page, "[data-space='4/4']")
    page.wait_for_function(NEXT_SCENE, arg=first)
    assert page.locator("[data-busy]").count() == 1
    press(page, "[data-skip]")
    # The computer players may not have done with it: whatever comes can be skipped as well.
    while page.locator("[data-skip]").count():
        page.evaluate("document.querySelector('[data-skip]')?.click()")
    expect(page.locator("[data-space].offered").first).to_be_visible()


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_a_table_that_waits_for_a_move_comes_to_rest(visit: Visit, setup: str) -> None:
    """What moves for as long as somebody thinks empties the battery of a phone."""
    page = visit(None, **DESKTOP)
    open_table(page, setup)
    expect(page.locator("[data-space].offered, [data-card].offered").first).to_be_visible()
    assert page.evaluate(ENDLESS) == []
