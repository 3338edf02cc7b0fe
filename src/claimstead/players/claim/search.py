"""Thinking about one decision: the door to the compiled search."""

import time
from typing import NamedTuple

import numpy as np

from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.randomness import randomness
from claimstead.players.claim import tree
from claimstead.players.claim.judge import JUDGE_SIZE, kinds
from claimstead.players.claim.unseen import unseen
from claimstead.players.claim.weights import Weights
from claimstead.players.player import Budget, Cancelled

SLICE = 256
"""So many iterations between two looks at the clock."""
MOST_NODES = 4_000_000
"""No search grows larger."""

NOTHING_LEARNED: Weights = np.zeros(JUDGE_SIZE, np.float32)


class Opinion(NamedTuple):
    """What a search thinks of a move."""

    move: Move
    visits: int
    share: float
    """The part of the victory that it expects."""


class Search:
    """A search from a view, which can be gone on with."""

    def __init__(
        self,
        codec: ClaimCodec,
        view: ClaimView,
        seed: int,
        *,
        how: int,
        curiosity: float,
        weights: Weights = NOTHING_LEARNED,
    ) -> None:
        self.codec = codec
        self.view = view
        self.root, self.unseen = unseen(codec, view)
        self.weights = weights
        self.curiosity = curiosity
        self.chance = randomness(seed)
        self.settings = np.zeros(tree.SETTINGS_SIZE, np.int64)
        self.settings[tree.HOW] = how
        self.settings[tree.SIZE] = 1
        self.nodes = np.zeros(tree.NODE_WORDS * (SLICE + 2), np.int64)
        self.nodes[tree.FIRST_CHILD] = self.nodes[tree.NEXT_SIBLING] = tree.NONE
        self.gained = np.zeros(SLICE + 2)
        self.done = 0

    def run(self, budget: Budget, usual: int) -> None:
        """Search until the budget is spent; `usual` iterations where it names no number."""
        most = min(budget.nodes or (MOST_NODES if budget.seconds else usual), MOST_NODES)
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        while self.done < most:
            if budget.is_cancelled():
                if self.done == 0:
                    raise Cancelled
                break
            if ends is not None and self.done and time.monotonic() >= ends:
                break
            self._go_on(min(SLICE, most - self.done))

    def _go_on(self, iterations: int) -> None:
        needed = int(self.settings[tree.SIZE]) + iterations + 1
        if needed > len(self.gained):
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            self.gained = np.concatenate([self.gained, np.zeros_like(self.gained)])
        tree.search(
            self.codec.tables,
            self.root,
            self.unseen,
            self.nodes,
            self.gained,
            self.settings,
            kinds(self.codec.deck),
            self.weights,
            self.curiosity,
            self.chance,
            iterations,
        )
        self.done += iterations

    def opinions(self) -> list[Opinion]:
        """All moves, the most visited first; untried ones last."""
        numbers = {self.codec.action(move): move for move in self.view.legal}
        rows = self.nodes.reshape(-1, tree.NODE_WORDS)
        found = dict.fromkeys(numbers, (0, 0.0))
        child = int(rows[0, tree.FIRST_CHILD])
        while child != tree.NONE:
            visits = int(rows[child, tree.VISITS])
            share = float(self.gained[child]) / max(visits, 1)
            found[int(rows[child, tree.MOVE])] = visits, share
            child = int(rows[child, tree.NEXT_SIBLING])
        opinions = [Opinion(numbers[action], *seen) for action, seen in found.items()]
        return sorted(opinions, key=lambda each: (each.visits, each.share), reverse=True)
