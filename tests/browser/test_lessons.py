"""Every lesson can be finished, and a wrong answer gets the right explanation."""

import pytest
from playwright.sync_api import Page, Route, expect

from claimstead.language import say
from claimstead.table.lessons import Task, lessons
from tests.browser.conftest import Visit

TASKS = [task for tasks in lessons().values() for task in tasks]


def answer(page: Page, task: Task) -> None:
    """Do what a task asks for."""
    if not task.favours:
        press(page, task.moves[0] if task.moves else task.refused or "")
        return
    for faction, seat in {**task.favours, "game": task.winner}.items():
        page.locator(f'[data-faction="{faction}"] [data-side="{seat}"]').click()


def press(page: Page, move: str) -> None:
    """Make a move as a reader does: by what it touches, also where that is not offered."""
    if "/" in move:
        page.locator(f'[data-space="{move.rpartition("@")[2]}"]').click(force=True)
    elif move in ("roll", "stop"):
        page.locator(f'[data-act="{move}"]').click()
    elif " " in move:
        page.locator("[data-choice]").first.click()
    else:
        page.locator(f'[data-card="{move}"]').first.click(force=True)


@pytest.mark.parametrize(("game", "letter"), [("claim-it", "x"), ("claim", "y")])
def test_a_lesson_can_be_finished(visit: Visit, game: str, letter: str) -> None:
    page = visit(f"/learn/{game}")
    tasks = [task for task in TASKS if task.name.startswith(letter)]
    assert tasks
    for number, task in enumerate(tasks, start=1):
        expect(page.get_by_text(f"Example {number} of {len(tasks)}")).to_be_visible()
        answer(page, task)
        expect(page.get_by_text("Right!")).to_be_visible()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("That was the lesson")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text(f"{len(tasks)} of {len(tasks)} examples done")).to_be_visible()


def test_an_example_and_its_board_come_together(visit: Visit) -> None:
    page = visit("/learn/claim-it")
    expect(page.get_by_text("Example 1 of")).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/lesson/view", hold)
    with page.expect_request("**/api/lesson/view"):
        page.get_by_role("button", name="Skip this one").click()
    expect(page.get_by_text("Example 1 of")).to_be_visible()
    press(page, "3@5/2")
    expect(page.get_by_text("Right!")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_text("Example 2 of")).to_be_visible()
    press(page, "2@3/5")
    expect(page.get_by_text("Right!")).to_be_visible()


def test_a_space_that_cannot_be_used_is_explained_with_its_rule(visit: Visit) -> None:
    page = visit("/learn/claim-it?at=4")
    press(page, "*@1/5")
    answer = page.locator(".answer")
    expect(answer).to_contain_text(say("illegal-space-claimed", place="1/5"))
    answer.get_by_role("link", name="I-4d").click()
    expect(page.locator("#I-4d")).to_be_focused()


def test_a_card_that_cannot_be_played_is_explained_with_its_rule(visit: Visit) -> None:
    names = [task.name for task in lessons()["claim"]]
    page = visit(f"/learn/claim?at={names.index('y1') + 1}")
    press(page, "Dr4")
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Troll 5 was led and you can follow suit")
    expect(answer.get_by_role("link", name="K-4")).to_have_attribute("href", "/rules/claim#K-4")


def test_a_move_that_is_allowed_but_not_meant_gets_a_hint(visit: Visit) -> None:
    page = visit("/learn/claim-it")
    press(page, "3@2/5")
    expect(page.locator(".answer")).to_contain_text("The column comes first")
    press(page, "3@5/2")
    expect(page.get_by_text("Right!")).to_be_visible()


def number_of(game: str, name: str) -> int:
    return [task.name for task in lessons()[game]].index(name) + 1


@pytest.mark.parametrize(
    ("game", "name", "move", "consequence"),
    [
        # The lower Dwarf loses the trick, and Knight 9 goes to the opponent.
        ("claim", "ya", "Dw2", "Blue takes the trick. Knight 9 joins Blue"),
        ("claim-it", "x4", "stop", "4/4"),
        ("claim-it", "x5", "roll", "busts with a chance of"),
    ],
)
def test_a_wrong_answer_says_what_would_happen(
    visit: Visit, game: str, name: str, move: str, consequence: str
) -> None:
    page = visit(f"/learn/{game}?at={number_of(game, name)}")
    press(page, move)
    told = page.locator(".answer")
    expect(told).to_contain_text(consequence)
    expect(told).to_contain_text(say(f"lesson-{name}-other"))
    expect(page.get_by_text("Right!")).to_have_count(0)


def test_the_end_is_counted_by_the_learner(visit: Visit) -> None:
    page = visit(f"/learn/claim?at={number_of('claim', 'yi')}")
    undead, game = page.locator('[data-faction="Un"]'), page.locator('[data-faction="game"]')
    undead.locator('[data-side="b"]').click()
    expect(undead).to_contain_text("2 cards each, so the highest one decides: 8 against 7")
    expect(game.locator("button").first).to_be_disabled()
    for faction, seat in {"Kn": "a", "Go": "b", "Un": "a", "Dw": "a", "Do": "b"}.items():
        page.locator(f'[data-faction="{faction}"] [data-side="{seat}"]').click()
    game.locator('[data-side="b"]').click()
    expect(game).to_contain_text("3 factions to 2")
    game.locator('[data-side="a"]').click()
    expect(page.get_by_text("Right!")).to_be_visible()
