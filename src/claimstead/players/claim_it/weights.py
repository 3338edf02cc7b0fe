"""The learned weights, kept small: a byte for each entry of the tables, a file for each set-up."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from claimstead.claim_it.rules import SECURED_TO_END, SIZE, ClaimItRules
from claimstead.core import BadSetup
from claimstead.players.claim_it.features import EACH_SIZE, PROSPECT_SIZE, SETS, WHOLE_BOARD_SIZE
from claimstead.players.claim_it.patterns import TABLE_ENTRIES, geometry

Weights = NDArray[np.float32]
STEPS = 127


def weights_size(size: int, players: int) -> int:
    """How many weights judge a board of this size with so many players."""
    of_two = SETS * int(geometry(size)[TABLE_ENTRIES]) + 2 * WHOLE_BOARD_SIZE + PROSPECT_SIZE
    return of_two + EACH_SIZE * (players > 2)


def file_name(game: ClaimItRules) -> str:
    """Where the weights of a set-up are kept."""
    name = f"{game.players}-{game.variant}"
    if (game.size, game.secured_to_end) != (SIZE, SECURED_TO_END[game.players]):
        name += f"-size-{game.size}-end-{game.secured_to_end}"
    return f"{name}.npz"


def save(file: Path | BinaryIO, weights: Weights, size: int) -> None:
    """Write weights in a few bytes: those of the tables in steps, all others as halves."""
    tables = SETS * int(geometry(size)[TABLE_ENTRIES])
    patterns = weights[:tables]
    step = np.float32(max(float(np.abs(patterns).max()), 1e-6) / STEPS)
    np.savez_compressed(
        file,
        step=step,
        patterns=np.round(patterns / step).astype(np.int8),
        others=weights[tables:].astype(np.float16),
    )


def read(path: Traversable, size: int, players: int) -> Weights:
    """The weights for a board of this size with so many players; `BadSetup` where they are not."""
    with path.open("rb") as stream, np.load(stream) as kept:
        patterns = kept["patterns"].astype(np.float32) * kept["step"]
        weights = np.concatenate([patterns, kept["others"].astype(np.float32)])
    expected = weights_size(size, players)
    if weights.size != expected:
        raise BadSetup("weights-size", found=weights.size, expected=expected)
    return weights


def kept_weights(folder: Traversable, game: ClaimItRules) -> Weights | None:
    """The weights kept for a set-up, or for the nearest one; `None` where there are none."""
    for variant in dict.fromkeys((game.variant, "base")):
        near = ClaimItRules(game.players, variant, game.size, game.secured_to_end)
        kept = folder / file_name(near)
        if kept.is_file():
            return read(kept, game.size, game.players)
    return None


@cache
def learned_weights(players: int, variant: str, size: int, secured_to_end: int) -> Weights | None:
    """The weights shipped for a set-up, or for the nearest one; `None` where there are none."""
    game = ClaimItRules(players, variant, size, secured_to_end)
    return kept_weights(files(__package__) / "weights", game)
