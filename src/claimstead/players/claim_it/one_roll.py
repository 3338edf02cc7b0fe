"""The next roll: what each stone is worth, and the expectation over all rolls.

A bust is worth what the turn began with. Where the look ends, the learned judge knows what rolling
on promises. Against one opponent, once the last round is called, it may look across the end of the
turn: stopping is then worth what the opponent's next roll, each with its best stone, leaves of it.
Before that a turn has more rolls to come than one can see: a look at the first makes a stop seem
better than it is.
"""

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.game import claimable, free_to_squat, stop
from claimstead.kernel.claim_it.layout import (
    BOARD,
    CLAIMED,
    DUE,
    DUE_OVER,
    IS_QUICK,
    NONE,
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
    CLAIMED_THERE,
    IS_LEARNED,
    NODES,
    OWN_SECURE,
    PENDING_THERE,
    STAMP,
)
from claimstead.players.claim_it.judging import (
    ANSWERS,
    BUST_VALUE,
    BY_SPACE,
    ROLLING_BY_SPACE,
    SLOTS,
    TurnContext,
    begin_turn,
    chance_of,
    go_to,
    learned_value,
    next_turn,
    phase_after,
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
def remembered(
    context: TurnContext, pending: int, claimed: int, pending_before: int, claimed_before: int
) -> int:
    """The slot in which the value of stopping with these spaces is kept for this turn.

    They are those of a moment before, and one stone more at most.
    """
    keys, turn = context.keys, context.turn
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
        if turn[PENDING_THERE] != pending_before or turn[CLAIMED_THERE] != claimed_before:
            go_to(context, pending_before, claimed_before)
        learned_value(context, pending, claimed, slot)
    else:
        context.values[slot] = plain_value(context, pending, claimed)
    context.values[ANSWERS + slot] = NOTHING
    keys[3 * slot] = key
    keys[3 * slot + 1] = claimed
    keys[3 * slot + 2] = turn[BUCKET]
    return slot


@inner
def slot_here(context: TurnContext) -> int:
    """The slot of what has been placed so far."""
    claimed = context.state[CLAIMED]
    pending = context.state[SQUATTED] | claimed
    return remembered(context, pending, claimed, pending, claimed)


@inner
def aside_here(context: TurnContext) -> int:
    """How many squatters are not on the board; there are as many as the board has columns."""
    return count(context.tables[BOARD] & ((1 << SIZE) - 1) & ~context.state[SQUATTERS])


@inner
def value_spaces(context: TurnContext, claims: int, free: int) -> None:
    """Write what a stone on each of these spaces is worth, without looking further."""
    tables, state, values = context.tables, context.state, context.values
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    spaces = claims | free
    claim_count, free_count, aside = count(claims), count(free), aside_here(context)
    while spaces:
        space = lowest(spaces)
        stone = spaces & -spaces
        spaces ^= stone
        slot = remembered(context, pending | stone, claimed | (stone & claims), pending, claimed)
        value, rolling = values[slot], NOTHING
        if context.turn[IS_LEARNED] and value < 1.0:
            if stone & free:
                chance = chance_of(context, claim_count + 1, free_count - 1, aside - 1)
            else:
                back = 1 if tables[IS_QUICK] and stone & state[SQUATTED] else 0
                chance = chance_of(context, claim_count - 1, free_count, aside + back)
            rolling = prospect(context, slot, chance)
        values[ROLLING_BY_SPACE + space] = rolling
        values[BY_SPACE + space] = max(value, rolling)


@inner
def over_spaces(context: TurnContext, claims: int, free: int) -> float:
    """The expectation over all rolls, with the value of a stone on each space given."""
    tables, values = context.tables, context.values
    squatters = context.state[SQUATTERS]
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
    context.turn[BUST_WEIGHT] = busts
    return (total + busts * values[BUST_VALUE]) / tables[OUTCOMES]


@inner
def asks_reply(context: TurnContext, claimed: int) -> bool:
    """Whether stopping with these spaces claimed is looked at more closely."""
    turn = context.turn
    return (
        turn[ASKS_REPLY] != 0
        and phase_after(context.tables, turn, turn[OWN_SECURE] | claimed) != NONE
    )


@apart
def answered(context: TurnContext, slot: int, pending: int, claimed: int) -> float:
    """What stopping with these spaces is worth after the opponent's next roll."""
    values = context.values
    if values[ANSWERS + slot] == NOTHING:
        values[ANSWERS + slot] = values[slot]
        reply = next_turn(context)
        state = reply.state
        for index in range(STATE_SIZE):
            state[index] = context.state[index]
        state[SQUATTED], state[CLAIMED] = pending & ~claimed, claimed
        stop(context.tables, state)
        if state[DUE] != DUE_OVER:
            begin_turn(reply, state[TURN])
            reply.values[BUST_VALUE] = reply.values[remembered(reply, 0, 0, 0, 0)]
            claims = claimable(context.tables, state)
            free = free_to_squat(context.tables, state)
            value_spaces(reply, claims, free)
            values[ANSWERS + slot] = 1.0 - over_spaces(reply, claims, free)
            context.turn[NODES] += 1
    return values[ANSWERS + slot]


@inner
def stopped(context: TurnContext, pending: int, claimed: int) -> float:
    """What stopping with these spaces is worth."""
    slot = remembered(context, pending, claimed, pending, claimed)
    if asks_reply(context, claimed):
        return answered(context, slot, pending, claimed)
    return context.values[slot]


@inner
def stopping_here(context: TurnContext) -> float:
    """What stopping with what has been placed so far is worth."""
    claimed = context.state[CLAIMED]
    return stopped(context, context.state[SQUATTED] | claimed, claimed)


@apart
def begin_looking(context: TurnContext) -> None:
    """Look at the turn that this state is in."""
    begin_turn(context, context.state[TURN])
    context.values[BUST_VALUE] = stopped(context, 0, 0)


@apart
def value_stones(context: TurnContext, claims: int, free: int) -> None:
    """Write what a stone on each of these spaces is worth, as closely as it is looked at."""
    values = context.values
    value_spaces(context, claims, free)
    if context.turn[ASKS_REPLY] == 0:
        return
    claimed = context.state[CLAIMED]
    pending = context.state[SQUATTED] | claimed
    spaces = claims | free
    while spaces:
        space = lowest(spaces)
        stone = spaces & -spaces
        spaces ^= stone
        then_claimed = claimed | (stone & claims)
        if not asks_reply(context, then_claimed):
            continue
        slot = remembered(context, pending | stone, then_claimed, pending, claimed)
        rolling = values[ROLLING_BY_SPACE + space]
        if values[slot] >= rolling - DOUBT:
            stopping = answered(context, slot, pending | stone, then_claimed)
            values[BY_SPACE + space] = max(stopping, rolling)


@apart
def one_roll(context: TurnContext) -> float:
    """The expectation of rolling once more."""
    claims = claimable(context.tables, context.state)
    free = free_to_squat(context.tables, context.state)
    value_stones(context, claims, free)
    context.turn[NODES] += 1
    return over_spaces(context, claims, free)
