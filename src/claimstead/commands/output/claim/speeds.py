"""How fast phase 2 of CLAIM is solved."""

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from claimstead.commands.output.speeds import DEALS, SEED, Measure, play_until
from claimstead.language import say
from claimstead.notation import game_named


def measures(setup: str) -> Iterator[Measure]:
    """The solver, on whole deals."""
    yield Measure(say("bench-solver"), setup, "ms", lambda _: _solver(setup))


def _deals(setup: str) -> Iterator[Any]:
    """Positions at the beginning of phase 2."""
    game, rng = game_named(setup), random.Random(SEED)
    for _ in range(DEALS):
        yield play_until(game, rng, lambda state: state.phase == 2)


def _solver(setup: str) -> float:
    from claimstead.kernel.solve import solve

    game, times = game_named(setup), []
    for number, state in enumerate(_deals(setup)):
        if not number:
            solve(game, state)
        began = time.perf_counter()
        solve(game, state)
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)
