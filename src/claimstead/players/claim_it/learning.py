"""How the learned judge changes its weights."""

import math
from typing import NamedTuple

from claimstead.kernel.claim_it.layout import OUTCOMES, TURNS_LEFT
from claimstead.kernel.jit import Words, inner
from claimstead.players.claim_it.features import (
    BUST_WEIGHT,
    FEATURES,
    NUMBERS,
    WHOLE_BOARD_FEATURES,
    WHOLE_BOARD_SIZE,
    Numbers,
    look_at,
    whole_board_features,
)
from claimstead.players.claim_it.judging import (
    BUST_VALUE,
    Look,
    begin_turn,
    bust_at,
    by_chance_at,
    by_stake_at,
    hope,
    sum_of_features,
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
PROSPECT_PART = 0.3
"""The prospect learns with this part of the rate: it has far more to learn from."""


class Pupil(NamedTuple):
    """How the weights have been moved so far."""

    sums: Numbers
    sizes: Numbers


@inner
def nudge(look: Look, pupil: Pupil, at: int, error: float, rate: float) -> None:
    """Move a weight; those whose errors cancel out move less and less (temporal coherence)."""
    step = abs(pupil.sums[at]) / pupil.sizes[at] if pupil.sizes[at] > 0.0 else 1.0
    look.weights[at] += rate * step * error
    pupil.sums[at] += error
    pupil.sizes[at] += abs(error)


@inner
def learn_prospect(look: Look, pupil: Pupil, rolling: float, rate: float) -> None:
    """Learn what a roll was worth here that is no bust, and how often it is one."""
    chance, slot = chance_here(look), slot_here(look)
    if look.values[slot] == 1.0:
        return
    bust = look.turn[BUST_WEIGHT] / look.tables[OUTCOMES]
    at = bust_at(look, chance)
    look.weights[at] += BUST_RATE * (bust - look.weights[at])
    if bust == 1.0:
        return
    aim = (rolling - bust * look.values[BUST_VALUE]) / (1.0 - bust)
    error = aim - hope(look, slot, chance)
    rate *= PROSPECT_PART
    remembered_features(look)
    for feature in range(WHOLE_BOARD_FEATURES):
        nudge(look, pupil, WHOLE_BOARD_SIZE + look.turn[FEATURES + feature], error, rate)
    bucket = look.keys[3 * slot + 2]
    nudge(look, pupil, by_chance_at(look, bucket, chance), error, rate)
    nudge(look, pupil, by_stake_at(look, bucket, chance), error, rate)


@inner
def read_position(look: Look, seat: int) -> float:
    """What a position between turns is worth to a seat; the notes tell which entries were read."""
    begin_turn(look, seat)
    others = look_at(look.tables, look.state, look.turn, 0, 0)
    phase = max(look.state[TURNS_LEFT], 0)
    whole_board_features(look.geometry, look.turn, phase, others)
    total = sum_of_features(look, 0) + sum_of_patterns(look, phase, NUMBERS)
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
def learn_position(look: Look, pupil: Pupil, error: float, rate: float) -> None:
    """Move the weights that `read_position` has read, and those that read the same mirrored."""
    geometry, turn = look.geometry, look.turn
    for feature in range(WHOLE_BOARD_FEATURES):
        nudge(look, pupil, turn[FEATURES + feature], error, rate)
    called = geometry[TABLE_ENTRIES] if look.state[TURNS_LEFT] > 0 else 0
    for pattern in range(geometry[PATTERNS]):
        number = turn[NUMBERS + pattern]
        other = mirrored(geometry, pattern, number)
        nudge(look, pupil, called + number, error, rate)
        if other != number:
            nudge(look, pupil, called + other, error, rate)
