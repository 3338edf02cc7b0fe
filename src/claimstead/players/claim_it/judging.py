"""What a position is worth to the seat whose turn ends with it.

Two ways to judge: the **learned** value, the share of the victory to be expected, from the
tables of patterns and of what counts for the whole board; and a **plain** sum of what lies there.
The learned judge knows, too, what rolling on promises.

All positions that a turn may end with differ in few spaces from the one it began with: what is
the same is looked up once, when the turn begins.
"""

import math
from typing import NamedTuple

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL_AGAIN,
    BOARD,
    HELD,
    NONE,
    PLAYERS,
    SECURED,
    SECURED_TO_END,
    SIZE,
    SPACES,
    TURNS_LEFT,
)
from claimstead.kernel.claim_it.scoring import mine_around
from claimstead.kernel.jit import Words, address, apart, inner
from claimstead.players.claim_it.features import (
    BUCKET,
    BUCKETS,
    BUSTS,
    BY_CHANCE,
    BY_STAKE,
    CHANCES,
    CHANGED,
    DEFICITS,
    FEATURES,
    IS_LEARNED,
    LAST_TURN,
    MINE_WEIGHT,
    NUMBERS,
    OPPONENT_WEIGHT,
    OTHERS,
    OTHERS_EDGES,
    OTHERS_HELD,
    OTHERS_SECURED,
    OWN,
    OWN_SECURE,
    PHASE_BEFORE,
    SEAT,
    SECURED_COUNT,
    SECURED_WEIGHT,
    SPACES_WEIGHT,
    SQUATTERS_ASIDE,
    STAKES,
    STAMP,
    WHOLE_BOARD_FEATURES,
    WHOLE_BOARD_SIZE,
    Numbers,
    look_at,
    measure_others,
    neighbours,
    whole_board_features,
)
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

# The values that are remembered, and scratch

SLOTS = 1 << 14
PROSPECTS = SLOTS
"""What rolling on promises, as far as the board tells."""
ANSWERS = 2 * SLOTS
"""What stopping is worth after a look at the opponent's next roll, where there was one."""
BY_SPACE = 3 * SLOTS
"""What a stone on each space is worth."""
ROLLING_BY_SPACE = BY_SPACE + SPACES
"""What rolling on is worth after it."""
BUST_VALUE = ROLLING_BY_SPACE + SPACES
MARGIN = BUST_VALUE + 1
"""Stones that look worse than the best by more than this are not looked at again."""
BY_ACTION = MARGIN + 1
"""For each roll ahead: the value of each stone."""
MOST_ROLLS = 4
VALUES_SIZE = BY_ACTION + MOST_ROLLS * ACTION_ROLL_AGAIN
KEYS_SIZE = 3 * SLOTS


class Beyond(NamedTuple):
    """What is at hand for a look at the turn that comes next."""

    state: Words
    turn: Words
    keys: Words
    values: Numbers


class Look(NamedTuple):
    """All that is at hand while a turn is looked at: compiled functions hand it on whole."""

    tables: Words
    geometry: Words
    weights: Numbers
    state: Words
    turn: Words
    """What is known of the turn, laid out as below."""
    keys: Words
    """Which positions' values are remembered."""
    values: Numbers
    beyond: Beyond


@inner
def looking(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    beyond: Beyond,
) -> Look:
    """A look of these arrays."""
    return Look(
        address(tables),
        address(geometry),
        address(weights),
        address(state),
        address(turn),
        address(keys),
        address(values),
        beyond,
    )


@inner
def judged_by(look: Look, weights: Numbers) -> Look:
    """The same, judged by other weights."""
    return Look(
        look.tables,
        look.geometry,
        weights,
        look.state,
        look.turn,
        look.keys,
        look.values,
        look.beyond,
    )


@inner
def next_turn(look: Look) -> Look:
    """A look at the turn that comes next; its position is still to be made."""
    beyond = look.beyond
    return Look(
        look.tables,
        look.geometry,
        look.weights,
        beyond.state,
        beyond.turn,
        beyond.keys,
        beyond.values,
        beyond,
    )


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
def begin_turn(look: Look, seat: int) -> None:
    """Look at the position before a turn of a seat: nothing of what was placed since counts."""
    tables, geometry, state, turn = look.tables, look.geometry, look.state, look.turn
    turn[SEAT] = seat
    turn[PHASE_BEFORE] = state[TURNS_LEFT]
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
    turn[OTHERS_EDGES] = neighbours(held | secured, tables[BOARD])
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
def share(look: Look, pending: int, claimed: int) -> float:
    """The seat's share of the victory if the game ends with this turn (I-12)."""
    tables, state, turn = look.tables, look.state, look.turn
    own = _score(turn[OWN] | pending, turn[OWN_SECURE] | claimed)
    tied, best = 1, 0
    for seat in range(tables[PLAYERS]):
        if seat != turn[SEAT]:
            secured = state[SECURED + seat]
            other = _score((state[HELD + seat] & ~pending) | secured, secured)
            best = max(best, other)
            tied += int(other == own)
    deficit = min(max((best >> 16) - (own >> 16) + 2, 0), DEFICITS - 1)
    turn[BUCKET] = LAST_TURN * BUCKETS + 2 * STAKES + deficit
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
def sum_of_patterns(look: Look, phase: int, at: int) -> float:
    """What the patterns' tables say to the numbers that begin at `at`."""
    total = 0.0
    called = look.geometry[TABLE_ENTRIES] if phase else 0
    for pattern in range(look.geometry[PATTERNS]):
        total += look.weights[called + look.turn[at + pattern]]
    return total


