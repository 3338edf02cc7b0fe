"""Every page of the app and every state of a game, and how one gets there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from claimstead.language import LANGUAGES
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Kind
from tests.browser.persons import person, play
from tests.browser.tables import open_table

Show = Callable[[Page], None]

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BEGINNER = {"kind": "computer", "level": "beginner"}
BERTA = {"kind": "here", "name": "Berta"}

BOARD = "B b b . . ./. . b5 . C c/c C .2* . . ./a A A . . ./a a* a . . ./. . . . . ."
PLACING = f"claim-it 3 base; {BOARD}; a; 346; -"
CHOOSING = f"claim-it 3 base; {BOARD}; a; choose; -"
LAST_ROUND = f"claim-it 5 base; {BOARD}; a; choose; 2"
MINES = "claim-it 3 base; A A A . b b/A A . . b b/A a . . b b/c . . .3 . ./c c . . . A/c c . A . A"
LAST_TURN = f"{MINES}; a; choose; 1"
RECRUITING = """claim: 3 Kn Go Un Dw Do Dr Se
phase: 1
stage: pick
lead: a
turn: a
hand a: Kn4 Un2
hand b: Go3 Do8
hand c: Dw6 Dr1
followers a: Se1
followers b: Se2
followers c: Se4
middle: Dr8 Dw9
pile: Kn2 Kn3 Go1 Go2 Go4 Un1 Un4 Dw2
trick: Do9 Do1 Do2"""
SECOND_PHASE = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5
score a: Tr1 Dr9
score b: Se4 Gi9
open a: Gn3 Gn3
open b: Gn7
trolls: Tr4 Tr8"""
FOLLOWING = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: b
turn: a
hand a: Gi7 Se2 Tr5
hand b: Dr3 Gn7
trick: Gi1"""
SEER = """claim: 2 Gn Gi Dr Tr Se
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
trick: Se5 Se8"""
GIANT = """claim: 4 Gn Gi Un Dw Do Dr Tr
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
open d: Gn3"""
LAST_CARDS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr9
hand b: Se2
score a: Gn9 Gn7 Gi3 Gi5 Dr4 Dr5 Se6 Tr9 Tr8 Tr1
score b: Gn1 Gi1 Dr7 Se4 Se5 Tr7"""

SHORT_GAME = """claimstead game 1
setup: claim 2 Gn Gi Dr Tr Se

| claim: 2 Gn Gi Dr Tr Se
| phase: 2
| lead: a
| turn: a
| hand a: Dr3 Gn7 Se1
| hand b: Gi7 Se2 Tr5
| score a: Dr9 Tr1
| score b: Gi9 Se4
a Se1
b Se2
b Tr5
a Gn7
b Gi7
a Dr3
result: b
"""


SPEAK = """language => {
  localStorage.setItem('language', language)
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }))
}"""
"""As a change in another tab does."""


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def at(path: str) -> Show:
    def show(page: Page) -> None:
        page.goto(path)
        expect(page.locator("h1")).to_be_attached()
        expect(page.locator("[aria-busy]")).to_have_count(0)

    return show


def playing(start: str, seats: list[dict[str, Any]] | None = None, **more: Any) -> Show:
    def show(page: Page) -> None:
        open_table(page, start, seats, **more)
        expect(page.locator(".screen")).to_be_visible()

    return show


def over(start: str) -> Show:
    def show(page: Page) -> None:
        playing(start)(page)
        # Stop at once, so that the position ends as it was drawn.
        play([person(page, stones=0)])
        page.get_by_role("button", name="Check the seal").click()
        expect(page.locator(".found")).to_be_visible()

    return show


def gathering(page: Page) -> None:
    open_table(page, "claim 4 Gn Gi Un Dw Do Dr Tr", [ME, OPEN, BEGINNER, BERTA], public=True)
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def curtain(page: Page) -> None:
    open_table(page, "claim 2 Kn Go Un Dw Do", [ME, BERTA])
    expect(page.locator(".curtain button")).to_be_visible()


def refused(page: Page) -> None:
    playing(FOLLOWING)(page)
    page.locator('[data-card="Se2"]').click(force=True)
    expect(page.locator(".bubble")).to_be_visible()


def giving_up(page: Page) -> None:
    clock = {"kind": "game", "amount": 300, "increment": 5}
    playing(CHOOSING, clock=clock)(page)
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def talking(page: Page) -> None:
    playing(PLACING)(page)
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Good luck!")).to_be_visible()


def cut_off(page: Page) -> None:
    playing(SECOND_PHASE)(page)
    # What was once said can be said without the server.
    for language in reversed(LANGUAGES):
        speak(page, language)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()


