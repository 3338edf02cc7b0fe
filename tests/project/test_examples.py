"""The examples run, and show what they promise."""

import re
import runpy
import sys
import warnings
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from tools import notebooks

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(
    name: str,
    *words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    monkeypatch.setattr(sys, "argv", [name, *words])
    with warnings.catch_warnings():
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    return capsys.readouterr().out


def test_a_small_agent_is_trained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = run(
        "train_agent.py", "--games", "100", "--meets", "100", monkeypatch=monkeypatch, capsys=capsys
    )
    share = re.search(r"the agent wins ([\d.]+)% of its games", said)
    assert share is not None
    assert float(share[1]) > 45


def test_an_agent_teaches_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--minutes", "0.01", "--games", "20", "--rounds", "1", "--last", "1", "--meetings", "1"]
    drawn = tmp_path / "curve.svg"
    said = run("self_play.py", *few, "--curve", str(drawn), monkeypatch=monkeypatch, capsys=capsys)
    assert re.search(r"^after [\d,]+ games it wins [\d.]+% ± [\d.]+% against greedy$", said, re.M)
    assert "games" in "".join(ET.parse(drawn).getroot().itertext())


def test_a_network_learns_what_actions_bring() -> None:
    network = runpy.run_path(str(EXAMPLES / "self_play.py"))["Network"]((4, 16, 3), seed=1)
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 2, (400, 4)).astype(np.float32)
    actions = rng.integers(0, 3, 400)
    # Action 0 wins where the first number is 1, action 1 where it is 0, action 2 never.
    results = np.array(
        [
            1.0 if (did, first) in {(0, 1), (1, 0)} else -1.0
            for did, first in zip(actions, rows[:, 0], strict=True)
        ],
        np.float32,
    )
    before = network.learn(rows, actions, results, rate=0.01)
    for _ in range(300):
        after = network.learn(rows, actions, results, rate=0.01)
    assert after < 0.05 < 0.5 < before
    best = network.layers(np.array([[1, 0, 0, 0], [0, 0, 0, 0]], np.float32))[-1].argmax(1)
    assert best.tolist() == [0, 1]


def test_exploitability_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = run("exploitability.py", "random", monkeypatch=monkeypatch, capsys=capsys)
    assert float(said.split()[5]) > 0


def test_a_deal_is_solved_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deal.svg"
    said = run("solve_a_deal.py", "--picture", str(file), monkeypatch=monkeypatch, capsys=capsys)
    verdicts = re.findall(r"^(\w+) (wins|draws|loses)$", said, re.M)
    drawn = [text.strip() for text in ET.parse(file).getroot().itertext()]
    assert {card for card, _ in verdicts} <= set(drawn)
    assert len(verdicts) > 5


@pytest.mark.long
def test_deep_cfr_learns_a_small_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    words = ("--iterations", "10", "--traversals", "30")
    said = run("deep_cfr.py", *words, monkeypatch=monkeypatch, capsys=capsys)
    before, after = map(float, re.findall(r"\d+\.\d+", said))
    assert after < before


NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_shows_what_it_did_when_it_was_written(path: Path) -> None:
    notebook = notebooks.read(path)
    assert notebooks.renewed(notebook) == notebook


def test_the_notebooks_draw_a_board_a_hand_and_a_trick() -> None:
    drawn = "".join(path.read_text(encoding="utf-8") for path in NOTEBOOKS)
    assert drawn.count("image/svg+xml") >= 4


def test_every_example_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    # A game of another package needs a process of its own.
    here += Path(__file__).with_name("guests.py").read_text(encoding="utf-8")
    assert [file.name for file in EXAMPLES.glob("*.py") if f'"{file.name}"' not in here] == []
