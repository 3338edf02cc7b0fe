"""Training of the judge of CLAIM: repeatable, resumed from its checkpoint, with a picture."""

from pathlib import Path

import numpy as np
import pytest
from rich.progress import Progress

from claimstead.claim.factions import FACTIONS
from claimstead.players.claim.judge import JUDGE_SIZE
from claimstead.players.claim.weights import learned_weights, read
from claimstead.research.claim import training as train_claim
from claimstead.research.claim.fitting import Fitting, first_weights, guesses
from claimstead.research.claim.lessons import GAMES
from claimstead.research.claim.training import Course, JudgeTraining
from claimstead.research.workers import Workers

COURSE = Course(lessons=4, games=1, rounds=1, iterations=20, epochs=2)


def taught(folder: Path) -> JudgeTraining:
    training = JudgeTraining(COURSE, folder)
    with Progress(disable=True) as progress:
        training.run(progress, Workers(None, 0))
    return training


def test_fitting_learns_what_a_position_is_worth() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 700, (4000, 20)).astype(np.int16)
    answers = ((rows < 350).sum(1) > 10).astype(np.float32)
    fitting = Fitting(first_weights(1), 0.01)
    for _ in range(40):
        fitting.epoch(rows, answers, rng, 1.0)
    assert np.mean((guesses(fitting.weights, rows) > 0.5) == (answers > 0.5)) > 0.9


def test_the_weights_shipped_are_those_of_this_judge() -> None:
    learned = learned_weights()
    assert learned.weights.shape == (JUDGE_SIZE,)
    assert learned.factions == tuple(FACTIONS)


@pytest.mark.long
def test_training_goes_on_from_its_checkpoint_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = taught(tmp_path / "whole")
    monkeypatch.setattr(train_claim, "KEPT_EVERY", 2)

    def break_off(training: JudgeTraining, number: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(JudgeTraining, "_fit", break_off)
        with pytest.raises(KeyboardInterrupt):
            taught(tmp_path / "broken")
    resumed = JudgeTraining(COURSE, tmp_path / "broken")
    assert len(resumed.lessons) == COURSE.lessons
    resumed = taught(tmp_path / "broken")
    assert np.array_equal(resumed.weights, whole.weights)
    assert resumed.points == whole.points
    assert whole.points[-1].played > COURSE.lessons * GAMES
    assert np.allclose(read(whole.file).weights, whole.weights, atol=1e-2)
    assert "--rounds 1 --seed 1855" in whole.file.with_suffix(".txt").read_text(encoding="utf-8")
    assert whole.file.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
