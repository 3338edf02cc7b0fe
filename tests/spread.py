"""A few of many set-ups: together they have every two words that any of them has.

A fault that takes two things at once (three players and Trolls, Dragons beside Seers) shows in one
of them. The others are run by `make test-long`; so are languages whose words are not the longest.
"""

from collections.abc import Iterable
from itertools import combinations

import pytest
from _pytest.mark.structures import ParameterSet

from claimstead.language import LANGUAGES

SOON = ("en", "de")
"""The app's first language, and the one with the longest words and texts."""


def pairs(setup: str) -> set[tuple[str, str]]:
    """Any two words of a set-up; what kind of game it is goes with its number of players."""
    game, players, *words = setup.split()
    return set(combinations((f"{game} {players}", *sorted(words)), 2))


def few(setups: Iterable[str]) -> list[str]:
    """Chosen one by one: always the first that has most pairs that none has yet.

    >>> few(["claim 2 A B", "claim 2 A C", "claim 2 A B C"])
    ['claim 2 A B C']
    """
    left = list(setups)
    missing = set().union(*map(pairs, left))
    chosen = []
    while missing:
        best = max(left, key=lambda setup: len(pairs(setup) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def spread(setups: Iterable[str]) -> list[ParameterSet]:
    """All of them as cases of a test: the few, and the others for the long run."""
    every = list(setups)
    soon = set(few(every))
    return [
        pytest.param(setup, marks=() if setup in soon else pytest.mark.long, id=setup)
        for setup in every
    ]


def in_languages() -> list[ParameterSet]:
    """All languages as cases of a test that asks whether words have room; some for the long run."""
    return [
        pytest.param(language, marks=() if language in SOON else pytest.mark.long)
        for language in LANGUAGES
    ]
