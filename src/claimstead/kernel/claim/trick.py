"""A trick: who may play what, and who comes first in it (K-4 to K-8)."""

from claimstead.kernel.bits import lowest
from claimstead.kernel.claim.layout import (
    COPY,
    FACTION_CARDS,
    FACTION_OF,
    FOLLOWS_ANYTHING,
    HANDS,
    LEAD,
    LEADS_NEXT,
    NUMBER_LIMIT,
    PLAYED,
    PLAYERS,
    SECOND_COPY,
    STRENGTH,
    TRICK,
    TURN,
)
from claimstead.kernel.jit import Words, compiled


@compiled("int64(int64[::1], int64, int64)")
def different(tables: Words, cards: int, word: int) -> int:
    """The cards of a mask with the lowest of equal ones only."""
    reached = cards | ((cards << 1) & tables[COPY + word])
    reached |= (reached << 2) & tables[SECOND_COPY + word]
    return cards & ~((reached << 1) & tables[COPY + word])


@compiled("boolean(int64[::1], int64[::1])")
def must_follow(tables: Words, state: Words) -> bool:
    """Whether the hand on turn has a card of the led faction (K-4)."""
    if state[PLAYED] == 0:
        return False
    led = FACTION_CARDS + 2 * tables[FACTION_OF + state[TRICK]]
    hand = HANDS + 2 * state[TURN]
    return (state[hand] & tables[led]) | (state[hand + 1] & tables[led + 1]) != 0


@compiled("int64(int64[::1], int64[::1], int64, boolean)")
def playable(tables: Words, state: Words, word: int, following: bool) -> int:
    """The different cards that may be played now, those of one word (K-4)."""
    cards = state[HANDS + 2 * state[TURN] + word]
    if following:
        led = FACTION_CARDS + 2 * tables[FACTION_OF + state[TRICK]]
        cards &= tables[led + word] | tables[FOLLOWS_ANYTHING + word]
    return different(tables, cards, word)


@compiled("int64(int64[::1], int64[::1], int64)")
def strength(tables: Words, state: Words, turn: int) -> int:
    """How the card played at this turn of the trick competes: the higher one wins (K-5)."""
    led = tables[FACTION_OF + state[TRICK]]
    return tables[STRENGTH + NUMBER_LIMIT * led + state[TRICK + turn]]


@compiled("int64(int64[::1], int64[::1], int64)")
def seat_of(tables: Words, state: Words, turn: int) -> int:
    """Who plays at this turn of the trick."""
    seat = state[LEAD] + turn
    return seat - tables[PLAYERS] if seat >= tables[PLAYERS] else seat


@compiled("int64(int64[::1], int64[::1])")
def winning_turn(tables: Words, state: Words) -> int:
    """At which turn the winning card was played; equal cards: the one played first (K-5)."""
    best, winner = strength(tables, state, 0), 0
    for turn in range(1, tables[PLAYERS]):
        rival = strength(tables, state, turn)
        if rival > best:
            best, winner = rival, turn
    return winner


@compiled("int64(int64[::1], int64[::1], int64)")
def seat_ranked(tables: Words, state: Words, rank: int) -> int:
    """The seat with so many before it in the trick (K-10)."""
    for turn in range(tables[PLAYERS]):
        own = strength(tables, state, turn)
        before = 0
        for other in range(tables[PLAYERS]):
            rival = strength(tables, state, other)
            before += rival > own or (rival == own and other < turn)
        if before == rank:
            return seat_of(tables, state, turn)
    return -1


@compiled("int64(int64[::1], int64[::1], int64)")
def rank_of(tables: Words, state: Words, seat: int) -> int:
    """How many come before this seat in the trick (K-10)."""
    for rank in range(tables[PLAYERS]):
        if seat_ranked(tables, state, rank) == seat:
            return rank
    return -1


@compiled("int64(int64[::1], int64[::1], int64)")
def leads_next(tables: Words, state: Words, winner: int) -> int:
    """Who leads the next trick: the last with the power to, else the winner (K-8)."""
    lead = winner
    for turn in range(tables[PLAYERS]):
        card = state[TRICK + turn]
        if tables[LEADS_NEXT + (card >> 6)] >> (card & 63) & 1:
            lead = seat_of(tables, state, turn)
    return lead


@compiled("int64(int64[::1], int64[::1], int64)")
def trick_mask(tables: Words, state: Words, word: int) -> int:
    """The cards of the trick that lie in one word."""
    cards = 0
    for turn in range(tables[PLAYERS]):
        card = state[TRICK + turn]
        if card >> 6 == word:
            cards |= 1 << (card & 63)
    return cards


@compiled("int64(int64, int64)")
def number_in(cards: int, word: int) -> int:
    """The number of the lowest card of a mask, which is not empty."""
    return 64 * word + lowest(cards)
