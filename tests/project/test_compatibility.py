"""What a release has stored and promised holds for all later ones: docs/compatibility.md.

Until 1.0 is tagged its samples may be made anew: python -m tools.samples 1.0, in an empty folder.
"""

import json
from pathlib import Path

import msgspec
import pytest

import claimstead as cs
from claimstead.notation import write_record
from claimstead.table.entries import Page
from claimstead.table.record import record_of, verdict_on
from claimstead.table.table import Table
from tools.samples import api

SAMPLES = Path(__file__).parent / "samples"
RELEASES = sorted(SAMPLES.iterdir())
GAMES = [game for release in RELEASES for game in sorted(release.glob("game-*.txt"))]


def named(path: Path) -> str:
    return f"{path.parent.name} {path.name}"


@pytest.mark.parametrize("file", GAMES, ids=named)
def test_a_file_of_a_game_reads_verifies_and_is_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert verdict_on(text).good
    assert write_record(cs.read_record(text)) == text


@pytest.mark.parametrize("file", GAMES, ids=named)
def test_a_log_tells_of_the_same_game(file: Path) -> None:
    log = file.with_name(file.name.replace("game", "log")).with_suffix(".jsonl")
    pages = [msgspec.json.decode(line, type=Page) for line in log.read_bytes().splitlines()]
    table = Table(pages[0])
    for page in pages[1:]:
        table.turn_page(page)
    assert record_of(table) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("release", RELEASES, ids=lambda each: each.name)
def test_positions_read_and_are_written_as_they_were_with_the_same_moves(release: Path) -> None:
    positions = json.loads((release / "positions.json").read_text(encoding="utf-8"))
    assert positions
    for setup, text, legal in positions:
        game = cs.game(setup)
        state = game.read(text)
        assert game.write(state) == text
        assert sorted(str(move) for move in game.legal(state)) == legal


@pytest.mark.parametrize("release", RELEASES, ids=lambda each: each.name)
def test_the_interface_has_all_that_it_had_and_asks_for_no_more(
    release: Path, tmp_path: Path
) -> None:
    then = json.loads((release / "api.json").read_text(encoding="utf-8"))
    today = api(str(tmp_path / "games.sqlite"))
    assert set(then["requests"]) <= set(today["requests"])
    for name, shape in then["shapes"].items():
        fields = today["shapes"][name]
        assert set(shape["fields"]) <= set(fields["fields"]), name
        new = set(fields["fields"]) - set(shape["fields"])
        # What is only ever answered may have new fields; what is sent may be left out.
        assert name in ANSWERS or not new & set(fields["required"]), name


ANSWERS = frozenset({"GameInfo"})
"""Shapes that the server alone writes, with new fields that are always there."""
