"""What players call is compiled while setting up, and loaded from then on."""

import subprocess
import sys
from pathlib import Path

from claimstead.players.warm import MODULES

ROOT = Path(__file__).parents[2]
PLAYERS = ROOT / "src" / "claimstead" / "players"


def test_every_module_with_an_entry_is_warmed_but_those_for_training() -> None:
    with_entries = {
        ".".join(("claimstead", *path.relative_to(PLAYERS.parent).with_suffix("").parts))
        for path in PLAYERS.rglob("*.py")
        if "\n@entry(" in path.read_text(encoding="utf-8")
    }
    training = {"claimstead.players.claim.games", "claimstead.players.claim_it.games"}
    assert set(MODULES) == with_entries - training


def test_the_search_is_only_loaded_once_it_is_compiled() -> None:
    program = """
import claimstead as cs
import random
from claimstead.players import Budget, player
from claimstead.players.claim import glance, tree

game = cs.Claim(2, "Gn Gi Dr Tr Se")
state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
player(game, "expert").choose(game, game.view(state, "a"), Budget(nodes=2), 1)
print(len(tree.search.stats.cache_hits), len(tree.search.stats.cache_misses))
"""
    for _ in range(2):
        command = [sys.executable, "-c", program]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("1 0\n", "")
