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
    CLAIMED_THERE,
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
    PENDING_THERE,
    PHASE_BEFORE,
    SEAT,
    SECURED_COUNT,
    SECURED_WEIGHT,
    SET_THERE,
    SETS,
    SPACES_WEIGHT,
    SQUATTERS_ASIDE,
    STAKES,
    STAMP,
    WHOLE_BOARD_FEATURES,
    WHOLE_BOARD_SIZE,
    Numbers,
    each_features,
    features_of,
    look_at,
    measure_others,
    neighbours,
    whole_board_features,
)
from claimstead.players.claim_it.patterns import (
    EMPTY,
    FIRST_ENTRY,
    LIST_SIZE,
    LISTS,
    OTHER_HELD,
    OTHER_SECURED,
    OWN_HELD,
    OWN_SECURED,
    PATTERNS,
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
SUM_THERE = BUST_VALUE + 1
"""What the patterns say at the moment that was gone to."""
MARGIN = SUM_THERE + 1
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


class TurnContext(NamedTuple):
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
) -> TurnContext:
    """A look of these arrays."""
    return TurnContext(
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
def next_turn(context: TurnContext) -> TurnContext:
    """A look at the turn that comes next; its position is still to be made."""
    beyond = context.beyond
    return TurnContext(
        context.tables,
        context.geometry,
        context.weights,
        beyond.state,
        beyond.turn,
        beyond.keys,
        beyond.values,
        beyond,
    )


@inner
def thing_on(turn: Words, pending: int, claimed: int, space: int) -> int:
    """What lies on a space, seen by the seat on turn, with what was placed so far."""
    if (turn[OWN_SECURE] | claimed) >> space & 1:
        return OWN_SECURED
    if (turn[OWN] | pending) >> space & 1:
        return OWN_HELD
    if turn[OTHERS_SECURED] >> space & 1:
        return OTHER_SECURED
    return OTHER_HELD if turn[OTHERS_HELD] >> space & 1 else EMPTY


@inner
def step_space(geometry: Words, turn: Words, space: int, step: int, at: int) -> None:
    """Change a space by so many steps in the numbers that begin at `at`."""
    first = LISTS + LIST_SIZE * space
    for pair in range(first + 1, first + 1 + 2 * geometry[first], 2):
        turn[at + geometry[pair]] += step * geometry[pair + 1]


@apart
def begin_turn(context: TurnContext, seat: int) -> None:
    """Look at the position before a turn of a seat: nothing of what was placed since counts."""
    tables, geometry, state, turn = context.tables, context.geometry, context.state, context.turn
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
            step_space(geometry, turn, space, thing_on(turn, 0, 0, space), NUMBERS)
        turn[PENDING_THERE] = NONE


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
def share(context: TurnContext, pending: int, claimed: int) -> float:
    """The seat's share of the victory if the game ends with this turn (I-12)."""
    tables, state, turn = context.tables, context.state, context.turn
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
def set_of(tables: Words, phase: int) -> int:
    """The tables by which a turn's end is judged, with so many turns of the last round left."""
    if phase <= 0:
        return 0
    return 1 if phase == tables[PLAYERS] else 2


@inner
def sum_of_patterns(context: TurnContext, tables: int, at: int) -> float:
    """What the patterns' tables of a set say to the numbers that begin at `at`."""
    total = 0.0
    first = tables * context.geometry[TABLE_ENTRIES]
    for pattern in range(context.geometry[PATTERNS]):
        total += context.weights[first + context.turn[at + pattern]]
    return total


@apart
def go_to(context: TurnContext, pending: int, claimed: int) -> None:
    """Read the patterns as they are with what was placed up to some moment of the turn."""
    geometry, turn = context.geometry, context.turn
    for pattern in range(geometry[PATTERNS]):
        turn[CHANGED + pattern] = turn[NUMBERS + pattern]
    left = pending
    while left:
        space = lowest(left)
        left &= left - 1
        step = thing_on(turn, pending, claimed, space) - thing_on(turn, 0, 0, space)
        step_space(geometry, turn, space, step, CHANGED)
    phase = phase_after(context.tables, turn, turn[OWN_SECURE] | claimed)
    turn[PENDING_THERE], turn[CLAIMED_THERE] = pending, claimed
    turn[SET_THERE] = set_of(context.tables, phase)
    context.values[SUM_THERE] = sum_of_patterns(context, turn[SET_THERE], CHANGED)


@inner
def sum_with_stone(context: TurnContext, tables: int, pending: int, claimed: int) -> float:
    """The patterns' sum with one space changed, or none, since the moment that was gone to."""
    geometry, turn, weights = context.geometry, context.turn, context.weights
    there, claimed_there = turn[PENDING_THERE], turn[CLAIMED_THERE]
    changed = (pending ^ there) | (claimed ^ claimed_there)
    if changed == 0:
        if tables == turn[SET_THERE]:
            return context.values[SUM_THERE]
        return sum_of_patterns(context, tables, CHANGED)
    space = lowest(changed)
    step = thing_on(turn, pending, claimed, space) - thing_on(turn, there, claimed_there, space)
    if tables != turn[SET_THERE]:
        step_space(geometry, turn, space, step, CHANGED)
        total = sum_of_patterns(context, tables, CHANGED)
        step_space(geometry, turn, space, -step, CHANGED)
        return total
    total = context.values[SUM_THERE]
    entries = tables * geometry[TABLE_ENTRIES]
    first = LISTS + LIST_SIZE * space
    for pair in range(first + 1, first + 1 + 2 * geometry[first], 2):
        at = entries + turn[CHANGED + geometry[pair]]
        total += weights[at + step * geometry[pair + 1]] - weights[at]
    return total


@inner
def sum_of_features(context: TurnContext, first: int) -> float:
    """What the tables of the whole board say; those of the prospect are `WHOLE_BOARD_SIZE` on."""
    total = 0.0
    for feature in range(WHOLE_BOARD_FEATURES):
        total += context.weights[first + context.turn[FEATURES + feature]]
    return total


@inner
def sum_of_opponents(context: TurnContext, phase: int, others: int) -> float:
    """What the tables of each opponent say, with three and more players."""
    if context.tables[PLAYERS] == 2:
        return 0.0
    each_features(context.tables, context.geometry, context.turn, phase, others)
    total = 0.0
    for feature in range(WHOLE_BOARD_FEATURES, features_of(context.tables)):
        total += context.weights[context.turn[FEATURES + feature]]
    return total


@inner
def learned_value(context: TurnContext, pending: int, claimed: int, slot: int) -> None:
    """Find the share of the victory that the seat can expect if its turn ends like this.

    It goes into the slot, and with it what rolling on promises, as far as the board tells. What
    was placed is what lay there at the moment that was gone to, and one stone more at most.
    """
    geometry, turn, values = context.geometry, context.turn, context.values
    phase = phase_after(context.tables, turn, turn[OWN_SECURE] | claimed)
    others = look_at(context.tables, context.state, turn, pending, claimed)
    if phase == 0:
        values[slot] = share(context, pending, claimed)
        whole_board_features(geometry, turn, LAST_TURN, others)
        values[PROSPECTS + slot] = sum_of_features(context, WHOLE_BOARD_SIZE)
        return
    phase = max(phase, 0)
    whole_board_features(geometry, turn, phase, others)
    tables = set_of(context.tables, phase)
    total = sum_of_features(context, 0) + sum_of_opponents(context, phase, others)
    total += sum_with_stone(context, tables, pending, claimed)
    values[slot] = 1.0 / (1.0 + math.exp(-total))
    values[PROSPECTS + slot] = total + sum_of_features(context, WHOLE_BOARD_SIZE)
    turn[BUCKET] = 0
    if pending:
        stake = int((values[slot] - values[BUST_VALUE]) * STAKES * 2)
        turn[BUCKET] = min(max(stake, 0), STAKES - 1)
    turn[BUCKET] += STAKES if phase else 0
    turn[BUCKET] += phase * BUCKETS


@inner
def chance_of(context: TurnContext, claims: int, free: int, aside: int) -> int:
    """How many of all assignments of dice are legal, in steps, with so many squatters aside."""
    squatters = count(context.tables[BOARD] & ((1 << SIZE) - 1))
    legal = squatters * claims + free * aside
    return aside * CHANCES + legal * (CHANCES - 1) // (squatters * squatters * squatters)


@inner
def by_chance_at(context: TurnContext, bucket: int, chance: int) -> int:
    first = SETS * context.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BY_CHANCE
    return first + bucket // BUCKETS * SQUATTERS_ASIDE * CHANCES + chance


@inner
def by_stake_at(context: TurnContext, bucket: int, chance: int) -> int:
    first = SETS * context.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BY_STAKE
    return first + bucket % BUCKETS * CHANCES + chance % CHANCES


@inner
def bust_at(context: TurnContext, chance: int) -> int:
    return SETS * context.geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + BUSTS + chance


@inner
def hope(context: TurnContext, slot: int, chance: int) -> float:
    """What a roll is worth that is no bust, as it was learned."""
    bucket = context.keys[3 * slot + 2]
    total = context.values[PROSPECTS + slot]
    total += context.weights[by_chance_at(context, bucket, chance)]
    total += context.weights[by_stake_at(context, bucket, chance)]
    return 1.0 / (1.0 + math.exp(-total))


@inner
def prospect(context: TurnContext, slot: int, chance: int) -> float:
    """What rolling on is worth, as it was learned."""
    bust = context.weights[bust_at(context, chance)]
    return bust * context.values[BUST_VALUE] + (1.0 - bust) * hope(context, slot, chance)


@inner
def plain_value(context: TurnContext, pending: int, claimed: int) -> float:
    """A sum of the largest mine, the secured spaces and all spaces, less the best opponent's."""
    tables, weights, state, turn = context.tables, context.weights, context.state, context.turn
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
