"""Whole games of random players on the kernel, each decision written down.

Both games write the same arrays: `Script` for all moves, chance's too, and `Decisions` for what a
seat saw before each of its own. A game has a stream of chance of its own, so that it goes the same
way whatever is played before it.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.core import SEATS, BadSetup, Move
from claimstead.kernel.jit import Array
from claimstead.kernel.randomness import randomness
from claimstead.notation import setup_words
from claimstead.notation.record import CHANCE_MARK
from claimstead.registry import Game, kind_of
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import Observation, encoding_of
from claimstead.research.environments.rows import MOST_LEGAL

SPACE = 20_000
"""Decisions for which there is room at once; a single game may take more."""
LEGAL_EACH = 24
"""Legal actions of a decision for which there is room, on average."""


class Decisions(NamedTuple):
    """A row a decision."""

    games: Array
    numbers: NDArray[np.int32]
    """The decision's place among all moves of its game."""
    seats: NDArray[np.int32]
    actions: NDArray[np.int16]
    observations: Observation
    legal: NDArray[np.int16]
    """The legal actions of all rows, one after another, each row's in their order."""
    legal_ends: NDArray[np.int32]
    """Where those of a row begin: one more than there are rows."""


class Script(NamedTuple):
    """All moves of some games."""

    first: int
    """The number of the first of the games."""
    moves: NDArray[np.int32]
    """A player's move by its number in the environment; below 0: a move of chance."""
    seats: NDArray[np.int32]
    """Who made it; -1: chance."""
    ends: Array
    """Where the moves of a game begin: one more than there are games."""
    deals: Array
    """Of CLAIM: the numbers of the cards as they were dealt, a row a game."""
    winners: Array
    """The seats that won, as a mask; 0 where a game was cut off."""

    def __len__(self) -> int:
        return len(self.winners)


class Played(NamedTuple):
    script: Script
    decisions: Decisions


class WholeGames:
    """Plays whole games of a set-up with random players."""

    def __init__(self, game: Game[Any], seed: int, longest: int) -> None:
        self.game, self.seed, self.longest = game, seed, longest
        self.encoding, self.actions = encoding_of(game), Actions(game)
        kernel: Any = kind_of(game).part("whole_games")
        if kernel is None:
            raise BadSetup("no-kernel", game=setup_words(game))
        self._kernel = kernel
        self._rolls: dict[int, str] = {}
        self._tables, self._plan = kernel.prepared(self.encoding, self.actions)

    def play(self, first: int, end: int) -> Iterator[Played]:
        """The games of these numbers, as many together as there is room for."""
        while first < end:
            played = self._play(first, end)
            yield played
            first += len(played.script)

    def _play(self, first: int, end: int) -> Played:
        rows = SPACE + self.longest
        games = end - first
        chance = np.concatenate([randomness(self.seed, number) for number in range(first, end)])
        script = Script(
            first,
            np.zeros(2 * rows, np.int32),
            np.zeros(2 * rows, np.int32),
            np.zeros(games + 1, np.int64),
            np.zeros((games, self._kernel.DEAL_SIZE), np.int64),
            np.zeros(games, np.int64),
        )
        decisions = Decisions(
            np.zeros(rows, np.int64),
            np.zeros(rows, np.int32),
            np.zeros(rows, np.int32),
            np.zeros(rows, np.int16),
            np.zeros((rows, self.encoding.size), np.int8),
            np.zeros(SPACE * LEGAL_EACH + self.longest * MOST_LEGAL, np.int16),
            np.zeros(rows + 1, np.int32),
        )
        played, row = self._kernel.play_games(
            self._tables, self._plan, chance, self.longest, *script, *decisions
        )
        moves, legal = script.ends[played], decisions.legal_ends[row]
        return Played(
            Script(
                first,
                script.moves[:moves],
                script.seats[:moves],
                script.ends[: played + 1],
                script.deals[:played],
                script.winners[:played],
            ),
            Decisions(
                decisions.games[:row],
                decisions.numbers[:row],
                decisions.seats[:row],
                decisions.actions[:row],
                decisions.observations[:row],
                decisions.legal[:legal],
                decisions.legal_ends[: row + 1],
            ),
        )

    def moves(self, script: Script, game: int) -> tuple[Move, ...]:
        """All moves of one of the games, as the rules have them."""
        return tuple(
            self.actions.moves[number] if number >= 0 else self.chance(script, game, int(number))
            for number in script.moves[script.ends[game] : script.ends[game + 1]]
        )

    def lines(self, script: Script, game: int) -> Iterator[str]:
        """The same as the lines of a game's text: who moved, and the move."""
        here = slice(script.ends[game], script.ends[game + 1])
        texts = self._texts
        for number, seat in zip(
            script.moves[here].tolist(), script.seats[here].tolist(), strict=True
        ):
            if number >= 0:
                yield f"{SEATS[seat]} {texts[number]}"
            else:
                yield f"{CHANCE_MARK} {self._chance_text(script, game, number)}"

    @cached_property
    def _texts(self) -> list[str]:
        return list(map(str, self.actions.moves))

    def _chance_text(self, script: Script, game: int, number: int) -> str:
        if script.deals.shape[1]:
            return str(self.chance(script, game, number))
        if number not in self._rolls:
            self._rolls[number] = str(self.chance(script, game, number))
        return self._rolls[number]

    def chance(self, script: Script, game: int, number: int) -> Move:
        """A move of chance."""
        move: Move = self._kernel.chance_move(self.game, number, script.deals[game])
        return move

    def winners(self, script: Script, game: int) -> tuple[str, ...]:
        """The seats that won one of the games; none where it was cut off."""
        mask = int(script.winners[game])
        return tuple(seat for number, seat in enumerate(SEATS) if mask >> number & 1)
