"""Draws the pictures of docs/solver.md: `make pictures`."""

import statistics

import matplotlib.pyplot as plt
from matplotlib.colors import ListedColormap

import claimstead as cs
from benchmarks.deals import deal
from benchmarks.drawing import save
from claimstead.claim.state import State
from claimstead.kernel.solve import solve_value

DEAL = 93
"""Of the fixed set, the one that is shown: five of its thirteen leads win."""
DEALS = range(0, 160, 2)
COLOURS = ListedColormap(["#c25b4e", "#d9d2c0", "#4f8a5b"])
WORDS = {-1: "-", 0: "=", 1: "+"}


def value_for_first(game: cs.Claim, state: State, seat: str) -> int:
    """What a position is worth to this seat."""
    outcome = game.outcome(state)
    if outcome is not None:
        return 0 if len(outcome.winners) > 1 else 1 if seat in outcome.winners else -1
    value = solve_value(game, state).value
    assert value is not None
    return value if state.turn == seat else -value


def draw_first_trick() -> None:
    """Every lead against every reply: what is left of the game after this trick."""
    game, state = deal(DEAL)
    seat = str(state.turn)
    leads = sorted(game.legal(state), key=str)
    after = {lead: game.apply(state, lead).state for lead in leads}
    replies = sorted({move for other in after.values() for move in game.legal(other)}, key=str)
    figure, axes = plt.subplots(figsize=(7, 6))
    grid = [[float("nan")] * len(replies) for _ in leads]
    for row, lead in enumerate(leads):
        for reply in game.legal(after[lead]):
            value = value_for_first(game, game.apply(after[lead], reply).state, seat)
            column = replies.index(reply)
            grid[row][column] = value
            axes.text(column, row, WORDS[value], ha="center", va="center")
    axes.imshow(grid, cmap=COLOURS, vmin=-1, vmax=1)
    axes.set_xticks(range(len(replies)), [str(move) for move in replies], rotation=90)
    axes.set_yticks(range(len(leads)), [str(move) for move in leads])
    axes.set_xlabel("reply")
    axes.set_ylabel("lead")
    axes.set_title("The first trick of a deal: + the leader wins the game, - loses it")
    save(figure, "solver-first-trick")


def draw_effort() -> None:
    """How the work grows with the tricks that are left."""
    looked_at: dict[int, list[int]] = {}
    for number in DEALS:
        game, state = deal(number)
        for move in cs.solve(game, state).line:
            if not state.trick:
                nodes = solve_value(game, state).nodes
                looked_at.setdefault(len(state.hands[0]), []).append(nodes)
            state = game.apply(state, move).state
    tricks_left = sorted(looked_at)
    figure, axes = plt.subplots(figsize=(7, 4))
    for name, share in (("median", 50), ("90 %", 90)):
        axes.plot(
            tricks_left,
            [max(_percentile(looked_at[tricks], share), 1) for tricks in tricks_left],
            marker="o",
            label=name,
        )
    axes.set_yscale("log")
    axes.set_xlabel("tricks left")
    axes.set_ylabel("tricks looked at")
    axes.legend()
    axes.set_title(f"{len(DEALS)} deals, followed along best play")
    save(figure, "solver-effort")


def _percentile(numbers: list[int], share: int) -> float:
    return statistics.quantiles(numbers, n=100)[share - 1] if len(numbers) > 1 else numbers[0]


if __name__ == "__main__":
    draw_first_trick()
    draw_effort()
