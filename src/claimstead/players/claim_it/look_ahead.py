"""Looking ahead inside a turn: the exact expectation over all rolls, one or two rolls deep.

After every roll the best stone is placed; after every stone the better of stopping and, as far
as the look goes, rolling again is chosen. A bust is worth what the turn began with.
"""

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.game import claimable, free_to_squat, place
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL_AGAIN,
    BOARD,
    CLAIMED,
    DUE,
    IS_QUICK,
    OUTCOMES,
    ROLL,
    ROLLS,
    SIZE,
    SPACES,
    SQUATTED,
    SQUATTER_PLACES,
    SQUATTERS,
    TURN,
    TURNS_LEFT,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.players.claim_it.judging import (
    BUCKET,
    CHANCES,
    IS_LEARNED,
    SQUATTERS_ASIDE,
    STAKES,
    STAMP,
    WHOLE_BOARD_SIZE,
    Numbers,
    begin_turn,
    learned_value,
    plain_value,
)
from claimstead.players.claim_it.patterns import TABLE_ENTRIES

NOTHING = -1e9
"""Less than anything is worth."""
SLOTS = 1 << 14
"""How many values are remembered."""
PROBES = 4
VALUES_SIZE = SLOTS + SPACES + ACTION_ROLL_AGAIN + 1
"""Remembered values, then scratch: by space, and by action; then what a bust is worth."""
BY_SPACE = SLOTS
BY_ACTION = SLOTS + SPACES
KEYS_SIZE = 3 * SLOTS
BUST_VALUE = BY_ACTION + ACTION_ROLL_AGAIN
MIXER = 0x1E3779B97F4A7C15
OTHER_MIXER = 0x2545F4914F6CDD1D


@inner
def squatters_of(tables: Words) -> int:
    """All squatters, as a mask: as many as the board has columns."""
    return tables[BOARD] & ((1 << SIZE) - 1)


@apart
def remembered(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    pending: int,
    claimed: int,
) -> int:
    """The slot in which the value of stopping with these spaces is kept for this turn."""
    key = pending | turn[STAMP] << SPACES
    slot = ((pending * MIXER) ^ (claimed * OTHER_MIXER)) >> 23 & (SLOTS - PROBES)
    for probe in range(PROBES):
        if keys[3 * (slot + probe)] == key and keys[3 * (slot + probe) + 1] == claimed:
            return slot + probe
    for probe in range(PROBES):
        if keys[3 * (slot + probe)] >> SPACES != turn[STAMP]:
            slot += probe
            break
    if turn[IS_LEARNED]:
        value = learned_value(tables, geometry, weights, state, turn, pending, claimed)
        if pending and turn[BUCKET] < 2 * STAKES:
            stake = int((value - values[BUST_VALUE]) * STAKES * 2)
            turn[BUCKET] += min(max(stake, 0), STAKES - 1)
    else:
        value = plain_value(tables, weights, state, turn, pending, claimed)
    keys[3 * slot] = key
    keys[3 * slot + 1] = claimed
    keys[3 * slot + 2] = turn[BUCKET]
    values[slot] = value
    return slot


@inner
def option_at(
    tables: Words, geometry: Words, bucket: int, claims: int, free: int, aside: int
) -> int:
    """Where the weights tell what the freedom to roll again is worth.

    It is told by what is at stake, by how many of all assignments of dice are legal, roughly,
    and by how many squatters are still aside.
    """
    squatters = count(squatters_of(tables))
    legal = squatters * claims + free * aside
    chance = legal * (CHANCES - 1) // (squatters * squatters * squatters)
    first = 2 * geometry[TABLE_ENTRIES] + WHOLE_BOARD_SIZE
    return first + (bucket * CHANCES + chance) * SQUATTERS_ASIDE + aside


