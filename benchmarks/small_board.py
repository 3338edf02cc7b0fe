"""Claim It! on a board of 3x3, solved exactly, and the learned player against perfect play.

Two players, three-sided dice, three secured spaces call the last round. The value of every
position between turns comes from value iteration; inside a turn everything is tried.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.claim_it.game import apply
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL,
    ACTION_ROLL_AGAIN,
    ACTION_STOP,
    DUE,
    DUE_OVER,
    DUE_PLACE,
    OUTCOMES,
    ROLL_OF,
    ROLLS,
    SPACES,
    TURN,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import Array, Rows, Words, address, entry
from claimstead.kernel.randomness import below, randomness
from claimstead.notation import ClaimIt
from claimstead.players.claim_it.features import Numbers
from claimstead.players.claim_it.games import Turn, Won, victories
from claimstead.players.claim_it.habits import TUNED
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.one_roll import NOTHING
from claimstead.players.claim_it.small_board import (
    BOARDS,
    CELLS,
    END,
    INSIDE,
    PHASES,
    POWERS,
    SIZE,
    SYMMETRIES,
    Shares,
    SolvedMind,
    boards_of,
    save,
    solve_turn,
)
from claimstead.players.claim_it.weights import learned_weights, read

draw: Any = getattr(below, "py_func", below)
MOST_TURNS = 400


@entry(
    "float64(int64[::1], int64, int64[::1], int64[:,::1], int64[::1], float64[::1], float64[::1])"
)
def sweep(
    tables: Words,
    phase: int,
    boards: Words,
    images: Rows,
    powers: Words,
    shares: Numbers,
    inside: Numbers,
) -> float:
    """Solve the turn at each of these boards anew; the largest change of a share."""
    change = 0.0
    for index in range(len(images)):
        board, masks = boards[index], 0
        for cell in range(CELLS):
            thing = board % 5
            board //= 5
            if thing:
                masks |= 1 << (thing - 1) * CELLS + cell
        cells = (1 << CELLS) - 1
        value = solve_turn(
            address(tables),
            phase,
            masks & cells,
            masks >> CELLS & cells,
            masks >> 2 * CELLS & cells,
            masks >> 3 * CELLS,
            address(powers),
            address(shares),
            address(inside),
        )
        change = max(change, abs(value - shares[phase * BOARDS + boards[index]]))
        for image in range(SYMMETRIES):
            shares[phase * BOARDS + images[index, image]] = value
    return change


class Chosen(NamedTuple):
    """A stone, what is best with it, and whether that is to stop."""

    value: float
    action: int
    stops: bool


Choose = Callable[[Array, Array], Chosen]
"""The choice among stones at a state of the turn that was begun."""


def learned_choice(mind: Mind, depth: int) -> Choose:
    """How a judge chooses, looking so many rolls ahead."""

    def choose(state: Array, actions: Array) -> Chosen:
        found = []
        for action in actions:
            after = placed(mind.tables, state, int(action))
            stopping, rolling = mind.stopping(after), mind.rolling(after, depth)
            found.append(Chosen(max(stopping, rolling), int(action), stopping >= rolling))
        return max(found, key=lambda each: each.value)

    return choose


def perfect_choice(exact: SolvedMind) -> Choose:
    """How one chooses who makes no mistake."""

    def choose(state: Array, actions: Array) -> Chosen:
        stones = exact.stones(state, 1)
        action = int(max(actions, key=lambda each: stones[each]))
        stopping = exact.stopping(placed(exact.tables, state, action))
        return Chosen(stones[action], action, stopping >= stones[action] - 1e-12)

    return choose


def placed(tables: Array, state: Array, action: int) -> Array:
    after = state.copy()
    apply(tables, after, action)
    return after


def turns(exact: SolvedMind, begin: Callable[[Array], float], choose: Choose) -> Turn:
    """Turns by these choices, with the luck of their rolls, which is known exactly here."""
    tables = exact.tables
    ways = [
        tables[WAYS + 8 * roll + 1 :][: tables[WAYS + 8 * roll]] for roll in range(tables[ROLLS])
    ]
    stones_of = [
        np.concatenate([each & 63, (each & 63) + SPACES * ((each >> 6) + 1)]) for each in ways
    ]
    weights = tables[WEIGHT : WEIGHT + tables[ROLLS]] / tables[OUTCOMES]

    def play(state: Array, chance: NDArray[np.uint64]) -> float:
        lost, seat, luck = exact.begin(state), state[TURN], 0.0
        begin(state)
        while state[TURN] == seat and state[DUE] != DUE_OVER:
            stones = exact.stones(state, 1)
            best = np.array([stones[each].max() for each in stones_of])
            best[best == NOTHING] = lost
            roll = int(tables[ROLL_OF + draw(chance, int(tables[OUTCOMES]))])
            luck += best[roll] - weights @ best
            apply(tables, state, ACTION_ROLL + roll)
            if state[DUE] == DUE_PLACE:
                actions = np.unique(stones_of[roll][stones[stones_of[roll]] != NOTHING])
                chosen = choose(state, actions)
                apply(tables, state, chosen.action)
                apply(tables, state, ACTION_STOP if chosen.stops else ACTION_ROLL_AGAIN)
        return luck

    return play


def solve(console: Console, kept: Path) -> Shares:
    """The mover's share at every board in every phase."""
    if kept.exists():
        return np.asarray(np.load(kept))
    tables = claim_it_tables.tables(ClaimIt(2, "base", SIZE, END))
    shares = np.full(PHASES * BOARDS, 0.5)
    inside = np.zeros(INSIDE)
    for phase in (1, 2, 0):
        boards, images = boards_of(phase)
        change, sweeps = 1.0, 0
        while change > 1e-6:
            pieces = np.array_split(np.argsort(-_secured_cells(boards)), 200)
            change = 0.0
            label = f"Last round, {phase} left" if phase else f"Sweep {sweeps + 1}"
            for piece in track(pieces, label, console=console, transient=True):
                change = max(
                    change,
                    sweep(tables, phase, boards[piece], images[piece], POWERS, shares, inside),
                )
            sweeps += 1
            if phase:
                break
        console.print(f"phase {phase}: {len(boards):,} boards, {sweeps} sweeps")
    kept.parent.mkdir(parents=True, exist_ok=True)
    np.save(kept, shares)
    return shares


