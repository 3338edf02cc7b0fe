"""What the puzzles of a game are: each game that has some says it here."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from claimstead.core import Seat
from claimstead.language import in_words, say
from claimstead.registry import Game, kind_named
from claimstead.review.puzzles.played import Played
from claimstead.review.puzzles.puzzle import Puzzle

HINTS = 2
Found = tuple[int, Puzzle]
"""A puzzle, and after how many moves of its game it stands."""


class Quarry(NamedTuple):
    """Where puzzles are looked for."""

    name: str
    """What who makes puzzles calls them."""
    setups: tuple[str, ...]
    search: Callable[[Played], Iterator[Found]]
    sorts: int
    """How many sorts of them there are: by kind, answer and grade."""
    per_game: int


class Asking(ABC):
    """The puzzles of one game, in sentences."""

    @abstractmethod
    def task(self, puzzle: Puzzle, language: str | None) -> str:
        """What is asked."""

    @abstractmethod
    def explanation(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
        """Why the solution is right."""

    @abstractmethod
    def verdict(self, puzzle: Puzzle, move: str, language: str | None) -> str:
        """What a wrong move leads to."""

    @abstractmethod
    def hints(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
        """Two hints: the first says what to look at, the second leaves little to find."""

    @abstractmethod
    def quarry(self) -> Quarry:
        """Where they come from."""

    def hands(self, game: Game[Any], state: Any) -> dict[Seat, str]:
        """The cards that every seat holds, for nothing is hidden in puzzles."""
        return {}


def asking_of(puzzle: Puzzle) -> Asking:
    """What is said about a puzzle of this game."""
    kind = kind_named(puzzle.setup.split()[0])
    found: Asking | None = kind.part("puzzles") if kind is not None else None
    assert found is not None, "a puzzle is of a game that has some"
    return found


def hands_of(puzzle: Puzzle) -> dict[Seat, str]:
    """The cards that every seat holds."""
    return asking_of(puzzle).hands(*puzzle.open())


def task(puzzle: Puzzle, language: str | None = None) -> str:
    """What is asked."""
    return asking_of(puzzle).task(puzzle, language)


def explanation(puzzle: Puzzle, language: str | None = None) -> tuple[str, ...]:
    """Why the solution is right."""
    return asking_of(puzzle).explanation(puzzle, language)


def verdict(puzzle: Puzzle, move: str, language: str | None = None) -> str:
    """What a wrong move leads to."""
    return asking_of(puzzle).verdict(puzzle, move, language)


def hints(puzzle: Puzzle, language: str | None = None) -> tuple[str, ...]:
    """All hints, the first one first."""
    return asking_of(puzzle).hints(puzzle, language)


def wrong_moves(puzzle: Puzzle) -> list[str]:
    return [move for move in puzzle.values if move != puzzle.solution]


def tempting(puzzle: Puzzle, language: str | None) -> str:
    """A hint that rules out the wrong answer that looks best."""
    best = max(wrong_moves(puzzle), key=lambda move: puzzle.values[move])
    return in_words(say("puzzle-hint-not", language, move=best), language)
