"""The patterns by which a board is judged: windows of two by three spaces, lines, single spaces.

What lies on a space counts as one of five things, seen by one seat. A pattern's spaces, read as
digits, give a number, and the table of its kind says what that number is worth. Windows and lines
that the board's eight symmetries map onto each other are of one kind and share a table. The dice
reach the spaces n/n less often than others, so of single spaces only those share a table that one
of the four symmetries maps onto each other that keep these where they are.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from claimstead.kernel.claim_it.layout import SIZE, SPACES
from claimstead.kernel.jit import Array

EMPTY, OWN_HELD, OWN_SECURED, OTHER_HELD, OTHER_SECURED = range(5)
THINGS = 5

# The arrays of a board's patterns

PATTERNS = 0
"""How many there are."""
TABLE_ENTRIES = 1
"""How many numbers all tables hold."""
MOST_PATTERNS = 96
FIRST_ENTRY = 2
"""Of each pattern: where its table begins."""
MIRROR = FIRST_ENTRY + MOST_PATTERNS
"""Of each pattern: in which other order its digits may be read, three bits each from the lowest
on, then a 1; 0 where there is none."""
LISTS = MIRROR + MOST_PATTERNS
"""Of each space: how many patterns it is in, then of each its index and what one step of the space
is worth in its number."""
LIST_SIZE = 32
GEOMETRY_SIZE = LISTS + LIST_SIZE * SPACES

Cell = tuple[int, int]
Shape = tuple[Cell, ...]


class Kind(NamedTuple):
    """Patterns that are the same but for a symmetry."""

    members: tuple[Shape, ...]
    mirror: tuple[int, ...]
    """The other order in which the spaces may be read; empty where there is none."""


def _images(shape: Shape, size: int) -> list[Shape]:
    """A shape under the eight symmetries of the board."""
    last = size - 1
    images = []
    for flip_column, flip_row, swap in product((False, True), repeat=3):
        cells = [
            (last - column if flip_column else column, last - row if flip_row else row)
            for column, row in shape
        ]
        images.append(tuple((row, column) if swap else (column, row) for column, row in cells))
    return images


def _shapes(size: int) -> list[Shape]:
    """Every window of three columns by two rows, row by row, and every row."""
    windows = [
        tuple((column + x, row + y) for y in range(2) for x in range(3))
        for row in range(size - 1)
        for column in range(size - 2)
    ]
    rows = [tuple((column, row) for column in range(size)) for row in range(size)]
    return [*windows, *rows]


@cache
def kinds(size: int) -> tuple[Kind, ...]:
    found: list[Kind] = []
    seen: set[frozenset[Cell]] = set()
    for shape in _shapes(size):
        if frozenset(shape) in seen:
            continue
        members: dict[frozenset[Cell], Shape] = {}
        mirror: tuple[int, ...] = ()
        for image in _images(shape, size):
            known = members.setdefault(frozenset(image), image)
            if known != image:
                mirror = tuple(known.index(cell) for cell in image)
        seen |= members.keys()
        found.append(Kind(tuple(members.values()), mirror))
    return (*found, *_single_spaces(size))


def _single_spaces(size: int) -> list[Kind]:
    found: list[Kind] = []
    seen: set[Cell] = set()
    last = size - 1
    for column, row in product(range(size), repeat=2):
        if (column, row) not in seen:
            images = {
                (column, row),
                (row, column),
                (last - column, last - row),
                (last - row, last - column),
            }
            seen |= images
            found.append(Kind(tuple((cell,) for cell in sorted(images)), ()))
    return found


@cache
def geometry(size: int) -> Array:
    """The patterns of a board, laid out as above."""
    laid = np.zeros(GEOMETRY_SIZE, np.int64)
    pattern = entry = 0
    for kind in kinds(size):
        for member in kind.members:
            laid[FIRST_ENTRY + pattern] = entry
            if kind.mirror:
                order = sum(digit << 3 * at for at, digit in enumerate(kind.mirror))
                laid[MIRROR + pattern] = order | 1 << 3 * len(kind.mirror)
            for digit, (column, row) in enumerate(member):
                listed = LISTS + LIST_SIZE * (SIZE * row + column)
                at = listed + 1 + 2 * laid[listed]
                laid[at : at + 2] = pattern, THINGS**digit
                laid[listed] += 1
            pattern += 1
        entry += THINGS ** len(kind.members[0])
    laid[PATTERNS] = pattern
    laid[TABLE_ENTRIES] = entry
    return laid
