"""Claim It! for two on a board of 3x3, solved: three-sided dice, and three secured spaces to end.

The value of every position between turns comes from value iteration (`benchmarks/small_board.py`
makes the file); inside a turn everything is tried.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from claimstead.claim_it.rules import ClaimItRules
from claimstead.kernel.bits import count
from claimstead.kernel.claim_it.game import claimable, free_to_squat
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL_AGAIN,
    CLAIMED,
    HELD,
    OUTCOMES,
    ROLLS,
    SECURED,
    SPACES,
    SQUATTED,
    SQUATTERS,
    TURN,
    TURNS_LEFT,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.claim_it.scoring import largest_mine
from claimstead.kernel.jit import Array, Words, address, apart, entry, inner
from claimstead.players.claim_it.features import Numbers
from claimstead.players.claim_it.one_roll import NOTHING

SIZE, CELLS, END = 3, 9, 3
BOARDS = 5**CELLS
PHASES = 3
"""Before the last round; with one turn of it left, with two."""
INSIDE = 8 << 2 * CELLS
"""Squatters, where they are, and claim markers."""
SYMMETRIES = 4
STEPS = (1 << 16) - 1
"""In so many steps from 0 to 1 values are kept."""
FILE = "2-base-size-3-end-3-solved.npz"
Shares = NDArray[np.float64]

POWERS = np.array(
    [sum(5**cell for cell in range(CELLS) if mask >> cell & 1) for mask in range(1 << CELLS)],
    np.int64,
)


@inner
def packed(spaces: int) -> int:
    """The nine spaces of a kernel's mask, without the gaps."""
    return (spaces & 7) | (spaces >> 3 & 0o70) | (spaces >> 6 & 0o700)


@inner
def spread(cells: int) -> int:
    return (cells & 7) | (cells & 0o70) << 3 | (cells & 0o700) << 6


@inner
def code(held: int, secured: int, other_held: int, other_secured: int, powers: Words) -> int:
    """The number of a board, seen by one seat."""
    return powers[held] + 2 * powers[secured] + 3 * powers[other_held] + 4 * powers[other_secured]


@inner
def score(own: int, secured: int) -> int:
    return largest_mine(spread(own)) << 16 | count(secured) << 8 | count(own)


@inner
def ended(
    phase: int,
    held: int,
    secured: int,
    other_held: int,
    other_secured: int,
    powers: Words,
    shares: Numbers,
) -> float:
    """The mover's share when the turn has ended like this."""
    if phase == 1:
        own = score(held | secured, secured)
        other = score(other_held | other_secured, other_secured)
        if own == other:
            return 0.5
        return 1.0 if own > other else 0.0
    after = 1 if phase == 2 else (2 if count(secured) >= END else 0)
    return 1.0 - shares[after * BOARDS + code(other_held, other_secured, held, secured, powers)]


@apart
def solve_turn(
    tables: Words,
    phase: int,
    held: int,
    secured: int,
    other_held: int,
    other_secured: int,
    powers: Words,
    shares: Numbers,
    inside: Numbers,
) -> float:
    """The mover's share before the first roll; `inside` gets that of every choice in the turn.

    Stones are only ever added in a turn: masks in falling order come after all they lead to.
    """
    board = (1 << CELLS) - 1
    free = board & ~(held | secured | other_secured)
    lost = ended(phase, held, secured, other_held, other_secured, powers, shares)
    rolling = lost
    squatted = free
    while True:
        if count(squatted) <= SIZE:
            own = held | squatted
            claimed = own
            while True:
                stopping = ended(
                    phase,
                    own & ~claimed,
                    secured | claimed,
                    other_held & ~squatted,
                    other_secured,
                    powers,
                    shares,
                )
                for squatters in range(1 << SIZE):
                    if count(squatters) != count(squatted):
                        continue
                    rolling = 0.0
                    for roll in range(tables[ROLLS]):
                        best = -1.0
                        first = WAYS + 8 * roll + 1
                        for way in range(first, first + tables[first - 1]):
                            cell = 1 << (tables[way] & 63) // 6 * SIZE + (tables[way] & 63) % 6
                            third = 1 << (tables[way] >> 6)
                            to_squatters, to_squatted, to_claimed = squatters, squatted, claimed
                            if cell & own & ~claimed:
                                to_claimed |= cell
                            elif cell & free & ~squatted and third & squatters == 0:
                                to_squatters |= third
                                to_squatted |= cell
                            else:
                                continue
                            at = (to_squatters << CELLS | to_squatted) << CELLS | to_claimed
                            best = max(best, inside[at])
                        rolling += tables[WEIGHT + roll] * (best if best >= 0.0 else lost)
                    rolling /= tables[OUTCOMES]
                    at = (squatters << CELLS | squatted) << CELLS | claimed
                    inside[at] = max(stopping, rolling)
                if claimed == 0:
                    break
                claimed = (claimed - 1) & own
        if squatted == 0:
            break
        squatted = (squatted - 1) & free
    return rolling


