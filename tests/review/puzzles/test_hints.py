"""Two hints for every puzzle: each one says something that was not known before."""

from typing import Any

from claimstead.language import LANGUAGES
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.asking import hints
from claimstead.review.puzzles.puzzle import Kind, Puzzle


def moves_of(puzzle: Puzzle) -> list[Any]:
    game, state = puzzle.open()
    return [game.move(state, text) for text in puzzle.values]


def test_the_second_hint_for_a_card_rules_something_out() -> None:
    told = 0
    for puzzle in shelf.puzzles().values():
        if puzzle.kind is not Kind.ONLY_CARD:
            continue
        second = hints(puzzle, "en")[1]
        factions = {move.card.faction for move in moves_of(puzzle)}
        if len(factions) == 1:
            assert second.endswith("is not it."), (puzzle.id, second)
            told += 1
        else:
            assert second.startswith("Play a card of the"), (puzzle.id, second)
    assert told, "some puzzle has cards of one faction only"


def test_no_hint_for_a_stone_fits_every_answer() -> None:
    for puzzle in shelf.puzzles().values():
        if puzzle.kind is not Kind.PLACEMENT:
            continue
        places = [move.place for move in moves_of(puzzle)]
        for hint in hints(puzzle, "en"):
            if "column" in hint:
                assert any(f"column {place.column}." not in hint for place in places), puzzle.id
            if "row" in hint:
                assert any(f"row {place.row}." not in hint for place in places), puzzle.id
            if "it is" in hint:
                assert len({type(move) for move in moves_of(puzzle)}) == 2, puzzle.id


def test_puzzle_3_is_told_more_by_the_second_hint_than_that_it_is_a_goblin() -> None:
    assert hints(shelf.puzzle_of(3), "en")[1] in {"Goblin 1 is not it.", "Goblin 2 is not it."}


def test_there_are_two_different_hints_in_every_language() -> None:
    for puzzle in list(shelf.puzzles().values())[:40]:
        for language in LANGUAGES:
            first, second = hints(puzzle, language)
            assert first != second
