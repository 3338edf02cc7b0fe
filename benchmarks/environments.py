"""The batched environment beside the environments that researchers use, everything in one run.

A step is a decision of a player, with what it saw before and which actions were legal; players
choose at random. One core. All sides are measured in short rounds, in turn, and the best round of
each counts, since the machine may be busy. Needs the group `bench`.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple
from unittest.mock import MagicMock

import numpy as np
import pyspiel
import rlcard
from rich.console import Console
from rich.progress import track
from rich.table import Table

from claimstead.research.environments import aec, spiel
from claimstead.research.environments.batch import Batch

ROUNDS = 3
SECONDS = 0.2
GAMES = 2_000
OURS = (
    "claim 2 Gn Gi Dr Tr Se",
    "claim 4 Gn Gi Dw Do Dr Tr Se",
    "claim-it 2 base",
    "claim-it 5 base",
)
POKER = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
SPIEL = ("leduc_poker", "hearts", "euchre", "pig")

Steps = Callable[[], int]
"""Takes some steps; how many."""


class Side(NamedTuple):
    """An environment, and how many times faster ours must be."""

    name: str
    family: str
    must: float | None
    steps: Steps


def batched(setup: str) -> Steps:
    batch = Batch(setup, GAMES, seed=1855)

    def steps() -> int:
        batch.step(batch.sample())
        return len(batch)

    return steps


def taking_turns(env: Any) -> Steps:
    """A game of any environment of PettingZoo."""
    rng = random.Random(1855)

    def steps() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        taken = 0
        for _ in env.agent_iter():
            observed, _, is_over, is_cut_off, _ = env.last()
            if is_over or is_cut_off:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
                taken += 1
        return taken

    return steps


def poker(name: str) -> Any:
    """A card game of PettingZoo; they load pygame for pictures, of which none is drawn here."""
    sys.modules.setdefault("pygame", MagicMock())
    return import_module(f"pettingzoo.classic.{name}").env()


def dealt_by_rlcard(name: str) -> Steps:
    env = rlcard.make(name, config={"seed": 1855})
    rng = random.Random(1855)

    def steps() -> int:
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            taken += 1
        return taken

    return steps


def driven_from_python(name: str) -> Steps:
    """A game of OpenSpiel, state by state."""
    game = pyspiel.load_game(name)
    rng = random.Random(1855)
    has_observations = game.get_type().provides_observation_tensor

    def steps() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            player = state.current_player()
            see = state.observation_tensor if has_observations else state.information_state_tensor
            see(player)
            state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
        return taken

    return steps


def vectorized(name: str) -> Steps:
    """A batch of Pgx, compiled by JAX, which restarts ended games at once as ours does."""
    jax = import_module("jax")
    pgx = import_module("pgx")
    env = pgx.make(name)
    restarting = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> tuple[Any, Any]:
        key, chooses, chance = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(chooses, odds, axis=1)
        return jax.vmap(restarting)(state, chosen, jax.random.split(chance, GAMES)), key

    step = jax.jit(act)
    key = jax.random.PRNGKey(1855)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def steps() -> int:
        nonlocal state, key
        state, key = step(state, key)
        state.observation.block_until_ready()
        return GAMES

    return steps


def sides() -> list[Side]:
    return [
        *(Side(setup, "Claimstead, batched", None, batched(setup)) for setup in OURS),
        *(
            Side(setup, "Claimstead, in turns", 1.0, taking_turns(aec.env(setup)))
            for setup in (OURS[0], OURS[2])
        ),
        *(Side(name, "PettingZoo", 20, taking_turns(poker(name))) for name in POKER),
        *(
            Side(name, "RLCard", 20, dealt_by_rlcard(name))
            for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "bridge", "doudizhu")
        ),
        *(
            Side(name, "OpenSpiel from Python", 5, driven_from_python(name))
            for name in (*SPIEL, *spiel.OURS)
        ),
        *(Side(name, "Pgx", 1.0, vectorized(name)) for name in ("leduc_holdem", "backgammon")),
    ]


def speed(steps: Steps) -> float:
    """Steps a second of the process."""
    began, taken = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        taken += steps()
    return taken / (time.process_time() - began)


def main() -> None:
    warnings.simplefilter("ignore")
    console = Console()
    measured = sides()
    for side in measured:
        side.steps()
    fastest = dict.fromkeys(measured, 0.0)
    for _ in track(range(ROUNDS), "Measuring", console=console, transient=True):
        for side in measured:
            fastest[side] = max(fastest[side], speed(side.steps))
    slowest = min(fastest[side] for side in measured if side.must is None)
    table = Table("environment", "game", "steps a second", "our slowest batch is", "must be")
    for side, rate in fastest.items():
        must = "" if side.must is None else f"{side.must:g} times"
        table.add_row(side.family, side.name, f"{rate:,.0f}", f"{slowest / rate:,.1f} times", must)
    console.print(table)
    missed = [side.name for side, rate in fastest.items() if slowest < (side.must or 0) * rate]
    console.print(f"Missed: {', '.join(missed)}" if missed else "All reached.")


if __name__ == "__main__":
    main()
