"""A third game, brought by an entry point of another package, plays without a line changed here."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.guests import ROOT, install_pig

EVERYWHERE = """
import asyncio
import random
import sys
from pathlib import Path

import claimstead as cs
from claimstead.notation import read_record, setup_words
from claimstead.registry import kind_of
from claimstead.notation.telling import tell
from claimstead.players import RandomPlayer, players_of
from claimstead.table.record import record_of, verdict_on
from claimstead.testkit import conform
from tests.table.desk import played

games = {players: cs.game(f"pig {players} 30") for players in (2, 3, 4)}
print(list(cs.games()), all(kind_of(game).name == "pig" for game in games.values()))

# Rules and texts
for game in games.values():
    assert conform(game, random.Random(1), games=3) > 50
start = games[2].start()
assert str(start) == "pig 2 30; 0 0; a; 0; choose"
assert setup_words(cs.notation.game_of_position(str(start))) == "pig 2 30"
assert "points: 0 0" in cs.text(games[2].view(start, "a")) and cs.svg(start).startswith("<svg")
try:
    games[2].move(start, "4")
except cs.Illegal as no:
    print(no)

# The table: sealed luck, the log, the file, and whether it is true
table = played("pig 3 30")
text = record_of(table)
assert verdict_on(text).good
rolls = [move for move in read_record(text).moves if move.is_chance]
assert len({str(roll) for roll in rolls}) == 6
for old in ("2", "3"):
    forged = text.replace(f"* {old}\\n", "* 6\\n", 1)
    assert forged != text and not verdict_on(forged).good
assert list(players_of(games[2])) == ["random", "search"]

# The arena and environments
from claimstead.research.arena import arena
from claimstead.research.environments import aec

[duel] = arena(["search", "random"], "pig 2 30", games=10, seed=1, nodes=50, processes=1)
assert duel.share(0) > 0.5
from tempfile import TemporaryDirectory

from claimstead.research.simulation import simulate

with TemporaryDirectory() as folder:
    for name in ("games.parquet", "games.txt"):
        file = Path(folder, name)
        done = simulate("pig 2 30", ["random"], 2, file, with_values=False, processes=1)
        assert done.games == 2 and done.decisions > 0 and file.stat().st_size > 0
env, rng = aec.env("pig 3 30"), random.Random(2)
env.reset(seed=1)
for _ in env.agent_iter():
    seen, _, is_over, is_cut, _ = env.last()
    legal = [number for number, is_legal in enumerate(seen["action_mask"]) if is_legal]
    env.step(None if is_over or is_cut else rng.choice(legal))
assert env.unwrapped.episode.turn is None
print("played")

# OpenSpiel: its own test, and a player's returns
import pyspiel

from claimstead.research.environments import spiel

for players, most in ((2, 1.0), (4, 3.0)):
    game = pyspiel.load_game(f"claimstead_pig(setup=pig {players} 30)")
    assert (game.num_players(), game.max_utility()) == (players, most)
    assert (game.num_distinct_actions(), game.max_chance_outcomes()) == (2, 6)
position = "pig 2 30; 20 0; a; 4; choose"
state = pyspiel.load_game(f"claimstead_pig(position={position})").new_initial_state()
state.apply_action(state.string_to_action("roll"))
assert state.chance_outcomes() == [(number, 1 / 6) for number in range(6)]
state.apply_action(5)
assert str(state) == "pig 2 30; 20 0; a; 10; choose" and not state.is_terminal()
state.apply_action(state.string_to_action("hold"))
assert state.is_terminal() and state.returns() == [1.0, -1.0]

# The terminal
from claimstead.terminal import simple
from tests.terminal.robot import app_for, play_to_the_end, shown

said = []
simple.play(games[2], "a", RandomPlayer(), 1, lambda _: rng.choice(("roll", "hold")), said.append)
assert any(line.startswith("a rolls ") for line in said)


async def at_the_screen():
    app = app_for("pig 2 30")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await play_to_the_end(pilot)
        assert table.told.result.winners


asyncio.run(at_the_screen())

# The server
from tests.server.inside import run


async def served(here):
    guests = [await here.guest(name) for name in ("Ada", "Ben")]
    offered = (await guests[0].ask("GET", "/api/games")).json()
    assert offered[-1]["game"] == "pig" and offered[-1]["players"] == [2, 3, 4]
    table = await here.table("pig 2 30", *guests)
    await asyncio.gather(*(guest.play_on(table, random.Random(3)) for guest in guests))
    results = [guest.updates[table]["result"] for guest in guests]
    assert results[0] == results[1] and results[0]["decided_by"] == "points"
    file = await guests[0].ask("GET", f"/api/tables/{table}/record")
    print(file.status_code, verdict_on(file.text).good)


run(Path(sys.argv[1]) / "games.sqlite", served)
"""
OPENSPIEL = """
import pyspiel
from claimstead.research.environments import spiel

for players in (2, 3, 4):
    game = pyspiel.load_game(f"claimstead_pig(setup=pig {players} 30)")
    pyspiel.random_sim_test(game, 2, True, False)
"""
THINKING = """
import random
import claimstead as cs
from claimstead.players import Budget, player

# What the rules give away: who has enough holds, and who would lose the game by it does not.
game = cs.game("pig 2 30")
for text, best in (
    ("pig 2 30; 20 0; a; 10; choose", "hold"),
    ("pig 2 30; 0 29; a; 0; choose", "roll"),
    ("pig 2 30; 0 0; a; 2; choose", "roll"),
    ("pig 2 30; 0 0; a; 27; choose", "hold"),
):
    state = game.read(text)
    view = game.view(state, "a")
    choices = [player(game, "search").choose(game, view, Budget(nodes=300), 7) for _ in range(2)]
    assert choices[0] == choices[1] and str(choices[0].move) == best, text
    print(choices[0].reason)
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What an installed package leaves behind: the module, and its entry point."""
    install_pig(tmp_path)
    return tmp_path


def run_with_pig(site: Path, program: str) -> "subprocess.CompletedProcess[str]":
    """A program beside which the game is installed."""
    search = os.pathsep.join((str(site), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-c", program, str(site)],
        cwd=site,
        env=os.environ | {"PYTHONPATH": search, "XDG_DATA_HOME": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_third_game_plays_everywhere(site: Path) -> None:
    ended = run_with_pig(site, EVERYWHERE)
    assert ended.stdout == (
        "['claim-it', 'claim', 'pig'] True\nP-1: pig not now (move 4)\nplayed\n200 True\n"
    ), ended.stderr
    assert ended.returncode == 0


def test_openspiel_finds_no_fault_with_a_third_game(site: Path) -> None:
    ended = run_with_pig(site, OPENSPIEL)
    assert ended.returncode == 0, ended.stderr


def test_a_third_game_is_searched(site: Path) -> None:
    ended = run_with_pig(site, THINKING)
    assert ended.stdout.splitlines()[0] == "won 100% of its trial games", ended.stderr


def test_the_entry_point_is_the_one_that_the_guide_shows(site: Path) -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = re.search(r"```toml\n\[project.entry-points.\"(.*?)\"\]\n(\w+) = \"(.*?)\"\n```", guide)
    assert shown is not None
    file = (site / "pig_game-1.0.dist-info" / "entry_points.txt").read_text(encoding="utf-8")
    assert file == f"[{shown[1]}]\n{shown[2]} = {shown[3]}\n"
