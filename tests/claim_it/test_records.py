"""Whole games of Claim It! as texts."""

import random

import pytest

import claimstead as cs
from claimstead.core import Move
from claimstead.notation import Record, read_record, write_record
from tests.claim_it.table import at, table

SHORT = """claimstead game 1
setup: claim-it 2 base size 2 end 1
seat a: Ada
seat b: Bob

* 111
a 1@1/1
a roll
* 111
a *@1/1
a stop
* 222
b 2@2/2
b stop
* 111
result: a
"""


def test_a_game_is_a_header_and_a_move_a_line() -> None:
    record = read_record(SHORT)
    assert isinstance(record.game, cs.ClaimIt)
    assert record.header == (("seat a", "Ada"), ("seat b", "Bob"))
    assert [str(move) for move in record.moves] == [
        *("111", "1@1/1", "roll", "111", "*@1/1", "stop"),
        *("222", "2@2/2", "stop", "111"),
    ]
    assert write_record(record) == SHORT
    assert record.game.write(record.last()) == "claim-it 2 base; . b/A .; b; over; 0"


def test_a_game_can_be_unfinished() -> None:
    text = SHORT.replace("* 111\nresult: a", "result: unfinished")
    assert write_record(read_record(text)) == text


def test_a_game_can_begin_at_a_position() -> None:
    now = table(rest="b; 235; 1")
    record = Record(now.game, (now.game.read_move("2@3/5"),), position=now.state)
    text = write_record(record)
    assert f"| {now.text}\n" in text
    again = read_record(text)
    assert again.position == now.state
    assert again.last().board[at("3/5")].squatter == 2


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("claimstead game 1", "chess"), "this is not a game: a game's first line is "
         "claimstead game 1"),
        (("setup: claim-it 2 base size 2 end 1\n", ""), "the second line of a game says setup: "
         "and which game it is"),
        (("a 1@1/1", "b 1@1/1"), "line 7: the move is of a, not of 'b'"),
        (("* 222", "b 222"), "line 12: the move is of *, not of 'b'"),
        (("a 1@1/1", "a 1@1/2"), "line 7: I-3: the dice 1 1 1 do not give 1@1/2"),
        (("result: a", "result: b"), "'result: b' does not fit the moves, which give result: a"),
        (("result: a\n", ""), "the last line, result:, is missing"),
        (("result: a", "* 111\nresult: a"), "line 16: I-12: the game is over"),
    ],
)  # fmt: skip
def test_a_game_that_breaks_the_rules_is_refused_with_its_line(
    wrong: tuple[str, str], sentence: str
) -> None:
    with pytest.raises(cs.BadText) as bad:
        read_record(SHORT.replace(*wrong, 1))
    assert str(bad.value) == sentence


@pytest.mark.parametrize("variant", ["base", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_reads_back_to_the_same_bytes(players: int, variant: str) -> None:
    game = cs.ClaimIt(players=players, variant=variant)
    rng = random.Random(players)
    state = game.start()
    moves: list[Move] = []
    while game.actor(state) is not None:
        chance = game.actor(state) is cs.CHANCE
        moves.append(game.sample(state, rng) if chance else rng.choice(game.legal(state)))
        state = game.apply(state, moves[-1]).state
    text = write_record(Record(game, tuple(moves)))
    record = read_record(text)
    assert record.moves == tuple(moves)
    assert record.last() == state
    assert write_record(record) == text