@entry("float64(int64[::1], int64[::1], int64[::1], float64[::1], float64[::1])")
def begin_turn(
    tables: Words, state: Words, powers: Words, shares: Numbers, inside: Numbers
) -> float:
    """Solve the turn that a state is in: `inside` gets all of it. The share after a bust."""
    seat = state[TURN]
    phase = max(state[TURNS_LEFT], 0)
    held, secured = packed(state[HELD + seat]), packed(state[SECURED + seat])
    other_held, other_secured = packed(state[HELD + 1 - seat]), packed(state[SECURED + 1 - seat])
    solve_turn(
        address(tables),
        phase,
        held,
        secured,
        other_held,
        other_secured,
        address(powers),
        address(shares),
        address(inside),
    )
    return ended(phase, held, secured, other_held, other_secured, address(powers), address(shares))


@entry("float64(int64[::1], int64[::1], float64[::1])")
def stopped(state: Words, powers: Words, shares: Numbers) -> float:
    """The mover's share on stopping now."""
    seat = state[TURN]
    squatted, claimed = packed(state[SQUATTED]), packed(state[CLAIMED])
    own = packed(state[HELD + seat]) | squatted
    return ended(
        max(state[TURNS_LEFT], 0),
        own & ~claimed,
        packed(state[SECURED + seat]) | claimed,
        packed(state[HELD + 1 - seat]) & ~squatted,
        packed(state[SECURED + 1 - seat]),
        address(powers),
        address(shares),
    )


@entry("void(int64[::1], int64[::1], float64[::1], float64[::1])")
def find_stones(tables: Words, state: Words, inside: Numbers, found: Numbers) -> None:
    """Write what each stone is worth that some roll allows now, in the turn that was begun."""
    claims = claimable(address(tables), address(state))
    free = free_to_squat(address(tables), address(state))
    squatters = state[SQUATTERS]
    squatted, claimed = packed(state[SQUATTED]), packed(state[CLAIMED])
    for roll in range(tables[ROLLS]):
        first = WAYS + 8 * roll + 1
        for way in range(first, first + tables[first - 1]):
            space, third = tables[way] & 63, tables[way] >> 6
            cell = packed(1 << space)
            if claims >> space & 1:
                at = (squatters << CELLS | squatted) << CELLS | claimed | cell
                found[space] = inside[at]
            elif free >> space & ~(squatters >> third) & 1:
                at = ((squatters | 1 << third) << CELLS | squatted | cell) << CELLS | claimed
                found[space + SPACES * (third + 1)] = inside[at]


def symmetries() -> list[list[int]]:
    """Where each of the nine cells goes under the four symmetries.

    The dice that name columns name rows and squatters too: all are counted backwards, or none.
    """
    found = []
    for turned in range(SYMMETRIES):
        order = []
        for cell in range(CELLS):
            row, column = divmod(cell, SIZE)
            if turned & 1:
                row, column = SIZE - 1 - row, SIZE - 1 - column
            order.append(column * SIZE + row if turned & 2 else row * SIZE + column)
        found.append(order)
    return found


def boards_of(phase: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """One of every four boards that are the same but for a symmetry, and its images."""
    numbers = np.arange(BOARDS)
    things = np.stack([numbers // 5**cell % 5 for cell in range(CELLS)])
    secured = [(things == thing).sum(0) for thing in (2, 4)]
    most = np.maximum(*secured)
    images = np.stack(
        [sum(things[cell] * 5**to for cell, to in enumerate(order)) for order in symmetries()], 1
    )
    chosen = (most < END if phase == 0 else most >= END) & (images.min(1) == numbers)
    return numbers[chosen], np.ascontiguousarray(images[chosen])


def save(path: Path, shares: Shares) -> None:
    """Keep the shares: one of every four boards that are the same but for a symmetry."""
    kept = [shares[phase * BOARDS + boards_of(phase)[0]] for phase in range(PHASES)]
    np.savez_compressed(path, *(np.round(each * STEPS).astype(np.uint16) for each in kept))


@cache
def solved_shares() -> Shares:
    """The mover's share at every board in every phase."""
    shares = np.full(PHASES * BOARDS, 0.5)
    with (files(__package__) / "weights" / FILE).open("rb") as stream, np.load(stream) as kept:
        for phase in range(PHASES):
            _, images = boards_of(phase)
            shares[phase * BOARDS + images] = (kept[f"arr_{phase}"] / STEPS)[:, None]
    return shares


def is_solved(game: ClaimItRules) -> bool:
    """Whether this is the game that is solved."""
    return (game.players, game.variant, game.size, game.secured_to_end) == (2, "base", SIZE, END)


class SolvedMind:
    """Judges the turns of the small game without a mistake."""

    def __init__(self, tables: Array) -> None:
        self.tables = tables
        self.shares = solved_shares()
        self.inside: Shares = np.zeros(INSIDE)

    def begin(self, state: Array) -> float:
        """Look at the turn that this state is in; what a bust is worth."""
        return begin_turn(self.tables, state, POWERS, self.shares, self.inside)

    def stopping(self, state: Array) -> float:
        """What it is worth to stop."""
        return stopped(state, POWERS, self.shares)

    def stones(self, state: Array, depth: int) -> NDArray[np.float64]:
        """What each stone is worth that some roll allows now, by its action; else `NOTHING`."""
        found = np.full(ACTION_ROLL_AGAIN, NOTHING)
        find_stones(self.tables, state, self.inside, found)
        return found
