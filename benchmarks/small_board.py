"""Claim It! on a board of 3x3, solved exactly, and the learned player against perfect play.

Two players, three-sided dice, three secured spaces call the last round. The value of every
position between turns comes from value iteration; inside a turn everything is tried.
"""

import math
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.claim_it.game import bust, place, placements, stop
from claimstead.kernel.claim_it.layout import (
    CLAIMED,
    DUE,
    DUE_OVER,
    DUE_ROLL,
    HELD,
    MOST_ACTIONS,
    OUTCOMES,
    ROLL_OF,
    SECURED,
    SQUATTED,
    SQUATTERS,
    TURN,
    TURNS_LEFT,
)
from claimstead.kernel.jit import Array, Rows, Words, address, apart, entry
from claimstead.kernel.randomness import Randomness, below, randomness
from claimstead.notation import ClaimIt
from claimstead.players.claim_it.features import Numbers
from claimstead.players.claim_it.games import Turn, turns_of, victories
from claimstead.players.claim_it.habits import TUNED
from claimstead.players.claim_it.mind import Mind
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
    boards_of,
    ended,
    packed,
    save,
    solve_turn,
)
from claimstead.players.claim_it.weights import learned_weights, read

MOST_TURNS = 400
SERIES = 50


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


@apart
def perfect_turn(
    tables: Words,
    state: Words,
    powers: Words,
    shares: Numbers,
    inside: Numbers,
    actions: Words,
    chance: Randomness,
) -> None:
    """A turn without a mistake."""
    seat = state[TURN]
    held, secured = packed(state[HELD + seat]), packed(state[SECURED + seat])
    other_held, other_secured = packed(state[HELD + 1 - seat]), packed(state[SECURED + 1 - seat])
    phase = max(state[TURNS_LEFT], 0)
    solve_turn(tables, phase, held, secured, other_held, other_secured, powers, shares, inside)
    while state[TURN] == seat and state[DUE] != DUE_OVER:
        roll = tables[ROLL_OF + below(chance, tables[OUTCOMES])]
        found = placements(tables, state, roll, actions)
        if found == 0:
            bust(tables, state)
            break
        best, chosen = -1.0, 0
        for index in range(found):
            squatters, squatted = state[SQUATTERS], packed(state[SQUATTED])
            claimed = packed(state[CLAIMED])
            cell = packed(1 << actions[index] % 36)
            if actions[index] < 36:
                claimed |= cell
            else:
                squatted |= cell
                squatters |= 1 << actions[index] // 36 - 1
            value = inside[(squatters << CELLS | squatted) << CELLS | claimed]
            if value > best:
                best, chosen = value, actions[index]
        place(tables, state, chosen)
        squatted, claimed = packed(state[SQUATTED]), packed(state[CLAIMED])
        own = held | squatted
        stopping = ended(
            phase,
            own & ~claimed,
            secured | claimed,
            other_held & ~squatted,
            other_secured,
            powers,
            shares,
        )
        if stopping >= best - 1e-12:
            stop(tables, state)
            break
        state[DUE] = DUE_ROLL


@entry("void(int64[::1], int64[::1], int64[::1], float64[::1], float64[::1], uint64[::1])")
def take_perfect_turn(
    tables: Words,
    state: Words,
    powers: Words,
    shares: Numbers,
    inside: Numbers,
    chance: Randomness,
) -> None:
    """Play the turn that is due without a mistake."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    perfect_turn(
        address(tables),
        address(state),
        address(powers),
        address(shares),
        address(inside),
        address(actions),
        address(chance),
    )


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
    learned = learned_weights(2, "base", SIZE, END) if weights is None else read(weights, SIZE)
    if learned is None:
        console.print("No weights for this board: claimstead train claim-it makes them.")
        return
    tables = claim_it_tables.tables(game)
    inside = np.zeros(INSIDE)

    def perfect(state: Array, chance: NDArray[np.uint64]) -> None:
        take_perfect_turn(tables, state, POWERS, shares, inside, chance)

    expert = turns_of(Mind(tables, SIZE, learned, learned=True, asks_reply=True), depth)
    matches: list[tuple[str, Turn, Turn]] = [("The expert against perfect play", expert, perfect)]
    if yardstick:
        plain = np.array(TUNED, np.float32)
        heuristic = turns_of(Mind(tables, SIZE, plain, learned=False), 1)
        matches += [
            ("Perfect play against the heuristic", perfect, heuristic),
            ("The expert against the heuristic", expert, heuristic),
        ]
    for title, one, other in matches:
        share = share_won(console, tables, one, other, games, seed)
        error = 1.96 * math.sqrt(share * (1 - share) / games)
        console.print(f"{title}: {100 * share:.2f} % ± {100 * error:.2f} of {games:,} games")


def share_won(
    console: Console, tables: Array, one: Turn, other: Turn, games: int, seed: int
) -> float:
    """What one player wins against another, in pairs of series with the same dice."""
    won = 0.0
    for part in track(range(SERIES), "Playing", console=console, transient=True):
        for seat in range(2):
            chance = randomness(seed, part)
            won += victories(tables, one, other, seat, chance, games // (2 * SERIES), MOST_TURNS)
    return won / games


if __name__ == "__main__":
    typer.run(main)
