"""The kernel is plain Python too: without the compiler it does the same."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PLAY_SOME = """
import random
import claimstead as cs
from claimstead.kernel.jit import IS_COMPILED
from tests.kernel.side_by_side import CLAIM_IT_SETUPS, CLAIM_SETUPS, ClaimItPair, ClaimPair
from tests.kernel.test_play_outs import winners_by_the_kernel
from tests.kernel.test_small_games import explore_deals

assert not IS_COMPILED
for players, deck in CLAIM_SETUPS[::5]:
    ClaimPair(cs.Claim(players, deck)).play(random.Random(1), through_codec=True)
for players, variant in CLAIM_IT_SETUPS:
    ClaimItPair(cs.ClaimIt(players, variant)).play(random.Random(1))
explore_deals(2, "Gn Gi", each=4, deals=3)
for game in GAMES:
    print(winners_by_the_kernel(game, game.start(), 5, seed=9).tolist())
"""
GAMES = 'GAMES = cs.Claim(2, "Gn Gi Un Dw Do"), cs.Claim(4, "Gn Gi Un Dw Do Tr Se"), cs.ClaimIt(3)'


def run(program: str, *, without_jit: bool) -> str:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if without_jit else "0"}
    command = [sys.executable, "-W", "error", "-c", program]
    finished = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_rules_and_kernel_agree_without_the_compiler() -> None:
    program = PLAY_SOME.replace("for game in GAMES", f"{GAMES}\nfor game in GAMES")
    expected = PLAY_SOME.partition("assert")[0] + GAMES + PLAY_SOME[PLAY_SOME.index("\nfor game") :]
    assert run(program, without_jit=True) == run(expected, without_jit=False) != ""
