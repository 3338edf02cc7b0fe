"""Whole games as text files."""

import random

import pytest

from claimstead.core import BadText, ClaimsteadError
from claimstead.notation import (
    Claim,
    ClaimIt,
    Record,
    game_named,
    read_record,
    setup_words,
    write_record,
)
from claimstead.testkit import all_setups, random_record

SHORT = """\
claimstead game 1
setup: claim-it 2 base
seat a: Ada
seat b: Björn
seal: sha256 5f0c

* 235
a 2@3/5
a roll
* 235
a *@3/5
a stop
* 111
result: unfinished
"""

FROM_A_POSITION = """\
claimstead game 1
setup: claim-it 2 base size 3 end 3

| claim-it 2 base; . . ./. . ./. B B; a; roll; 1
* 123
a 1@2/3
a stop
result: b
"""


@pytest.mark.parametrize("text", [SHORT, FROM_A_POSITION])
def test_a_game_reads_back_to_the_same_bytes(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_a_record_tells_the_game_and_its_header() -> None:
    record = read_record(SHORT)
    assert isinstance(record.game, ClaimIt)
    assert record.header == (("seat a", "Ada"), ("seat b", "Björn"), ("seal", "sha256 5f0c"))
    assert list(map(str, record.moves)) == ["235", "2@3/5", "roll", "235", "*@3/5", "stop", "111"]
    assert record.game.write(record.last()).endswith("; b; 111; -")
    assert record.game.write(record.first).endswith("; a; roll; -")


def test_a_game_can_begin_at_a_position() -> None:
    record = read_record(FROM_A_POSITION)
    assert record.game.write(record.first).endswith("; a; roll; 1")
    outcome = record.game.outcome(record.last())
    assert outcome is not None
    assert outcome.winners == ("b",)


@pytest.mark.parametrize("setup", all_setups()[::7])
def test_line_ends_of_another_system_and_trailing_blanks_do_no_harm(setup: str) -> None:
    text = write_record(random_record(game_named(setup), random.Random(setup)))
    assert write_record(read_record(text.replace("\n", " \r\n") + "\n\n")) == text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("claimstead game 1", "claimstead game 2", "a game's first line is claimstead game 1"),
        ("setup: claim-it 2 base\n", "", "the second line of a game says setup:"),
        ("claim-it 2 base", "claim-it 9 base", "Claim It! is for 2 to 5 players, not 9"),
        ("claim-it 2 base", "bridge", "'bridge' names no game"),
        ("seat b", "seat a", "seat a is there twice"),
        ("seat b: Björn", "Seat", "'Seat' is not a line of a header"),
        ("seat b: Björn", "seat b:", "'seat b:' is not a line of a header"),
        ("a 2@3/5", "b 2@3/5", "line 8: the move is of a, not of 'b'"),
        ("a 2@3/5", "a 2@3/4", "line 8: I-3: the dice 2 3 5 do not give 2@3/4"),
        ("a 2@3/5", "a 2@3-5", "line 8: '2@3-5' is not a move"),
        ("* 111", "a 111", "line 13: the move is of *, not of 'a'"),
        ("result: unfinished\n", "", "the last line, result:, is missing"),
        ("result: unfinished", "result: a", "'result: a' does not fit the moves"),
    ],
)
def test_a_damaged_game_says_where_and_why(old: str, new: str, said: str) -> None:
    assert old in SHORT
    with pytest.raises(ClaimsteadError) as refused:
        read_record(SHORT.replace(old, new))
    assert said in str(refused.value)


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(BadText) as refused:
        read_record(FROM_A_POSITION.replace("result", "b stop\nresult"))
    assert str(refused.value) == "line 8: I-12: the game is over"


@pytest.mark.parametrize(
    "line", [("Seat", "Ada"), ("seat a", "A\nB"), ("seat a", " Ada"), ("x", "")]
)
def test_a_header_that_would_not_read_back_is_not_written(line: tuple[str, str]) -> None:
    with pytest.raises(BadText):
        write_record(Record(ClaimIt(2), header=(line,)))


@pytest.mark.parametrize("setup", [*all_setups()[::7], "claim 2 cards Gi1 Gi3 Gn1 Gn3"])
def test_a_game_shows_how_it_was_made(setup: str) -> None:
    game = game_named(setup)
    again = eval(repr(game), {"Claim": Claim, "ClaimIt": ClaimIt})
    assert setup_words(again) == setup
