"""A third game, brought by an entry point of another package, plays without a line changed here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVERYWHERE = """
import asyncio
import random
import sys
from pathlib import Path

import claimstead as cs
from claimstead.notation import kind_of, read_record, setup_words
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
assert list(players_of(games[2])) == ["random"]

# The arena and environments
from claimstead.research.arena import arena
from claimstead.research.environments import in_turns

[duel] = arena(["random", "random"], "pig 2 30", games=4, seed=1, processes=1)
assert duel.games == 4
env, rng = in_turns.env("pig 3 30"), random.Random(2)
env.reset(seed=1)
for _ in env.agent_iter():
    seen, _, is_over, is_cut, _ = env.last()
    legal = [number for number, is_legal in enumerate(seen["action_mask"]) if is_legal]
    env.step(None if is_over or is_cut else rng.choice(legal))
assert env.unwrapped.episode.turn is None
print("played")

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


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What an installed package leaves behind: the module, and its entry point."""
    shutil.copy(ROOT / "examples" / "pig.py", tmp_path)
    told = tmp_path / "pig_game-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-game\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text("[claimstead.games]\npig = pig:PIG\n", "utf-8")
    return tmp_path


def test_a_third_game_plays_everywhere(site: Path) -> None:
    search = os.pathsep.join((str(site), str(ROOT)))
    ended = subprocess.run(
        [sys.executable, "-c", EVERYWHERE, str(site)],
        cwd=site,
        env=os.environ | {"PYTHONPATH": search, "XDG_DATA_HOME": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stdout == (
        "['claim-it', 'claim', 'pig'] True\nP-1: pig not now (move 4)\nplayed\n200 True\n"
    ), ended.stderr
    assert ended.returncode == 0