def _secured_cells(boards: NDArray[np.int64]) -> NDArray[np.int64]:
    things = np.stack([boards // 5**cell % 5 for cell in range(CELLS)])
    return np.asarray(((things == 2) | (things == 4)).sum(0))


def main(
    games: int = 20_000,
    depth: int = 2,
    seed: int = 1855,
    weights: Path | None = None,
    table: Path | None = None,
    yardstick: Annotated[bool, typer.Option(help="Both against the heuristic, too.")] = False,
) -> None:
    """Solve the small game and play the learned player against perfect play."""
    console = Console()
    game = ClaimIt(2, "base", SIZE, END)
    shares = solve(console, Path("build/small_board.npy"))
    console.print(f"The first player's value: {shares[0]:.4f}")
    if table is not None:
        save(table, shares)
    learned = learned_weights(2, "base", SIZE, END) if weights is None else read(weights, SIZE, 2)
    if learned is None:
        console.print("No weights for this board: claimstead train claim-it makes them.")
        return
    tables = claim_it_tables.tables(game)
    exact = SolvedMind(tables)
    mind = Mind(tables, SIZE, learned, learned=True, asks_reply=True)
    plain = Mind(tables, SIZE, np.array(TUNED, np.float32), learned=False)
    perfect = turns(exact, exact.begin, perfect_choice(exact))
    expert = turns(exact, mind.begin, learned_choice(mind, depth))
    heuristic = turns(exact, plain.begin, learned_choice(plain, 1))
    matches: list[tuple[str, Turn, Turn]] = [("The expert against perfect play", expert, perfect)]
    if yardstick:
        matches += [
            ("Perfect play against the heuristic", perfect, heuristic),
            ("The expert against the heuristic", expert, heuristic),
        ]
    for title, one, other in matches:
        won = pairs(console, tables, one, other, games // 2, seed)
        all_told = told([each.share for each in won])
        fair = told([each.share - each.luck for each in won])
        console.print(f"{title}: {all_told} of {games:,} games, luck taken off {fair}")


def told(shares: list[float]) -> str:
    error = 1.96 * np.std(shares, ddof=1) / len(shares) ** 0.5
    return f"{100 * np.mean(shares):.2f} % ± {100 * error:.2f}"


def pairs(
    console: Console, tables: Array, one: Turn, other: Turn, count: int, seed: int
) -> list[Won]:
    """What one player wins against another: the mean of two games with the same dice."""
    found = []
    for number in track(range(count), "Playing", console=console, transient=True):
        both = [
            victories(tables, one, other, seat, randomness(seed, number), 1, MOST_TURNS)
            for seat in range(2)
        ]
        found.append(Won(*np.mean(both, axis=0)))
    return found


if __name__ == "__main__":
    typer.run(main)
