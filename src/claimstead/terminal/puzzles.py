"""Puzzles that are asked at the terminal: which one, and what is said to an answer."""

from datetime import date
from typing import NamedTuple

from claimstead.language import percentage, say
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.answer import Answer, answer
from claimstead.review.puzzles.puzzle import Kind, Puzzle
from claimstead.review.puzzles.streak import Streak, keep_streak, read_streak, streak_file


class Asked(NamedTuple):
    """A puzzle, and the day if it is the day's."""

    puzzle: Puzzle
    day: date | None


def asked_for(number: int | None) -> Asked:
    """The puzzle of this number, or today's."""
    if number is not None:
        return Asked(shelf.puzzle_of(number), None)
    day = shelf.today()
    return Asked(shelf.puzzle_of_day(day), day)


def answered(asked: Asked, text: str | None) -> str:
    """What is said to an answer; `None` gives up. Today's counts for the streak."""
    told = answer(asked.puzzle, text)
    lines = [*told.said, say("puzzle-line", line=" ".join(told.line))]
    if told.values is not None and asked.puzzle.kind is not Kind.ONLY_CARD:
        by_value = sorted(told.values.items(), key=lambda each: -each[1])
        lines.append("  ".join(f"{move} {percentage(value)}" for move, value in by_value))
    streak = counted(asked.day, told)
    if streak is not None and asked.day is not None:
        lines.append(say("puzzle-streak", days=streak.on(asked.day), best=streak.best))
    return "\n".join(lines)


def counted(day: date | None, told: Answer) -> Streak | None:
    """The streak after the first answer of a day, kept; nothing for other puzzles."""
    if day is None:
        return None
    path = streak_file()
    streak = read_streak(path).answered(day, told.right)
    keep_streak(path, streak)
    return streak
