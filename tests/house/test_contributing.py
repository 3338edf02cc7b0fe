"""What CONTRIBUTING.md says about adding a faction is all that it takes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "claimstead"
PROGRAM = """
import random
import claimstead as cs
from claimstead.testkit.battery import conform
from tests.kernel.side_by_side import ClaimPair

game = cs.Claim(2, "Gn Gi Dr Tr El")
state = game.read('''claim: 2 Gn Gi Dr Tr El
phase: 2
lead: a
turn: b
hand a: Dr3
hand b: El0 Dr1
trick: Tr9
''')
print(*game.apply(state, game.move(state, "El0")).state.scores[1])
print(conform(game, random.Random(1), games=2) > 100)
ClaimPair(game).play(random.Random(2))
four = cs.Claim(4, "Go Kn Un Dw Tr Se El")
print(conform(four, random.Random(3), games=1) > 50)
ClaimPair(four).play(random.Random(4))
"""
THINKING = """
import random
import sys
import claimstead as cs
from claimstead.players import Budget, player
from claimstead.players.claim.weights import judging
from claimstead.review import analyse
from claimstead.testkit import ending, random_record
from tests.kernel.test_solver import check_ending

decks = ("Gn Gi Dr Tr El", "Go Kn Do Tr El", "Gn Gi Dw Tr El", "Go Kn Un Dw El")
games = [cs.Claim(2, deck) for deck in decks]
rng = random.Random(11)
for number in range(int(sys.argv[1])):
    game = games[number % len(games)]
    check_ending(game, ending(game, rng.choice((2, 3)), rng))
game = games[0]
for state in [step.state for step in random_record(game, rng).steps()][1:3]:
    view = game.view(state, state.turn)
    for name in ("strong", "expert"):
        assert player(game, name).choose(game, view, Budget(nodes=3), 1).move in view.legal
state = ending(game, 2, rng)
view = game.view(state, state.turn)
assert player(game, "expert").choose(game, view, Budget(nodes=3), 1).move in view.legal
print(analyse(game, state).is_exact)
print(judging(game.deck) is None, judging(cs.Claim(2, "Gn Gi Dr Tr Se").deck) is not None)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with the eleventh faction, made as the paper says."""
    folder = tmp_path_factory.mktemp("eleventh")
    shutil.copytree(
        SOURCE, folder / "claimstead", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    paper = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"^```python file=(\S+)\n(.*?)^```$", paper, re.DOTALL | re.MULTILINE))
    factions = folder / "claimstead" / "claim" / "factions"
    (factions / "elves.py").write_text(blocks["elves.py"], encoding="utf-8")
    imported, listed = blocks["__init__.py"].splitlines(keepends=True)
    register = (factions / "__init__.py").read_text(encoding="utf-8")
    register = register.replace("from claimstead", f"{imported}from claimstead", 1)
    assert register.count("        Seers(),\n") == 1
    register = register.replace("        Seers(),\n", f"        Seers(),\n{listed}")
    (factions / "__init__.py").write_text(register, encoding="utf-8")
    return folder


def told(package: Path, program: str, *arguments: str, compiles: bool = False) -> str:
    search = os.pathsep.join((str(package), str(ROOT)))
    environment = os.environ | {"PYTHONPATH": search, "NUMBA_DISABLE_JIT": str(int(not compiles))}
    ended = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=package,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stderr == ""
    return ended.stdout


def test_an_eleventh_faction_is_a_file_and_two_lines(package: Path) -> None:
    assert told(package, PROGRAM) == "El0 Tr9\nTrue\nTrue\n"


def test_an_eleventh_faction_is_solved_played_and_reviewed(package: Path) -> None:
    assert told(package, THINKING, "24") == "True\nTrue True\n"


@pytest.mark.long
def test_five_hundred_endings_of_an_eleventh_faction_are_solved(package: Path) -> None:
    assert told(package, THINKING, "500", compiles=True) == "True\nTrue True\n"
