"""What a position is worth to the seat whose turn ends with it.

Two ways to judge: the **learned** value, the share of the victory to be expected, from the
tables of patterns and of what counts for the whole board; and a **plain** sum of what lies there.

All positions that a turn may end with differ in few spaces from the one it began with: what is
the same is looked up once, when the turn begins.
"""

import math
from typing import Protocol

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.layout import (
    BOARD,
    HELD,
    NONE,
    PLAYERS,
    SECURED,
    SECURED_TO_END,
    SIZE,
)
from claimstead.kernel.claim_it.scoring import LEFTMOST, RIGHTMOST, mine_around
from claimstead.kernel.jit import Words, apart, inner
from claimstead.players.claim_it.patterns import (
    DIGIT,
    EMPTY,
    FIRST_ENTRY,
    OTHER_HELD,
    OTHER_SECURED,
    OWN_HELD,
    OWN_SECURED,
    PATTERNS,
    SPACE_PATTERNS,
    TABLE_ENTRIES,
)


class Numbers(Protocol):
    """Numbers with a fraction, in a row."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


# The weights: of the plain sum, or the tables for before and after the call of the last round,
# then those of the whole board.

MINE_WEIGHT, SECURED_WEIGHT, SPACES_WEIGHT, OPPONENT_WEIGHT = range(4)
PLAIN_SIZE = 4

PHASES = 6
"""Before the last round, and with so many of its turns left."""
MINES = 19
SECURES = 16
SPACE_COUNTS = 25
SECONDS = 10
EDGES = 24

BY_MINES = 0
BY_SECURED = BY_MINES + PHASES * MINES * MINES
BY_SECURED_MINES = BY_SECURED + PHASES * SECURES * SECURES
BY_SPACES = BY_SECURED_MINES + PHASES * SECURES * SECURES
BY_SAFETY = BY_SPACES + PHASES * SPACE_COUNTS * SPACE_COUNTS
BY_SECOND = BY_SAFETY + 2 * PHASES * MINES * SECURES
BY_EDGE = BY_SECOND + 2 * PHASES * MINES * SECONDS
BY_END = BY_EDGE + 2 * PHASES * MINES * EDGES
BY_JOINED = BY_END + SECURES * SECURES * MINES
BY_JOINING = BY_JOINED + PHASES * SPACE_COUNTS * SPACE_COUNTS
WHOLE_BOARD_SIZE = BY_JOINING + 2 * PHASES * MINES * SPACE_COUNTS
WHOLE_BOARD_FEATURES = 14

# What it is worth, beyond stopping, to be free to roll again

STAKES = 24
"""How much a bust would cost, in steps: before the last round, then in it; then, in a seat's last
turn, how far its largest mine is behind."""
DEFICITS = 16
BUCKETS = 2 * STAKES + DEFICITS
CHANCES = 24
SQUATTERS_ASIDE = 7
OPTION_SIZE = BUCKETS * CHANCES * SQUATTERS_ASIDE

# What is known of a turn

IS_LEARNED = 0
SEAT = 1
PHASE_BEFORE = 2
OWN = 3
"""All spaces of the seat."""
OWN_SECURE = 4
OTHERS_HELD = 5
OTHERS_SECURED = 6
OTHERS = 7
"""What is known of the opponents, as `look_at` tells it."""
MEASURES = 7
STAMP = OTHERS + MEASURES
"""Tells what is remembered of this turn from what is remembered of earlier ones."""
NUMBERS = STAMP + 1
"""Of each pattern: the number it reads as."""
CHANGED = NUMBERS + 64
"""Scratch: the same with some spaces changed."""
FEATURES = CHANGED + 64
"""Scratch: the entries of the whole board's tables."""
BUCKET = FEATURES + WHOLE_BOARD_FEATURES
"""What the value last found has at stake."""
LOOKED = BUCKET + 1
"""Scratch: what is known of the own spaces, then of the opponents'."""
TURN_SIZE = LOOKED + 2 * MEASURES

