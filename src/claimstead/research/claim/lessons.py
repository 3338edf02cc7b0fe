"""What the judge of CLAIM learns from: phase 1 played in the kernel, its end solved exactly."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.decks import all_decks
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.randomness import randomness
from claimstead.kernel.solve import solve_position
from claimstead.kernel.solver.powers import Unsolvable
from claimstead.notation import Claim
from claimstead.notation.claim.kind import DECKS as OF_BOXES
from claimstead.players.claim.games import recruit
from claimstead.players.claim.judge import JUDGE_SIZE, MOST_ROWS, kinds
from claimstead.players.claim.weights import Weights

GAMES = 25
"""Games a lesson."""
LIMIT = 40_000
"""Tricks that the solver may look at; harder ends stay without an answer."""
UNSOLVED = -1.0

BOXES = tuple(OF_BOXES.values())
DECKS = (*all_decks(2), *(BOXES * 5))
"""The decks in turn: those of the boxes are played most."""


class Lesson(NamedTuple):
    """Which games are played, and how."""

    number: int
    seed: int
    weights: Weights | None
    """The judge that plays; `None`: rules of thumb, and every fourth lesson chance."""
    iterations: int = 0

    @property
    def factions(self) -> str:
        return DECKS[self.number % len(DECKS)]


class Learned(NamedTuple):
    """What a lesson gave."""

    rows: NDArray[np.int16]
    """By position: what the judge sees, filled up with -1."""
    leads: NDArray[np.int8]
    """By position: the seat that leads."""
    games: NDArray[np.int32]
    """By position: which game it is from."""
    ends: NDArray[np.int64]
    """By game: which position is the end of phase 1."""
    answers: NDArray[np.float32]
    """By game: the part of the victory of who leads at its end, or `UNSOLVED`."""


@cache
def _codec(factions: str) -> ClaimCodec:
    return ClaimCodec(Claim(2, factions))


def played(lesson: Lesson) -> Learned:
    """Play the games of a lesson and solve their ends."""
    codec = _codec(lesson.factions)
    most = GAMES * (codec.deck.hand_size + 1)
    states = np.zeros((GAMES, at.STATE_SIZE), np.int64)
    rows = np.full((most, MOST_ROWS), -1, np.int64)
    leads, tricks = np.zeros(most, np.int64), np.zeros(GAMES, np.int64)
    weights = np.zeros(JUDGE_SIZE, np.float32) if lesson.weights is None else lesson.weights
    by_whom = lesson.iterations
    if lesson.weights is None:
        by_whom = -1 if lesson.number // len(DECKS) % 4 == 3 else 0
    chance = randomness(lesson.seed, lesson.number)
    recruit(codec.tables, kinds(codec.deck), weights, by_whom, chance, states, rows, leads, tricks)
    answers = np.full(GAMES, UNSOLVED, np.float32)
    for index, state in enumerate(states):
        try:
            answer = solve_position(codec, state, LIMIT)
        except Unsolvable:
            break
        if answer.value is not None:
            answers[index] = (1 + answer.value) / 2
    games = np.repeat(np.arange(GAMES), np.diff(tricks, prepend=0)).astype(np.int32)
    return Learned(rows.astype(np.int16), leads.astype(np.int8), games, tricks - 1, answers)
