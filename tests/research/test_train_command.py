"""`claimstead train`: which course is taught, and by how many hands."""

import shlex
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from claimstead.research import training
from claimstead.research.claim.training import JudgeTraining
from claimstead.research.claim_it.training import TurnTraining
from tests.command_line import Run

Asked = list[tuple[Any, int | None, str | None]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What would be taught, and where."""
    found: Asked = []

    def taught(wanted: Any, processes: int | None, cluster: str | None) -> Path:
        found.append((wanted, processes, cluster))
        return Path("weights.npz")

    monkeypatch.setattr(training, "taught", taught)
    return found


@pytest.mark.parametrize(
    ("words", "groups", "hands"),
    [
        ((), 1, (1, None)),
        (("--processes", "2"), 8, (2, None)),
        (("--cluster", "tcp://there:8786"), 8, (None, "tcp://there:8786")),
        (("--cluster", "tcp://there:8786", "--abreast", "32"), 32, (None, "tcp://there:8786")),
    ],
    ids=str,
)
def test_many_hands_play_groups_of_games(
    words: tuple[str, ...],
    groups: int,
    hands: tuple[int | None, str | None],
    asked: Asked,
    run: Run,
) -> None:
    run("train", "claim-it", "--game", "claim-it 3 base", "--games", "500", *words)
    ((wanted, *found),) = asked
    assert isinstance(wanted, TurnTraining)
    assert wanted.game.players == 3
    assert (wanted.course.games, wanted.course.abreast) == (500, groups)
    assert wanted.chances.shape == (groups, 1)
    assert tuple(found) == hands


def test_the_judge_is_taught_on_all_cores_unless_told(asked: Asked, run: Run) -> None:
    run("train", "claim", "--lessons", "7")
    ((wanted, *found),) = asked
    assert isinstance(wanted, JudgeTraining)
    assert wanted.course.lessons == 7
    assert found == [None, None]


SHIPPED = sorted(Path(str(files("claimstead.players"))).glob("*/weights/*.txt"))
EARLIER = "command of an earlier release"


@pytest.mark.parametrize("account", SHIPPED, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_commands_beside_shipped_weights_make_a_file_of_their_name(
    account: Path, asked: Asked, run: Run
) -> None:
    lines = [line.split(": ", 1) for line in account.read_text("utf-8").splitlines()]
    commands = [words for name, words in lines if name in ("command", EARLIER)]
    told = dict(lines)
    assert commands
    assert "time" in told
    for words in commands:
        done = run(*shlex.split(words)[1:])
        # A command that is understood today is not one of an earlier release.
        assert (done.code == 0) != (EARLIER in told), done
    for wanted, *_ in asked:
        assert wanted.file.name == account.with_suffix(".npz").name
        assert wanted.course.seed == int(told["seed"])


def test_weights_that_were_learned_say_how() -> None:
    weights = Path(str(files("claimstead.players"))).glob("*/weights/*.npz")
    learned = {each.with_suffix(".txt") for each in weights if not each.stem.endswith("-solved")}
    assert learned == set(SHIPPED)
