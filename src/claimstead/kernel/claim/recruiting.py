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
    TURN,
    TURNED_UP,
    WORDS,
)
from claimstead.kernel.claim.trick import (
    leads_next,
    rank_of,
    seat_of,
    seat_ranked,
    trick_mask,
    winning_turn,
)
from claimstead.kernel.jit import Words, compiled


@compiled("void(int64[::1], int64[::1])")
def turn_up(tables: Words, state: Words) -> None:
    """The pile's top cards are turned up, and played for."""
    top = state[PILE_TOP]
    for index in range(tables[TURNED_UP]):
        state[MIDDLE + index] = state[top + index]
    state[MIDDLE_COUNT] = tables[TURNED_UP]
    state[PILE_TOP] = top + tables[TURNED_UP]


@compiled("void(int64[::1], int64[::1])")
def trick_won(tables: Words, state: Words) -> None:
    """All have played: who won looks at the pile, picks, or simply takes the middle card."""
    turn = winning_turn(tables, state)
    winner = seat_of(tables, state, turn)
    card = state[TRICK + turn]
    if tables[LOOKS_AT_PILE + (card >> 6)] >> (card & 63) & 1:  # K-12
        state[STAGE] = STAGE_LOOK
        state[TURN] = winner
    elif state[MIDDLE_COUNT] > 1:  # K-10
        state[STAGE] = STAGE_PICK
        state[TURN] = winner
    else:
        take(tables, state, winner, state[MIDDLE])  # K-9


@compiled("void(int64[::1], int64[::1], int64, int64)")
def take(tables: Words, state: Words, seat: int, card: int) -> None:
    """`seat` recruits a card from the middle; those ranked after it get theirs."""
    _recruit_from_middle(state, seat, card)
    _recruit_others(tables, state, seat)


@compiled("void(int64[::1], int64[::1], int64)")
def take_pile(tables: Words, state: Words, seat: int) -> None:
    """`seat`, having looked, recruits the pile's top card (K-12)."""
    _draw(state, seat)
    _recruit_others(tables, state, seat)


@compiled("void(int64[::1], int64[::1], int64)")
def _recruit_others(tables: Words, state: Words, seat: int) -> None:
    """Those ranked after `seat`: the middle first, then the pile (K-9, K-10, K-12)."""
    players = tables[PLAYERS]
    if players == 2:
        if seat == seat_of(tables, state, winning_turn(tables, state)):
            _recruit_next(state, 1 - seat)
    else:
        for rank in range(rank_of(tables, state, seat) + 1, players):
            other = seat_ranked(tables, state, rank)
            if state[MIDDLE_COUNT] > 1:
                state[STAGE] = STAGE_PICK
                state[TURN] = other
                return
            _recruit_next(state, other)
    _finish(tables, state)


@compiled("void(int64[::1], int64)")
def _recruit_next(state: Words, seat: int) -> None:
    if state[MIDDLE_COUNT]:
        _recruit_from_middle(state, seat, state[MIDDLE])
    else:
        _draw(state, seat)


@compiled("void(int64[::1], int64, int64)")
def _recruit_from_middle(state: Words, seat: int, card: int) -> None:
    if state[MIDDLE] == card:
        state[MIDDLE] = state[MIDDLE + 1]
    state[MIDDLE_COUNT] -= 1
    state[FOLLOWERS + 2 * seat + (card >> 6)] |= 1 << (card & 63)


@compiled("void(int64[::1], int64)")
def _draw(state: Words, seat: int) -> None:
    card = state[state[PILE_TOP]]
    state[PILE_TOP] += 1
    state[FOLLOWERS + 2 * seat + (card >> 6)] |= 1 << (card & 63)


@compiled("void(int64[::1], int64[::1])")
def _finish(tables: Words, state: Words) -> None:
    """The trick is put away, and the next one begins."""
    winner = seat_of(tables, state, winning_turn(tables, state))
    holds_more = 0
    for word in range(tables[WORDS]):
        kept = trick_mask(tables, state, word) & tables[SCORES_WHILE_RECRUITING + word]
        state[SCORES + 2 * winner + word] |= kept  # K-11
        holds_more |= state[HANDS + 2 * winner + word]
    lead = leads_next(tables, state, winner)
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
