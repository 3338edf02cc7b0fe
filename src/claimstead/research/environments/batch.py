"""Thousands of games at once on the compiled kernel: NumPy arrays in, NumPy arrays out.

>>> batch = Batch("claim 2 Gn Gi Dr Tr Se", games=1000, seed=1)
>>> turns = batch.reset()
>>> turns.observations.shape, turns.masks.shape, turns.seats[:3].tolist()
((1000, 786), (1000, 81), [0, 0, 0])
>>> turns = batch.step(batch.sample())
>>> bool(turns.is_over.any()), turns.rewards.shape
(False, (1000, 2))

Each row is a game. Its observation is that of the seat to act, in the same encoding as everywhere;
tests hold the compiled encoding to the readable one. A game that ends is begun anew at once: its
row has the rewards of the game that ended and the first observation of the next; `finals` has what
the seat that ended it saw last. Each game has dice and cards of its own, so that row 7 goes the
same way in a batch of 8 and in one of 8,000, on one thread or on several.

The arrays are NumPy's own, so that other libraries share them and nothing is copied:
`torch.from_dlpack(turns.observations)`.
"""

import copy
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.core import BadSetup
from claimstead.kernel.jit import Array
from claimstead.kernel.randomness import randomness
from claimstead.notation import game_named, setup_words
from claimstead.registry import Game, kind_of
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import Observation, encoding_of
from claimstead.research.environments.rows import MOST_LEGAL, first_wrong, sample_actions

Rows = slice | list[int] | NDArray[Any]
MADE_WITH = ("setup", "seed", "longest", "threads")
CHOOSING = 1 << 40
"""The stream of chance from which `sample` draws; the games have those from 0 on."""


class Turns(NamedTuple):
    """What every game waits for. The arrays are the batch's own: the next step writes over them."""

    observations: Observation
    """Of the seat to act, a row a game."""
    masks: Observation
    """1 for each of its legal actions."""
    seats: Array
    """The seat to act: 0 for a, 1 for b, ..."""
    rewards: NDArray[np.float32]
    """What the last step brought each seat, by its number; all 0 but at the end of a game."""
    is_over: NDArray[np.bool_]
    """Whether the last step ended a game; the row is then that of the next game."""
    is_cut_off: NDArray[np.bool_]
    """Whether it was cut off instead, after as many decisions as it may have: nobody has won."""
    finals: Observation
    """Where a game ended or was cut off: what the seat that acted last saw then."""


class Saved(NamedTuple):
    """Rows of a batch as they stood, dice and cards to come included; its own arrays."""

    setup: str
    states: Array
    legal: Array
    chance: NDArray[np.uint64]
    lengths: Array
    turns: Turns


@cache
def _crew(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="batch")


