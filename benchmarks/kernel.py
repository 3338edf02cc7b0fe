"""The kernel and the solver beside their peers, everything in one run.

Writes the figures to `docs/benchmarks.md`, with a picture. Needs the group `bench`.
"""

import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import chess
import numpy as np
import pyspiel
import rlcard
from endplay.dds import solve_board
from endplay.dealer import generate_deal
from matplotlib import pyplot as plt
from rich.console import Console
from rich.progress import Progress
from rlcard.agents import RandomAgent

from benchmarks.deals import deal
from benchmarks.kernel_playouts import Twins
from claimstead.kernel.solve import TABLE_MEGABYTES, solve, solve_value

DOCS = Path(__file__).parents[1] / "docs"
PICTURE = "pictures/benchmarks.svg"
ROUNDS = 5
DEALS = 1000
WHOLE_DEALS = 200
BOARDS = 200
INK, CREAM, GOLD, WOOD = "#2b2118", "#fbf4e4", "#c98a1b", "#8a6239"


class Speed(NamedTuple):
    """Random games a second; the best of a few rounds."""

    name: str
    games: float


def rollouts(name: str, each: int, simulations: int = 4) -> Callable[[], float]:
    """OpenSpiel's random rollouts in C++, through its MCTSBot."""
    game = pyspiel.load_game(name)
    rng = random.Random(1855)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=each, seed=1855)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 1855, False)

    def measure() -> float:
        began = time.perf_counter()
        bot.mcts_search(state)
        return each * simulations / (time.perf_counter() - began)

    return measure


def card_games(name: str) -> Callable[[], float]:
    """RLCard's random games."""
    environment = rlcard.make(name, config={"seed": 1855})
    agent = RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)
    return timed(lambda: environment.run(is_training=False))


def chess_game() -> None:
    board = chess.Board()
    rng = random.Random(board.fullmove_number)
    for _ in range(200):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))


def timed(play: Callable[[], object], seconds: float = 0.5) -> Callable[[], float]:
    """Games a second of something that plays one game."""

    def measure() -> float:
        games = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            play()
            games += 1
        return games / passed

    return measure


def kernel_games(words: str) -> Callable[[], float]:
    twins = Twins(words)
    return lambda: twins.play_kernel(twins.games * 20)


def speeds(step: Callable[[], None]) -> dict[str, Speed]:
    """Every player of random games in turn, a few times over."""
    measures = {
        "claim": ("CLAIM 2, kernel", kernel_games("claim 2 Gn Gi Dr Tr Se")),
        "hearts": ("hearts, OpenSpiel C++", rollouts("hearts", 2000)),
        "claim-it": ("Claim It!, kernel", kernel_games("claim-it 2 base")),
        "pig": ("pig, OpenSpiel C++", rollouts("pig", 5000)),
        "uno": ("uno, RLCard", card_games("uno")),
        "leduc": ("leduc hold'em, RLCard", card_games("leduc-holdem")),
        "chess": ("chess, python-chess", timed(chess_game)),
    }
    best = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for key, (_, measure) in measures.items():
            best[key] = max(best[key], measure())
            step()
    return {key: Speed(name, best[key]) for key, (name, _) in measures.items()}


class Solved(NamedTuple):
    """How long deals took, in milliseconds of a core: others may use the machine meanwhile."""

    times: list[float]
    nodes: int

    def line(self) -> str:
        low, high, top = np.percentile(self.times, [90, 99, 100])
        return f"{statistics.median(self.times):.2f} | {low:.1f} | {high:.1f} | {top:.0f}"


def solve_deals(count: int, how: Callable[..., Any], step: Callable[[], None]) -> Solved:
    times, nodes = [], 0
    game, state = deal(0)
    how(game, state)
    for number in range(count):
        game, state = deal(number)
        began = time.process_time()
        nodes += how(game, state).nodes
        times.append((time.process_time() - began) * 1000)
        step()
    return Solved(times, nodes)


