"""Compiling once: everything that Python calls, each for one signature."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from claimstead.kernel.claim import game as claim_game
from claimstead.kernel.claim import playout as claim_playout
from claimstead.kernel.claim import scoring as claim_scoring
from claimstead.kernel.claim_it import game as claim_it_game
from claimstead.kernel.claim_it import playout as claim_it_playout
from claimstead.kernel.claim_it import scoring as claim_it_scoring
from claimstead.kernel.jit import ENTRIES
from claimstead.kernel.warm import warm

ROOT = Path(__file__).parents[2]


def test_warming_compiles_every_entry_for_the_signature_it_is_called_with() -> None:
    warm()
    called: list[Any] = [
        claim_game.deal,
        claim_game.legal,
        claim_game.apply,
        claim_scoring.result,
        claim_playout.play_outs,
        claim_it_game.legal,
        claim_it_game.apply,
        claim_it_game.bust_weight,
        claim_it_scoring.result,
        claim_it_playout.play_outs,
    ]
    twins = [entry for entry in ENTRIES if entry.name.startswith("claimstead.kernel.claim")]
    assert len(twins) == len(called)
    for entry in called:
        assert len(entry.signatures) == 1


def test_what_was_compiled_once_is_only_loaded() -> None:
    run("from claimstead.kernel.warm import warm; warm()")
    program = """
import random
import claimstead as cs
from claimstead.kernel.claim import game, playout, scoring
from claimstead.kernel.claim_it import game as board
from tests.kernel.side_by_side import ClaimItPair, ClaimPair
from tests.kernel.test_play_outs import winners_by_the_kernel

claim = cs.Claim(2, "Gn Gi Dr Tr Se")
ClaimPair(claim).play(random.Random(1))
ClaimItPair(cs.ClaimIt(2)).play(random.Random(1), thoroughly=True)
winners_by_the_kernel(claim, claim.start(), 10, seed=1)
called = game.deal, game.legal, game.apply, scoring.result, playout.play_outs, board.apply
print([(len(e.stats.cache_hits), len(e.stats.cache_misses)) for e in called])
"""
    assert run(program) == f"{[(1, 0)] * 6}\n"


def test_nothing_is_printed_where_nobody_looks() -> None:
    assert run("from claimstead.kernel.warm import warm; warm()") == ""


def run(program: str) -> str:
    command = [sys.executable, "-c", program]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    return finished.stdout
