"""What batches of both games do with their rows, compiled."""

from typing import Any

from claimstead.kernel.jit import Rows, Words, address, entry, inner
from claimstead.kernel.randomness import Randomness, below

MOST_LEGAL = 72
"""How many legal actions of a game are kept, and their number before them."""

GAMES = "int64[::1], int64[::1], int64[:,::1], uint64[::1], int64[:,::1]"
"""The types of the tables, the plan, the states, their chance and their legal actions."""
TURNS = (
    "int8[:,::1], int8[:,::1], int64[::1], float32[:,::1], boolean[::1], boolean[::1], "
    "int8[:,::1], int64[::1], int64"
)
"""The types of what every game waits for, in the order of `batch.Turns`; of the number of
decisions that each has had, and of the most that it may have."""

WHOLE = (
    "int64[::1], int64[::1], uint64[::1], int64, int64, int32[::1], int32[::1], int64[::1], "
    "int64[:,::1], int64[::1], int64[::1], int32[::1], int32[::1], int16[::1], int8[:,::1], "
    "int16[::1], int32[::1]"
)
"""The types of the tables, the plan, chance, the longest game, and of `whole_games.Played`."""

Seen = Any
"""Arrays whose rows are handed on, and rows of small numbers: of no type to mypy."""


@inner
def first_illegal(masks: Seen, chosen: Words, games: int) -> int:
    """The first game whose action is not legal, or -1."""
    for row in range(games):
        if chosen[row] < 0 or chosen[row] >= masks.shape[1] or masks[row, chosen[row]] == 0:
            return row
    return -1


@inner
def clear(row: Seen) -> None:
    for index in range(len(row)):
        row[index] = 0


@inner
def unmask(mask: Seen, legal: Seen) -> None:
    """Take back what the row's last legal actions had set."""
    for index in range(1, legal[0] + 1):
        mask[legal[index]] = 0


@inner
def share_out(rewards: Seen, row: int, winners: int, players: int) -> None:
    """In sum 0: each seat has put 1 into a pot for the winners."""
    winning, left = 0, winners
    while left:
        left &= left - 1
        winning += 1
    for seat in range(players):
        won = players / winning if winners >> seat & 1 else 0.0
        rewards[row, seat] = won - 1.0


@inner
def keep_decision(few: Seen, legal: Seen, ends: Seen, row: int) -> None:
    """Write the legal actions of a row behind those of the row before, in their order."""
    first = ends[row]
    for index in range(few[0]):
        number = few[1 + index]
        place = first + index
        while place > first and legal[place - 1] > number:
            legal[place] = legal[place - 1]
            place -= 1
        legal[place] = number
    ends[row + 1] = first + few[0]


@entry("int64(int8[:,::1], int64[::1])")
def first_wrong(masks: Seen, chosen: Words) -> int:
    """The first game whose action is not legal, or -1: asked before several threads step."""
    return first_illegal(masks, chosen, len(masks))


@entry("void(int64[:,::1], uint64[::1], int64[::1])")
def sample_actions(legal: Rows, chance: Randomness, chosen: Words) -> None:
    """A random legal action for each row."""
    for row in range(len(legal)):
        chosen[row] = legal[row, 1 + below(address(chance), legal[row, 0])]