def solve_bridge(count: int, step: Callable[[], None]) -> Solved:
    """DDS, one thread: double dummy, every card of the hand on lead."""
    times = []
    for seed in range(count):
        board = generate_deal(seed=seed)
        began = time.process_time()
        solve_board(board)
        times.append((time.process_time() - began) * 1000)
        step()
    return Solved(times, 0)


def draw(games: dict[str, Speed], solver: Solved, bridge: Solved) -> None:
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4), facecolor=CREAM)
    names = [speed.name for speed in games.values()]
    colours = [GOLD if "kernel" in name else WOOD for name in names]
    left.barh(names[::-1], [speed.games for speed in games.values()][::-1], color=colours[::-1])
    left.set(xscale="log", title="Random games a second, one core", facecolor=CREAM)
    for label, solved, colour in (("DDS, bridge", bridge, WOOD), ("CLAIM phase 2", solver, GOLD)):
        times = np.sort(solved.times)
        right.plot(times, np.linspace(0, 100, len(times)), color=colour, label=label)
    right.set(xscale="log", title="Deals solved (%) within milliseconds", facecolor=CREAM)
    right.legend()
    figure.tight_layout()
    (DOCS / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(DOCS / PICTURE, metadata={"Date": None})


def page(games: dict[str, Speed], value: Solved, whole: Solved, bridge: Solved) -> Iterator[str]:
    claim, pig = games["claim"].games, games["pig"].games
    hearts, claim_it = games["hearts"].games, games["claim-it"].games
    ratio = statistics.median(bridge.times) / statistics.median(value.times)
    yield "# Benchmarks of the kernel"
    yield ""
    yield "Written by `make bench-kernel`: everything in one run, on one core of a"
    yield f"{platform.machine()} machine that others use too. Ratios mean more than figures."
    yield ""
    yield f"![Speed of random games and of the solver]({PICTURE})"
    yield ""
    yield "| random games of | games a second |"
    yield "|---|---|"
    for speed in games.values():
        yield f"| {speed.name} | {speed.games:,.0f} |"
    yield ""
    yield f"- CLAIM beside OpenSpiel's hearts: {claim / hearts:.1f} times (asked for: 10)."
    yield f"- Claim It! beside OpenSpiel's pig: {claim_it / pig:.1f} times (asked for: 1)."
    yield ""
    yield f"Phase 2, solved: {DEALS} deals over all 40 decks, half of them after random and half"
    yield f"after greedy play in phase 1; a table of {TABLE_MEGABYTES * 3 // 2} MB. DDS on"
    yield f"{BOARDS} random boards. Milliseconds of a core:"
    yield ""
    yield "| | median | 90 % | 99 % | longest |"
    yield "|---|---|---|---|---|"
    yield f"| the value | {value.line()} |"
    yield f"| the value of every card and a line (first {WHOLE_DEALS} deals) | {whole.line()} |"
    yield f"| DDS, `solve_board` | {bridge.line()} |"
    yield ""
    yield f"- DDS's median is {ratio:.1f} times the solver's (asked for: 25)."
    yield f"- Signature: {value.nodes} tricks looked at in the {DEALS} deals."


def main() -> None:
    console = Console()
    with Progress(console=console, transient=True) as progress:
        total = ROUNDS * 7 + DEALS + WHOLE_DEALS + BOARDS
        task = progress.add_task("measuring", total=total)

        def step() -> None:
            progress.advance(task)

        games = speeds(step)
        value = solve_deals(DEALS, solve_value, step)
        whole = solve_deals(WHOLE_DEALS, solve, step)
        bridge = solve_bridge(BOARDS, step)
    draw(games, value, bridge)
    text = "\n".join(page(games, value, whole, bridge)) + "\n"
    (DOCS / "benchmarks.md").write_text(text, encoding="utf-8")
    console.print(text, markup=False)


if __name__ == "__main__":
    main()
