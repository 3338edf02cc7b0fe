"""Takes the pictures in docs/screenshots from the browser app itself: make screenshots.

Names of pictures, if given, say which ones.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium, eyes
from tests.browser.persons import person, play
from tests.browser.tables import open_table
from tests.server.serving import Serving

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
WIDE = {"viewport": {"width": 1280, "height": 800}}
TALL = {"viewport": {"width": 1280, "height": 1100}}
PHONE = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS = {**PHONE, "viewport": {"width": 740, "height": 360}}
TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}, "device_scale_factor": 1}

PATIENCE = 600_000
"""A computer player's first move may take its time on a busy machine."""

BOARD = ". B b b . c/b B . .5 c C/. a A A .2 c/d a A .1* . ./D d . a a* .3/D . . . d ."
CAMP = f"claim-it 4 base; {BOARD}; a; 346; -"
CHOICE = f"claim-it 4 base; {BOARD}; a; choose; -"
MINES = "claim-it 3 base; A A A . b b/A A . . b b/A a . . b b/c . . .3 . ./c c . . . A/c c . A . A"
LAST_TURN = f"{MINES}; a; choose; 1"
# All squatters are on the board and claimed, and no space is merely held: every roll is a bust.
DANGER = (
    "claim-it 2 base; . B b . . ./b B . .5* . ./. A A A .2* ./. .6* A .1* . ./B b . .3* . ./"
    "B . .4* . b .; a; choose; -"
)
THRONE = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: b
turn: a
hand a: Gn5 Gi1 Gi9 Dr2 Dr8 Tr6 Se0 Se7
hand b: Gn1 Gn5 Gi5 Dr1 Dr6 Se3 Se9
trick: Gi7
score a: Gi3 Dr4 Se2 Se6 Tr9 Tr8
score b: Gi1 Dr5 Dr9 Dr7 Se4 Tr7
open a: Gn1 Gn9
open b: Gn7 Gn3 Gn3
trolls: Tr4 Tr2"""
RECRUITING = "claim 3 Kn Go Un Dw Do Dr Se"
LAST_CARDS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr9
hand b: Se2
score a: Gn9 Gn7 Gi3 Gi5 Dr4 Dr5 Se6 Tr9 Tr8 Tr1
score b: Gn1 Gi1 Dr7 Se4 Se5 Tr7"""

LAST_TRICKS = LAST_CARDS.replace("hand a: Dr9", "hand a: Dr9 Gi9 Se7 Tr3 Gn5").replace(
    "hand b: Se2", "hand b: Se2 Gi7 Dr6 Gn3 Tr5"
)


