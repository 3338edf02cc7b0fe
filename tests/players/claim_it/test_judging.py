"""The learned judge: it sees a board the same from every side, and knows a game that is over."""

import random
from importlib.resources import files
from itertools import permutations
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
from claimstead.players.claim_it import features, patterns
from claimstead.players.claim_it.decision import Thought
from claimstead.players.claim_it.features import SETS
from claimstead.players.claim_it.patterns import geometry, kinds
from claimstead.players.claim_it.weights import (
    Weights,
    file_name,
    learned_weights,
    read,
    save,
    weights_size,
)


def symmetric_weights(size: int) -> Weights:
    """Random weights of patterns, the same where two read the same the other way round."""
    weights = np.random.default_rng(1).normal(0, 0.1, weights_size(size, 2)).astype(np.float32)
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
    weights = np.zeros(weights_size(3, 2), np.float32)
    for row, expected in (("a a .", 1.0), ("a b .", 0.5), ("b b a", 0.0)):
        state = game.read(f"claim-it 2 base; . . ./. . ./{row}; a; roll; 1")
        view = game.view(state, "a")
        thought = Thought(view, weights, learned=True, budget=Budget())
        assert thought.bust_value == expected


@pytest.mark.parametrize("turns_left", [None, 2])
def test_in_the_last_round_a_stop_is_worth_what_the_opponents_next_roll_leaves_of_it(
    turns_left: int | None,
) -> None:
    game = ClaimIt(2, "base", 3, 3)
    weights = symmetric_weights(3)
    rng = random.Random(4)
    for _ in range(20):
        state = State(
            random_board(3, rng).put(Place(2, 2), Space("b")), "a", Due.ROLL, None, turns_left
        )
        placed = game.apply(game.apply(state, game.read_move("222")).state, game.read_move("2@2/2"))
        after = game.apply(placed.state, STOP).state
        view = game.view(placed.state, "a")
        asking = Thought(view, weights, learned=True, budget=Budget(), asks_reply=True)
        reply = Thought(game.view(after, "b"), weights, learned=True, budget=Budget())
        by_itself = Thought(view, weights, learned=True, budget=Budget())
        expected = 1 - reply.rolling(reply.position, 1)
        if after.turns_left is None:
            expected = by_itself.mind.stopping(by_itself.position)
        assert asking.mind.stopping(asking.position) == pytest.approx(expected)


@pytest.mark.parametrize("turns_left", [None, 2])
def test_a_stone_is_worth_the_same_by_itself_and_among_all_that_may_be_placed(
    turns_left: int | None,
) -> None:
    # One more secured space calls the last round: then other tables tell.
    game = ClaimIt(2, "base", 4, 2)
    weights = np.random.default_rng(2).normal(0, 0.1, weights_size(4, 2)).astype(np.float32)
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


@pytest.mark.parametrize(
    ("next_mine", "last_mine", "turns_left", "expected"),
    [(2, 1, None, 1.0), (1, 2, None, 0.0), (2, 1, 3, 0.0), (2, 2, None, 1.0)],
)
def test_each_opponent_counts_by_when_its_turn_comes(
    next_mine: int, last_mine: int, turns_left: int | None, expected: float
) -> None:
    # One weight alone: before the last round the next player's largest mine is of two spaces, the
    # own one of one space.
    game = ClaimIt(3, "base", 3, 3)
    weights = np.zeros(weights_size(3, 3), np.float32)
    entry = weights_size(3, 2) + features.BY_ITS_MINE + 1 * features.MINES + 2
    weights[entry] = 1
    board = Board.empty(3).put(Place(2, 2), Space("b"))
    for seat, row, mine in (("c", 1, next_mine), ("a", 3, last_mine)):
        for column in range(1, mine + 1):
            board = board.put(Place(column, row), Space(seat))
    view = game.view(State(board, "b", Due.ROLL, None, turns_left), "b")
    found = Thought(view, weights, learned=True, budget=Budget()).bust_value
    assert found == pytest.approx(1 / (1 + np.exp(-expected)))


def test_the_two_best_opponents_are_those_of_the_largest_mines_whoever_they_are() -> None:
    game = ClaimIt(4, "base", 4, 3)
    weights = np.zeros(weights_size(4, 4), np.float32)
    size = features.MINES
    entry = weights_size(4, 2) + features.BY_TWO_MINES + (1 * size + 3) * size + 2
    weights[entry] = 1
    for mines in permutations((1, 2, 3)):
        board = Board.empty(4).put(Place(1, 4), Space("a"))
        for row, (seat, mine) in enumerate(zip("bcd", mines, strict=True), 1):
            for column in range(1, mine + 1):
                board = board.put(Place(column, row), Space(seat))
        assert value(game, board, weights) == pytest.approx(1 / (1 + np.exp(-1)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_every_number_of_players_has_weights_of_its_own(players: int, variant: str) -> None:
    game = ClaimIt(players, variant)
    kept = files("claimstead.players.claim_it") / "weights"
    own = read(kept / file_name(game), game.size, players)
    learned = learned_weights(players, variant, game.size, game.secured_to_end)
    assert learned is not None
    assert np.array_equal(own, learned)
    assert (kept / file_name(game).replace(".npz", ".txt")).is_file()


def test_weights_come_back_as_they_were_kept(tmp_path: Path) -> None:
    game = ClaimIt(2, "quick", 3, 3)
    weights = symmetric_weights(3)
    path = tmp_path / file_name(game)
    assert path.name == "2-quick-size-3-end-3.npz"
    save(path, weights, 3)
    step = np.abs(weights).max() / 127
    assert np.abs(read(path, 3, 2) - weights).max() <= step
    with pytest.raises(BadSetup, match="these weights are not for this judge"):
        read(path, 4, 2)
    with pytest.raises(BadSetup, match="these weights are not for this judge"):
        read(path, 3, 3)
