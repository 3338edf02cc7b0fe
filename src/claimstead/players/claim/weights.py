"""The learned weights of the judge, kept as halves with the factions that they know."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.decks import Deck
from claimstead.core import BadSetup
from claimstead.players.claim.judge import BIAS, CODES, GROUPS, JUDGE_SIZE, VALUES, WIDTH

Weights = NDArray[np.float32]
FILE = "judge.npz"
JUDGED_CARDS = 52
"""The judge has learned decks for two players, and no short ones."""


class Learned(NamedTuple):
    """Weights, and the factions that they were taught."""

    weights: Weights
    factions: tuple[str, ...]


def save(file: Path | BinaryIO, weights: Weights) -> None:
    np.savez_compressed(file, weights=weights.astype(np.float16), factions=list(CODES))


def read(path: Traversable) -> Learned:
    """Weights laid out for the factions there are now; `BadSetup` where they don't fit.

    A file that names no factions was taught those of today.
    """
    with path.open("rb") as stream, np.load(stream) as kept:
        weights = np.ascontiguousarray(kept["weights"], np.float32)
        codes = tuple(map(str, kept["factions"])) if "factions" in kept else tuple(CODES)
    missing = len(CODES) - len(codes)
    expected = JUDGE_SIZE - missing * (GROUPS * VALUES + 1) * WIDTH
    if weights.shape != (expected,) or not set(codes) <= set(CODES):
        raise BadSetup("weights-size", found=weights.size, expected=expected)
    return Learned(_laid_out(weights, codes), codes)


def _laid_out(weights: Weights, codes: tuple[str, ...]) -> Weights:
    """The rows of cards and factions put where the judge of today looks for them."""
    places = [CODES.index(code) for code in codes]
    laid = np.zeros(JUDGE_SIZE, np.float32)
    of_cards = GROUPS * VALUES * WIDTH
    cards = weights[: of_cards * len(codes)].reshape(GROUPS, len(codes), VALUES, WIDTH)
    into = laid[: of_cards * len(CODES)].reshape(GROUPS, len(CODES), VALUES, WIDTH)
    into[:, places] = cards
    rest = weights[of_cards * len(codes) :]
    laid[of_cards * len(CODES) : BIAS].reshape(-1, WIDTH)[places] = rest[
        : len(codes) * WIDTH
    ].reshape(-1, WIDTH)
    laid[BIAS:] = rest[len(codes) * WIDTH :]
    return laid


@cache
def learned_weights() -> Learned:
    """The weights shipped."""
    return read(files(__package__) / "weights" / FILE)


def judging(deck: Deck) -> Weights | None:
    """The weights that judge phase 1 of this deck; `None` where nothing was learned about it."""
    if deck.players != 2 or len(deck.cards) != JUDGED_CARDS:
        return None
    learned = learned_weights()
    return learned.weights if set(deck.factions) <= set(learned.factions) else None