def table(start: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        open_table(page, start)
        page.locator(
            "[data-space].offered, [data-card].offered, [data-act]:enabled"
        ).first.wait_for()

    return show


def page_at(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.wait_for_load_state("networkidle")

    return show


def end_of(start: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        open_table(page, start)
        # Stop at once, so that the position ends as it was drawn.
        play([person(page, stones=0)])

    return show


def bust(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.preferences = JSON.stringify({ speed: 'slow' })")
    table(DANGER)(page)
    page.locator('[data-act="roll"]').click()
    page.locator("[data-moment]").wait_for()


def review(page: Page) -> None:
    end_of(LAST_TRICKS)(page)
    page.get_by_role("button", name="Review").click()
    page.get_by_role("slider").wait_for()
    page.get_by_label("Seen by").select_option("a")
    page.keyboard.press("Escape")
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()


def worth(setup: str) -> Callable[[Page], None]:
    """The review of a whole game between computer players."""

    def show(page: Page) -> None:
        levels = ("easy", "medium", "beginner", "easy", "medium")[: int(setup.split()[1])]
        address = open_table(page, setup, [{"kind": "computer", "level": each} for each in levels])
        page.get_by_role("link", name="What was it worth?").wait_for()
        page.goto(address.replace("/table/", "/review/"))
        page.get_by_role("slider").wait_for()

    return show


def analysis(game: str, *, sets: bool = False) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/analysis?game={game}")
        if sets:
            page.get_by_role("button", name="Set up", exact=True).click()
        else:
            page.get_by_role("button", name="Best move?").click()
            page.locator("[data-option]").first.wait_for()

    return show


def puzzle(page: Page) -> None:
    page.goto("/puzzles/1")
    page.get_by_role("button", name="Hint 1").click()
    page.locator(".hints li").wait_for()


def duplicate(page: Page) -> None:
    page.goto("/duplicate")
    page.get_by_role("button", name="Open the match").click()
    page.get_by_role("button", name="Play board").click()
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("link", name="Back to the match").click()
    page.get_by_text("of 4").nth(2).wait_for()


def story(page: Page) -> None:
    """Three tricks, and what happened in them."""
    open_table(page, LAST_TRICKS)
    for left in (5, 4, 3):
        page.locator("[data-card].offered").first.wait_for()
        card = page.locator("[data-card].offered").first
        card.click()
        if page.locator("[data-card].lifted").count():
            page.locator("[data-card].lifted").click()
        page.wait_for_function(
            "left => document.querySelectorAll('[data-card]').length < left", arg=left
        )
    page.locator("[data-card].offered").first.wait_for()
    page.keyboard.press("l")
    page.get_by_role("region", name="What happened?").wait_for()


def lobby(page: Page) -> None:
    """Three tables that wait for somebody, opened by others."""
    me, free = {"kind": "me"}, {"kind": "open"}
    computer = {"kind": "computer", "level": "medium"}
    blitz = {"kind": "game", "amount": 300, "increment": 5}
    days = {"kind": "days", "amount": 3, "increment": 0}
    open_table(page, "claim-it 3 base", [me, free, computer], public=True)
    page.context.clear_cookies()
    page.goto("/settings")
    open_table(page, "claim 2 Gn Gi Dr Tr Se", [me, free], public=True, clock=blitz)
    open_table(
        page, "claim 4 Kn Go Un Dw Do Dr Tr", [me, free, computer, free], public=True, clock=days
    )
    page.context.clear_cookies()
    page.goto("/lobby")
    page.get_by_role("link", name="Join").first.wait_for()


PICTURES: dict[str, tuple[Callable[[Page], None], dict[str, Any]]] = {
    "start": (page_at("/"), WIDE),
    "claim-it": (table(CAMP), WIDE),
    "claim-it-choice": (table(CHOICE), WIDE),
    "claim-it-bust": (bust, WIDE),
    "claim": (table(THRONE), WIDE),
    "claim-recruiting": (table(RECRUITING), WIDE),
    "story": (story, WIDE),
    "claim-it-end": (end_of(LAST_TURN), WIDE),
    "claim-end": (end_of(LAST_CARDS), WIDE),
    "lobby": (lobby, WIDE),
    "lesson": (page_at("/learn/claim-it?at=4"), WIDE),
    "rules": (page_at("/rules/claim-it#I-4a"), WIDE),
    "set-up": (page_at("/new?game=claim"), WIDE),
    "review": (review, WIDE),
    "worth-claim-it": (worth("claim-it 2 base"), TALL),
    "worth-claim": (worth("claim 2 Gn Gi Dr Tr Se"), TALL),
    "analysis-claim-it": (analysis("claim-it"), TALL),
    "analysis-claim": (analysis("claim", sets=True), TALL),
    "puzzles": (page_at("/puzzles"), WIDE),
    "puzzle": (puzzle, WIDE),
    "duplicate": (duplicate, WIDE),
    "phone-worth": (worth("claim-it 3 base"), PHONE),
    "phone-analysis": (analysis("claim-it"), PHONE),
    "phone-start": (page_at("/"), PHONE),
    "phone-claim-it": (table(CAMP), PHONE),
    "phone-claim": (table(THRONE), PHONE),
    "phone-end": (end_of(LAST_TURN), PHONE),
    "phone-lobby": (lobby, PHONE),
    "phone-story": (story, PHONE),
    "sideways-claim-it": (table(CAMP), SIDEWAYS),
    "sideways-claim": (table(THRONE), SIDEWAYS),
    "tablet-claim-it": (table(CAMP), TABLET),
    "tablet-claim": (table(THRONE), TABLET),
    "dark-start": (page_at("/"), {**WIDE, "color_scheme": "dark"}),
    "dark-claim-it": (table(CAMP), {**WIDE, "color_scheme": "dark"}),
    "dark-claim": (table(THRONE), {**WIDE, "color_scheme": "dark"}),
}


def take(browser: Browser, address: str, name: str) -> None:
    show, options = PICTURES[name]
    context = browser.new_context(base_url=address, reduced_motion="reduce", **options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=eyes.SCRIPT)
    page = context.new_page()
    page.goto("/settings")
    show(page)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        serving = Serving(f"{folder}/games.sqlite", Path(folder))
        try:
            for name in sys.argv[1:] or PICTURES:
                print(name, flush=True)
                take(browser, serving.address, name)
        finally:
            serving.stop()
        browser.close()


if __name__ == "__main__":
    main()
