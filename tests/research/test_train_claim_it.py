"""Training of the judge of Claim It!: repeatable, resumed from its checkpoint, with a picture."""

from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pytest
from rich.progress import Progress

from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt
from claimstead.players.claim_it.features import SETS
from claimstead.players.claim_it.games import turns_of, victories
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.patterns import TABLE_ENTRIES, THINGS, geometry, kinds
from claimstead.research.claim_it.training import Course, TurnTraining, merged
from claimstead.research.workers import Workers, workers

GAME = ClaimIt(2, "base", 3, 3)
pytestmark = pytest.mark.long  # compiling the games takes its time
COURSE = Course(games=400, measured_every=200, measured_by=20)


ALONE = Workers(None, 0)


class Interrupted(TurnTraining):
    """Breaks off some games after its first checkpoint."""

    def play_round(self, hands: Workers) -> None:
        if self.played >= 300:
            raise KeyboardInterrupt
        super().play_round(hands)


def run(folder: Path, course: Course = COURSE, hands: Workers = ALONE) -> TurnTraining:
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


def test_a_course_that_goes_on_from_a_longer_one_tells_both_commands(tmp_path: Path) -> None:
    def in_two_parts(folder: Path) -> TurnTraining:
        longer = Interrupted(GAME, COURSE._replace(games=800), folder)
        with pytest.raises(KeyboardInterrupt):
            longer.run(Progress(disable=True), ALONE)
        return run(folder)

    parts = in_two_parts(tmp_path / "parts")
    told = parts.file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert [line.partition(" end 3")[2] for line in told[:3]] == [
        '" --games 800 --seed 1855',
        "",
        '" --games 400 --seed 1855',
    ]
    assert told[1] == "broken off: after 200 games, then"
    again = in_two_parts(tmp_path / "again")
    assert parts.file.read_bytes() == again.file.read_bytes()
    assert not np.array_equal(parts.weights, run(tmp_path / "whole").weights)


def test_groups_of_games_teach_the_same_on_a_cluster_as_here(tmp_path: Path) -> None:
    course = COURSE._replace(abreast=2)
    here = run(tmp_path / "here", course)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address="127.0.0.1:0"
        ) as cluster,
        workers(cluster=cluster.scheduler_address) as hands,
    ):
        there = run(tmp_path / "there", course, hands)
    assert np.array_equal(here.weights, there.weights)
    assert "--abreast 2" in there.file.with_suffix(".txt").read_text(encoding="utf-8")


def test_with_three_players_the_luck_of_all_rolls_is_taken_off(tmp_path: Path) -> None:
    game = ClaimIt(3, "base", 3, 3)
    training = TurnTraining(game, Course(1000, measured_every=1000, measured_by=3), tmp_path)
    training.run(Progress(disable=True), ALONE)
    tables = claim_it_tables.tables(game)
    judge, referee = (Mind(tables, game.size, training.weights, learned=True) for _ in range(2))
    turn = turns_of(judge, 1, referee)
    played = [victories(tables, turn, turn, 0, randomness(1, n), 1, 240) for n in range(400)]
    won, lucks = np.array(played).T
    # On the average luck is nothing; without it the same player wins much the same each time.
    assert abs(lucks.mean()) < 4 * lucks.std() / len(lucks) ** 0.5
    assert (won - lucks).std() < 0.6 * won.std()


@pytest.mark.parametrize(("players", "guests"), [(2, [0, 0, 0, 0]), (3, [0, 0.25, 0.5, 0.75])])
def test_with_three_players_the_heuristic_sits_at_more_and_more_of_the_other_seats(
    players: int, guests: list[float], tmp_path: Path
) -> None:
    found: list[float] = []

    class Idle(Workers):
        def each(self, work: Any, given: Any) -> Any:
            found.append(work.args[0].guests)
            return given

    training = TurnTraining(ClaimIt(players, "base", 3, 3), COURSE, tmp_path)
    for _ in range(4):
        training.play_round(Idle(None, 0))
    assert found == guests


def test_of_several_groups_those_count_that_moved_a_weight() -> None:
    before, one, other = np.array([[1, 1, 1], [1, 2, 3], [1, 1, 7]], np.float32)
    assert merged(before, [one, other]).tolist() == [1, 2, 5]


def test_what_was_learned_reads_the_same_mirrored(tmp_path: Path) -> None:
    weights = run(tmp_path).weights
    entries = int(geometry(GAME.size)[TABLE_ENTRIES])
    first = 0
    for kind in kinds(GAME.size):
        length = len(kind.members[0])
        numbers = np.arange(THINGS**length)
        digits = [numbers // THINGS**digit % THINGS for digit in range(length)]
        order = kind.mirror or range(length)
        mirrored = sum(digits[other] * THINGS**digit for digit, other in enumerate(order))
        for tables in range(SETS):
            part = weights[tables * entries + first :][: len(numbers)]
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
    assert "--games 400 --seed 1855" in account
