"""Somebody new: the first lesson of a game to its end, then a first game, all by pressing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from claimstead.language import say
from claimstead.table.lessons import Task, lessons
from tests.browser.conftest import Visit
from tests.browser.eyes import Eyes
from tests.browser.faults import faults
from tests.browser.hands import Finger, Hands, Mouse
from tests.browser.persons import Person, play
from tests.browser.pressing import place_of, press
from tests.browser.tables import open_table
from tests.browser.test_whole_games import checks_the_seal_and_plays_again, ends_with_three_ways_on


def what_to_press(page: Page, task: Task) -> list[Locator]:
    if task.favours:
        answers = {**task.favours, "game": task.winner}
        return [
            page.locator(f'[data-faction="{name}"] [data-side="{seat}"]')
            for name, seat in answers.items()
        ]
    move = task.moves[0] if task.moves else task.refused or ""
    if "/" in move:
        return [page.locator(f'[data-space="{move.rpartition("@")[2]}"]')]
    if move in ("roll", "stop"):
        return [page.locator(f'[data-act="{move}"]')]
    if " " in move:
        return [page.locator("[data-choice]").first]
    return [page.locator(f'[data-card="{move}"]').first]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


class Newcomer(Person):
    """Reads every word of the guide before playing on."""

    read: list[str]

    def step(self) -> bool:
        page = self.eyes.page
        note = page.locator("[data-guide]")
        if not note.count():
            return super().step()
        topic = note.get_attribute("data-guide") or ""
        assert say(topic, players=2) in note.inner_text()
        self.read.append(topic)
        self.hands.press_at(*place_of(button(page, "Got it")))
        expect(page.locator(f'[data-guide="{topic}"]')).to_have_count(0)
        return False


ALWAYS = {
    "claim-it": "began squatter-placed claim-marker-placed space-taken-secured game-ended",
    "claim": "began recruit-taken second-phase-began game-ended",
}
"""What the guide says in every first game."""


LIFTED = re.compile(r"\blifted\b")
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("game", "screen", "hands_of"),
    [("claim-it", DESK, Mouse), ("claim", PHONE, Finger)],
    ids=["claim-it", "claim"],
)
def test_a_newcomer_finishes_the_first_lesson_and_a_first_game(
    visit: Visit, game: str, screen: dict[str, Any], hands_of: type[Hands]
) -> None:
    page = visit(None, speed=None, **screen)
    eyes, hands = Eyes(page), hands_of(page)

    def press(what: Locator) -> None:
        hands.press_at(*place_of(what))

    page.goto("/learn")
    name = say(f"ui-game-{game}")
    press(page.get_by_role("link", name=re.compile(f"^Begin the lesson.*{name}$")))
    first = [task for task in lessons()[game] if task.lesson == game]
    for task in first:
        expect(page.get_by_text(say(f"lesson-{task.name}-task"))).to_be_visible()
        for each in what_to_press(page, task):
            press(each)
            # A finger lifts a card to look at it, and plays it with the second tap.
            if hands_of is Finger and each.get_attribute("data-card"):
                expect(each).to_have_class(LIFTED)
                press(each)
        expect(page.get_by_text(say(f"lesson-{task.name}-right"))).to_be_visible()
        if task is not first[-1] or len(first) == len(lessons()[game]):
            press(button(page, "Next"))
    press(button(page, "Play a first game"))
    page.wait_for_url("**/table/*")
    # On a phone the hint is behind the question mark.
    expect(button(page, "Hint" if screen is DESK else "Help at the table")).to_be_visible()
    newcomer = Newcomer(eyes, hands, watches_every=8)
    newcomer.read = []
    play([newcomer])
    wrong = faults(newcomer, "en")
    assert not wrong, "\n".join(wrong)
    assert {f"guide-{game}-{name}" for name in ALWAYS[game].split()} <= set(newcomer.read)
    assert len(newcomer.read) == len(set(newcomer.read))
    assert "beginner" in {seat["level"] for seat in eyes.updates[-1]["seats"]}
    ends_with_three_ways_on(page)
    checks_the_seal_and_plays_again(page)


def places_in(page: Page) -> list[object]:
    """Where everything on the table lies."""
    return list(
        page.eval_on_selector_all(
            ".screen .table *",
            "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))",
        )
    )


POWERS = """claim: 2 Kn Go Un Dw Do
phase: 2
lead: a
turn: a
hand a: Dw3 Go5 Un2
hand b: Dw7 Kn4 Kn6"""


def test_the_guide_explains_a_power_when_it_happens_and_moves_nothing(visit: Visit) -> None:
    page = visit(None, speed=None, viewport={"width": 1280, "height": 800})
    table = open_table(page, POWERS).removeprefix("/table/")
    note = page.locator("[data-guide]")
    page.evaluate(
        "table => localStorage.setItem('guide', JSON.stringify({ table, said: [] }))", table
    )
    page.reload()
    expect(note).to_have_attribute("data-guide", "guide-claim-began")
    page.wait_for_timeout(300)
    lay = places_in(page)
    press(page, button(page, "Got it"))
    expect(note).to_have_count(0)
    assert places_in(page) == lay
    press(page, page.locator('[data-card="Dw3"]'))
    expect(note).to_have_attribute("data-guide", "guide-claim-scored-dw-2")
    # The show waits for the reader.
    expect(page.locator("[data-telling~=scored]")).to_be_visible()
    press(page, button(page, "No more explanations"))
    expect(note).to_have_count(0)
    expect(page.locator("[data-telling~=scored]")).to_have_count(0)
    page.reload()
    expect(page.locator(".screen")).to_be_visible()
    expect(note).to_have_count(0)
