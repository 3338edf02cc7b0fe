"""The learned judge: it sees a board the same from every side, and knows a game that is over."""

import random
from pathlib import Path

import numpy as np
import pytest

from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import STOP
from claimstead.claim_it.state import Due, State
from claimstead.core import BadSetup
from claimstead.kernel.claim_it.game import apply
from claimstead.notation import ClaimIt
from claimstead.players import Budget
from claimstead.players.claim_it import patterns
from claimstead.players.claim_it.decision import Thought
from claimstead.players.claim_it.features import SETS
from claimstead.players.claim_it.patterns import geometry, kinds
from claimstead.players.claim_it.weights import Weights, file_name, read, save, weights_size


def symmetric_weights(size: int) -> Weights:
    """Random weights of patterns, the same where two read the same the other way round."""
    weights = np.random.default_rng(1).normal(0, 0.1, weights_size(size)).astype(np.float32)
    entries = int(geometry(size)[patterns.TABLE_ENTRIES])
    first = 0
    for kind in kinds(size):
        length = len(kind.members[0])
        numbers = np.arange(patterns.THINGS**length)
        digits = [numbers // patterns.THINGS**digit % patterns.THINGS for digit in range(length)]
        if kind.mirror:
            mirrored = sum(
                digits[read_at] * patterns.THINGS**at for at, read_at in enumerate(kind.mirror)
            )
            for tables in range(SETS):
                part = weights[tables * entries + first :][: len(numbers)]
                part[:] = np.maximum(part, part[mirrored])
        first += len(numbers)
    # Of two mines equally large, which one is looked at depends on the side.
    weights[SETS * entries :] = 0
    return weights


def random_board(size: int, rng: random.Random) -> Board:
    things = [Space(), Space("a"), Space("b"), Space("a", secured=True), Space("b", secured=True)]
    return Board(size, tuple(rng.choices(things, (4, 3, 3, 1, 1), k=size**2)))


def turned(board: Board, round_: bool, swap: bool) -> Board:
    """The same board with rows and columns swapped, or seen from the other side.

    The dice that name columns name rows, too: a mirror would take the spaces n/n elsewhere.
    """
    result = board
    for place, space in board.items():
        column, row = place.column, place.row
        if round_:
            column, row = board.size + 1 - column, board.size + 1 - row
        to = Place(row, column) if swap else Place(column, row)
        result = result.put(to, space)
    return result


def value(game: ClaimIt, board: Board, weights: Weights) -> float:
    view = game.view(State(board, "a", Due.ROLL), "a")
    return Thought(view, weights, learned=True, budget=Budget()).bust_value


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_a_board_is_worth_the_same_from_every_side(size: int) -> None:
    game = ClaimIt(2, "base", size, 4)
    weights = symmetric_weights(size)
    rng = random.Random(size)
    for _ in range(20):
        board = random_board(size, rng)
        expected = value(game, board, weights)
        for round_, swap in ((True, False), (False, True), (True, True)):
            assert value(game, turned(board, round_, swap), weights) == pytest.approx(expected)


def test_every_window_line_and_space_is_a_pattern() -> None:
    # 5 x 4 windows lying, as many standing, 6 rows and 6 columns, 36 spaces.
    assert geometry(6)[patterns.PATTERNS] == 20 + 20 + 6 + 6 + 36
    # Windows in 6 places that no symmetry maps onto each other, lines in 3; of the spaces 3 on
    # each diagonal and 6 elsewhere.
    assert len(kinds(6)) == 6 + 3 + 3 + 3 + 6


def test_a_turn_that_ends_the_game_is_worth_what_was_won() -> None:
    game = ClaimIt(2, "base", 3, 3)
    weights = np.zeros(weights_size(3), np.float32)
    for row, expected in (("a a .", 1.0), ("a b .", 0.5), ("b b a", 0.0)):
        state = game.read(f"claim-it 2 base; . . ./. . ./{row}; a; roll; 1")
        view = game.view(state, "a")
        thought = Thought(view, weights, learned=True, budget=Budget())
        assert thought.bust_value == expected


def test_stopping_is_worth_what_the_opponents_next_roll_leaves_of_it() -> None:
    game = ClaimIt(2, "base", 3, 3)
    weights = symmetric_weights(3)
    rng = random.Random(4)
    for _ in range(20):
        state = State(random_board(3, rng).put(Place(2, 2), Space("b")), "a", Due.ROLL)
        placed = game.apply(game.apply(state, game.read_move("222")).state, game.read_move("2@2/2"))
        after = game.apply(placed.state, STOP).state
        view = game.view(placed.state, "a")
        asking = Thought(view, weights, learned=True, budget=Budget(), asks_reply=True)
        reply = Thought(game.view(after, "b"), weights, learned=True, budget=Budget())
        expected = 1 - reply.rolling(reply.position, 1)
        assert asking.mind.stopping(asking.position) == pytest.approx(expected)


@pytest.mark.parametrize("turns_left", [None, 2])
def test_a_stone_is_worth_the_same_by_itself_and_among_all_that_may_be_placed(
    turns_left: int | None,
) -> None:
    # One more secured space calls the last round: then other tables tell.
    game = ClaimIt(2, "base", 4, 2)
    weights = np.random.default_rng(2).normal(0, 0.1, weights_size(4)).astype(np.float32)
    rng = random.Random(6)
    for _ in range(10):
        board = random_board(4, rng)
        for place, space in board.items():
            if space.secured:
                board = board.put(place, Space())
        board = board.put(Place(1, 1), Space("a", secured=True)).put(Place(2, 2), Space("b"))
        board = board.put(Place(3, 3), Space("a"))
        rolled = game.apply(State(board, "a", Due.ROLL, None, turns_left), game.read_move("222"))
        placed = game.apply(rolled.state, game.read_move("2@2/2")).state
        among = thought(game, placed, weights)
        among.rolling(among.position, 1)
        for stone in ("*@2/2", "*@3/3", "1@4/1", "3@1/4"):
            if stone[2:] in ("4/1", "1/4") and board[place_of(stone)].owner == "a":
                continue
            action = among.codec.action(game.read_move(stone))
            after = among.position.copy()
            apply(among.tables, after, action)
            alone = thought(game, placed, weights)
            assert among.mind.stopping(after) == pytest.approx(alone.mind.stopping(after))


def thought(game: ClaimIt, state: State, weights: Weights) -> Thought:
    return Thought(game.view(state, "a"), weights, learned=True, budget=Budget())


def place_of(stone: str) -> Place:
    return Place(int(stone[2]), int(stone[4]))


def test_weights_come_back_as_they_were_kept(tmp_path: Path) -> None:
    game = ClaimIt(2, "quick", 3, 3)
    weights = symmetric_weights(3)
    path = tmp_path / file_name(game)
    assert path.name == "2-quick-size-3-end-3.npz"
    save(path, weights, 3)
    step = np.abs(weights).max() / 127
    assert np.abs(read(path, 3) - weights).max() <= step
    with pytest.raises(BadSetup, match="these weights are not for this judge"):
        read(path, 4)
