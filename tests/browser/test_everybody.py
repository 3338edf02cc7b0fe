"""Everybody can use it: axe finds nothing, and nothing is wider than a small phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.tables import open_table

PAGES = [
    "/",
    "/new",
    "/new?game=claim",
    "/lobby",
    "/learn",
    "/learn/claim-it",
    "/learn/claim",
    "/rules/claim-it",
    "/rules/claim#K-4",
    "/open",
    "/settings",
    "/no-such-page",
]
BOARD = "B b b . . ./. . b5 . C c/c C .2* . . ./a A A . . ./a a* a . . ./. . . . . ."
STATES = {
    "Claim It!, first roll": "claim-it 2 base",
    "Claim It!, to choose": f"claim-it 3 base; {BOARD}; a; choose; -",
    "Claim It!, last round": f"claim-it 3 base; {BOARD}; a; choose; 2",
    "CLAIM, first phase": "claim 2 Gn Gi Dr Tr Se",
    "CLAIM, four players": "claim 4 Kn Go Un Dw Do Dr Tr",
    "CLAIM, second phase": """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5
score a: Tr1 Dr9
score b: Se4 Gi9
open a: Gn3 Gn3
open b: Gn7
trolls: Tr4 Tr8""",
    "CLAIM, a Seer": """claim: 2 Gn Gi Dr Tr Se
phase: 1
stage: seer
lead: b
turn: a
hand a: Dr4 Gn3 Se0
hand b: Dr8 Gi3 Tr1
followers a: Dr5 Dr9 Gi1 Gn3 Gn5 Gn7 Se6 Tr4 Tr7
followers b: Dr7 Gn1 Gn5 Se4 Se7 Se9 Tr0 Tr2 Tr9
middle: Gi5
pile: Gn9 Se3 Dr0 Dr1 Gi1 Se1 Gi9
trick: Se5 Se8""",
    "CLAIM, a Giant asks": """claim: 4 Gn Gi Un Dw Do Dr Tr
phase: 2
stage: smash
lead: d
turn: c
hand a: Dw6 Un2
hand b: Do3 Tr1
hand c: Gi5 Un9
hand d: Dw4 Un8
trick: Gi1 Dr2 Tr3 Gi7
giants: Gi7
open a: Gn5
open b: Gn7
open d: Gn3""",
}


def settled(page: Page) -> None:
    expect(page.locator("h1")).to_be_attached()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert findings(page) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state_of_a_game(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for name, start in STATES.items():
        open_table(page, start)
        expect(page.locator(".screen")).to_be_visible()
        page.wait_for_timeout(100)
        assert findings(page) == [], name


def test_no_page_scrolls_sideways_on_a_small_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    for name, start in STATES.items():
        open_table(page, start)
        expect(page.locator(".screen")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, name


def test_what_can_be_tapped_is_large_enough(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    small = """() => [...document.querySelectorAll('main button, main .button, main select, nav a')]
      .filter(each => each.checkVisibility() && !each.closest('[inert]'))
      .filter(each => each.getBoundingClientRect().height < 43.5)
      .map(each => each.outerHTML.slice(0, 120))"""
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert page.evaluate(small) == [], path
