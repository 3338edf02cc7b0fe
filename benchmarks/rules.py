"""Random games through the readable rules, beside python-chess's random games.

A move is counted alike on both sides: list the legal moves, choose one, make it. Rolls and
deals are made as well, but not counted.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.registry import Game

SECONDS = 2.0
ROUNDS = 3
"""Every game is measured so often, in turn with the others; the best round counts."""

SETUPS = (
    "claim-it 2 base",
    "claim-it 5 quick",
    "claim 2 Kn Go Un Dw Do",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 3 Gn Gi Dw Do Dr Tr Se",
    "claim 4 Gn Gi Dw Do Dr Tr Se",
)


def play_chess(rng: random.Random) -> int:
    """A random game of chess; how many moves it had."""
    board = chess.Board()
    moves = 0
    while moves < 300 and (legal := list(board.legal_moves)):
        board.push(rng.choice(legal))
        moves += 1
    return moves


def play(game: Game[Any], rng: random.Random) -> int:
    """A random game; how many moves of players it had."""
    state = game.start()
    moves = 0
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            move = rng.choice(game.legal(state))
            moves += 1
        state = game.apply(state, move).state
    return moves


def moves_a_second(play_one: Callable[[random.Random], int], seconds: float) -> float:
    rng = random.Random(1855)
    moves = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        moves += play_one(rng)
    return moves / passed


def main() -> None:
    players: dict[str, Callable[[random.Random], int]] = {"python-chess": play_chess}
    for setup in SETUPS:
        game = game_named(setup)
        players[setup] = lambda rng, game=game: play(game, rng)  # type: ignore[misc]
    best = dict.fromkeys(players, 0.0)
    console = Console()
    runs = [name for _ in range(ROUNDS) for name in players]
    for name in track(runs, "measuring", console=console, transient=True):
        best[name] = max(best[name], moves_a_second(players[name], SECONDS))
    table = Table("game", "moves a second", "beside python-chess", title="Readable rules")
    for name, speed in best.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / best['python-chess']:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
