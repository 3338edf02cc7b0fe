"""The game: the deal, what may be done, and what a move does."""

from claimstead.kernel.bits import lowest
from claimstead.kernel.claim.layout import (
    ACTION_SMASH,
    ACTION_SPARE,
    ACTION_TAKE,
    ACTION_TAKE_PILE,
    ASKING,
    CARDS,
    COPIES,
    HAND_SIZE,
    HANDS,
    MIDDLE,
    MIDDLE_COUNT,
    NUMBER_LIMIT,
    PHASE,
    PILE,
    PILE_TOP,
    PLAYED,
    PLAYERS,
    STAGE,
    STAGE_LOOK,
    STAGE_PLAY,
    STAGE_SMASH,
    STATE_SIZE,
    TRICK,
    TRICK_CARDS,
    TURN,
    WORDS,
)
from claimstead.kernel.claim.recruiting import (
    draw,
    recruit_from_middle,
    recruit_others,
    turn_up,
)
from claimstead.kernel.claim.recruiting import trick_won as recruit
from claimstead.kernel.claim.trick import different, must_follow, playable
from claimstead.kernel.claim.winning import go_on, smash, targets
from claimstead.kernel.claim.winning import trick_won as win
from claimstead.kernel.jit import Words, address, entry, inner


@inner
def begin(tables: Words, state: Words, cards: Words) -> None:
    """The numbers of all cards, hand by hand in the order of the seats, then the pile."""
    for index in range(STATE_SIZE):
        state[index] = 0
    dealt = 0
    for seat in range(tables[PLAYERS]):
        for _ in range(tables[HAND_SIZE]):
            state[HANDS + 2 * seat + (cards[dealt] >> 6)] |= 1 << (cards[dealt] & 63)
            dealt += 1
    for index in range(tables[CARDS] - dealt):
        state[PILE + index] = cards[dealt + index]
    state[PILE_TOP] = PILE
    state[PHASE] = 1
    turn_up(tables, state)


@inner
def first_copy(tables: Words, card: int) -> int:
    """The number by which all cards equal to this one go in actions."""
    return (card & 64) + lowest(tables[COPIES + card])


@inner
def _legal_plays(tables: Words, state: Words, actions: Words) -> int:
    following = must_follow(tables, state)
    found = 0
    for word in range(tables[WORDS]):
        cards = playable(tables, state, word, following)
        while cards:
            actions[found] = first_copy(tables, 64 * word + lowest(cards))
            found += 1
            cards &= cards - 1
    return found


@inner
def _legal_takes(tables: Words, state: Words, actions: Words) -> int:
    found = 0
    for index in range(state[MIDDLE_COUNT]):
        action = ACTION_TAKE + first_copy(tables, state[MIDDLE + index])
        if found == 0 or actions[0] != action:
            actions[found] = action
            found += 1
    if state[STAGE] == STAGE_LOOK:
        actions[found] = ACTION_TAKE_PILE
        found += 1
    return found


@inner
def _legal_smashes(tables: Words, state: Words, actions: Words) -> int:
    found = 0
    by = state[TRICK + lowest(state[ASKING])]
    for victim in range(tables[PLAYERS]):
        for word in range(tables[WORDS]):
            cards = targets(tables, state, state[TURN], by, victim, word)
            cards = different(tables, cards, word)
            while cards:
                card = first_copy(tables, 64 * word + lowest(cards))
                actions[found] = ACTION_SMASH + NUMBER_LIMIT * victim + card
                found += 1
                cards &= cards - 1
    actions[found] = ACTION_SPARE
    return found + 1


@inner
def options(tables: Words, state: Words, actions: Words) -> int:
    """What the seat on turn may do where it is not to play a card."""
    if state[STAGE] == STAGE_SMASH:
        return _legal_smashes(tables, state, actions)
    return _legal_takes(tables, state, actions)


@inner
def play(tables: Words, state: Words, card: int) -> None:
    """The seat on turn plays this very card of its hand."""
    seat = state[TURN]
    state[HANDS + 2 * seat + (card >> 6)] ^= 1 << (card & 63)
    state[TRICK_CARDS + (card >> 6)] |= 1 << (card & 63)
    played = state[PLAYED]
    state[TRICK + played] = card
    state[PLAYED] = played + 1
    state[TURN] = seat + 1 if seat + 1 < tables[PLAYERS] else 0
    if played + 1 < tables[PLAYERS]:
        return
    if state[PHASE] == 1:
        recruit(tables, state)
    else:
        win(tables, state)


@inner
def choose(tables: Words, state: Words, action: int) -> None:
    """The seat on turn takes one of its options."""
    seat = state[TURN]
    if state[STAGE] == STAGE_SMASH:
        if action != ACTION_SPARE:
            victim = (action - ACTION_SMASH) >> 7
            smash(tables, state, victim, action & (NUMBER_LIMIT - 1))
        go_on(tables, state)
        return
    if action == ACTION_TAKE_PILE:
        draw(state, seat)
    else:
        wanted = first_copy(tables, state[MIDDLE]) == action - ACTION_TAKE
        recruit_from_middle(state, seat, state[MIDDLE] if wanted else state[MIDDLE + 1])
    recruit_others(tables, state, seat)


# Called from Python


@entry("void(int64[::1], int64[::1], int64[::1])")
def deal(tables: Words, state: Words, cards: Words) -> None:
    """The numbers of all cards, hand by hand in the order of the seats, then the pile."""
    begin(address(tables), address(state), address(cards))


@entry("int64(int64[::1], int64[::1], int64[::1])")
def legal(tables: Words, state: Words, actions: Words) -> int:
    """Write the numbers of all legal actions into `actions`; their number is the answer."""
    if state[TURN] < 0:
        return 0
    if state[STAGE] == STAGE_PLAY:
        return _legal_plays(address(tables), address(state), address(actions))
    return options(address(tables), address(state), address(actions))


@entry("void(int64[::1], int64[::1], int64)")
def apply(tables: Words, state: Words, action: int) -> None:
    """Make a legal move."""
    if action < ACTION_TAKE:
        held = state[HANDS + 2 * state[TURN] + (action >> 6)] & tables[COPIES + action]
        play(address(tables), address(state), (action & 64) + lowest(held))
    else:
        choose(address(tables), address(state), action)
