"""Somebody new: the first lesson of a game to its end, then a first game, all by pressing."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from claimstead.language import say
from claimstead.table.lessons import Task, lessons
from tests.browser.conftest import Visit
from tests.browser.eyes import Eyes
from tests.browser.hands import Mouse
from tests.browser.persons import Person, play
from tests.browser.pressing import press


def what_to_press(page: Page, task: Task) -> Locator:
    move = task.moves[0] if task.moves else task.refused or ""
    if "/" in move:
        return page.locator(f'[data-space="{move.rpartition("@")[2]}"]')
    if move in ("roll", "stop"):
        return page.locator(f'[data-act="{move}"]')
    if " " in move:
        return page.locator("[data-choice]").first
    return page.locator(f'[data-card="{move}"]').first


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("game", ["claim-it", "claim"])
def test_a_newcomer_finishes_the_first_lesson_and_a_first_game(visit: Visit, game: str) -> None:
    page = visit(None, speed=None, viewport={"width": 1280, "height": 800})
    eyes = Eyes(page)
    page.goto("/learn")
    name = say(f"web-game-{game}")
    press(page, page.get_by_role("link", name=re.compile(f"^Begin the lesson.*{name}$")))
    first = [task for task in lessons()[game] if task.lesson == game]
    for task in first:
        expect(page.get_by_text(say(f"lesson-{task.name}-task"))).to_be_visible()
        press(page, what_to_press(page, task))
        expect(page.get_by_text(say(f"lesson-{task.name}-right"))).to_be_visible()
        if task is not first[-1] or len(first) == len(lessons()[game]):
            press(page, button(page, "Next"))
    press(page, button(page, "Play a first game"))
    page.wait_for_url("**/table/*")
    expect(button(page, "Hint")).to_be_visible()
    play([Person(eyes, Mouse(page), watches_every=8)])
    assert eyes.glance().winner
