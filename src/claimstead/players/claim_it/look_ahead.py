"""Looking ahead inside a turn: the exact expectation over all rolls, one to four rolls deep.

After every roll the best stone is placed; after every stone the better of stopping and rolling
again is chosen. A bust is worth what the turn began with. Where the look ends, the learned judge
knows what rolling on promises; looking further, it only looks again at the stones that are as
good as the best after each roll.
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
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.players.claim_it.features import (
    BUCKET,
    BUST_WEIGHT,
    IS_LEARNED,
    LAST_TURN,
    MOST_NODES,
    NODES,
    OWN_SECURE,
    STAMP,
    Numbers,
    look_at,
    whole_board_features,
)
from claimstead.players.claim_it.habits import believed
from claimstead.players.claim_it.judging import (
    BUST_VALUE,
    BY_ACTION,
    BY_SPACE,
    MARGIN,
    SLOTS,
    Look,
    begin_turn,
    chance_of,
    learned_value,
    phase_after,
    plain_value,
    prospect,
)

NOTHING = -1e9
"""Less than anything is worth."""
WANTED = -1e8
"""A mark: this stone is to be looked at again."""
BEGIN, STOP = -1, 0
"""What `think` is asked for in place of a number of rolls."""
PROBES = 4
MIXER = 0x1E3779B97F4A7C15
OTHER_MIXER = 0x2545F4914F6CDD1D


@apart
def remembered(look: Look, pending: int, claimed: int) -> int:
    """The slot in which the value of stopping with these spaces is kept for this turn."""
    keys, turn = look.keys, look.turn
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
        learned_value(look, pending, claimed, slot)
    else:
        look.values[slot] = plain_value(look, pending, claimed)
    keys[3 * slot] = key
    keys[3 * slot + 1] = claimed
    keys[3 * slot + 2] = turn[BUCKET]
    return slot


@inner
def slot_here(look: Look) -> int:
    """The slot of what has been placed so far."""
    claimed = look.state[CLAIMED]
    return remembered(look, look.state[SQUATTED] | claimed, claimed)


@inner
def remembered_features(look: Look) -> None:
    """Note the entries of the whole board's tables that what has been placed so far reads."""
    turn, claimed = look.turn, look.state[CLAIMED]
    others = look_at(look.tables, look.state, turn, look.state[SQUATTED] | claimed, claimed)
    phase = phase_after(look.tables, turn, turn[OWN_SECURE] | claimed)
    phase = LAST_TURN if phase == 0 else max(phase, 0)
    whole_board_features(look.geometry, turn, phase, others)


@inner
def aside_here(look: Look) -> int:
    """How many squatters are not on the board; there are as many as the board has columns."""
    return count(look.tables[BOARD] & ((1 << SIZE) - 1) & ~look.state[SQUATTERS])


@inner
def chance_here(look: Look) -> int:
    claims = count(claimable(look.tables, look.state))
    return chance_of(look, claims, count(free_to_squat(look.tables, look.state)), aside_here(look))


@apart
def begin_looking(look: Look) -> None:
    """Look at the turn that this state is in."""
    begin_turn(look, look.state[TURN])
    look.values[BUST_VALUE] = look.values[remembered(look, 0, 0)]


@inner
def value_spaces(look: Look, claims: int, free: int) -> None:
    """Write what a stone on each of these spaces is worth, without looking further."""
    tables, state, values = look.tables, look.state, look.values
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    spaces = claims | free
    claim_count, free_count, aside = count(claims), count(free), aside_here(look)
    while spaces:
        space = lowest(spaces)
        stone = spaces & -spaces
        spaces ^= stone
        slot = remembered(look, pending | stone, claimed | (stone & claims))
        value = values[slot]
        if look.turn[IS_LEARNED] and value < 1.0:
            if stone & free:
                chance = chance_of(look, claim_count + 1, free_count - 1, aside - 1)
            else:
                back = 1 if tables[IS_QUICK] and stone & state[SQUATTED] else 0
                chance = chance_of(look, claim_count - 1, free_count, aside + back)
            value = max(value, prospect(look, slot, chance))
        values[BY_SPACE + space] = value


