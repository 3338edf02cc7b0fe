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
from claimstead.kernel.claim.trick import holds, leads_next, ranking, seat_of, winning_turn
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
def _recruit(state: Words, seat: int, card: int) -> None:
    state[FOLLOWERS + 2 * seat + (card >> 6)] |= 1 << (card & 63)


@inner
def recruit_from_middle(state: Words, seat: int, card: int) -> None:
    """`seat` takes a card that was turned up."""
    if state[MIDDLE] == card:
        state[MIDDLE] = state[MIDDLE + 1]
    state[MIDDLE_COUNT] -= 1
    _recruit(state, seat, card)


@inner
def draw(state: Words, seat: int) -> None:
    """`seat` takes the pile's top card."""
    _recruit(state, seat, state[state[PILE_TOP]])
    state[PILE_TOP] += 1


@inner
def _recruit_next(state: Words, seat: int) -> None:
    if state[MIDDLE_COUNT]:
        recruit_from_middle(state, seat, state[MIDDLE])
    else:
        draw(state, seat)


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
def recruit_others(tables: Words, state: Words, seat: int) -> None:
    """`seat` has recruited; those ranked after it: the middle first, then the pile (K-9, K-10)."""
    winner = seat
    if tables[PLAYERS] == 2:
        _recruit_next(state, 1 - seat)
    else:
        order = ranking(tables, state)
        winner = order & 15
        to_come = tables[PLAYERS] - 1
        while order & 15 != seat:
            order >>= 4
            to_come -= 1
        for _ in range(to_come):
            order >>= 4
            if state[MIDDLE_COUNT] > 1:
                state[STAGE] = STAGE_PICK
                state[TURN] = order & 15
                return
            _recruit_next(state, order & 15)
    _finish(tables, state, winner)


@inner
def trick_won(tables: Words, state: Words) -> None:
    """All have played: who won looks at the pile, picks, or simply takes the middle card."""
    turn = winning_turn(tables, state)
    winner = seat_of(tables, state, turn)
    card = state[TRICK + turn]
    state[TURN] = winner
    if holds(tables[LOOKS_AT_PILE + (card >> 6)], card):
        state[STAGE] = STAGE_LOOK  # K-12
    elif state[MIDDLE_COUNT] > 1:
        state[STAGE] = STAGE_PICK  # K-10
    else:
        recruit_from_middle(state, winner, state[MIDDLE])  # K-9
        recruit_others(tables, state, winner)
