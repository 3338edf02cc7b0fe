"""Phase 2: winning the factions (K-14 to K-20)."""

from claimstead.kernel.bits import highest, lowest
from claimstead.kernel.claim.layout import (
    ASKING,
    COPIES,
    GOES_TO_LOSER,
    GOES_TO_WINNER,
    HANDS,
    LEAD,
    LIES_ON,
    LIES_OPEN,
    LYING,
    MAY_SMASH,
    NOBODY,
    OPEN,
    PLAYED,
    PLAYERS,
    SCORES,
    SMASHES,
    STAGE,
    STAGE_PLAY,
    STAGE_SMASH,
    TEAM_OF,
    TRICK,
    TRICK_CARDS,
    TURN,
    VALUE_OF,
    WORDS,
)
from claimstead.kernel.claim.trick import holds, leads_next, seat_of, winning_turn
from claimstead.kernel.jit import Words, inner


@inner
def targets(tables: Words, state: Words, winner: int, card: int, victim: int, word: int) -> int:
    """The open cards in front of `victim`, of one word, of which `card` may remove one (K-17)."""
    if tables[TEAM_OF + victim] == tables[TEAM_OF + winner]:
        return 0
    return state[OPEN + 2 * victim + word] & tables[SMASHES + 2 * card + word]


@inner
def _loser(tables: Words, state: Words, winner: int) -> int:
    """With 3 and 4 who played the lowest card, whatever the faction; equal: later (K-19)."""
    if tables[PLAYERS] == 2:
        return 1 - winner
    least, loser = tables[VALUE_OF + state[TRICK]], 0
    for turn in range(1, tables[PLAYERS]):
        value = tables[VALUE_OF + state[TRICK + turn]]
        if value <= least:
            least, loser = value, turn
    return seat_of(tables, state, loser)


@inner
def _end(tables: Words, state: Words) -> None:
    """Open cards go to the score pile of the player before whom they lie (K-16)."""
    for index in range(2 * tables[PLAYERS]):
        state[SCORES + index] |= state[OPEN + index]
        state[OPEN + index] = 0
    state[LEAD] = NOBODY
    state[TURN] = NOBODY


@inner
def gather(tables: Words, state: Words, winner: int) -> None:
    """Each faction's cards go where they belong (K-15)."""
    lead = leads_next(tables, state, winner)
    holds_more = 0
    for word in range(tables[WORDS]):
        holds_more |= state[HANDS + 2 * winner + word]
    for word in range(tables[WORDS]):
        cards = state[TRICK_CARDS + word]
        state[TRICK_CARDS + word] = 0
        gained = cards & tables[GOES_TO_WINNER + word]
        state[OPEN + 2 * winner + word] |= cards & tables[LIES_OPEN + word]  # K-16
        lying = state[LYING + word] | (cards & tables[LIES_ON + word])
        taken = lying & (1 << highest(lying | 1)) if holds_more else lying  # K-18
        state[LYING + word] = lying ^ taken
        state[SCORES + 2 * winner + word] |= gained | taken
        lost = cards & tables[GOES_TO_LOSER + word]
        if lost:
            state[SCORES + 2 * _loser(tables, state, winner) + word] |= lost  # K-19
    state[PLAYED] = 0
    state[LEAD] = lead
    state[TURN] = lead
    if holds_more == 0:
        _end(tables, state)


@inner
def is_asked(tables: Words, state: Words, winner: int) -> bool:
    """Ask the winner about the next card with something to remove, if there is one (K-17)."""
    asking = 0
    left = state[ASKING]
    while left:
        turn = lowest(left)
        left &= left - 1
        for victim in range(tables[PLAYERS]):
            for word in range(tables[WORDS]):
                if targets(tables, state, winner, state[TRICK + turn], victim, word):
                    asking |= 1 << turn
    state[ASKING] = asking
    state[STAGE] = STAGE_SMASH if asking else STAGE_PLAY
    state[TURN] = winner
    return asking != 0


@inner
def smash(tables: Words, state: Words, victim: int, card: int) -> None:
    """The winner removes an open card, or one equal to it, from the game."""
    heap = OPEN + 2 * victim + (card >> 6)
    found = state[heap] & tables[COPIES + card]
    state[heap] ^= found & -found


@inner
def go_on(tables: Words, state: Words) -> None:
    """The winner has smashed or spared: on to the next card that asks, or to the end."""
    state[ASKING] &= state[ASKING] - 1
    if not is_asked(tables, state, state[TURN]):
        gather(tables, state, state[TURN])


@inner
def _smash_unasked(tables: Words, state: Words, winner: int) -> None:
    """With 2 players it is never worse to remove, so it happens by itself (K-17)."""
    for turn in range(2):
        card = state[TRICK + turn]
        for word in range(tables[WORDS]):
            found = targets(tables, state, winner, card, 1 - winner, word)
            state[OPEN + 2 * (1 - winner) + word] ^= found & -found


@inner
def trick_won(tables: Words, state: Words) -> None:
    """All have played: powers over open cards first, then the trick is gathered."""
    winner = seat_of(tables, state, winning_turn(tables, state))
    may_smash = (state[TRICK_CARDS] & tables[MAY_SMASH]) | (
        state[TRICK_CARDS + 1] & tables[MAY_SMASH + 1]
    )
    if may_smash:
        if tables[PLAYERS] == 2:
            _smash_unasked(tables, state, winner)
        else:
            for turn in range(tables[PLAYERS]):
                card = state[TRICK + turn]
                state[ASKING] |= holds(tables[MAY_SMASH + (card >> 6)], card) << turn
            if is_asked(tables, state, winner):
                return
    gather(tables, state, winner)
