"""Texts of moves and positions: what is read, what is written, what is refused and why."""

import pytest

import claimstead as cs
from claimstead.claim_it.board import Place, Space
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.claim_it.state import Due
from claimstead.core import Move
from tests.claim_it.table import EMPTY, at, filled, refused, refused_board, rows, table


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("235", Roll((2, 3, 5))),
        ("666", Roll((6, 6, 6))),
        ("2@3/5", PlaceSquatter(2, Place(3, 5))),
        ("*@3/5", PlaceClaimMarker(Place(3, 5))),
        ("roll", ROLL_AGAIN),
        ("stop", STOP),
    ],
)
def test_a_move_reads_and_writes_as_the_contract_says(text: str, move: Move) -> None:
    game = cs.ClaimIt()
    assert game.read_move(text) == move
    assert game.read_move(f" {text}\n") == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text", ["", "2", "23", "2355", "2@3", "2@35", "7@1/1", "0@1/1", "1@7/1", "1@0/1", "**@1/1",
             "237", "Roll", "STOP", "roll again", "2@3/5 stop", "a 2@3/5", "2 3 5", "\u0662@3/5"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(cs.BadText) as bad:
        cs.ClaimIt().read_move(text)
    assert bad.value.code == "claim-it-move"
    expected = "write a roll as 235, a squatter as 2@3/5, a claim marker as *@3/5, or roll, or stop"
    assert str(bad.value) == f"{text!a} is not a move: {expected}"


def test_dice_are_written_from_low_to_high() -> None:
    with pytest.raises(cs.BadText) as bad:
        cs.ClaimIt().read_move("532")
    assert str(bad.value) == "write the dice from low to high: 235, not 532"
    assert str(refused_board(EMPTY, "a; 325; -")) == "write the dice from low to high: 235, not 325"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("124", "there is no 4 on dice with 3 sides"),
        ("1@4/1", "there is no space 4/1 on a board of size 3"),
        ("*@1/4", "there is no space 1/4 on a board of size 3"),
    ],
)
def test_a_small_board_has_fewer_spaces_and_smaller_dice(text: str, sentence: str) -> None:
    small = cs.ClaimIt(players=2, size=3, secured_to_end=3)
    with pytest.raises(cs.BadText) as bad:
        small.read_move(text)
    assert str(bad.value) == sentence
    assert small.read_move("1@3/3") == PlaceSquatter(1, Place(3, 3))


