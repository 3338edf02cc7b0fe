"""A trick: who may play what, and who comes first in it (K-4 to K-8)."""

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
    TRICK_CARDS,
    TURN,
)
from claimstead.kernel.jit import Words, inner


@inner
def different(tables: Words, cards: int, word: int) -> int:
    """The cards of a mask with the lowest of equal ones only."""
    reached = cards | ((cards << 1) & tables[COPY + word])
    reached |= (reached << 2) & tables[SECOND_COPY + word]
    return cards & ~((reached << 1) & tables[COPY + word])


@inner
def led_cards(tables: Words, state: Words) -> int:
    """Where the mask of the led faction begins."""
    return FACTION_CARDS + 2 * tables[FACTION_OF + state[TRICK]]


@inner
def must_follow(tables: Words, state: Words) -> bool:
    """Whether the hand on turn has a card of the led faction (K-4)."""
    if state[PLAYED] == 0:
        return False
    led = led_cards(tables, state)
    hand = HANDS + 2 * state[TURN]
    return (state[hand] & tables[led]) | (state[hand + 1] & tables[led + 1]) != 0


@inner
def playable(tables: Words, state: Words, word: int, following: bool) -> int:
    """The different cards that may be played now, those of one word (K-4)."""
    cards = state[HANDS + 2 * state[TURN] + word]
    if following:
        cards &= tables[led_cards(tables, state) + word] | tables[FOLLOWS_ANYTHING + word]
    return different(tables, cards, word)


@inner
def strength(tables: Words, state: Words, turn: int) -> int:
    """How the card played at this turn of the trick competes: the higher one wins (K-5)."""
    led = tables[FACTION_OF + state[TRICK]]
    return tables[STRENGTH + NUMBER_LIMIT * led + state[TRICK + turn]]


@inner
def seat_of(tables: Words, state: Words, turn: int) -> int:
    """Who plays at this turn of the trick."""
    seat = state[LEAD] + turn
    return seat - tables[PLAYERS] if seat >= tables[PLAYERS] else seat


@inner
def winning_turn(tables: Words, state: Words) -> int:
    """At which turn the winning card was played; equal cards: the one played first (K-5)."""
    best, winner = strength(tables, state, 0), 0
    for turn in range(1, tables[PLAYERS]):
        rival = strength(tables, state, turn)
        winner = turn if rival > best else winner
        best = max(best, rival)
    return winner


@inner
def ranking(tables: Words, state: Words) -> int:
    """The seats by rank in the trick, four bits each, the winner in the lowest (K-10)."""
    order = 0
    for turn in range(tables[PLAYERS]):
        own = strength(tables, state, turn)
        before = 0
        for other in range(tables[PLAYERS]):
            rival = strength(tables, state, other)
            before += rival > own or (rival == own and other < turn)
        order |= seat_of(tables, state, turn) << (4 * before)
    return order


@inner
def holds(cards: int, card: int) -> int:
    """1 if a card is in a mask of its own word, else 0."""
    return cards >> (card & 63) & 1


@inner
def leads_next(tables: Words, state: Words, winner: int) -> int:
    """Who leads the next trick: the last with the power to, else the winner (K-8)."""
    has_any = (state[TRICK_CARDS] & tables[LEADS_NEXT]) | (
        state[TRICK_CARDS + 1] & tables[LEADS_NEXT + 1]
    )
    if has_any == 0:
        return winner
    lead = 0
    for turn in range(tables[PLAYERS]):
        card = state[TRICK + turn]
        lead = turn if holds(tables[LEADS_NEXT + (card >> 6)], card) else lead
    return seat_of(tables, state, lead)
