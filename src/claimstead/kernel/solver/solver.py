"""The exact solver of phase 2 with two players: the door from Python."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.solver import layout, spots
from claimstead.kernel.solver.powers import Powers, Unsolvable
from claimstead.kernel.solver.prepare import prepare

Words = NDArray[np.uint64]

_NO_LIMIT = 1 << 62


@dataclass(frozen=True)
class RawSolution:
    """What best play leads to, for the seat to act: 1 win, 0 draw, -1 loss.

    Cards are indices into the deck. If `solved` is false the node limit was hit, and nothing else
    is said.
    """

    solved: bool
    value: int | None
    moves: dict[int, int]
    line: list[int]
    nodes: int


class TooLarge(Unsolvable):
    """The position has more cards than the solver has room for."""


class Solver:
    """A desk and a table, used for one position after another. Not to be shared by threads."""

    def __init__(self, megabytes: int = 16) -> None:
        """`megabytes`: of the table for factions; that for sums takes half as much again."""
        buckets = 1
        while buckets * 2 * layout.BUCKET_WORDS * 8 <= megabytes << 20:
            buckets *= 2
        self._desk: Words = np.zeros(layout.DESK_WORDS, np.uint64)
        self._table: Words = np.zeros(buckets * (layout.BUCKET_WORDS + layout.SUM_WORDS), np.uint64)
        self._scratch: Words = np.zeros(spots.SPOT_WORDS, np.uint64)
        self._desk[layout.TABLE_MASK] = buckets - 1
        self._desk[layout.SUM_TABLE] = buckets * layout.BUCKET_WORDS
        self._desk[layout.SUM_MASK] = buckets - 1

    def solve(
        self,
        factions: Words,
        values: Words,
        powers: Powers,
        position: Words,
        limit: int | None,
        is_whole: bool,
    ) -> RawSolution:
        """Solves a packed position (see `layout`), looking at no more than `limit` tricks.

        `is_whole`: with the value of every move, and a line.
        """
        if len(factions) > layout.MOST_CARDS:
            raise TooLarge(f"{len(factions)} cards in the deck")
        with np.errstate(over="ignore"):  # the hash, when the JIT is off
            prepare(factions, values, *powers, position, self._desk)
            if self._desk[layout.UNFIT]:
                raise TooLarge(f"{len(factions)} cards in the deck, too many of them in play")
            self._new_solve(_NO_LIMIT if limit is None else min(limit, _NO_LIMIT))
            try:
                return self._answer(is_whole)
            except _Stopped:
                return RawSolution(False, None, {}, [], int(self._desk[layout.NODES]))

    def _new_solve(self, limit: int) -> None:
        """A new number makes everything in the table old."""
        desk = self._desk
        number = int(desk[layout.SOLVE_NUMBER]) + 1
        if number > layout.SOLVES:
            self._table[:] = 0
            number = 1
        desk[layout.SOLVE_NUMBER] = number
        desk[layout.NODES] = 0
        desk[layout.LIMIT] = limit
        desk[layout.STOPPED] = 0
        desk[int(layout.LAST_LEAD) :] = 0

    def _answer(self, is_whole: bool) -> RawSolution:
        root = np.zeros(spots.SPOT_WORDS, np.uint64)
        spots.first_spot(self._desk, root)
        mover = int(spots.to_act(root))
        sign = 1 - 2 * mover
        value = self._value(root, mover)
        moves: dict[int, int] = {}
        line: list[int] = []
        if is_whole:
            for card, after in self._successors(root):
                # Where best play loses, everything does.
                moves[card] = -1 if sign * value == -1 else sign * self._value(after, mover)
            line = self._line(root, value)
        return RawSolution(True, sign * value, moves, line, int(self._desk[layout.NODES]))

    def _value(self, spot: Words, guess: int) -> int:
        """The value for seat 0.

        `guess` is the seat asked first whether it wins without the tie-break by sums (K-22).
        Mostly the answer says it all: the other seat wins without it, too.
        """
        first = spots.WINS_TIES_LOST if guess == 0 else spots.WINS_TIES_WON
        answer = self._ask(spot, first)
        is_asked_to_win = first == spots.WINS_TIES_LOST
        if answer == is_asked_to_win or not self._desk[layout.TOOK_TIE]:
            return 1 if answer else -1
        second = spots.WINS_TIES_WON if is_asked_to_win else spots.WINS_TIES_LOST
        if self._ask(spot, second) != is_asked_to_win:
            return -1 if is_asked_to_win else 1
        if self._ask(spot, spots.WINS_BY_SUMS):
            return 1
        return 0 if self._ask(spot, spots.DRAWS_BY_SUMS) else -1

    def _ask(self, spot: Words, question: np.uint64) -> bool:
        answer = spots.ask(spot, question, self._scratch, self._desk, self._table)
        if self._desk[layout.STOPPED]:
            raise _Stopped
        return bool(answer)

    def _successors(self, spot: Words) -> Iterator[tuple[int, Words]]:
        """Every card that may be played (equal cards once), and the spot after it."""
        choice = int(spots.choice(spot, self._desk))
        while choice:
            slot = (choice & -choice).bit_length() - 1
            choice &= choice - 1
            after = np.zeros_like(spot)
            spots.advance(spot, np.uint64(slot), after, self._desk)
            yield int(self._desk[int(layout.CARD) + slot]), after

    def _line(self, spot: Words, value: int) -> list[int]:
        """A line to the end on which nobody gives anything away."""
        line = []
        while spot[spots.REMAINING]:
            anything_will_do = value == (1 if spots.to_act(spot) else -1)
            for card, after in self._successors(spot):
                if anything_will_do or self._value(after, 0 if value == 1 else 1) == value:
                    line.append(card)
                    spot = after
                    break
            else:
                raise RuntimeError("no card keeps the value of the position")
        return line


class _Stopped(Exception):
    """The limit was hit."""