CELLS = """
    . a b A B c
    .1 b2 b3* .4* a* C
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


def test_a_position_reads_cell_by_cell() -> None:
    state = table(CELLS, "a; choose; 2", players=3).state
    expected = {
        "1/6": Space(),
        "2/6": Space("a"),
        "3/6": Space("b"),
        "4/6": Space("a", secured=True),
        "5/6": Space("b", secured=True),
        "6/6": Space("c"),
        "1/5": Space(squatter=1),
        "2/5": Space("b", squatter=2),
        "3/5": Space("b", squatter=3, claimed=True),
        "4/5": Space(squatter=4, claimed=True),
        "5/5": Space("a", claimed=True),
        "6/5": Space("c", secured=True),
        "1/1": Space(),
    }
    assert {place: state.board[at(place)] for place in expected} == expected
    assert (state.turn, state.due, state.dice, state.turns_left) == ("a", Due.CHOOSE, None, 2)


def test_a_position_writes_back_to_the_same_text() -> None:
    for rest in ("a; choose; -", "a; roll; -", "a; roll; 3", "a; 116; 1"):
        now = table(CELLS, rest, players=3)
        assert now.text == f"claim-it 3 base; {rows(CELLS)}; {rest}"


def test_spaces_around_fields_and_between_cells_do_not_matter() -> None:
    game = cs.ClaimIt(players=2, size=2, secured_to_end=1)
    loose = " claim-it  2 base;. a / b   . ;a;roll ; - \n"
    assert game.write(game.read(loose)) == "claim-it 2 base; . a/b .; a; roll; -"


@pytest.mark.parametrize(
    ("text", "found"),
    [("", 1), ("claim-it 2 base", 1), ("a; b; c; d", 4), ("a; b; c; d; e; f", 6)],
)
def test_a_position_has_five_fields(text: str, found: int) -> None:
    expected = f"a position has 5 fields separated by ; but this has {found}"
    assert str(refused(text)) == expected


@pytest.mark.parametrize(
    "header",
    ["claim-it 3 base", "claim-it 2 quick", "claim 2 base", "claim-it 2", "", "Claim-It 2 base"],
)
def test_another_game_is_refused(header: str) -> None:
    bad = refused(f"{header}; {rows(EMPTY)}; a; roll; -")
    assert bad.code == "other-game"
    assert str(bad) == f"this is '{header}', the game here is claim-it 2 base"


SIX_ROWS = rows(EMPTY)


@pytest.mark.parametrize(
    "board",
    [
        "",
        SIX_ROWS + "/. . . . . .",
        SIX_ROWS.removesuffix("/. . . . . ."),
        SIX_ROWS + " .",
        SIX_ROWS[2:],
        SIX_ROWS.replace("/", " "),
    ],
)
def test_a_board_has_as_many_rows_and_columns_as_its_size(board: str) -> None:
    bad = refused(f"claim-it 2 base; {board}; a; roll; -")
    assert str(bad) == "a board of size 6 has 6 rows separated by / with 6 cells each"


@pytest.mark.parametrize("cell", ["x", "..", "1", "*", "a12", "a*1", ".7", ".0", "a**", "ab", "f"])
def test_what_is_no_cell_is_refused(cell: str) -> None:
    expected = "is not a cell: write . or a seat's letter, then a squatter's number, then *"
    assert str(refused_board(filled(cell))) == f"'{cell}' {expected}"


@pytest.mark.parametrize("cell", ["c", "C", "c1"])
def test_a_marker_of_a_seat_that_does_not_play_is_refused(cell: str) -> None:
    bad = refused_board(filled(cell))
    assert bad.code == "no-such-seat"
    assert str(bad) == "there is no seat 'c': the seats are a b"


@pytest.mark.parametrize("seat", ["c", "A", "", "ab", "-"])
def test_a_turn_of_a_seat_that_does_not_play_is_refused(seat: str) -> None:
    bad = refused_board(EMPTY, f"{seat}; roll; -")
    assert str(bad) == f"there is no seat '{seat}': the seats are a b"


def test_the_seats_named_are_those_of_the_game() -> None:
    bad = refused_board(EMPTY, "e; roll; -", players=4)
    assert str(bad) == "there is no seat 'e': the seats are a b c d"


def test_a_squatter_that_a_small_game_lacks_is_refused() -> None:
    game = cs.ClaimIt(players=2, size=2, secured_to_end=1)
    bad = refused("claim-it 2 base; .3 ./. .; a; roll; -", game)
    assert str(bad) == ".3: the squatters are numbered from 1 to 2"
    assert game.read("claim-it 2 base; .2 ./. .; a; roll; -").board[at("1/2")].squatter == 2


@pytest.mark.parametrize("cell", ["A1", "B1", "A*", "B1*", "B*"])
def test_a_stone_on_a_secured_space_is_refused(cell: str) -> None:
    assert str(refused_board(filled(cell))) == f"{cell}: nothing can be placed on a secured space"


@pytest.mark.parametrize("due", ["", "place", "Roll", "23", "2355", "237", "stop", "choose roll"])
def test_what_cannot_be_due_is_refused(due: str) -> None:
    expected = "is not due: write roll, three dice, choose or over"
    assert str(refused_board(EMPTY, f"a; {due}; -")) == f"'{due}' {expected}"


def test_dice_that_a_small_game_lacks_are_refused() -> None:
    game = cs.ClaimIt(players=2, size=2, secured_to_end=1)
    bad = refused("claim-it 2 base; . ./. .; a; 123; -", game)
    assert str(bad) == "there is no 3 on dice with 2 sides"


@pytest.mark.parametrize("left", ["", "6", "-1", "x", "1.0", "12", "3"])
def test_a_number_of_turns_left_that_cannot_be_is_refused(left: str) -> None:
    expected = "is not a number of turns left: write - or a number up to 2"
    assert str(refused_board(EMPTY, f"a; roll; {left}")) == f"'{left}' {expected}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_turns_can_be_left_as_there_are_players(players: int) -> None:
    most = table(rest=f"b; roll; {players}", players=players)
    assert most.state.turns_left == players
    assert refused_board(EMPTY, f"a; roll; {players + 1}", players).code == "turns-left"
