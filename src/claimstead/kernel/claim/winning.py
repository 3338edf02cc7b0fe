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
from claimstead.kernel.claim.trick import has_power, leads_next, seat_of, winning_turn
from claimstead.kernel.jit import Words, inner


@inner
def targets(tables: Words, state: Words, winner: int, card: int, victim: int, word: int) -> int:
    """The open cards in front of `victim`, of one word, of which `card` may remove one (K-17)."""
    if tables[TEAM_OF + victim] == tables[TEAM_OF + winner]:
        return 0
    return state[OPEN + 2 * victim + word] & tables[SMASHES + 2 * card + word]


@inner
def _smash_any(tables: Words, state: Words, victim: int, card: int) -> None:
    for word in range(tables[WORDS]):
        found = state[OPEN + 2 * victim + word] & tables[SMASHES + 2 * card + word]
        if found:
            state[OPEN + 2 * victim + word] ^= found & -found
            return


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
def _gather(tables: Words, state: Words, winner: int) -> None:
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
        if lying:
            taken = 1 << highest(lying) if holds_more else lying  # K-18
            gained |= taken
            state[LYING + word] = lying ^ taken
        state[SCORES + 2 * winner + word] |= gained
        lost = cards & tables[GOES_TO_LOSER + word]
        if lost:
            state[SCORES + 2 * _loser(tables, state, winner) + word] |= lost  # K-19
    state[PLAYED] = 0
    state[LEAD] = lead
    state[TURN] = lead
    if holds_more == 0:
        _end(tables, state)


@inner
def _ask(tables: Words, state: Words, winner: int) -> None:
    """Ask the winner about the next card with something to remove; none: gather the trick."""
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
    if asking:
        state[STAGE] = STAGE_SMASH
        state[TURN] = winner
    else:
        state[STAGE] = STAGE_PLAY
        _gather(tables, state, winner)


@inner
def spare(tables: Words, state: Words) -> None:
    """On to the next card that the winner is asked about."""
    state[ASKING] &= state[ASKING] - 1
    _ask(tables, state, state[TURN])


@inner
def smash(tables: Words, state: Words, victim: int, card: int) -> None:
    """The winner removes an open card, or one equal to it, from the game."""
    heap = OPEN + 2 * victim + (card >> 6)
    found = state[heap] & tables[COPIES + card]
    state[heap] ^= found & -found
    spare(tables, state)


@inner
def trick_won(tables: Words, state: Words) -> None:
    """All have played: powers over open cards first, then the trick is gathered."""
    winner = seat_of(tables, state, winning_turn(tables, state))
    may_smash = (state[TRICK_CARDS] & tables[MAY_SMASH]) | (
        state[TRICK_CARDS + 1] & tables[MAY_SMASH + 1]
    )
    if may_smash == 0:
        _gather(tables, state, winner)
        return
    for turn in range(tables[PLAYERS]):
        if not has_power(tables, MAY_SMASH, state[TRICK + turn]):
            continue
        if tables[PLAYERS] == 2:
            # K-17: with 2 players it is never worse to remove, so it happens by itself.
            _smash_any(tables, state, 1 - winner, state[TRICK + turn])
        else:
            state[ASKING] |= 1 << turn
    _ask(tables, state, winner)
