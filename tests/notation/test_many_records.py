"""Many games in one text, what people add to them, and games that were given up."""

import io
import random
from collections.abc import Iterator

import pytest

import claimstead as cs
from claimstead.notation import Record, game_named, write_record
from claimstead.testkit import all_setups, random_record

PLAIN = """\
claimstead game 1
setup: claim-it 2 base
seat a: Ada (the {first} one) [sic]

* 235
a 2@3/5
a stop
result: unfinished
"""
REMARKED = """\
{ A game from
the club }
claimstead game 1
setup: claim-it 2 base
{ before the names }
seat a: Ada (the {first} one) [sic]

{ The dice are
kind. }
* 235 {three ways (or six}
a 2@3/5 ( 3@2/5 [ better? ] and { :-) } then stop )
[ a roll

* 111 ]
a {careful} stop
result: unfinished
"""
GIVEN_UP = PLAIN.replace("\n\n", "\nresigned: b\n\n", 1).replace("unfinished", "a")


def test_remarks_and_variations_are_passed_over() -> None:
    assert write_record(cs.read_record(REMARKED)) == PLAIN


@pytest.mark.parametrize("text", [PLAIN, REMARKED])
def test_a_mark_of_the_byte_order_and_other_line_ends_do_no_harm(text: str) -> None:
    other = "\ufeff" + text.replace("\n", "\r\n")
    assert str(cs.read_record(other)) == PLAIN
    assert [str(record) for record in cs.read_records(other + text)] == [PLAIN, PLAIN]


def test_a_move_after_a_remark_is_refused_with_its_own_line() -> None:
    with pytest.raises(cs.BadText, match=r"^line 15: I-7"):
        cs.read_record(REMARKED.replace("a {careful} stop", "a 2@3/5"))


def test_a_remark_that_never_ends_is_refused() -> None:
    with pytest.raises(cs.BadText, match="line 7: the remark that begins here has no }"):
        cs.read_record(PLAIN.replace("a stop", "a stop { and then"))


def test_one_game_is_asked_for_and_several_are_there() -> None:
    with pytest.raises(cs.BadText, match="there is more than one game in this text"):
        cs.read_record(PLAIN + PLAIN)


def test_many_games_are_read_one_by_one_from_a_text_a_file_and_bytes() -> None:
    texts = [
        write_record(random_record(game_named(setup), random.Random(setup)))
        for setup in all_setups()[::20]
    ]
    together = "\n".join(texts)
    assert [str(record) for record in cs.read_records(together)] == texts
    assert [str(record) for record in cs.read_records(io.StringIO(together))] == texts
    assert [str(record) for record in cs.read_records(io.BytesIO(together.encode()))] == texts


def test_a_game_is_there_before_the_next_one_is_read() -> None:
    def lines() -> Iterator[str]:
        yield from PLAIN.splitlines(keepends=True)
        yield "claimstead game 1\n"
        raise AssertionError("nobody asked for the second game")

    assert str(next(cs.read_records(lines()))) == PLAIN


def test_a_text_without_a_game_is_refused() -> None:
    with pytest.raises(cs.BadText, match="a game's first line is claimstead game 1"):
        list(cs.read_records("\n"))


def test_a_mistake_in_a_later_game_is_told_with_its_line_in_the_file() -> None:
    wrong = PLAIN.replace("a stop", "a 2@3/5")
    assert PLAIN.splitlines().index("a stop") == 6
    for text, line in ((PLAIN + wrong, 8 + 7), (f"\n\n{PLAIN}\n{wrong}", 2 + 8 + 1 + 7)):
        games = cs.read_records(text)
        next(games)
        with pytest.raises(cs.BadText, match=f"^line {line}: I-7"):
            next(games)


@pytest.mark.parametrize("kind", ["bytes", "text"])
def test_a_file_that_is_no_text_is_refused(kind: str) -> None:
    binary = io.BytesIO(b"\x7fELF\xff\xfe\n")
    file = binary if kind == "bytes" else io.TextIOWrapper(binary, encoding="utf-8")
    with pytest.raises(cs.BadText, match="it is not text in UTF-8"):
        list(cs.read_records(file))


def test_who_has_no_seat_in_a_game_cannot_have_given_it_up() -> None:
    with pytest.raises(cs.BadText, match="'resigned: e' is not a line of a header"):
        cs.read_record(GIVEN_UP.replace("resigned: b", "resigned: e"))


def test_a_game_that_was_given_up_says_who_did_and_who_won() -> None:
    record = cs.read_record(GIVEN_UP)
    assert dict(record.header)["resigned"] == "b"
    assert record.winners == ("a",)
    assert write_record(record) == GIVEN_UP


@pytest.mark.parametrize("result", ["b", "a b", "c", "", "a a"])
def test_nobody_else_can_have_won_it(result: str) -> None:
    with pytest.raises(cs.BadText):
        cs.read_record(GIVEN_UP.replace("result: a", f"result: {result}"))


def test_a_file_from_before_that_says_unfinished_reads_back() -> None:
    unfinished = GIVEN_UP.replace("result: a", "result: unfinished")
    for old in (unfinished, unfinished.replace("resigned: b", "ended: resigned a")):
        assert write_record(cs.read_record(old)) == old


def test_a_game_played_to_its_end_has_the_result_of_the_rules() -> None:
    record = random_record(game_named("claim-it 2 base"), random.Random(1))
    won = Record(record.game, record.moves, (("resigned", "a"),))
    outcome = record.game.outcome(record.last())
    assert outcome is not None
    assert write_record(cs.read_record(write_record(won))).endswith(
        f"result: {' '.join(outcome.winners)}\n"
    )
