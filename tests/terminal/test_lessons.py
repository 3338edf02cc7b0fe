"""The lessons in the terminal: every example by keyboard, and wrong answers are explained."""

import asyncio

import pytest
from textual.pilot import Pilot

from claimstead.language import say
from claimstead.table.lessons import lessons
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.claim.hand import Hand
from claimstead.terminal.claim_it.board import BoardPicture
from claimstead.terminal.screens.lesson import LessonScreen
from claimstead.terminal.screens.position import PositionScreen
from claimstead.terminal.widgets.choices import Choices
from tests.terminal.robot import shown


async def go_to(screen: PositionScreen, pilot: Pilot[None], move: str) -> None:
    """Press the keys that make a move: arrows, then Enter."""
    press = pilot.press
    if "/" in move:
        board = screen.query_one(BoardPicture)
        column, row = map(int, move.rpartition("@")[2].split("/"))
        while board.cursor.column != column:
            await press("right" if board.cursor.column < column else "left")
        while board.cursor.row != row:
            await press("up" if board.cursor.row < row else "down")
    elif any(option.value == move for option in screen.query_one(Choices).options):
        choices = screen.query_one(Choices)
        while choices.options[choices.cursor].value != move:
            await press("right")
    else:
        while screen.query_one(Hand).chosen != move:
            await press("right")
    await press("enter")


@pytest.mark.parametrize("game", ["claim-it", "claim"])
def test_a_lesson_can_be_finished_by_keyboard(game: str) -> None:
    async def learn() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("4" if game == "claim-it" else "5")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, LessonScreen)
            for task in lessons()[game]:
                assert say("ui-lesson-right") not in shown(app)
                asked = [f"count {seat}" for seat in (*task.favours.values(), task.winner)]
                for move in asked if task.favours else (*task.moves, task.refused or "")[:1]:
                    await go_to(screen, pilot, move)
                    await pilot.pause()
                await pilot.pause()
                assert say("ui-lesson-right") in shown(app), task.name
                await pilot.press("n")
                await pilot.pause()

    asyncio.run(learn())


def test_what_is_allowed_but_not_meant_and_what_is_not_allowed_are_told_apart() -> None:
    async def learn() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("4")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, LessonScreen)
            await go_to(screen, pilot, "2@3/5")
            assert "That is another space." in shown(app)
            assert "This would happen: Squatter 2 on 3/5" in shown(app)
            await go_to(screen, pilot, "1/1")
            assert "I-3: The dice 2 3 5 do not give" in shown(app)

    asyncio.run(learn())


def test_the_end_is_counted_and_a_wrong_answer_is_explained() -> None:
    async def learn() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("5")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, LessonScreen)
            for _ in range([task.name for task in lessons()["claim"]].index("yi")):
                await pilot.press("n")
            await pilot.pause()
            await go_to(screen, pilot, "count b")
            await pilot.pause()
            assert "Knights: 2 cards to 1. Most cards have the favour." in shown(app)

    asyncio.run(learn())