@inner
def stop_value(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> float:
    """What it is worth to stop now."""
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    slot = remembered(tables, geometry, weights, state, turn, keys, values, pending, claimed)
    return values[slot]


@inner
def begin_looking(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> None:
    """Look at the turn that this state is in."""
    begin_turn(tables, geometry, state, turn, state[TURN], state[TURNS_LEFT])
    slot = remembered(tables, geometry, weights, state, turn, keys, values, 0, 0)
    values[BUST_VALUE] = values[slot]


@apart
def one_roll(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> float:
    """The expectation of rolling once more."""
    bust_value = values[BUST_VALUE]
    claims = claimable(tables, state)
    squatters = state[SQUATTERS]
    free = free_to_squat(tables, state)
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    spaces = claims | free
    claim_count, free_count = count(claims), count(free)
    aside = count(squatters_of(tables) & ~squatters)
    while spaces:
        space = lowest(spaces)
        stone = spaces & -spaces
        spaces ^= stone
        is_claim = stone & claims != 0
        slot = remembered(
            tables,
            geometry,
            weights,
            state,
            turn,
            keys,
            values,
            pending | stone,
            claimed | (stone & claims),
        )
        value = values[slot]
        if turn[IS_LEARNED]:
            left, still_free, still_aside = claim_count - 1, free_count, aside
            if not is_claim:
                left, still_free, still_aside = claim_count + 1, free_count - 1, aside - 1
            elif tables[IS_QUICK] and stone & state[SQUATTED]:
                still_aside += 1
            bucket = keys[3 * slot + 2]
            value += weights[option_at(tables, geometry, bucket, left, still_free, still_aside)]
        values[BY_SPACE + space] = value
    total = 0.0
    for roll in range(tables[ROLLS]):
        best = NOTHING
        first = WAYS + 8 * roll + 1
        for way in range(first, first + tables[first - 1]):
            space = tables[way] & 63
            squatter_aside = ~(squatters >> (tables[way] >> 6)) & 1
            if (claims | free * squatter_aside) >> space & 1:
                best = max(best, values[BY_SPACE + space])
        total += tables[WEIGHT + roll] * (best if best != NOTHING else bust_value)
    return total / tables[OUTCOMES]


@apart
def action_values(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> int:
    """Of each stone that may be placed: the better of stopping and rolling once more.

    The answer is how many stones there were.
    """
    claims = claimable(tables, state)
    free = free_to_squat(tables, state)
    squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
    squatted, claimed = state[SQUATTED], state[CLAIMED]
    due, roll = state[DUE], state[ROLL]
    found = 0
    for stone in range(7):
        spaces = claims
        if stone:
            is_aside = (squatters_of(tables) & ~squatters) >> (stone - 1) & 1
            spaces = free if is_aside else 0
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            action = space + stone * SPACES
            place(tables, state, action)
            value = stop_value(tables, geometry, weights, state, turn, keys, values)
            rolling = one_roll(tables, geometry, weights, state, turn, keys, values)
            values[BY_ACTION + action] = max(value, rolling)
            found += 1
            state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
            state[SQUATTED], state[CLAIMED] = squatted, claimed
    state[DUE], state[ROLL] = due, roll
    return found


@inner
def over_rolls(
    tables: Words, state: Words, by_action: Numbers, at: int, bust_value: float
) -> float:
    """The expectation over all rolls, with the value of each stone given."""
    claims = claimable(tables, state)
    free = free_to_squat(tables, state)
    squatters = state[SQUATTERS]
    total = 0.0
    for roll in range(tables[ROLLS]):
        best = NOTHING
        first = WAYS + 8 * roll + 1
        for way in range(first, first + tables[first - 1]):
            space = tables[way] & 63
            third = tables[way] >> 6
            if claims >> space & 1:
                best = max(best, by_action[at + space])
            elif free >> space & ~(squatters >> third) & 1:
                best = max(best, by_action[at + space + (third + 1) * SPACES])
        total += tables[WEIGHT + roll] * (best if best != NOTHING else bust_value)
    return total / tables[OUTCOMES]


@inner
def rolling_value(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    depth: int,
) -> float:
    """The expectation of rolling once more, looking one or two rolls ahead."""
    if depth == 1:
        return one_roll(tables, geometry, weights, state, turn, keys, values)
    action_values(tables, geometry, weights, state, turn, keys, values)
    return over_rolls(tables, state, values, BY_ACTION, values[BUST_VALUE])


@entry(
    "void(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1], float64[::1])"
)
def begin(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> None:
    """Look at the turn that this state is in."""
    begin_looking(
        address(tables),
        address(geometry),
        address(weights),
        address(state),
        address(turn),
        address(keys),
        address(values),
    )


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1])"
)
def stopping(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
) -> float:
    """What it is worth to stop now; before the first stone, what a bust is worth."""
    return stop_value(
        address(tables),
        address(geometry),
        address(weights),
        address(state),
        address(turn),
        address(keys),
        address(values),
    )


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1], int64)"
)
def rolling(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    depth: int,
) -> float:
    """What it is worth to roll now, looking one or two rolls ahead."""
    return rolling_value(
        address(tables),
        address(geometry),
        address(weights),
        address(state),
        address(turn),
        address(keys),
        address(values),
        depth,
    )


@entry("float64(int64[::1], int64[::1], float64[::1], float64)")
def expectation(tables: Words, state: Words, by_action: Numbers, bust_value: float) -> float:
    """The expectation over all rolls, with the value of each stone given by its number."""
    return over_rolls(address(tables), address(state), address(by_action), 0, bust_value)


@entry("int64(int64[::1], int64[::1], int64[::1])")
def stones(tables: Words, state: Words, actions: Words) -> int:
    """Write the number of every stone that some roll allows to place; how many there are."""
    rules, position = address(tables), address(state)
    claims = claimable(rules, position)
    free = free_to_squat(rules, position)
    found = 0
    for stone in range(SIZE + 1):
        spaces = claims
        if stone:
            aside = squatters_of(rules) & ~state[SQUATTERS]
            spaces = free if aside >> (stone - 1) & 1 else 0
        while spaces:
            actions[found] = lowest(spaces) + stone * SPACES
            spaces &= spaces - 1
            found += 1
    return found
