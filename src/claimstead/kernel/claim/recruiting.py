"""Phase 1: recruiting followers (K-9 to K-12)."""

from claimstead.kernel.claim.layout import (
    FOLLOWERS,
    HANDS,
    LEAD,
    LOOKS_AT_PILE,
    MIDDLE,
    MIDDLE_COUNT,
    PHASE,
    PILE_TOP,
    PLAYED,
    PLAYERS,
    SCORES,
    SCORES_WHILE_RECRUITING,
    STAGE,
    STAGE_LOOK,
    STAGE_PICK,
    STAGE_PLAY,
    TRICK,
    TRICK_CARDS,
    TURN,
    TURNED_UP,
    WORDS,
)
from claimstead.kernel.claim.trick import (
    has_power,
    leads_next,
    rank_of,
    seat_of,
    seat_ranked,
    winning_turn,
)
from claimstead.kernel.jit import Words, inner


@inner
def turn_up(tables: Words, state: Words) -> None:
    """The pile's top cards are turned up, and played for."""
    top = state[PILE_TOP]
    for index in range(tables[TURNED_UP]):
        state[MIDDLE + index] = state[top + index]
    state[MIDDLE_COUNT] = tables[TURNED_UP]
    state[PILE_TOP] = top + tables[TURNED_UP]


@inner
def _recruit_from_middle(state: Words, seat: int, card: int) -> None:
    if state[MIDDLE] == card:
        state[MIDDLE] = state[MIDDLE + 1]
    state[MIDDLE_COUNT] -= 1
    state[FOLLOWERS + 2 * seat + (card >> 6)] |= 1 << (card & 63)


@inner
def _draw(state: Words, seat: int) -> None:
    card = state[state[PILE_TOP]]
    state[PILE_TOP] += 1
    state[FOLLOWERS + 2 * seat + (card >> 6)] |= 1 << (card & 63)


@inner
def _recruit_next(state: Words, seat: int) -> None:
    if state[MIDDLE_COUNT]:
        _recruit_from_middle(state, seat, state[MIDDLE])
    else:
        _draw(state, seat)


@inner
def _finish(tables: Words, state: Words, winner: int) -> None:
    """The trick is put away, and the next one begins."""
    lead = leads_next(tables, state, winner)
    holds_more = 0
    for word in range(tables[WORDS]):
        kept = state[TRICK_CARDS + word] & tables[SCORES_WHILE_RECRUITING + word]
        state[SCORES + 2 * winner + word] |= kept  # K-11
        state[TRICK_CARDS + word] = 0
        holds_more |= state[HANDS + 2 * winner + word]
    state[STAGE] = STAGE_PLAY
    state[LEAD] = lead
    state[TURN] = lead
    state[PLAYED] = 0
    if holds_more:
        turn_up(tables, state)
        return
    # K-14: the followers are the hand of phase 2.
    state[PHASE] = 2
    for index in range(2 * tables[PLAYERS]):
        state[HANDS + index] = state[FOLLOWERS + index]
        state[FOLLOWERS + index] = 0


@inner
def _recruit_others(tables: Words, state: Words, seat: int) -> None:
    """Those ranked after `seat`: the middle first, then the pile (K-9, K-10, K-12)."""
    if tables[PLAYERS] == 2:
        _recruit_next(state, 1 - seat)
        _finish(tables, state, seat)
        return
    for rank in range(rank_of(tables, state, seat) + 1, tables[PLAYERS]):
        other = seat_ranked(tables, state, rank)
        if state[MIDDLE_COUNT] > 1:
            state[STAGE] = STAGE_PICK
            state[TURN] = other
            return
        _recruit_next(state, other)
    _finish(tables, state, seat_ranked(tables, state, 0))


@inner
def take(tables: Words, state: Words, seat: int, card: int) -> None:
    """`seat` recruits a card from the middle; those ranked after it get theirs."""
    _recruit_from_middle(state, seat, card)
    _recruit_others(tables, state, seat)


@inner
def take_pile(tables: Words, state: Words, seat: int) -> None:
    """`seat`, having looked, recruits the pile's top card (K-12)."""
    _draw(state, seat)
    _recruit_others(tables, state, seat)


@inner
def trick_won(tables: Words, state: Words) -> None:
    """All have played: who won looks at the pile, picks, or simply takes the middle card."""
    turn = winning_turn(tables, state)
    winner = seat_of(tables, state, turn)
    state[TURN] = winner
    if has_power(tables, LOOKS_AT_PILE, state[TRICK + turn]):
        state[STAGE] = STAGE_LOOK  # K-12
    elif state[MIDDLE_COUNT] > 1:
        state[STAGE] = STAGE_PICK  # K-10
    else:
        take(tables, state, winner, state[MIDDLE])  # K-9
