"""Answers, hints, the puzzle of the day and the streak."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from claimstead.core import ClaimsteadError, Illegal
from claimstead.language import LANGUAGES
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.answer import answer
from claimstead.review.puzzles.asking import HINTS, hints, task
from claimstead.review.puzzles.puzzle import Kind, Puzzle
from claimstead.review.puzzles.streak import Streak, keep_streak, read_streak

DAY = date(2026, 11, 16)
SOME = [next(each for each in shelf.puzzles().values() if each.kind is kind) for kind in Kind]
LAST_TRICKS = Puzzle(
    id=1,
    kind=Kind.ONLY_CARD,
    setup="claim 2 Gn Gi Dr Tr Se",
    position="""claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr9 Se1 Tr3
hand b: Dr8 Se9 Tr1""",
    seat="a",
    solution="Dr9",
    values={"Dr9": 1, "Se1": -1, "Tr3": 0},
    lines={"Dr9": "Dr9, Dr8, Tr3, Tr1, Se1, Se9", "Se1": "Se1, Se9", "Tr3": "Tr3, Tr1"},
    grade=1,
)


def kind_of(puzzle: Puzzle) -> str:
    return puzzle.kind


def test_the_solution_is_right_and_explained_with_a_line() -> None:
    told = answer(LAST_TRICKS, " Dr9 ", "en")
    assert told.right
    assert told.solution == "Dr9"
    assert told.line == ("Dr9", "Dr8", "Tr3", "Tr1", "Se1", "Se9")
    assert told.said[0] == "Right!"
    assert told.values == LAST_TRICKS.values


@pytest.mark.parametrize(("move", "said"), [("Se1", "wins"), ("Tr3", "draw")])
def test_a_wrong_card_is_answered_with_what_it_allows_and_not_with_the_solution(
    move: str, said: str
) -> None:
    told = answer(LAST_TRICKS, move, "en")
    assert not told.right
    assert told.solution is None
    assert told.values is None
    assert said in told.said[1]
    assert told.line[0] == move


def test_who_gives_up_is_told_the_solution() -> None:
    told = answer(LAST_TRICKS, None, "en")
    assert not told.right
    assert told.solution == "Dr9"


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(Illegal):
        answer(LAST_TRICKS, "Dr8")


def test_the_hints_say_what_becomes_of_the_trick_and_which_faction() -> None:
    assert hints(LAST_TRICKS, "en") == ("Win this trick.", "Play a card of the Dragons.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", SOME, ids=kind_of)
def test_everything_is_said_in_every_language(puzzle: Puzzle, language: str) -> None:
    wrong = next(move for move in puzzle.values if move != puzzle.solution)
    said = [
        task(puzzle, language),
        *hints(puzzle, language),
        *answer(puzzle, puzzle.solution, language).said,
        *answer(puzzle, wrong, language).said,
        *answer(puzzle, None, language).said,
    ]
    assert len(said) >= 8
    assert all(said)


@pytest.mark.parametrize("puzzle", SOME, ids=kind_of)
def test_every_puzzle_has_as_many_hints(puzzle: Puzzle) -> None:
    assert len(hints(puzzle)) == HINTS


@pytest.mark.parametrize("puzzle", SOME[:2], ids=kind_of)
def test_no_hint_names_the_solution(puzzle: Puzzle) -> None:
    assert all(puzzle.solution not in hint for hint in hints(puzzle, "en"))


def test_every_day_has_a_puzzle_and_none_comes_back_before_all_have_been() -> None:
    count = len(shelf.puzzles())
    days = [DAY + timedelta(days=number) for number in range(count)]
    assert {shelf.puzzle_of_day(day).id for day in days} == set(shelf.puzzles())
    assert shelf.puzzle_of_day(DAY) == shelf.puzzle_of_day(DAY + timedelta(days=count))


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ClaimsteadError) as refusal:
        shelf.puzzle_of(0)
    assert refusal.value.code == "no-such-puzzle"


def test_days_in_a_row_count() -> None:
    streak = Streak()
    for number in range(3):
        streak = streak.answered(DAY + timedelta(days=number), True)
    assert (streak.days, streak.best) == (3, 3)


def test_a_day_counts_once_and_its_first_answer_decides() -> None:
    wrong = Streak().answered(DAY, False)
    assert wrong.answered(DAY, True).days == 0
    right = Streak().answered(DAY, True)
    assert right.answered(DAY, False).days == 1
    assert right.answered(DAY - timedelta(days=1), True) == right


def test_a_wrong_answer_and_a_day_left_out_end_a_streak_but_not_the_best() -> None:
    two = Streak(days=2, best=2, last=DAY)
    assert two.on(DAY + timedelta(days=1)) == 2
    assert two.on(DAY + timedelta(days=2)) == 0
    assert two.answered(DAY + timedelta(days=1), False) == Streak(
        days=0, best=2, last=DAY + timedelta(days=1)
    )
    assert two.answered(DAY + timedelta(days=2), True).days == 1


def test_a_streak_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "puzzles.json"
    assert read_streak(path) == Streak()
    streak = Streak().answered(DAY, True)
    keep_streak(path, streak)
    assert read_streak(path) == streak
    path.write_text("{", encoding="utf-8")
    assert read_streak(path) == Streak()
