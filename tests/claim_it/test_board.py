"""The board and its spaces."""

import pytest

from claimstead.claim_it.board import Board, Place, Space
from tests.claim_it.table import table


def test_the_board_lists_its_spaces_row_by_row_from_the_bottom() -> None:
    board = table("B .\na b", size=2, end=1).state.board
    listed = [(place, space.owner, space.secured) for place, space in board.items()]
    assert listed == [
        (Place(1, 1), "a", False),
        (Place(2, 1), "b", False),
        (Place(1, 2), "b", True),
        (Place(2, 2), None, False),
    ]


def test_a_board_with_too_few_spaces_is_noticed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        list(Board(2, (Space(),) * 3).items())


@pytest.mark.parametrize(
    ("space", "before"),
    [
        (Space(squatter=1), Space()),
        (Space("b", squatter=1, claimed=True), Space("b")),
        (Space("a", claimed=True), Space("a")),
        (Space("a", secured=True), Space("a", secured=True)),
    ],
)
def test_a_space_knows_what_lay_there_before_this_turn(space: Space, before: Space) -> None:
    assert space.before_this_turn() == before


def test_the_stones_of_the_turn_are_listed_row_by_row() -> None:
    board = table("b1 .2*\na* B", "a; choose; -", size=2, end=1).state.board
    assert board.pending() == [
        (Place(1, 1), Space("a", claimed=True)),
        (Place(1, 2), Space("b", squatter=1)),
        (Place(2, 2), Space(squatter=2, claimed=True)),
    ]