MINE, SECURED_COUNT, SECURED_MINE, SPACE_COUNT, SAFE_IN_MINE, SECOND_AND_EDGE, JOINED = range(
    MEASURES
)


@inner
def neighbours(spaces: int, board: int) -> int:
    """The spaces that share a side with these, and are none of them."""
    grown = (spaces << SIZE) | (spaces >> SIZE)
    grown |= ((spaces & ~RIGHTMOST) << 1) | ((spaces & ~LEFTMOST) >> 1)
    return grown & ~spaces & board


@inner
def measure_mines(own: int, secured: int, board: int, blocked: int, into: Words, at: int) -> None:
    """Raise the measures of one seat, or of all opponents together, to those of these spaces."""
    largest, second, mine = 0, 0, 0
    left = own
    while count(left) > second:
        found = mine_around(left & -left, own)
        left ^= found
        size = count(found)
        if size > largest:
            second = largest
            largest, mine = size, found
        elif size > second:
            second = size
    safe, left = 0, secured
    while count(left) > safe:
        found = mine_around(left & -left, secured)
        left ^= found
        safe = max(safe, count(found))
    around = neighbours(mine, board) & ~blocked
    edge = count(around)
    joined = count(mine_around(mine, own | around) & own)
    if largest > into[at + MINE]:
        into[at + MINE] = largest
        into[at + SAFE_IN_MINE] = count(mine & secured)
        into[at + SECOND_AND_EDGE] = min(second, SECONDS - 1) * 64 + min(edge, EDGES - 1)
    into[at + JOINED] = max(into[at + JOINED], joined)
    into[at + SECURED_COUNT] = max(into[at + SECURED_COUNT], count(secured))
    into[at + SECURED_MINE] = max(into[at + SECURED_MINE], safe)
    into[at + SPACE_COUNT] = max(into[at + SPACE_COUNT], count(own))


@inner
def measure_others(
    tables: Words, state: Words, turn: Words, taken: int, blocked: int, at: int
) -> None:
    """The measures of the opponents, each the best of them, without the spaces just taken."""
    for measure in range(MEASURES):
        turn[at + measure] = 0
    for seat in range(tables[PLAYERS]):
        if seat != turn[SEAT]:
            secured = state[SECURED + seat]
            own = (state[HELD + seat] & ~taken) | secured
            measure_mines(own, secured, tables[BOARD], blocked, turn, at)


@inner
def thing_on(turn: Words, space: int) -> int:
    """What lay on a space before the turn, seen by the seat on turn."""
    if turn[OWN_SECURE] >> space & 1:
        return OWN_SECURED
    if turn[OWN] >> space & 1:
        return OWN_HELD
    if turn[OTHERS_SECURED] >> space & 1:
        return OTHER_SECURED
    return OTHER_HELD if turn[OTHERS_HELD] >> space & 1 else EMPTY


@apart
def begin_turn(
    tables: Words, geometry: Words, state: Words, turn: Words, seat: int, phase: int
) -> None:
    """Look at the position before a turn of a seat: nothing of what was placed since counts."""
    turn[SEAT] = seat
    turn[PHASE_BEFORE] = phase
    turn[STAMP] = (turn[STAMP] + 1) & 0x3FFFFFF
    turn[OWN_SECURE] = state[SECURED + seat]
    turn[OWN] = state[HELD + seat] | state[SECURED + seat]
    held, secured = 0, 0
    for other in range(tables[PLAYERS]):
        if other != seat:
            held |= state[HELD + other]
            secured |= state[SECURED + other]
    turn[OTHERS_HELD] = held
    turn[OTHERS_SECURED] = secured
    measure_others(tables, state, turn, 0, turn[OWN_SECURE] | secured, OTHERS)
    if turn[IS_LEARNED]:
        for pattern in range(geometry[PATTERNS]):
            turn[NUMBERS + pattern] = geometry[FIRST_ENTRY + pattern]
        spaces = tables[BOARD]
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            thing = thing_on(turn, space)
            patterns = geometry[SPACE_PATTERNS + space]
            while patterns:
                pattern = lowest(patterns)
                patterns &= patterns - 1
                turn[NUMBERS + pattern] += thing * geometry[DIGIT + 64 * space + pattern]
        for pattern in range(geometry[PATTERNS]):
            turn[CHANGED + pattern] = turn[NUMBERS + pattern]


