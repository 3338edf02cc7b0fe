"""The learned weights of the judge, kept as halves."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float32]
FILE = "judge.npz"


def save(file: Path | BinaryIO, weights: Weights) -> None:
    np.savez_compressed(file, weights=weights.astype(np.float16))


def read(path: Traversable) -> Weights:
    with path.open("rb") as stream, np.load(stream) as kept:
        return np.ascontiguousarray(kept["weights"], np.float32)


@cache
def learned_weights() -> Weights:
    """The weights shipped."""
    return read(files(__package__) / "weights" / FILE)