class Batch:
    """Games of one set-up, side by side."""

    def __init__(
        self, setup: str, games: int, seed: int = 0, *, longest: int = 0, threads: int = 1
    ) -> None:
        """`longest`: a game is cut off after so many decisions; 0: never."""
        if games < 1:
            raise ValueError(f"a batch has a game at least, not {games}")
        if longest < 0 or threads < 1:
            raise ValueError(
                f"longest is 0 or more and threads 1 or more, not {longest}, {threads}"
            )
        self.longest, self.threads = longest, min(threads, games)
        self.game: Game[Any] = game_named(setup)
        self.setup = setup_words(self.game)
        self.encoding = encoding_of(self.game)
        self.actions = Actions(self.game)
        kernel: Any = kind_of(self.game).part("batch")
        if kernel is None:
            raise BadSetup("no-kernel", game=self.setup)
        self._kernel = kernel
        self._tables, self._plan = kernel.prepared(self.encoding, self.actions)
        self._states = np.zeros((games, kernel.ROW_SIZE), np.int64)
        self._legal = np.zeros((games, MOST_LEGAL), np.int64)
        self._chosen = np.zeros(games, np.int64)
        self.turns = Turns(
            np.zeros((games, self.encoding.size), np.int8),
            np.zeros((games, len(self.actions)), np.int8),
            np.zeros(games, np.int64),
            np.zeros((games, self.game.players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros((games, self.encoding.size), np.int8),
        )
        self._lengths = np.zeros(games, np.int64)
        self.seed = seed
        self.reset()

    def __getstate__(self) -> dict[str, Any]:
        """What the games stand at; all else is made anew from the set-up."""
        arrays = ("_states", "_legal", "_chance", "_choosing", "_lengths", "turns")
        return {name: vars(self)[name] for name in (*MADE_WITH, *arrays)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        setup, seed, longest, threads = (kept[name] for name in MADE_WITH)
        self.__init__(  # type: ignore[misc]
            setup, len(kept["_states"]), seed, longest=longest, threads=threads
        )
        vars(self).update(
            copy.deepcopy({name: kept[name] for name in kept.keys() - set(MADE_WITH)})
        )

    def __repr__(self) -> str:
        return f"Batch({self.setup!r}, games={len(self)}, seed={self.seed})"

    def __len__(self) -> int:
        return len(self._states)

    def reset(self, seed: int | None = None) -> Turns:
        """Begin all games anew, with the same dice and cards as before or those of a seed."""
        self.seed = self.seed if seed is None else seed
        streams = [randomness(self.seed, number) for number in range(len(self))]
        self._chance = np.concatenate(streams)
        self._choosing = randomness(self.seed, CHOOSING)
        self._kernel.begin_all(
            self._tables,
            self._plan,
            *(self._states, self._chance, self._legal),
            *(*self.turns, self._lengths, self.longest),
        )
        return self.turns

    def step(self, actions: NDArray[Any]) -> Turns:
        """Each game makes the move with its number; `ValueError` where one is not legal."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} actions are due, one a game, not {chosen.shape}")
        if self.threads == 1:
            illegal = self._step(chosen, slice(None))
        else:
            illegal = first_wrong(self.turns.masks, chosen)
            if illegal < 0:
                list(_crew(self.threads).map(lambda part: self._step(chosen, part), self._parts()))
        if illegal >= 0:
            raise ValueError(f"action {chosen[illegal]} is not legal in game {illegal}")
        return self.turns

    def _step(self, chosen: Array, rows: slice) -> int:
        """These rows make a move; the first of them that can't, or -1."""
        illegal: int = self._kernel.step_all(
            self._tables,
            self._plan,
            *(self._states[rows], self._chance[rows], self._legal[rows], chosen[rows]),
            *(array[rows] for array in self.turns),
            *(self._lengths[rows], self.longest),
        )
        return illegal

    def _parts(self) -> list[slice]:
        """The rows of each thread."""
        ends = [len(self) * part // self.threads for part in range(self.threads + 1)]
        return [slice(first, end) for first, end in pairwise(ends)]

    def sample(self) -> Array:
        """A legal action for each game, every one as likely as any other."""
        sample_actions(self._legal, self._choosing, self._chosen)
        return self._chosen.copy()

    def copy(self) -> "Batch":
        """Another batch at the same point, which goes on by itself."""
        return copy.deepcopy(self)

    def save(self, rows: Rows = slice(None)) -> Saved:
        """How these rows stand: all of them unless given."""
        # An index by a list copies, one by a slice does not.
        arrays: list[Any] = [array[rows].copy() for array in self.turns]
        return Saved(
            self.setup,
            self._states[rows].copy(),
            self._legal[rows].copy(),
            self._chance[rows].copy(),
            self._lengths[rows].copy(),
            Turns(*arrays),
        )

    def restore(self, saved: Saved, rows: Rows = slice(None)) -> Turns:
        """Put saved rows into these, of this batch or of another one of the same set-up."""
        if saved.setup != self.setup:
            raise ValueError(f"rows of {saved.setup!r} are no games of {self.setup!r}")
        if len(self._states[rows]) != len(saved.states):
            raise ValueError(f"{len(saved.states)} rows were saved, not {len(self._states[rows])}")
        self._states[rows], self._legal[rows] = saved.states, saved.legal
        self._chance[rows], self._lengths[rows] = saved.chance, saved.lengths
        arrays: list[tuple[Any, Any]] = list(zip(self.turns, saved.turns, strict=True))
        for array, kept in arrays:
            array[rows] = kept
        return self.turns

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as truth values, as masked learners ask for them."""
        return self.turns.masks.astype(np.bool_)

    def state(self, row: int) -> Any:
        """The state of a row, as the rules have it: `str` gives its text."""
        return self._kernel.decoded(self.game, self._states[row])
