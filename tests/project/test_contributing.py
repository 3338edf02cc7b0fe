"""What CONTRIBUTING.md says about adding a faction is all that it takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.guests import ROOT, copy_with_elves

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

AT_TABLES = """
import asyncio
import logging
import random
import sys
from pathlib import Path
import claimstead as cs
from claimstead.notation import Record, write_record
from claimstead.review import USUAL
from claimstead.commands.output.review import reviewed
from claimstead.testkit import ending
from claimstead.testkit.generators import random_move
from tests.server.inside import run
from tests.terminal.robot import app_for, play_to_the_end, shown

logging.disable()
SETUP = "claim 2 Gn Gi Dr Tr El"
game, rng = cs.game(SETUP), random.Random(5)

# A review of an ending, as the command shows it
first = state = ending(game, 3, rng)
moves = []
while game.actor(state) is not None:
    moves.append(random_move(game, state, rng))
    state = game.apply(state, moves[-1]).state
file = write_record(Record(game, tuple(moves), position=first))
told = reviewed(file, USUAL, language="en", wants_json=False, html=None)
print(all(str(move) in told for move in moves))


def has_elf(*hands):
    return all(any(card.faction == "El" for card in hand) for hand in hands)


# The terminal: a game from an ending with Elves in both hands
async def at_the_screen():
    endings = (ending(game, 3, rng) for _ in range(500))
    seen = next(each for each in endings if each.turn == "a" and has_elf(*each.hands))
    app = app_for(SETUP, position=game.write(seen))
    async with app.run_test(size=(100, 40)) as pilot:
        table = await play_to_the_end(pilot)
        print(bool(table.told.result.winners), "El" in shown(app))


asyncio.run(at_the_screen())


# The server: what the browser app gets
async def served(here):
    guests = [await here.guest(name) for name in ("Ada", "Ben")]
    offered = {each["game"]: each for each in (await guests[0].ask("GET", "/api/games")).json()}
    table = await here.table(SETUP, *guests)
    await asyncio.gather(*(guest.play_on(table, random.Random(3)) for guest in guests))
    results = [guest.updates[table]["result"] for guest in guests]
    codes = [each["code"] for each in offered["claim"]["factions"]]
    print("El" in codes, results[0] == results[1])


run(Path(sys.argv[1]) / "games.sqlite", served)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with the eleventh faction, made as the paper says."""
    folder = tmp_path_factory.mktemp("eleventh")
    copy_with_elves(folder)
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


def test_an_eleventh_faction_is_reviewed_and_played_in_terminal_and_server(
    package: Path, tmp_path: Path
) -> None:
    assert told(package, AT_TABLES, str(tmp_path)) == "True\nTrue True\nTrue True\n"


@pytest.mark.long
def test_five_hundred_endings_of_an_eleventh_faction_are_solved(package: Path) -> None:
    assert told(package, THINKING, "500", compiles=True) == "True\nTrue True\n"
