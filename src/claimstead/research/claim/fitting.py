"""Fitting the judge of CLAIM to answers: a network of two layers, by Adam, in NumPy alone."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.players.claim import judge
from claimstead.players.claim.weights import Weights

Matrix = NDArray[np.float32]
BATCH = 2048
DECAY = 1e-4


class Layers(NamedTuple):
    """The weights as matrices; changing them changes the weights."""

    first: Matrix
    bias: Matrix
    second: Matrix
    second_bias: Matrix
    last: Matrix
    last_bias: Matrix


def layers(weights: Weights) -> Layers:
    return Layers(
        weights[: judge.BIAS].reshape(judge.ROWS, judge.WIDTH),
        weights[judge.BIAS : judge.SECOND],
        weights[judge.SECOND : judge.SECOND_BIAS].reshape(judge.WIDTH, judge.DEEP),
        weights[judge.SECOND_BIAS : judge.LAST],
        weights[judge.LAST : judge.LAST_BIAS],
        weights[judge.LAST_BIAS :],
    )


def first_weights(seed: int) -> Weights:
    """Small random ones, to begin with."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(judge.JUDGE_SIZE, np.float32)
    made = layers(weights)
    made.first[:] = rng.normal(0, 0.1, made.first.shape)
    made.second[:] = rng.normal(0, (2 / judge.WIDTH) ** 0.5, made.second.shape)
    made.last[:] = rng.normal(0, (1 / judge.DEEP) ** 0.5, made.last.shape)
    return weights


def inputs(rows: NDArray[np.int16]) -> Matrix:
    """How often each row of the judge is added, position by position."""
    count = len(rows)
    places = rows.astype(np.int64) + judge.ROWS * np.arange(count)[:, None]
    added = np.bincount(places[rows >= 0], minlength=count * judge.ROWS)
    return added.astype(np.float32).reshape(count, judge.ROWS)


def guesses(weights: Weights, rows: NDArray[np.int16]) -> Matrix:
    """The leader's chance in each position, by this judge."""
    net = layers(weights)
    found = []
    for first in range(0, len(rows), BATCH):
        hidden = np.maximum(inputs(rows[first : first + BATCH]) @ net.first + net.bias, 0)
        deep = np.maximum(hidden @ net.second + net.second_bias, 0)
        found.append(1 / (1 + np.exp(-(deep @ net.last + net.last_bias))))
    return np.concatenate(found) if found else np.zeros(0, np.float32)


class Fitting:
    """Adam on its way."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.weights = weights
        self.rate = rate
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def epoch(
        self, rows: NDArray[np.int16], answers: Matrix, rng: np.random.Generator, rate: float
    ) -> None:
        """Go through all positions once, in random order."""
        order = rng.permutation(len(rows))
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            self._step(self._slope(rows[chosen], answers[chosen]), rate)

    def _slope(self, rows: NDArray[np.int16], answers: Matrix) -> Weights:
        net = layers(self.weights)
        slope = np.zeros_like(self.weights)
        into = layers(slope)
        seen = inputs(rows)
        hidden = np.maximum(seen @ net.first + net.bias, 0)
        deep = np.maximum(hidden @ net.second + net.second_bias, 0)
        guess = 1 / (1 + np.exp(-(deep @ net.last + net.last_bias)))
        error = (guess - answers) / len(rows)
        into.last[:] = deep.T @ error
        into.last_bias[:] = error.sum()
        at_deep = np.outer(error, net.last) * (deep > 0)
        into.second[:] = hidden.T @ at_deep
        into.second_bias[:] = at_deep.sum(0)
        at_hidden = (at_deep @ net.second.T) * (hidden > 0)
        into.first[:] = seen.T @ at_hidden
        into.bias[:] = at_hidden.sum(0)
        return slope

    def _step(self, slope: Weights, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        step = mean / (np.sqrt(square) + 1e-8) + DECAY * self.weights
        self.weights -= np.float32(self.rate * rate) * step
