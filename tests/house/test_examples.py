"""The examples run, and show what they promise."""

import re
import runpy
import sys
import warnings
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

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
        "train_agent.py", "--games", "300", "--meets", "200", monkeypatch=monkeypatch, capsys=capsys
    )
    share = re.search(r"the agent wins ([\d.]+)% of its games", said)
    assert share is not None
    assert float(share[1]) > 45


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


def test_every_example_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert [file.name for file in EXAMPLES.glob("*.py") if f'"{file.name}"' not in here] == []
