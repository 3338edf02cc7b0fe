"""`claimstead puzzle`, with good and with bad input."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from claimstead.commands.output import puzzles
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Source
from claimstead.terminal.puzzles import Asked
from tests.command_line import Run, assert_one_line

FIRST = shelf.puzzle_of(1)
WRONG = next(move for move in FIRST.values if move != FIRST.solution)


def test_todays_puzzle_is_shown_and_its_answer_counts_for_the_streak(run: Run) -> None:
    told = json.loads(run("puzzle", "--json").out)
    assert told["day"] is not None
    solution = shelf.puzzle_of(told["id"]).solution
    done = run("puzzle", "--answer", solution)
    assert done.code == 0
    assert "Right!" in done.out
    assert "Days in a row: 1" in done.out


def test_a_puzzle_by_its_number_with_hints_and_an_answer(run: Run) -> None:
    done = run("puzzle", "--id", "1", "--hint", "--answer", WRONG)
    assert done.code == 0
    assert "Puzzle 1, grade" in done.out
    assert "Play a card of the" in done.out
    assert "Goblin 5 is not the solution." in done.out
    assert "Days in a row" not in done.out


def test_a_program_is_told_whether_an_answer_is_right(run: Run) -> None:
    told = json.loads(run("puzzle", "--id", "1", "--json", "--answer", FIRST.solution).out)
    assert told["answer"]["right"] is True
    assert told["answer"]["line"] == FIRST.lines[FIRST.solution].split(", ")
    assert told["position"] == FIRST.position


@pytest.mark.parametrize(
    "arguments",
    [
        ("--id", "0"),
        ("--id", "99999"),
        ("--id", "one"),
        ("--id", "1", "--answer", "nonsense"),
        ("--id", "1", "--answer", ""),
        ("make",),
        ("make", "--out", "/no/such/folder/puzzles.gz"),
        ("make", "--out", "/", "--cards", "0", "--dice", "0"),
    ],
    ids=" ".join,
)
def test_bad_input_is_told_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    assert_one_line(run("puzzle", *arguments))


def test_answers_are_asked_for_until_one_is_right() -> None:
    typed = iter(["?", "?", "?", "nonsense", WRONG, FIRST.solution])
    said: list[str] = []
    puzzles.solve(Asked(FIRST, None), lambda _: next(typed), said.append)
    assert said[2] == "There are no more hints."
    assert "is not a card" in said[3]
    assert "is not the solution" in said[4]
    assert said[5].startswith("Right!")


def test_one_can_give_up() -> None:
    said: list[str] = []
    puzzles.solve(Asked(FIRST, None), lambda _: "q", said.append)
    assert len(said) == 1
    assert FIRST.solution in said[0]


def test_new_puzzles_are_made_and_the_same_seed_makes_the_same(tmp_path: Path) -> None:
    first, second = tmp_path / "one" / "some.gz", tmp_path / "two" / "some.gz"
    for path in (first, second):
        path.parent.mkdir()
        puzzles.made(path, 7, cards=1, dice=2)
    assert first.read_bytes() == second.read_bytes()
    lines = gzip.decompress(first.read_bytes()).splitlines()
    found = [each for line in lines for each in msgspec.json.decode(line, type=Source).puzzles]
    assert [each.id for each in found] == [1, 2, 3]
    assert "--seed 7 --cards 1 --dice 2" in (first.parent / "some.toml").read_text("utf-8")
