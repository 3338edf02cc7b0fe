"""Every puzzle that is shipped, checked from scratch."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import claimstead as cs
from claimstead.claim_it.state import Due, State
from claimstead.notation import game_named
from claimstead.players import Budget
from claimstead.players.claim_it.decision import Thought
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.claim_it.dice import judge_of, values_of
from claimstead.review.puzzles.puzzle import GRADES, Kind, Puzzle

ALL = list(shelf.puzzles().values())
CARDS = [each for each in ALL if each.kind is Kind.ONLY_CARD]
DICE = [each for each in ALL if each.kind is not Kind.ONLY_CARD]
LEAST_MARGIN = 0.07
LEAST_EXACT_MARGIN = 0.05
"""With every roll and every stone tried: what is looked at by the expert is a part of them."""


def test_there_are_500_of_all_kinds_decks_player_counts_and_grades() -> None:
    assert len(ALL) >= 500
    assert [each.id for each in ALL] == list(range(1, len(ALL) + 1))
    assert {each.setup for each in CARDS} == {f"claim 2 {deck}" for deck in two_player_decks()}
    assert {each.setup for each in DICE} == {
        f"claim-it {players} {variant}" for players in (2, 3, 4, 5) for variant in ("base", "quick")
    }
    for kind in Kind:
        assert {each.grade for each in ALL if each.kind is kind} == set(range(1, GRADES + 1))
    assert {each.solution for each in ALL if each.kind is Kind.ROLL_OR_STOP} == {"roll", "stop"}


def two_player_decks() -> Iterator[str]:
    """A pair and three of the six others (K-1)."""
    from itertools import combinations

    for pair in ("Go Kn", "Gn Gi"):
        for tens in combinations(("Un", "Dw", "Do", "Dr", "Tr", "Se"), 3):
            yield f"{pair} {' '.join(tens)}"


def test_the_file_is_small_and_says_how_it_was_made() -> None:
    folder = files("claimstead.review.puzzles")
    assert len(folder.joinpath(shelf.FILE_NAME).read_bytes()) < 300_000
    assert "claimstead puzzle make" in folder.joinpath("puzzles.toml").read_text("utf-8")


def test_every_position_is_reached_by_the_moves_of_its_game() -> None:
    for source in shelf.sources():
        game = game_named(source.setup)
        state: Any = game.start()
        moves = source.moves.split(", ")
        due = dict(zip(source.at, source.puzzles, strict=True))
        assert max(due) == len(moves)
        for number in range(len(moves) + 1):
            if number in due:
                puzzle = due[number]
                assert puzzle.setup == source.setup
                assert game.write(state) == puzzle.position
                assert game.actor(state) == puzzle.seat
            if number < len(moves):
                state = game.apply(state, game.move(state, moves[number])).state


def test_no_position_comes_twice() -> None:
    assert len({each.position for each in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.id}-{puzzle.kind}")
def test_all_legal_moves_have_a_value_and_the_lines_can_be_played(puzzle: Puzzle) -> None:
    game, state = puzzle.open()
    assert sorted(puzzle.values) == sorted(map(str, game.legal(state)))
    assert len(puzzle.values) >= 3 or puzzle.kind is Kind.ROLL_OR_STOP
    for move, line in puzzle.lines.items():
        assert line.split(", ")[0] == move
        after: Any = state
        for text in line.split(", "):
            after = game.apply(after, game.move(after, text)).state
        if puzzle.kind is Kind.ONLY_CARD:
            assert won(game, after, puzzle.seat) == puzzle.values[move]


def won(game: Any, state: Any, seat: str) -> int:
    """1 win, 0 draw, -1 loss."""
    outcome = game.outcome(state)
    assert outcome is not None
    if seat not in outcome.winners:
        return -1
    return 1 if len(outcome.winners) == 1 else 0


@pytest.mark.parametrize("puzzle", CARDS, ids=lambda puzzle: str(puzzle.id))
def test_the_solver_proves_that_only_one_card_wins(puzzle: Puzzle) -> None:
    game, state = puzzle.open()
    found = cs.solve(game, state)
    assert found.solved
    assert {str(move): value for move, value in found.moves.items()} == puzzle.values
    assert [str(move) for move, value in found.moves.items() if value == 1] == [puzzle.solution]
    assert set(puzzle.lines) == set(puzzle.values)


@pytest.mark.parametrize("puzzle", DICE, ids=lambda puzzle: str(puzzle.id))
def test_the_expert_finds_the_margin_clear_however_far_it_looks(puzzle: Puzzle) -> None:
    game, state = puzzle.open()
    assert puzzle.margin >= LEAST_MARGIN - 1e-3
    for depth in (1, 2, 3):
        values, _ = values_of(game, state, depth)
        best, second = sorted(values, key=lambda move: values[move], reverse=True)[:2]
        assert best == puzzle.solution
        assert values[best] - values[second] >= LEAST_MARGIN - 1e-3
    assert values == pytest.approx(puzzle.values, abs=1e-3)


def recheck(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        game, state = puzzle.open()
        values = {text: worth(game, state, text) for text in puzzle.values}
        others = [value for move, value in values.items() if move != puzzle.solution]
        assert values[puzzle.solution] - max(others) >= LEAST_EXACT_MARGIN, puzzle.id


def worth(game: Any, state: Any, text: str) -> float:
    """What a move is worth: of rolling, the average over all rolls, each used as well as it can."""
    if text == "stop":
        return thought(game, state).outlooks(game.legal(state)[:1], 1)[0].stopping
    if text == "roll":
        return rolled(game, state)
    after = game.apply(state, game.move(state, text)).state
    return max(worth(game, after, "stop"), worth(game, after, "roll"))


def rolled(game: Any, state: Any) -> float:
    waiting = State(state.board, state.turn, Due.ROLL, None, state.turns_left)
    bust = thought(game, state).bust_value
    total = 0.0
    for roll, chance in game.chances(waiting):
        after = game.apply(waiting, roll).state
        value = bust
        if after.due is Due.PLACE and after.turn == state.turn:
            value = max(each.best for each in thought(game, after).outlooks(game.legal(after), 1))
        total += float(chance) * value
    return total


def thought(game: Any, state: Any) -> Thought:
    view = game.view(state, state.turn)
    return Thought(view, judge_of(game), learned=True, budget=Budget())


def test_margins_hold_with_every_roll_tried_on_the_rules() -> None:
    recheck(DICE[::8])


@pytest.mark.long
def test_all_margins_hold_with_every_roll_tried_on_the_rules() -> None:
    recheck(DICE)
