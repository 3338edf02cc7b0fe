"""A player that teaches itself: self-play on the batched environment, with NumPy alone.

A small network says for every action what the seat that takes it wins in the end, from 1 for a
victory to -1. It plays thousands of games at once against itself, now and then at random, and
learns from how they ended (deep Monte Carlo, as DouZero does). After every so many games it meets
`greedy`, a player by rules of thumb, with the same cards for both.

    python examples/self_play.py --minutes 7 --curve curve.svg

CLAIM for two: it is ahead of greedy after a minute or two of one core.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from claimstead.players import Budget, Player
from claimstead.players.player import Choice
from claimstead.players.reason import because
from claimstead.registry import Game
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.batch import Batch
from claimstead.research.environments.observations import encoding_of
from claimstead.research.learning_curve import Point, curve
from claimstead.research.matches import Match, play_round

SETUP = "claim 2 Gn Gi Dr Tr Se"
SIZES = (128,)
LEARNED_TOGETHER = 1024
RANDOM_AT_FIRST, RANDOM_AT_LAST = 0.2, 0.03
FASTEST, SLOWEST = 1e-3, 1e-4
OUT_OF_REACH = -1e9

Numbers = NDArray[np.float32]


class Network:
    """Layers of neurons, and Adam to teach them."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Numbers] = []
        for inputs, outputs in pairwise(sizes):
            drawn = rng.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)
            self.weights += [drawn.astype(np.float32), np.zeros(outputs, np.float32)]
        self.weights[-2] *= 0.1
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def layers(self, rows: Numbers) -> list[Numbers]:
        """What every layer says, the input first."""
        said = [rows]
        last = len(self.weights) - 2
        for index in range(0, last + 1, 2):
            out = said[-1] @ self.weights[index] + self.weights[index + 1]
            said.append(out if index == last else np.maximum(out, 0))
        return said

    def learn(self, rows: Numbers, actions: NDArray[Any], results: Numbers, rate: float) -> float:
        """A step towards what these actions brought; how far off it was, squared."""
        said = self.layers(rows)
        here = np.arange(len(rows))
        off = said[-1][here, actions] - results
        error = np.zeros_like(said[-1])
        error[here, actions] = off / len(rows)
        slopes: list[Numbers] = []
        for index in range(len(self.weights) - 2, -1, -2):
            below = said[index // 2]
            slopes = [below.T @ error, error.sum(0), *slopes]
            if index:
                error = (error @ self.weights[index].T) * (below > 0)
        self._move(slopes, rate)
        return float(np.mean(off**2))

    def _move(self, slopes: list[Numbers], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for index, slope in enumerate(slopes):
            mean, square = self.means[index], self.squares[index]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            self.weights[index] -= np.float32(scale) * mean / (np.sqrt(square) + 1e-8)


class Learner(Player):
    """Plays what its network likes best."""

    name = "learner"

    def __init__(self, setup: str, seed: int) -> None:
        self.batch = Batch(setup, 1, seed)
        self.most = (1 / np.maximum(encoding_of(self.batch.game).most, 1)).astype(np.float32)
        inputs, outputs = len(self.most), len(self.batch.actions)
        self.network = Network((inputs, *SIZES, outputs), seed)
        self.encoding, self.actions = self.batch.encoding, Actions(self.batch.game)

    def liking(self, rows: Numbers, masks: NDArray[Any]) -> Numbers:
        """What each action brings; those that are not legal are out of reach."""
        return np.where(masks > 0, self.network.layers(rows)[-1], np.float32(OUT_OF_REACH))

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        rows = self.encoding.encode(view)[None].astype(np.float32) * self.most
        best = int(self.liking(rows, self.actions.mask(view)[None]).argmax())
        return Choice(self.actions.moves[best], because("random"))


def self_play(
    learner: Learner, batch: Batch, at_random: float, rng: np.random.Generator
) -> tuple[Numbers, NDArray[Any], Numbers]:
    """A game a row to its end: what was seen and done, and what it brought."""
    turns, games = batch.turns, len(batch)
    rows, did, who, where = [], [], [], []
    results = np.zeros(turns.rewards.shape, np.float32)
    goes_on = np.ones(games, bool)
    while goes_on.any():
        here = np.flatnonzero(goes_on)
        seen = turns.observations[here].astype(np.float32) * learner.most
        actions = batch.sample()
        best = learner.liking(seen, turns.masks[here]).argmax(1)
        actions[here] = np.where(rng.random(len(here)) < at_random, actions[here], best)
        rows.append(seen)
        did.append(actions[here])
        who.append(turns.seats[here])
        where.append(here)
        turns = batch.step(actions)
        ended = turns.is_over & goes_on
        results[ended] = turns.rewards[ended]
        goes_on &= ~ended
    brought = results[np.concatenate(where), np.concatenate(who)]
    return np.concatenate(rows), np.concatenate(did), brought


def met(learner: Learner, opponent: str, rounds: int, seed: int) -> float:
    """The part of the victories against another player, with the same cards for both."""
    match = Match(SETUP, (learner, opponent), seed)
    return float(np.mean([play_round(match, number).score(0) for number in range(rounds)]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=7, help="of a core, for learning")
    options.add_argument("--games", type=int, default=500, help="played together")
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--rounds", type=int, default=100, help="two games each, at every meeting")
    options.add_argument("--last", type=int, default=500, help="rounds of the last meeting")
    options.add_argument("--meetings", type=int, default=10)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path, help="draw the learning curve")
    asked = options.parse_args()
    learner, rng = Learner(SETUP, asked.seed), np.random.default_rng(asked.seed)
    batch = Batch(SETUP, asked.games, asked.seed)
    points = [Point(0, met(learner, asked.opponent, asked.rounds, asked.seed))]
    print(f"before: {points[0].share:.1%} against {asked.opponent}")
    played, spent = 0, 0.0
    while spent < asked.minutes * 60:
        began, part = time.process_time(), spent / (asked.minutes * 60)
        at_random = RANDOM_AT_FIRST + (RANDOM_AT_LAST - RANDOM_AT_FIRST) * part
        rate = FASTEST * (SLOWEST / FASTEST) ** part
        rows, actions, results = self_play(learner, batch, at_random, rng)
        order = rng.permutation(len(rows))
        for first in range(0, len(order), LEARNED_TOGETHER):
            some = order[first : first + LEARNED_TOGETHER]
            learner.network.learn(rows[some], actions[some], results[some], rate)
        played += asked.games
        # Meetings are not lessons: their time is not counted.
        spent += time.process_time() - began
        if spent >= len(points) * asked.minutes * 60 / asked.meetings:
            points.append(Point(played, met(learner, asked.opponent, asked.rounds, asked.seed)))
            said = f"{spent / 60:.1f} minutes, {played:,} games: {points[-1].share:.1%}"
            print(f"{said} against {asked.opponent}", flush=True)
    share = met(learner, asked.opponent, asked.last, asked.seed + 1)
    error = 1.96 * np.sqrt(share * (1 - share) / (2 * asked.last))
    print(f"after {played:,} games it wins {share:.1%} ± {error:.1%} against {asked.opponent}")
    if asked.curve is not None:
        shown = f"share of the victories against {asked.opponent}"
        asked.curve.write_text(curve("Self-play", points, 0.5, shown), encoding="utf-8")


if __name__ == "__main__":
    main()
