"""Training of the judge of Claim It!: repeatable, resumed from its checkpoint, with a picture."""

from pathlib import Path

import numpy as np
import pytest
from rich.progress import Progress

from claimstead.notation import ClaimIt
from claimstead.players.claim_it.patterns import TABLE_ENTRIES, THINGS, geometry, kinds
from claimstead.research.train_claim_it import Course, Training

GAME = ClaimIt(2, "base", 3, 3)
pytestmark = pytest.mark.long  # compiling the games takes its time
COURSE = Course(lessons=100, games=300, measured_every=200, measured_by=20)


class Interrupted(Training):
    """Breaks off some games after its first checkpoint."""

    def _play_round(self) -> None:
        if self.played >= 300:
            raise KeyboardInterrupt
        super()._play_round()


def run(folder: Path) -> Training:
    training = Training(GAME, COURSE, folder)
    training.run(Progress(disable=True))
    return training


def test_the_same_course_gives_the_same_weights_and_a_checkpoint_is_gone_on_from(
    tmp_path: Path,
) -> None:
    whole = run(tmp_path / "whole")
    assert whole.played == 400
    with pytest.raises(KeyboardInterrupt):
        Interrupted(GAME, COURSE, tmp_path / "parts").run(Progress(disable=True))
    second = run(tmp_path / "parts")
    assert [point.played for point in second.points] == [200, 400]
    assert np.array_equal(whole.weights, second.weights)
    assert np.abs(whole.weights).max() > 0


def test_what_was_learned_reads_the_same_mirrored(tmp_path: Path) -> None:
    weights = run(tmp_path).weights
    entries = int(geometry(GAME.size)[TABLE_ENTRIES])
    first = 0
    for kind in kinds(GAME.size):
        length = len(kind.members[0])
        numbers = np.arange(THINGS**length)
        digits = [numbers // THINGS**digit % THINGS for digit in range(length)]
        mirrored = sum(digits[other] * THINGS**digit for digit, other in enumerate(kind.mirror))
        for table in (weights[:entries], weights[entries : 2 * entries]):
            part = table[first : first + len(numbers)]
            assert np.abs(part).max() > 0
            assert np.array_equal(part, part[mirrored])
        first += len(numbers)


def test_weights_come_with_a_curve_and_how_they_came_about(tmp_path: Path) -> None:
    training = run(tmp_path)
    assert training.file.name == "2-base-size-3-end-3.npz"
    assert training.file.exists()
    assert "<polyline" in training.file.with_suffix(".svg").read_text(encoding="utf-8")
    account = training.file.with_suffix(".txt").read_text(encoding="utf-8")
    assert 'claimstead train claim-it --game "claim-it 2 base size 3 end 3"' in account
    assert "--lessons 100 --games 300 --seed 1855" in account