@inner
def sum_of_features(look: Look, first: int) -> float:
    """What the tables of the whole board say; those of the prospect are `WHOLE_BOARD_SIZE` on."""
    total = 0.0
    for feature in range(WHOLE_BOARD_FEATURES):
        total += look.weights[first + look.turn[FEATURES + feature]]
    return total


@inner
def learned_value(look: Look, pending: int, claimed: int, slot: int) -> None:
    """Find the share of the victory that the seat can expect if its turn ends like this.

    It goes into the slot, and with it what rolling on promises, as far as the board tells.
    """
    geometry, turn, values = look.geometry, look.turn, look.values
    phase = phase_after(look.tables, turn, turn[OWN_SECURE] | claimed)
    others = look_at(look.tables, look.state, turn, pending, claimed)
    if phase == 0:
        values[slot] = share(look, pending, claimed)
        whole_board_features(geometry, turn, LAST_TURN, others)
        values[PROSPECTS + slot] = sum_of_features(look, WHOLE_BOARD_SIZE)
        return
    phase = max(phase, 0)
    whole_board_features(geometry, turn, phase, others)
    touched = change_spaces(geometry, turn, pending, claimed)
    total = sum_of_features(look, 0) + sum_of_patterns(look, phase, CHANGED)
    while touched:
        pattern = lowest(touched)
        touched &= touched - 1
        turn[CHANGED + pattern] = turn[NUMBERS + pattern]
    values[slot] = 1.0 / (1.0 + math.exp(-total))
    values[PROSPECTS + slot] = total + sum_of_features(look, WHOLE_BOARD_SIZE)
    turn[BUCKET] = 0
    if pending:
        stake = int((values[slot] - values[BUST_VALUE]) * STAKES * 2)
        turn[BUCKET] = min(max(stake, 0), STAKES - 1)
    turn[BUCKET] += STAKES if phase else 0
    turn[BUCKET] += phase * BUCKETS


@inner
def chance_of(look: Look, claims: int, free: int, aside: int) -> int:
    """How many of all assignments of dice are legal, in steps, with so many squatters aside."""
    squatters = count(look.tables[BOARD] & ((1 << SIZE) - 1))
    legal = squatters * claims + free * aside
    return aside * CHANCES + legal * (CHANCES - 1) // (squatters * squatters * squatters)


@inner
def by_chance_at(look: Look, bucket: int, chance: int) -> int:
    first = 2 * look.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BY_CHANCE
    return first + bucket // BUCKETS * SQUATTERS_ASIDE * CHANCES + chance


@inner
def by_stake_at(look: Look, bucket: int, chance: int) -> int:
    first = 2 * look.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BY_STAKE
    return first + bucket % BUCKETS * CHANCES + chance % CHANCES


@inner
def bust_at(look: Look, chance: int) -> int:
    return 2 * look.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BUSTS + chance


@inner
def hope(look: Look, slot: int, chance: int) -> float:
    """What a roll is worth that is no bust, as it was learned."""
    bucket = look.keys[3 * slot + 2]
    total = look.values[PROSPECTS + slot]
    total += look.weights[by_chance_at(look, bucket, chance)]
    total += look.weights[by_stake_at(look, bucket, chance)]
    return 1.0 / (1.0 + math.exp(-total))


@inner
def prospect(look: Look, slot: int, chance: int) -> float:
    """What rolling on is worth, as it was learned."""
    bust = look.weights[bust_at(look, chance)]
    return bust * look.values[BUST_VALUE] + (1.0 - bust) * hope(look, slot, chance)


@inner
def plain_value(look: Look, pending: int, claimed: int) -> float:
    """A sum of the largest mine, the secured spaces and all spaces, less the best opponent's."""
    tables, weights, state, turn = look.tables, look.weights, look.state, look.turn
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
