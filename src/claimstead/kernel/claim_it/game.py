"""The game: what may be placed, what a move does, and the exact chance of a bust."""

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim_it.layout import (
    ACTION_ROLL,
    ACTION_ROLL_AGAIN,
    ACTION_STOP,
    ALL_SECURED,
    BOARD,
    CLAIM_MARKERS,
    CLAIMED,
    DUE,
    DUE_CHOOSE,
    DUE_OVER,
    DUE_PLACE,
    DUE_ROLL,
    HELD,
    IS_QUICK,
    NONE,
    PLAYER_MARKERS,
    PLAYERS,
    ROLL,
    ROLLS,
    SECURED,
    SECURED_TO_END,
    SPACES,
    SQUATTED,
    SQUATTER_PLACES,
    SQUATTERS,
    TURN,
    TURNS_LEFT,
    WAYS,
    WEIGHT,
)
from claimstead.kernel.jit import Words, address, entry, inner

# What may be done


@inner
def claimable(tables: Words, state: Words) -> int:
    """The spaces that take a claim marker: own ones and those with a squatter (I-4b, I-4c)."""
    if count(state[ALL_SECURED] | state[CLAIMED]) >= tables[CLAIM_MARKERS]:  # I-13
        return 0
    return (state[HELD + state[TURN]] | state[SQUATTED]) & ~state[CLAIMED]


@inner
def free_to_squat(tables: Words, state: Words) -> int:
    """The spaces that take a squatter: empty ones and those held by opponents (I-4a)."""
    held = state[HELD + state[TURN]]
    pending = state[SQUATTED] | state[CLAIMED]
    if count(held | state[SECURED + state[TURN]] | pending) >= tables[PLAYER_MARKERS]:  # I-14
        return 0
    return tables[BOARD] & ~(held | pending | state[ALL_SECURED])


@inner
def placements(tables: Words, state: Words, roll: int, actions: Words) -> int:
    """Write every legal placement for a roll into `actions`; none means bust (I-3 to I-6)."""
    claims = claimable(tables, state)
    free = free_to_squat(tables, state)
    first = WAYS + 8 * roll + 1
    found = 0
    for way in range(first, first + tables[first - 1]):
        space = tables[way] & 63
        third = tables[way] >> 6
        takes_claim = claims >> space & 1
        takes_squatter = (free >> space) & ~(state[SQUATTERS] >> third) & 1
        actions[found] = space + takes_squatter * SPACES * (third + 1)
        found += takes_claim | takes_squatter
    return found


@inner
def is_bust(tables: Words, state: Words, claims: int, free: int, roll: int) -> bool:
    """Whether a roll leaves no legal placement (I-6)."""
    first = WAYS + 8 * roll + 1
    found = 0
    for way in range(first, first + tables[first - 1]):
        squatter_aside = ~(state[SQUATTERS] >> (tables[way] >> 6)) & 1
        found |= (claims | (free * squatter_aside)) >> (tables[way] & 63)
    return found & 1 == 0


@entry("int64(int64[::1], int64[::1])")
def bust_weight(tables: Words, state: Words) -> int:
    """In how many of all outcomes of three dice the next roll is a bust."""
    rules, position = address(tables), address(state)
    claims = claimable(rules, position)
    free = free_to_squat(rules, position)
    weight = 0
    for roll in range(tables[ROLLS]):
        if is_bust(rules, position, claims, free, roll):
            weight += tables[WEIGHT + roll]
    return weight


@entry("int64(int64[::1], int64[::1], int64[::1])")
def legal(tables: Words, state: Words, actions: Words) -> int:
    """Write the numbers of all legal actions into `actions`; their number is the answer."""
    if state[DUE] == DUE_PLACE:
        return placements(address(tables), address(state), state[ROLL], address(actions))
    if state[DUE] == DUE_CHOOSE:  # I-7
        actions[0] = ACTION_ROLL_AGAIN
        actions[1] = ACTION_STOP
        return 2
    return 0


# What a move does


@inner
def _end_turn(tables: Words, state: Words) -> None:
    state[SQUATTERS] = 0
    state[SQUATTER_PLACES] = 0
    state[SQUATTED] = 0
    state[CLAIMED] = 0
    state[ROLL] = NONE
    state[DUE] = DUE_ROLL
    if state[TURNS_LEFT] != NONE:
        state[TURNS_LEFT] -= 1
        if state[TURNS_LEFT] == 0:
            state[DUE] = DUE_OVER
    else:
        for seat in range(tables[PLAYERS]):
            if count(state[SECURED + seat]) >= tables[SECURED_TO_END]:  # I-11
                state[TURNS_LEFT] = tables[PLAYERS]
    turn = state[TURN] + 1
    state[TURN] = turn if turn < tables[PLAYERS] else 0


@inner
def bust(tables: Words, state: Words) -> None:
    """What was placed this turn leaves the board, what lay there before stays (I-6)."""
    _end_turn(tables, state)


@inner
def stop(tables: Words, state: Words) -> None:
    """What lies on top becomes the player's (I-8)."""
    claimed = state[CLAIMED]
    pending = state[SQUATTED] | claimed
    held = state[HELD + state[TURN]]
    for seat in range(tables[PLAYERS]):
        state[HELD + seat] &= ~pending
    state[HELD + state[TURN]] = (held | pending) & ~claimed
    state[SECURED + state[TURN]] |= claimed
    state[ALL_SECURED] |= claimed
    _end_turn(tables, state)


@inner
def _return_squatter(state: Words, space: int) -> None:
    """The squatter on a space goes back to the side, if there is one (I-10)."""
    if state[SQUATTED] >> space & 1 == 0:
        return
    state[SQUATTED] ^= 1 << space
    squatters = state[SQUATTERS]
    while squatters:
        squatter = lowest(squatters)
        squatters &= squatters - 1
        if state[SQUATTER_PLACES] >> (6 * squatter) & 63 == space:
            state[SQUATTER_PLACES] ^= space << (6 * squatter)
            state[SQUATTERS] ^= 1 << squatter


@inner
def place(tables: Words, state: Words, action: int) -> None:
    """Put a stone on the board: a claim marker, or the squatter of the third die."""
    if action < SPACES:
        if tables[IS_QUICK]:
            _return_squatter(state, action)
        state[CLAIMED] |= 1 << action
    else:
        squatter = action // SPACES - 1
        space = action % SPACES
        state[SQUATTED] |= 1 << space
        state[SQUATTERS] |= 1 << squatter
        state[SQUATTER_PLACES] |= space << (6 * squatter)
    state[ROLL] = NONE
    state[DUE] = DUE_CHOOSE


@entry("void(int64[::1], int64[::1], int64)")
def apply(tables: Words, state: Words, action: int) -> None:
    """Make a legal move, of a player or of chance."""
    rules, position = address(tables), address(state)
    if action < ACTION_ROLL_AGAIN:
        place(rules, position, action)
    elif action == ACTION_ROLL_AGAIN:
        state[DUE] = DUE_ROLL
    elif action == ACTION_STOP:
        stop(rules, position)
    else:
        roll = action - ACTION_ROLL
        claims = claimable(rules, position)
        free = free_to_squat(rules, position)
        if is_bust(rules, position, claims, free, roll):
            bust(rules, position)
        else:
            state[ROLL] = roll
            state[DUE] = DUE_PLACE
