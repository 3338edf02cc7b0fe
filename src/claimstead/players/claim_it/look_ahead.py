"""Looking ahead inside a turn: the exact expectation over all rolls, one to four rolls deep.

After every roll the best stone is placed; after every stone the better of stopping and rolling
again is chosen. A bust is worth what the turn began with. Where the look ends, the learned judge
knows what rolling on promises; looking further, it only looks again at the stones that are as
good as the best after each roll.
"""

from claimstead.kernel.bits import count
from claimstead.kernel.claim_it.game import claimable, free_to_squat, place
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL_AGAIN,
    CLAIMED,
    DUE,
    OUTCOMES,
    ROLL,
    ROLLS,
    SPACES,
    SQUATTED,
    SQUATTER_PLACES,
    SQUATTERS,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import Words, address, apart, entry, inner
from claimstead.players.claim_it.features import (
    LAST_TURN,
    MOST_NODES,
    NODES,
    OWN_SECURE,
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
    Beyond,
    TurnContext,
    chance_of,
    looking,
    phase_after,
)
from claimstead.players.claim_it.one_roll import (
    NOTHING,
    aside_here,
    begin_looking,
    one_roll,
    stopping_here,
    value_stones,
)

WANTED = -1e8
"""A mark: this stone is to be looked at again."""
BEGIN, STOP = -1, 0
"""What `think` is asked for in place of a number of rolls."""


@inner
def remembered_features(context: TurnContext) -> None:
    """Note the entries of the whole board's tables that what has been placed so far reads."""
    turn, claimed = context.turn, context.state[CLAIMED]
    others = look_at(
        context.tables, context.state, turn, context.state[SQUATTED] | claimed, claimed
    )
    phase = phase_after(context.tables, turn, turn[OWN_SECURE] | claimed)
    phase = LAST_TURN if phase == 0 else max(phase, 0)
    whole_board_features(context.geometry, turn, phase, others)


@inner
def chance_here(context: TurnContext) -> int:
    claims = count(claimable(context.tables, context.state))
    return chance_of(
        context, claims, count(free_to_squat(context.tables, context.state)), aside_here(context)
    )


@inner
def stones_worth_a_look(context: TurnContext, claims: int, free: int, at: int) -> None:
    """Mark the stones that are the best, or nearly so, for some roll."""
    tables, values = context.tables, context.values
    squatters = context.state[SQUATTERS]
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
def over_rolls(context: TurnContext, claims: int, free: int, at: int) -> float:
    """The expectation over all rolls, with the value of each stone given."""
    tables, values = context.tables, context.values
    squatters = context.state[SQUATTERS]
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
def rolls_ahead(context: TurnContext, depth: int) -> float:
    """The expectation of rolling once more, looking so many rolls ahead."""
    if depth <= 1 or context.turn[NODES] >= context.turn[MOST_NODES]:
        return one_roll(context)
    state, values = context.state, context.values
    claims = claimable(context.tables, state)
    free = free_to_squat(context.tables, state)
    at = BY_ACTION + (depth - 1) * ACTION_ROLL_AGAIN
    value_stones(context, claims, free)
    stones_worth_a_look(context, claims, free, at)
    due, roll = state[DUE], state[ROLL]
    squatters, places = state[SQUATTERS], state[SQUATTER_PLACES]
    squatted, claimed = state[SQUATTED], state[CLAIMED]
    for action in range(ACTION_ROLL_AGAIN):
        if values[at + action] == WANTED:
            place(context.tables, state, action)
            stopping = stopping_here(context)
            values[at + action] = max(stopping, rolls_ahead(context, depth - 1))
            state[SQUATTERS], state[SQUATTER_PLACES] = squatters, places
            state[SQUATTED], state[CLAIMED] = squatted, claimed
    state[DUE], state[ROLL] = due, roll
    return over_rolls(context, claims, free, at)


@entry(
    "float64(int64[::1], int64[::1], float32[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1], int64[::1], int64[::1], int64[::1], float64[::1], int64)"
)
def think(
    tables: Words,
    geometry: Words,
    weights: Numbers,
    state: Words,
    turn: Words,
    keys: Words,
    values: Numbers,
    next_state: Words,
    next_turn: Words,
    next_keys: Words,
    next_values: Numbers,
    depth: int,
) -> float:
    """What it is worth to roll now, looking so many rolls ahead, or to stop.

    When the turn begins, the answer is what a bust is worth.
    """
    context = looking(
        tables,
        geometry,
        weights,
        state,
        turn,
        keys,
        values,
        Beyond(address(next_state), address(next_turn), address(next_keys), address(next_values)),
    )
    if depth == BEGIN:
        begin_looking(context)
        return values[BUST_VALUE]
    stopping = stopping_here(context)
    return stopping if depth == STOP else believed(context, stopping, rolls_ahead(context, depth))
