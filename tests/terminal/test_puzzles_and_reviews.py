"""Puzzles and reviews in the terminal app."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from claimstead.notation import write_record
from claimstead.review.puzzles.puzzle import Kind
from claimstead.review.puzzles.shelf import puzzles
from claimstead.table.record import verdict_on
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.glyphs import ASCII
from claimstead.terminal.puzzles import Asked
from claimstead.terminal.screens.pages import Entry
from claimstead.terminal.screens.puzzle import PuzzleScreen
from claimstead.terminal.screens.review import ReviewScreen
from tests.review.games import played
from tests.terminal.robot import app_for, close_pages, play_to_the_end, shown, until
from tests.terminal.test_lessons import go_to

LAST_TURNS = (
    "claim-it 2 base; A A A A A A/A A A A A A/. . . . . a/. . . . . .1/b b . . . ./B B . . . .; "
    "a; choose; 2"
)
"""Seat a has 12 secured spaces, the last round is called, and two turns are left."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("kind", Kind)
def test_a_puzzle_is_solved_by_keyboard(kind: Kind) -> None:
    puzzle = next(each for each in puzzles().values() if each.kind is kind)

    async def solve() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = PuzzleScreen(Asked(puzzle, None), ASCII)
            await app.push_screen(screen)
            await pilot.press("h")
            assert "There are no more hints." not in shown(app)
            wrong = next(move for move in puzzle.values if move != puzzle.solution)
            await go_to(screen, pilot, wrong)
            await pilot.pause()
            assert "is not the solution" in shown(app)
            await go_to(screen, pilot, puzzle.solution)
            await pilot.pause()
            assert "Right!" in shown(app)

    asyncio.run(solve())


def test_who_gives_up_sees_the_solution_and_gets_another_puzzle() -> None:
    async def solve() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("6")
            await pilot.pause()
            first = app.screen
            assert isinstance(first, PuzzleScreen)
            assert "The puzzle of the day" in shown(app)
            await pilot.press("g")
            await pilot.pause()
            assert "This is how it goes." in shown(app)
            await pilot.press("n")
            await pilot.pause()
            assert isinstance(app.screen, PuzzleScreen)
            assert app.screen.asked.puzzle.id != first.asked.puzzle.id

    asyncio.run(solve())


def test_a_game_is_kept_and_reviewed_when_it_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_for("claim-it 2 base", position=LAST_TURNS)
        async with app.run_test(size=(120, 40)) as pilot:
            await play_to_the_end(pilot)
            await close_pages(pilot)
            await pilot.press("w")
            await pilot.pause()
            assert isinstance(app.screen, Entry)
            await pilot.press(*["backspace"] * 20, *str(tmp_path / "kept.txt"), "enter")
            await pilot.pause()
            await pilot.press("v")
            await pilot.pause()
            assert isinstance(app.screen, ReviewScreen)
            await reviewed(app.screen, pilot)
            await pilot.press("right", "m", "e", "end")
            assert "Chances after" in shown(app)
            await pilot.press("a")
            await pilot.pause()
            assert "Luck and errors" in shown(app)

    asyncio.run(play())
    assert verdict_on((tmp_path / "kept.txt").read_text()).good


def test_a_review_names_the_game_as_its_box_does() -> None:
    async def look() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await app.push_screen(ReviewScreen(played("claim 2 Gn Gi Dr Tr Se", 1), ASCII))
            await pilot.pause()
            assert "CLAIM 2 " in shown(app).split("\n")[0]
            await pilot.press("q")

    asyncio.run(look())


async def reviewed(screen: ReviewScreen, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: bool(screen.review or screen.trouble), "there is no review")
    assert screen.review is not None, screen.trouble


def test_a_file_that_is_no_game_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada", encoding="utf-8")

    async def open_it() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            for name, told in (
                ("letter.txt", "a game's first line is"),
                ("no.txt", "No such file"),
            ):
                await pilot.press("7")
                await pilot.pause()
                await pilot.press(*str(tmp_path / name), "enter")
                await pilot.pause()
                assert told in shown(app).replace("\n", " ")
                await pilot.press("escape")
                await pilot.pause()

    asyncio.run(open_it())


def test_of_a_file_with_many_games_one_is_chosen(tmp_path: Path) -> None:
    games = [write_record(played("claim-it 2 base size 3 end 3", seed)) for seed in (1, 2, 3)]
    (tmp_path / "many.txt").write_text("\n".join(games), encoding="utf-8")

    async def open_it() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("7")
            await pilot.pause()
            await pilot.press(*str(tmp_path / "many.txt"), "enter")
            await pilot.pause()
            assert "Which game of this file?" in shown(app)
            await pilot.press("down", "enter")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReviewScreen)
            assert write_record(screen.record) == games[1]
            await pilot.press("q")
            await pilot.pause()
            assert "3. claim-it 2 base size 3 end 3" in shown(app)

    asyncio.run(open_it())
