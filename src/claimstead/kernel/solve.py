"""Phase 2 with two players, solved exactly: it is a game of perfect information (K-14)."""

import threading
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.decks import Deck
from claimstead.claim.moves import Play
from claimstead.claim.rules import ClaimRules
from claimstead.core import BadSetup, FrozenStruct, Rules
from claimstead.kernel.claim import layout as claim_at
from claimstead.kernel.claim.codec import ClaimCodec, codec_of
from claimstead.kernel.solver import layout
from claimstead.kernel.solver.powers import Powers, UnknownPower, powers
from claimstead.kernel.solver.solver import RawSolution, Solver, TooLarge
from claimstead.language import say

TABLE_MEGABYTES = 16

_own = threading.local()


class Solution(FrozenStruct, frozen=True):
    """What best play of both leads to. Where it is not solved, nothing else is said."""

    solved: bool
    value: int | None
    """For the seat to act: 1 win, 0 draw, -1 loss."""
    moves: dict[Play, int]
    """Every legal move with its value for the seat to act."""
    line: tuple[Play, ...]
    """Best play of both to the end."""
    nodes: int
    """How many tricks were looked at."""
    unknown: str | None = None
    """The faction whose power the solver cannot express, if that is why nothing is said."""

    def __hash__(self) -> int:
        return hash((self.value, self.line, self.nodes))

    @property
    def reason(self) -> str | None:
        """Why it is not solved."""
        return self.say("en")

    def say(self, language: str | None = None) -> str | None:
        """Why it is not solved, in a language of the catalogues."""
        if self.solved:
            return None
        if self.unknown is not None:
            return say("solve-unknown-power", language, faction=self.unknown)
        return say("solve-limit", language, nodes=self.nodes)


def solve(game: Rules[Any], state: Any, limit: int | None = None) -> Solution:
    """Solve a position of phase 2 with two players, in mid-trick too.

    With a `limit` on the tricks that may be looked at, or a faction whose power the solver does
    not know, the answer can be "not solved" with a `reason`, but never a guess.
    """
    try:
        found, codec = _solved(game, state, limit, is_whole=True)
    except UnknownPower as refusal:
        return _not_solved(refusal)
    values = {codec.card(number): value for number, value in found.moves.items()}
    moves = {
        move: values[move.card]
        for move in game.legal(state)
        if found.solved and isinstance(move, Play)
    }
    line = tuple(Play(codec.card(number)) for number in found.line)
    return Solution(found.solved, found.value, moves, line, found.nodes)


def solve_value(game: Rules[Any], state: Any, limit: int | None = None) -> Solution:
    """The value alone, without the values of the moves and a line: several times as fast."""
    try:
        found, _ = _solved(game, state, limit, is_whole=False)
    except UnknownPower as refusal:
        return _not_solved(refusal)
    return Solution(found.solved, found.value, {}, (), found.nodes)


def _not_solved(refusal: UnknownPower) -> Solution:
    return Solution(False, None, {}, (), 0, refusal.faction)


def _solved(
    game: Rules[Any], state: Any, limit: int | None, is_whole: bool
) -> tuple[RawSolution, ClaimCodec]:
    if game.players != 2 or not isinstance(game, ClaimRules):
        raise BadSetup("solve-two-players")
    if state.phase != 2:
        raise BadSetup("solve-phase-2")
    if state.is_over:
        raise BadSetup("solve-over")
    codec = codec_of(game)
    try:
        return solve_position(codec, codec.encode(state), limit, is_whole), codec
    except TooLarge as refusal:
        raise BadSetup("solve-too-large") from refusal


def solve_position(
    codec: ClaimCodec, position: NDArray[np.int64], limit: int | None = None, is_whole: bool = False
) -> RawSolution:
    """Solve a state of the kernel; `is_whole`: with the value of every move, and a line."""
    return _solver().solve(*_deck(codec.deck), _packed(position), limit, is_whole)


def _solver() -> Solver:
    """Each thread has a solver of its own."""
    if not hasattr(_own, "solver"):
        _own.solver = Solver(TABLE_MEGABYTES)
    solver: Solver = _own.solver
    return solver


@cache
def _deck(deck: Deck) -> tuple[NDArray[np.uint64], NDArray[np.uint64], Powers]:
    """The factions and the values of the cards, in the order of their numbers, and the powers."""
    factions = [deck.factions.index(card.faction) for card in deck.cards]
    values = [card.value for card in deck.cards]
    return np.array(factions, np.uint64), np.array(values, np.uint64), powers(deck)


def _packed(position: NDArray[np.int64]) -> NDArray[np.uint64]:
    """The solver's nine words, from the kernel's state."""
    packed = np.zeros(layout.POSITION_WORDS, np.uint64)
    for seat in (0, 1):
        packed[layout.HAND + seat] = position[claim_at.HANDS + 2 * seat]
        packed[layout.PILE + seat] = position[claim_at.SCORES + 2 * seat]
        packed[layout.OPEN + seat] = position[claim_at.OPEN + 2 * seat]
    packed[layout.LYING] = position[claim_at.LYING]
    packed[layout.LEADER] = position[claim_at.LEAD]
    if position[claim_at.PLAYED]:
        packed[layout.LED] = position[claim_at.TRICK] + 1
    return packed
