"""The benchmark of players: fixed tasks, fixed yardsticks, one figure."""

import hashlib
import json
from pathlib import Path

import pytest

from claimstead.notation import game_named
from claimstead.players import players_of
from claimstead.research.leaderboard import MINIATURES, TASKS, YARDSTICKS, told
from claimstead.research.matches import Match, play_seated
from tests.command_line import Run, assert_one_line

DOCS = Path(__file__).parents[2] / "docs" / "leaderboard.md"


def moves_of(yardstick: str, setup: str) -> str:
    """A digest of the moves that a yardstick makes in a game against itself."""
    game = game_named(setup)
    match = Match(setup, (yardstick, yardstick), seed=1855, nodes=50)
    played = play_seated(match, dict(zip(game.seats, (0, 1), strict=True)), 0)
    text = " ".join(map(str, played.moves))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_every_yardstick_has_a_version_and_plays_its_tasks() -> None:
    assert {task.yardstick for task in TASKS} == set(YARDSTICKS)
    for task in TASKS:
        assert task.yardstick in players_of(game_named(task.setup))
    assert {task.setup.split()[0] for task in TASKS} == {"claim-it", "claim"}
    assert len(MINIATURES) == 2


@pytest.mark.parametrize(
    ("yardstick", "setup", "play"),
    [
        ("heuristic", "claim-it 2 base", "abffe8cce0db0ba0"),
        ("greedy", "claim 2 Gn Gi Dr Tr Se", "00461f87364b2ea6"),
    ],
)
def test_a_yardstick_plays_as_it_always_did(yardstick: str, setup: str, play: str) -> None:
    """If this fails on purpose, it is another yardstick: raise its version, and the board's."""
    assert YARDSTICKS[yardstick] == 1
    assert moves_of(yardstick, setup) == play


def test_a_trial_says_what_it_is_and_how_it_went(run: Run, tmp_path: Path) -> None:
    words = ("leaderboard", "--player", "random", "--games", "4", "--processes", "1")
    done = run(*words, "--json", "one.json")
    assert done.code == 0
    found = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert found["is_trial"] is True
    assert len(found["tasks"]) == len(TASKS)
    assert 0 <= found["low"] <= found["score"] <= found["high"] <= 1
    mean = sum(task["points"] for task in found["tasks"]) / len(TASKS)
    assert found["score"] == pytest.approx(mean)
    assert all(each["exploitability"] > 0 for each in found["miniatures"])
    assert told(found) == done.out.rstrip("\n")


def test_who_is_nobody_is_refused_before_the_games(run: Run) -> None:
    assert_one_line(run("leaderboard", "--player", "nobody"))


def test_the_page_shows_the_tasks_that_are_played() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for task in TASKS:
        assert f"| {task.setup} | {task.yardstick} {YARDSTICKS[task.yardstick]} |" in page
    for setup in MINIATURES:
        assert setup.partition(" cards ")[2] in page
