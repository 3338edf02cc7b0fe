"""How the learned judge changes its weights."""

import math

from claimstead.kernel.claim_it.layout import OUTCOMES, TURNS_LEFT
from claimstead.kernel.jit import Words, inner
from claimstead.players.claim_it.features import (
    BUST_WEIGHT,
    FEATURES,
    NUMBERS,
    WHOLE_BOARD_FEATURES,
    WHOLE_BOARD_SIZE,
    features_of,
    look_at,
    whole_board_features,
)
from claimstead.players.claim_it.judging import (
    BUST_VALUE,
    TurnContext,
    begin_turn,
    bust_at,
    by_chance_at,
    by_stake_at,
    hope,
    set_of,
    sum_of_features,
    sum_of_opponents,
    sum_of_patterns,
)
from claimstead.players.claim_it.look_ahead import chance_here, remembered_features
from claimstead.players.claim_it.one_roll import slot_here
from claimstead.players.claim_it.patterns import (
    FIRST_ENTRY,
    MIRROR,
    PATTERNS,
    TABLE_ENTRIES,
    THINGS,
)

BUST_RATE = 0.01


@inner
def learn_prospect(context: TurnContext, rolling: float, rate: float) -> None:
    """Learn what a roll was worth here that is no bust, and how often it is one."""
    chance, slot = chance_here(context), slot_here(context)
    if context.values[slot] == 1.0:
        return
    bust = context.turn[BUST_WEIGHT] / context.tables[OUTCOMES]
    at = bust_at(context, chance)
    context.weights[at] += BUST_RATE * (bust - context.weights[at])
    if bust == 1.0:
        return
    aim = (rolling - bust * context.values[BUST_VALUE]) / (1.0 - bust)
    step = rate * (aim - hope(context, slot, chance))
    remembered_features(context)
    for feature in range(WHOLE_BOARD_FEATURES):
        context.weights[WHOLE_BOARD_SIZE + context.turn[FEATURES + feature]] += step
    bucket = context.keys[3 * slot + 2]
    context.weights[by_chance_at(context, bucket, chance)] += step
    context.weights[by_stake_at(context, bucket, chance)] += step


@inner
def read_position(context: TurnContext, seat: int) -> float:
    """What a position between turns is worth to a seat; the notes tell which entries were read."""
    begin_turn(context, seat)
    others = look_at(context.tables, context.state, context.turn, 0, 0)
    phase = max(context.state[TURNS_LEFT], 0)
    whole_board_features(context.geometry, context.turn, phase, others)
    tables = set_of(context.tables, phase)
    total = sum_of_features(context, 0) + sum_of_opponents(context, phase, others)
    total += sum_of_patterns(context, tables, NUMBERS)
    return 1.0 / (1.0 + math.exp(-total))


@inner
def mirrored(geometry: Words, pattern: int, entry: int) -> int:
    """The entry of a pattern with its spaces read in the other order, if there is one."""
    order = geometry[MIRROR + pattern]
    if order == 0:
        return entry
    first = geometry[FIRST_ENTRY + pattern]
    result, power = first, 1
    while order > 1:
        rest = entry - first
        for _ in range(order & 7):
            rest //= THINGS
        result += power * (rest % THINGS)
        power *= THINGS
        order >>= 3
    return result


@inner
def learn_position(context: TurnContext, step: float) -> None:
    """Move the weights that `read_position` has read, and those that read the same mirrored."""
    geometry, turn, weights = context.geometry, context.turn, context.weights
    for feature in range(features_of(context.tables)):
        weights[turn[FEATURES + feature]] += step
    first = set_of(context.tables, context.state[TURNS_LEFT]) * geometry[TABLE_ENTRIES]
    for pattern in range(geometry[PATTERNS]):
        number = turn[NUMBERS + pattern]
        other = mirrored(geometry, pattern, number)
        weights[first + number] += step
        if other != number:
            weights[first + other] += step
