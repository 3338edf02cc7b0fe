"""The next roll: what each stone is worth, and the expectation over all rolls.

A bust is worth what the turn began with. Where the look ends, the learned judge knows what rolling
on promises. Against one opponent it may look across the end of the turn: stopping is then worth
what the opponent's next roll, each with its best stone, leaves of it.
"""

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.game import claimable, free_to_squat, stop
from claimstead.kernel.claim_it.layout import (
    BOARD,
    CLAIMED,
    DUE,
    DUE_OVER,
    IS_QUICK,
    OUTCOMES,
    ROLLS,
    SIZE,
    SPACES,
    SQUATTED,
    SQUATTERS,
    STATE_SIZE,
    TURN,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import apart, inner
from claimstead.players.claim_it.features import (
    ASKS_REPLY,
    BUCKET,
    BUST_WEIGHT,
    IS_LEARNED,
    NODES,
    STAMP,
)
from claimstead.players.claim_it.judging import (
    ANSWERS,
    BUST_VALUE,
    BY_SPACE,
    ROLLING_BY_SPACE,
    SLOTS,
    Look,
    begin_turn,
    chance_of,
    learned_value,
    next_turn,
    plain_value,
    prospect,
)

NOTHING = -1e9
"""Less than anything is worth."""
DOUBT = 0.01
"""Stopping is looked at more closely where rolling on seems better by no more than this."""
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
    look.values[ANSWERS + slot] = NOTHING
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
def aside_here(look: Look) -> int:
    """How many squatters are not on the board; there are as many as the board has columns."""
    return count(look.tables[BOARD] & ((1 << SIZE) - 1) & ~look.state[SQUATTERS])


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
        value, rolling = values[slot], NOTHING
        if look.turn[IS_LEARNED] and value < 1.0:
            if stone & free:
                chance = chance_of(look, claim_count + 1, free_count - 1, aside - 1)
            else:
                back = 1 if tables[IS_QUICK] and stone & state[SQUATTED] else 0
                chance = chance_of(look, claim_count - 1, free_count, aside + back)
            rolling = prospect(look, slot, chance)
        values[ROLLING_BY_SPACE + space] = rolling
        values[BY_SPACE + space] = max(value, rolling)


@inner
def over_spaces(look: Look, claims: int, free: int) -> float:
    """The expectation over all rolls, with the value of a stone on each space given."""
    tables, values = look.tables, look.values
    squatters = look.state[SQUATTERS]
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


@apart
def answered(look: Look, slot: int, pending: int, claimed: int) -> float:
    """What stopping with these spaces is worth after the opponent's next roll."""
    values = look.values
    if values[ANSWERS + slot] == NOTHING:
        values[ANSWERS + slot] = values[slot]
        reply = next_turn(look)
        state = reply.state
        for index in range(STATE_SIZE):
            state[index] = look.state[index]
        state[SQUATTED], state[CLAIMED] = pending & ~claimed, claimed
        stop(look.tables, state)
        if state[DUE] != DUE_OVER:
            begin_turn(reply, state[TURN])
            reply.values[BUST_VALUE] = reply.values[remembered(reply, 0, 0)]
            claims = claimable(look.tables, state)
            free = free_to_squat(look.tables, state)
            value_spaces(reply, claims, free)
            values[ANSWERS + slot] = 1.0 - over_spaces(reply, claims, free)
            look.turn[NODES] += 1
    return values[ANSWERS + slot]


@inner
def stopped(look: Look, pending: int, claimed: int) -> float:
    """What stopping with these spaces is worth."""
    slot = remembered(look, pending, claimed)
    if look.turn[ASKS_REPLY]:
        return answered(look, slot, pending, claimed)
    return look.values[slot]


@inner
def stopping_here(look: Look) -> float:
    """What stopping with what has been placed so far is worth."""
    claimed = look.state[CLAIMED]
    return stopped(look, look.state[SQUATTED] | claimed, claimed)


@apart
def begin_looking(look: Look) -> None:
    """Look at the turn that this state is in."""
    begin_turn(look, look.state[TURN])
    look.values[BUST_VALUE] = stopped(look, 0, 0)


@apart
def value_stones(look: Look, claims: int, free: int) -> None:
    """Write what a stone on each of these spaces is worth, as closely as it is looked at."""
    values = look.values
    value_spaces(look, claims, free)
    if look.turn[ASKS_REPLY] == 0:
        return
    claimed = look.state[CLAIMED]
    pending = look.state[SQUATTED] | claimed
    spaces = claims | free
    while spaces:
        space = lowest(spaces)
        stone = spaces & -spaces
        spaces ^= stone
        then_claimed = claimed | (stone & claims)
        slot = remembered(look, pending | stone, then_claimed)
        rolling = values[ROLLING_BY_SPACE + space]
        if values[slot] >= rolling - DOUBT:
            stopping = answered(look, slot, pending | stone, then_claimed)
            values[BY_SPACE + space] = max(stopping, rolling)


@apart
def one_roll(look: Look) -> float:
    """The expectation of rolling once more."""
    claims = claimable(look.tables, look.state)
    free = free_to_squat(look.tables, look.state)
    value_stones(look, claims, free)
    look.turn[NODES] += 1
    return over_spaces(look, claims, free)
