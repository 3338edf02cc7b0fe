"""Puzzles in the browser: right, wrong, hints, the line to play through, and the streak."""

import json
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Kind, Puzzle
from tests.browser.conftest import Visit


def first_of(kind: Kind) -> Puzzle:
    return next(each for each in shelf.puzzles().values() if each.kind is kind)


def other_move(puzzle: Puzzle) -> str:
    return next(move for move in puzzle.values if move != puzzle.solution)


def give(page: Page, puzzle: Puzzle, move: str) -> None:
    if puzzle.kind is Kind.ROLL_OR_STOP:
        page.locator(f'[data-answer="{move}"]').click()
    elif puzzle.kind is Kind.PLACEMENT:
        page.locator(f'[data-space="{move.partition("@")[2]}"]').click()
    else:
        page.locator(f'button[data-card="{move}"]').first.click()


MARKS = "fetch('/api/me/puzzles').then(answer => answer.json()).then(told => told.marks)"


@pytest.mark.parametrize("kind", list(Kind))
def test_a_puzzle_is_tried_and_solved(visit: Visit, kind: Kind) -> None:
    puzzle = first_of(kind)
    page = visit(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Hint 1 of").click()
    expect(page.locator(".hints li")).to_have_count(1)
    give(page, puzzle, other_move(puzzle))
    answer = page.locator(".answer")
    expect(answer).to_contain_text("is not the solution")
    give(page, puzzle, puzzle.solution)
    expect(answer).to_contain_text("Right!")
    # The solution is shown being played; the line goes on.
    expect(page.get_by_text("1 / ")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("0 / ")).to_be_visible()
    assert page.evaluate(MARKS) == {str(puzzle.id): "helped"}
    page.get_by_role("button", name="Another puzzle").click()
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()


def test_the_puzzle_of_the_day_counts_once_and_makes_a_streak(visit: Visit) -> None:
    page = visit("/puzzles")
    day = page.evaluate("fetch('/api/puzzles/today').then(answer => answer.json())")
    before = {"days": 2, "best": 4, "last": yesterday(day["day"])}
    page.evaluate("text => localStorage.setItem('puzzle-streak', text)", json.dumps(before))
    page.reload()
    expect(page.locator(".streak")).to_contain_text("2 days in a row")
    page.get_by_role("link", name="Solve it").click()
    puzzle = shelf.puzzle_of(day["id"])
    give(page, puzzle, puzzle.solution)
    expect(page.locator(".streak")).to_contain_text("3 days in a row")
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_contain_text("3 days in a row")
    expect(page.get_by_role("link", name="Look again")).to_be_visible()


def yesterday(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def test_who_gives_up_is_shown_the_solution(visit: Visit) -> None:
    puzzle = first_of(Kind.ONLY_CARD)
    page = visit(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".answer")).to_contain_text("This is how it goes.")
    assert page.evaluate(MARKS) == {str(puzzle.id): "tried"}