@inner
def phase_after(tables: Words, turn: Words, secured: int) -> int:
    """The turns left of the last round when this turn has ended; `NONE` before its call."""
    if turn[PHASE_BEFORE] != NONE:
        return turn[PHASE_BEFORE] - 1
    is_called = count(secured) >= tables[SECURED_TO_END] or (
        turn[OTHERS + SECURED_COUNT] >= tables[SECURED_TO_END]
    )
    return tables[PLAYERS] if is_called else NONE


@inner
def share(tables: Words, state: Words, turn: Words, pending: int, claimed: int) -> float:
    """The seat's share of the victory if the game ends with this turn (I-12)."""
    own = _score(turn[OWN] | pending, turn[OWN_SECURE] | claimed)
    tied, best = 1, 0
    for seat in range(tables[PLAYERS]):
        if seat != turn[SEAT]:
            secured = state[SECURED + seat]
            other = _score((state[HELD + seat] & ~pending) | secured, secured)
            best = max(best, other)
            tied += int(other == own)
    deficit = (best >> 16) - (own >> 16)
    turn[BUCKET] = 2 * STAKES + min(max(deficit + 2, 0), DEFICITS - 1)
    return 0.0 if best > own else 1.0 / tied


@inner
def _score(own: int, secured: int) -> int:
    largest, left = 0, own
    while count(left) > largest:
        mine = mine_around(left & -left, own)
        left ^= mine
        largest = max(largest, count(mine))
    return largest << 16 | count(secured) << 8 | count(own)