def answered(page: Page) -> None:
    """A lesson's task, after a wrong answer."""
    at("/learn/claim-it?at=4")(page)
    page.locator('[data-space="1/5"]').click(force=True)
    expect(page.locator(".answer")).to_be_visible()


def reviewed(page: Page) -> None:
    over(LAST_CARDS)(page)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowRight")


def worth(page: Page) -> None:
    """What a game of dice was worth."""
    over(LAST_TURN)(page)
    page.get_by_role("link", name="What was it worth?").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("[data-step]").first.click()
    expect(page.locator("[data-roll]")).to_have_count(56)


def worth_of_a_file(page: Page) -> None:
    """What a game that was pasted was worth, looked at deeper."""
    at("/open")(page)
    page.get_by_role("textbox").fill(SHORT_GAME)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("button", name="What was it worth?").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Look deeper").click()
    expect(page.get_by_role("button", name="Look deeper")).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()
    # The first card threw the victory away.
    page.locator("[data-step]").first.click()
    expect(page.locator("#step-heading + p")).to_contain_text("blunder")


def analysed(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_role("button", name="Best move?").click()
    expect(page.locator("[data-option]").first).to_be_visible()


def setting_up(page: Page) -> None:
    page.goto("/analysis?game=claim")
    page.get_by_role("button", name="Set up", exact=True).click()
    expect(page.locator("[data-box]").first).to_be_visible()


def solved(kind: Kind) -> Show:
    def show(page: Page) -> None:
        puzzle = next(each for each in shelf.puzzles().values() if each.kind is kind)
        at(f"/puzzles/{puzzle.id}")(page)
        page.get_by_role("button", name="Hint 1 of").click()
        page.get_by_role("button", name="Show the solution").click()
        expect(page.locator(".answer")).to_be_visible()

    return show


NOTED = """async () => {
  const answer = await fetch('/api/people/me')
  return (await answer.json()).games.length
}"""
"""How many games stand in one's own list."""


def played(page: Page) -> None:
    """One's own page, with a game that was given up."""
    open_table(page, "claim-it 2 base")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_function(NOTED)
    page.goto("/people/me")
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def seeking(page: Page) -> None:
    at("/lobby")(page)
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()


def found(page: Page) -> None:
    """All games of one's own, with one that is going on and one that was looked for."""
    played(page)
    open_table(page, "claim-it 2 base")
    page.goto("/games")
    page.get_by_label("Result").select_option("lost")
    page.wait_for_url("**/games?outcome=lost")
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No game like that.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def match(page: Page) -> None:
    at("/duplicate")(page)
    page.get_by_label("Boards").fill("12")
    page.get_by_label("Friends, by link").check()
    page.get_by_role("button", name="Open the match").click()
    expect(page.get_by_role("region", name="Results")).to_be_visible()


STATES: dict[str, Show] = {
    "start": at("/"),
    "set-up": at("/new"),
    "set-up-of-claim": at("/new?game=claim"),
    "lobby": at("/lobby"),
    "seeking": seeking,
    "learn": at("/learn"),
    "lesson": at("/learn/claim-it"),
    "lesson-of-claim": at("/learn/claim"),
    "counting": at("/learn/claim?at=7"),
    "strategy": at("/learn/claim-it/well?at=4"),
    "strategy-of-claim": at("/learn/claim/well?at=4"),
    "lesson-answered": answered,
    "rules": at("/rules/claim-it"),
    "rules-of-claim": at("/rules/claim#K-4"),
    "open-a-file": at("/open"),
    "settings": at("/settings"),
    "own-page": played,
    "leaders": at("/leaders"),
    "games": found,
    "nowhere": at("/no-such-page"),
    "gathering": gathering,
    "claim-it-first-roll": playing("claim-it 2 base"),
    "claim-it-placing": playing(PLACING),
    "claim-it-choosing": playing(CHOOSING),
    "claim-it-last-round": playing(LAST_ROUND),
    "claim-it-over": over(LAST_TURN),
    "claim-recruiting": playing("claim 2 Kn Go Un Dw Do"),
    "claim-picking": playing(RECRUITING),
    "claim-of-four": playing("claim 4 Kn Go Un Dw Do Dr Tr"),
    "claim-second-phase": playing(SECOND_PHASE),
    "claim-seer": playing(SEER),
    "claim-giant": playing(GIANT),
    "claim-over": over(LAST_CARDS),
    "curtain": curtain,
    "refused": refused,
    "giving-up": giving_up,
    "talking": talking,
    "cut-off": cut_off,
    "reviewed": reviewed,
    "worth": worth,
    "worth-of-a-file": worth_of_a_file,
    "analysis": analysed,
    "analysis-set-up": setting_up,
    "puzzles": at("/puzzles"),
    **{f"puzzle-{kind}": solved(kind) for kind in Kind},
    "duplicates": at("/duplicate"),
    "duplicate-match": match,
}