@apart
def one_roll(look: Look) -> float:
    """The expectation of rolling once more."""
    tables, values = look.tables, look.values
    claims = claimable(tables, look.state)
    free = free_to_squat(tables, look.state)
    squatters = look.state[SQUATTERS]
    value_spaces(look, claims, free)
    look.turn[NODES] += 1
    total, busts = 0.0, 0
    for roll in range(tables[ROLLS]):
        best = NOTHING
        first = WAYS + 8 * roll + 1
        for way in range(first, first + tables[first - 1]):
            space = tables[way] & 63
            squatter_aside = ~(squatters >> (tables[way] >> 6)) & 1
            if (claims | free * squatter_aside) >> space & 1:
                best = max(best, values[BY_SPACE + space])
        if best == NOTHING:
            busts += tables[WEIGHT + roll]
        else:
            total += tables[WEIGHT + roll] * best
    look.turn[BUST_WEIGHT] = busts
    return (total + busts * values[BUST_VALUE]) / tables[OUTCOMES]


@inner
def stones_worth_a_look(look: Look, claims: int, free: int, at: int) -> None:
    """Mark the stones that are the best, or nearly so, for some roll."""
    tables, values = look.tables, look.values
    squatters = look.state[SQUATTERS]
    for action in range(ACTION_ROLL_AGAIN):
        values[at + action] = NOTHING
    for roll in range(tables[ROLLS]):
        enough = NOTHING
        first = WAYS + 8 * roll + 1
        for again in range(2):
            for way in range(first, first + tables[first - 1]):
                space, third = tables[way] & 63, tables[way] >> 6
                takes_claim = claims >> space & 1
                if takes_claim | (free >> space & ~(squatters >> third) & 1):
                    value = values[BY_SPACE + space]
                    if again == 0:
                        enough = max(enough, value - values[MARGIN])
                    elif value >= enough:
                        stone = 0 if takes_claim else third + 1
                        values[at + stone * SPACES + space] = WANTED


@inner
def over_rolls(look: Look, claims: int, free: int, at: int) -> float:
    """The expectation over all rolls, with the value of each stone given."""
    tables, values = look.tables, look.values
    squatters = look.state[SQUATTERS]
    total = 0.0
    for roll in range(tables[ROLLS]):
        best = NOTHING
        first = WAYS + 8 * roll + 1
        for way in range(first, first + tables[first - 1]):
            space, third = tables[way] & 63, tables[way] >> 6
            if claims >> space & 1:
                best = max(best, values[at + space])
            elif free >> space & ~(squatters >> third) & 1:
                best = max(best, values[at + space + (third + 1) * SPACES])
        total += tables[WEIGHT + roll] * (best if best != NOTHING else values[BUST_VALUE])
    return total / tables[OUTCOMES]


@apart
def rolls_ahead(look: Look, depth: int) -> float:
    """The expectation of rolling once more, looking so many rolls ahead."""
    if depth <= 1 or look.turn[NODES] >= look.turn[MOST_NODES]:
        return one_roll(look)
    state, values = look.state, look.values
    claims = claimable(look.tables, state)
    free = free_to_squat(look.tables, state)
    at = BY_ACTION + (depth - 1) * ACTION_ROLL_AGAIN
    value_spaces(look, claims, free)
    stones_worth_a_look(look, claims, free, at)
    due, roll = state[DUE], state[ROLL]
    squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
    squatted, claimed = state[SQUATTED], state[CLAIMED]
    for action in range(ACTION_ROLL_AGAIN):
        if values[at + action] == WANTED:
            place(look.tables, state, action)
            stopping = values[slot_here(look)]
            values[at + action] = max(stopping, rolls_ahead(look, depth - 1))
            state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
            state[SQUATTED], state[CLAIMED] = squatted, claimed
    state[DUE], state[ROLL] = due, roll
    return over_rolls(look, claims, free, at)


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1], int64)"
)
def think(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    depth: int,
) -> float:
    """What it is worth to roll now, looking so many rolls ahead, or to stop.

    When the turn begins, the answer is what a bust is worth.
    """
    look = Look(
        address(tables),
        address(geometry),
        address(weights),
        address(state),
        address(turn),
        address(keys),
        address(values),
    )
    if depth == BEGIN:
        begin_looking(look)
        return values[BUST_VALUE]
    stopping = values[slot_here(look)]
    return stopping if depth == STOP else believed(look, stopping, rolls_ahead(look, depth))