@inner
def whole_board_features(geometry: Words, turn: Words, phase: int, others: int) -> None:
    """Write the entries of the whole board's tables that this position reads."""
    first = 2 * geometry[TABLE_ENTRIES]
    mine = min(turn[LOOKED + MINE], MINES - 1)
    other_mine = min(turn[others + MINE], MINES - 1)
    secured = min(turn[LOOKED + SECURED_COUNT], SECURES - 1)
    other_secured = min(turn[others + SECURED_COUNT], SECURES - 1)
    at = FEATURES
    turn[at] = first + BY_MINES + (phase * MINES + mine) * MINES + other_mine
    turn[at + 1] = first + BY_SECURED + (phase * SECURES + secured) * SECURES + other_secured
    safe = min(turn[LOOKED + SECURED_MINE], SECURES - 1)
    other_safe = min(turn[others + SECURED_MINE], SECURES - 1)
    turn[at + 2] = first + BY_SECURED_MINES + (phase * SECURES + safe) * SECURES + other_safe
    spaces = min(turn[LOOKED + SPACE_COUNT], SPACE_COUNTS - 1)
    other_spaces = min(turn[others + SPACE_COUNT], SPACE_COUNTS - 1)
    turn[at + 3] = first + BY_SPACES + (phase * SPACE_COUNTS + spaces) * SPACE_COUNTS + other_spaces
    at += 4
    for side in range(2):
        looked = others if side else LOOKED
        row = (side * PHASES + phase) * MINES + (other_mine if side else mine)
        safe = min(turn[looked + SAFE_IN_MINE], SECURES - 1)
        second = turn[looked + SECOND_AND_EDGE] >> 6
        edge = turn[looked + SECOND_AND_EDGE] & 63
        turn[at] = first + BY_SAFETY + row * SECURES + safe
        turn[at + 1] = first + BY_SECOND + row * SECONDS + second
        turn[at + 2] = first + BY_EDGE + row * EDGES + edge
        joined = min(turn[looked + JOINED], SPACE_COUNTS - 1)
        turn[at + 3] = first + BY_JOINING + row * SPACE_COUNTS + joined
        at += 4
    lead = min(max(mine - other_mine + MINES // 2, 0), MINES - 1)
    turn[at] = first + BY_END + (secured * SECURES + other_secured) * MINES + lead
    joined = min(turn[LOOKED + JOINED], SPACE_COUNTS - 1)
    other_joined = min(turn[others + JOINED], SPACE_COUNTS - 1)
    row = (phase * SPACE_COUNTS + joined) * SPACE_COUNTS
    turn[at + 1] = first + BY_JOINED + row + other_joined


@inner
def change_spaces(geometry: Words, turn: Words, pending: int, claimed: int) -> int:
    """Read the patterns with what was placed this turn; those that change, as a mask."""
    touched = 0
    left = pending
    while left:
        space = lowest(left)
        left &= left - 1
        step = (OWN_SECURED if claimed >> space & 1 else OWN_HELD) - thing_on(turn, space)
        patterns = geometry[SPACE_PATTERNS + space]
        touched |= patterns
        while patterns:
            pattern = lowest(patterns)
            patterns &= patterns - 1
            turn[CHANGED + pattern] += step * geometry[DIGIT + 64 * space + pattern]
    return touched


@inner
def look_at(tables: Words, state: Words, turn: Words, pending: int, claimed: int) -> int:
    """Measure the position; where the opponents' measures lie is the answer."""
    own = turn[OWN] | pending
    secured = turn[OWN_SECURE] | claimed
    blocked = secured | turn[OTHERS_SECURED]
    for measure in range(MEASURES):
        turn[LOOKED + measure] = 0
    measure_mines(own, secured, tables[BOARD], blocked, turn, LOOKED)
    others = OTHERS
    if pending & turn[OTHERS_HELD]:
        others = LOOKED + MEASURES
        measure_others(tables, state, turn, pending, blocked, others)
    return others


@inner
def learned_value(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    pending: int,
    claimed: int,
) -> float:
    """The share of the victory that the seat can expect if its turn ends like this."""
    phase = phase_after(tables, turn, turn[OWN_SECURE] | claimed)
    if phase == 0:
        return share(tables, state, turn, pending, claimed)
    others = look_at(tables, state, turn, pending, claimed)
    phase = max(phase, 0)
    whole_board_features(geometry, turn, phase, others)
    total = 0.0
    for feature in range(WHOLE_BOARD_FEATURES):
        total += weights[turn[FEATURES + feature]]
    called = geometry[TABLE_ENTRIES] if phase else 0
    touched = change_spaces(geometry, turn, pending, claimed)
    for pattern in range(geometry[PATTERNS]):
        total += weights[called + turn[CHANGED + pattern]]
    while touched:
        pattern = lowest(touched)
        touched &= touched - 1
        turn[CHANGED + pattern] = turn[NUMBERS + pattern]
    turn[BUCKET] = STAKES if phase else 0
    return 1.0 / (1.0 + math.exp(-total))


@inner
def plain_value(
    tables: Words, weights: Numbers, state: Words, turn: Words, pending: int, claimed: int
) -> float:
    """A sum of the largest mine, the secured spaces and all spaces, less the best opponent's."""
    best = 0.0
    for seat in range(tables[PLAYERS]):
        if seat != turn[SEAT] and weights[OPPONENT_WEIGHT] != 0.0:
            secured = state[SECURED + seat]
            best = max(
                best, _plain_sum(weights, (state[HELD + seat] & ~pending) | secured, secured)
            )
    own = _plain_sum(weights, turn[OWN] | pending, turn[OWN_SECURE] | claimed)
    return own - weights[OPPONENT_WEIGHT] * best


@inner
def _plain_sum(weights: Numbers, own: int, secured: int) -> float:
    mine = _score(own, 0) >> 16
    return (
        weights[MINE_WEIGHT] * mine
        + weights[SECURED_WEIGHT] * count(secured)
        + weights[SPACES_WEIGHT] * count(own)
    )
