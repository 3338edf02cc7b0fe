"""`claimstead solve`, with good and with bad input."""

import json
from pathlib import Path

import pytest

from tests.command_line import Run, assert_one_line

POSITION = """\
claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: b
hand a: Dr3 Gn7
hand b: Gi7 Se2 Tr5
trick: Gi3
score a: Tr1 Dr9
score b: Se4
open a: Gn3 Gn3 Gn7
trolls: Tr4
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.txt"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def test_a_position_is_shown_as_a_table(run: Run, position: str) -> None:
    done = run("solve", position)
    assert done.code == 0
    assert "b is to act: a win with best play on both sides" in done.out
    assert "│ Gi7  │ win   │" in done.out
    assert "Best play: Gi7 " in done.out


def test_a_position_is_told_to_a_program(run: Run, position: str) -> None:
    told = json.loads(run("solve", position, "--json").out)
    assert told["solved"] is True
    assert told["value"] == 1
    assert told["moves"] == {"Gi7": 1}
    assert len(told["line"]) == 5
    assert json.loads(run("solve", "-", "--json", typed=POSITION).out) == told


WHOLE = """\
claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr0 Dr3 Dr4 Dr6 Gi1 Gi5 Gi9 Gn1 Gn3 Se0 Se5 Se8 Tr4
hand b: Dr1 Dr5 Dr9 Gi3 Gi7 Gn5 Gn7 Gn9 Se3 Se9 Tr1 Tr5 Tr8
"""


def test_a_mark_of_the_byte_order_and_other_line_ends_do_no_harm(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notepad.txt"
    file.write_bytes(b"\xef\xbb\xbf" + POSITION.replace("\n", "\r\n").encode())
    done = run("solve", str(file))
    assert (done.code, done.err) == (0, "")


def test_a_limit_that_is_hit_is_said(run: Run) -> None:
    done = run("solve", "-", "--limit", "1", typed=WHOLE)
    assert done.code == 0
    assert done.out.startswith("Not solved: the limit was hit after ")
    told = json.loads(run("solve", "-", "--limit", "1", "--json", typed=WHOLE).out)
    assert (told["solved"], told["value"], told["moves"]) == (False, None, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "'nonsense' begins no position"),
        (POSITION.replace("Dr3", "Dr9"), "Dr9 is named more often than the deck has it"),
        (POSITION.replace("claim: 2", "claim: 3"), "with 3 players a deck has one pair and 5"),
        ("claim: 2 Gn Gi Dr Tr Se\nphase: 0", "only positions of phase 2 can be solved"),
        ("claim-it 2 base; . .; a; roll; -", "this position is of a small game"),
    ],
)
def test_a_position_that_cannot_be_solved_gives_one_clear_line(
    run: Run, text: str, said: str
) -> None:
    done = run("solve", "-", typed=text)
    assert_one_line(done)
    assert said in done.err


def test_a_file_that_cannot_be_read_gives_one_clear_line(run: Run, tmp_path: Path) -> None:
    missing = run("solve", str(tmp_path / "missing.txt"))
    assert missing.code == 2
    assert missing.err.endswith("cannot be read: No such file or directory\n")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    picture = run("solve", str(tmp_path / "picture.png"))
    assert picture.code == 2
    assert picture.err.endswith("cannot be read: it is not text in UTF-8\n")
