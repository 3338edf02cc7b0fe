"""What all training has in common: a checkpoint, a learning curve, an account of how it went."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import BadZipFile

import numpy as np
from rich.progress import Progress

from claimstead.core import ClaimsteadError
from claimstead.files import check_writable, make_folder, whole_file, write_text
from claimstead.progress import progress_bar
from claimstead.research.learning_curve import Point
from claimstead.research.workers import Workers, workers

BROKEN = (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError)
"""What reading a file brings up that is no checkpoint, or was damaged."""


class Training(ABC):
    """Weights on their way, and all that is needed to go on from a checkpoint."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.checkpoint = file.with_suffix(".checkpoint.npz")
        self.points: list[Point] = []
        self.seconds = 0.0

    @abstractmethod
    def run(self, progress: Progress, hands: Workers) -> None:
        """Teach to the end."""

    @abstractmethod
    def kept(self) -> Mapping[str, Any]:
        """All that a checkpoint keeps, but for the curve and the time."""

    @abstractmethod
    def restore(self, kept: Mapping[str, Any]) -> bool:
        """Go on from what was kept; whether it is of the same course."""

    @abstractmethod
    def save_weights(self, file: BinaryIO) -> None:
        """Write the weights into their file."""

    @abstractmethod
    def curve(self) -> str:
        """The learning curve as a picture."""

    @abstractmethod
    def account(self) -> str:
        """How the weights came about: command, seed, time, and what they are good for."""

    def keep(self) -> None:
        """Write a checkpoint; the last one stays until it is whole."""
        points = np.array(self.points, np.float64).reshape(-1, 2)
        make_folder(self.file.parent)
        with whole_file(self.checkpoint) as file:
            np.savez(file, **self.kept(), points=points, seconds=self.seconds)

    def resume(self) -> None:
        """Go on from the checkpoint, if there is one of this course."""
        if not self.checkpoint.exists():
            return
        try:
            with np.load(self.checkpoint) as kept:
                if self.restore(kept):
                    self.points = [Point(int(played), share) for played, share in kept["points"]]
                    self.seconds = float(kept["seconds"])
        except BROKEN as fault:
            raise ClaimsteadError("not-a-checkpoint", file=str(self.checkpoint)) from fault

    def finish(self) -> None:
        """Write the weights, the learning curve, and how they came about."""
        with whole_file(self.file) as file:
            self.save_weights(file)
        write_text(self.file.with_suffix(".svg"), self.curve())
        write_text(self.file.with_suffix(".txt"), self.account())


def taught(training: Training, processes: int | None = None, cluster: str | None = None) -> Path:
    """Teach with a progress bar; where the weights are."""
    make_folder(training.file.parent)
    check_writable(training.file)
    with workers(processes, cluster) as hands, progress_bar() as progress:
        training.run(progress, hands)
    return training.file
