"""What Python calls is compiled while setting up, each for one signature, and loaded afterwards."""

import subprocess
import sys
from pathlib import Path

import pytest

from claimstead.players.warm import GROUPS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "claimstead"


def run(*arguments: str) -> str:
    command = [sys.executable, *arguments]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    return finished.stdout


@pytest.fixture(scope="module", autouse=True)
def warmed() -> str:
    """Whatever stands in the cache: from here on all is there."""
    return run("-m", "claimstead.players.warm")


def test_nothing_is_printed_where_nobody_looks(warmed: str) -> None:
    assert warmed == ""


def test_every_module_with_an_entry_is_warmed_but_for_training_and_the_small_board() -> None:
    with_entries = {
        ".".join(("claimstead", *path.relative_to(SOURCE).with_suffix("").parts))
        for room in ("kernel", "players")
        for path in (SOURCE / room).rglob("*.py")
        if "\n@entry(" in path.read_text(encoding="utf-8")
    }
    seldom = {
        "claimstead.players.claim.games",
        "claimstead.players.claim_it.games",
        "claimstead.players.claim_it.small_board",
    }
    solver = {"claimstead.kernel.solver.solver"}
    assert {module for group in GROUPS for module in group} == with_entries - seldom | solver


def test_the_kernel_is_only_loaded_once_it_is_compiled() -> None:
    program = """
import random
import claimstead as cs
from claimstead.kernel.claim import game, playout, scoring
from claimstead.kernel.claim_it import game as board, playout as rolls, scoring as mines
from claimstead.kernel.solver.search import search
from tests.kernel.side_by_side import ClaimItPair, ClaimPair
from tests.kernel.test_play_outs import winners_by_the_kernel

claim, claim_it = cs.Claim(2, "Gn Gi Dr Tr Se"), cs.ClaimIt(2)
ClaimPair(claim).play(random.Random(1))
ClaimItPair(claim_it).play(random.Random(1), thoroughly=True)
winners_by_the_kernel(claim, claim.start(), 10, seed=1)
winners_by_the_kernel(claim_it, claim_it.start(), 10, seed=1)
called = [
    *(game.deal, game.legal, game.apply, scoring.result, playout.play_outs),
    *(board.legal, board.apply, board.bust_weight, mines.result, rolls.play_outs),
    search,
]
print([(len(e.signatures), len(e.stats.cache_hits), len(e.stats.cache_misses)) for e in called])
"""
    assert run("-c", program) == f"{[(1, 1, 0)] * 11}\n"


def test_the_search_is_only_loaded_once_it_is_compiled() -> None:
    program = """
import claimstead as cs
import random
from claimstead.players import Budget, player
from claimstead.players.claim import tree

game = cs.Claim(2, "Gn Gi Dr Tr Se")
state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
player(game, "expert").choose(game, game.view(state, "a"), Budget(nodes=2), 1)
print(len(tree.search.stats.cache_hits), len(tree.search.stats.cache_misses))
"""
    assert run("-c", program) == "1 0\n"
