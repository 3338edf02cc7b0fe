"""Whether an answer to a puzzle is right, and why."""

from claimstead.core import FrozenStruct
from claimstead.language import in_words, say
from claimstead.review.puzzles.asking import explanation, verdict
from claimstead.review.puzzles.puzzle import Puzzle


class Answer(FrozenStruct, frozen=True, kw_only=True):
    """What is said to somebody who tried a puzzle."""

    right: bool
    move: str | None
    """What they answered; nothing where they gave up."""
    said: tuple[str, ...]
    """In sentences."""
    line: tuple[str, ...]
    """Moves to play through: what follows on the move, the move first."""
    solution: str | None = None
    """Where the answer was right, or was given up."""
    values: dict[str, float] | None = None
    """What every move is worth, likewise."""


def answer(puzzle: Puzzle, text: str | None, language: str | None = None) -> Answer:
    """Judge an answer; `None` gives up. A move that can't be made raises `Illegal` or `BadText`."""
    move = None
    if text is not None:
        game, state = puzzle.open()
        move = str(game.move(state, text.strip(), seat=puzzle.seat))
    if move is not None and move != puzzle.solution:
        return Answer(
            right=False,
            move=move,
            said=_spelled(
                language, say("puzzle-wrong", language, move=move), verdict(puzzle, move, language)
            ),
            line=_line(puzzle, move),
        )
    opening = say("puzzle-right", language) if move else say("puzzle-given-up", language)
    return Answer(
        right=move is not None,
        move=move,
        said=_spelled(language, opening, *explanation(puzzle, language)),
        line=_line(puzzle, puzzle.solution),
        solution=puzzle.solution,
        values=puzzle.values,
    )


def _spelled(language: str | None, *sentences: str) -> tuple[str, ...]:
    return tuple(in_words(each, language) for each in sentences)


def _line(puzzle: Puzzle, move: str) -> tuple[str, ...]:
    return tuple(puzzle.lines.get(move, move).split(", "))
