"""What all training has in common: a checkpoint, a learning curve, an account of how it went."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from claimstead.research.crew import Crew, crew
from claimstead.research.learning_curve import Point


class Training(ABC):
    """Weights on their way, and all that is needed to go on from a checkpoint."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.checkpoint = file.with_suffix(".checkpoint.npz")
        self.points: list[Point] = []
        self.seconds = 0.0

    @abstractmethod
    def run(self, progress: Progress, hands: Crew) -> None:
        """Teach to the end."""

    @abstractmethod
    def kept(self) -> Mapping[str, Any]:
        """All that a checkpoint keeps, but for the curve and the time."""

    @abstractmethod
    def restore(self, kept: Mapping[str, Any]) -> bool:
        """Go on from what was kept; whether it is of the same course."""

    @abstractmethod
    def save_weights(self) -> None:
        """Write the weights into their file."""

    @abstractmethod
    def curve(self) -> str:
        """The learning curve as a picture."""

    @abstractmethod
    def account(self) -> str:
        """How the weights came about: command, seed, time, and what they are good for."""

    def keep(self) -> None:
        """Write a checkpoint; the last one stays until it is whole."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.checkpoint.with_suffix(".new.npz")
        points = np.array(self.points, np.float64).reshape(-1, 2)
        np.savez(beside, **self.kept(), points=points, seconds=self.seconds)
        beside.replace(self.checkpoint)

    def resume(self) -> None:
        """Go on from the checkpoint, if there is one of this course."""
        if not self.checkpoint.exists():
            return
        with np.load(self.checkpoint) as kept:
            if self.restore(kept):
                self.points = [Point(int(played), share) for played, share in kept["points"]]
                self.seconds = float(kept["seconds"])

    def finish(self) -> None:
        """Write the weights, the learning curve, and how they came about."""
        self.save_weights()
        self.file.with_suffix(".svg").write_text(self.curve(), encoding="utf-8")
        self.file.with_suffix(".txt").write_text(self.account(), encoding="utf-8")


def taught(training: Training, processes: int | None = None, cluster: str | None = None) -> Path:
    """Teach with a progress bar; where the weights are."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with crew(processes, cluster) as hands, Progress(*columns) as progress:
        training.run(progress, hands)
    return training.file
