"""Training of the judge of Claim It!: repeatable, resumed from its checkpoint, with a picture."""

from pathlib import Path

import distributed
import numpy as np
import pytest
from rich.progress import Progress

from claimstead.notation import ClaimIt
from claimstead.players.claim_it.patterns import TABLE_ENTRIES, THINGS, geometry, kinds
from claimstead.research.claim_it.training import Course, Learned, TurnTraining, merged
from claimstead.research.crew import Crew, crew

GAME = ClaimIt(2, "base", 3, 3)
pytestmark = pytest.mark.long  # compiling the games takes its time
COURSE = Course(lessons=100, games=300, measured_every=200, measured_by=20)


ALONE = Crew(None, 0)


class Interrupted(TurnTraining):
    """Breaks off some games after its first checkpoint."""

    def play_round(self, hands: Crew) -> None:
        if self.played >= 300:
            raise KeyboardInterrupt
        super().play_round(hands)


def run(folder: Path, course: Course = COURSE, hands: Crew = ALONE) -> TurnTraining:
    training = TurnTraining(GAME, course, folder)
    training.run(Progress(disable=True), hands)
    return training


def test_the_same_course_gives_the_same_weights_and_a_checkpoint_is_gone_on_from(
    tmp_path: Path,
) -> None:
    whole = run(tmp_path / "whole")
    assert whole.played == 400
    with pytest.raises(KeyboardInterrupt):
        Interrupted(GAME, COURSE, tmp_path / "parts").run(Progress(disable=True), ALONE)
    second = run(tmp_path / "parts")
    assert [point.played for point in second.points] == [200, 400]
    assert np.array_equal(whole.weights, second.weights)
    assert np.abs(whole.weights).max() > 0


def test_groups_of_games_teach_the_same_on_a_cluster_as_here(tmp_path: Path) -> None:
    course = COURSE._replace(lessons=0, games=400, abreast=2)
    here = run(tmp_path / "here", course)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
        ) as cluster,
        crew(cluster=cluster.scheduler_address) as hands,
    ):
        there = run(tmp_path / "there", course, hands)
    assert np.array_equal(here.weights, there.weights)
    assert "--abreast 2" in there.file.with_suffix(".txt").read_text(encoding="utf-8")


def test_of_several_groups_those_count_that_moved_a_weight() -> None:
    chance = np.zeros(1, np.uint64)

    def known(*weights: float) -> Learned:
        array = np.array(weights, np.float32)
        return Learned(array, array, np.abs(array), chance)

    both = merged(known(1, 1, 1), [known(1, 2, 3), known(1, 1, 7)])
    assert both.weights.tolist() == [1, 2, 5]
    assert both.sums.tolist() == [1, 2, 9]


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
