"""Who has the favour of which faction, and who wins (K-21, K-22)."""

from claimstead.kernel.bits import count, highest
from claimstead.kernel.claim.layout import (
    COPIES,
    FACTION_CARDS,
    FACTIONS,
    PLAYERS,
    SCORES,
    SEATS,
    TEAMS,
    VALUE_BITS,
    WORDS,
)
from claimstead.kernel.jit import Words, address, entry, inner

NO_TEAM = -1


@inner
def team_pile(tables: Words, state: Words, team: int, word: int) -> int:
    """The score piles of a team put together, those of one word (K-21)."""
    cards = 0
    for seat in range(tables[PLAYERS]):
        if tables[TEAMS + team] >> seat & 1:
            cards |= state[SCORES + 2 * seat + word]
    return cards


@inner
def higher(tables: Words, one: int, other: int, first_number: int) -> int:
    """1 if `one` has the higher cards, from the highest down; -1 if `other`, 0 if neither."""
    while one | other:
        top = highest(one | other)
        copies = tables[COPIES + first_number + top]
        more = count(one & copies) - count(other & copies)
        if more:
            return 1 if more > 0 else -1
        one &= ~copies
        other &= ~copies
    return 0


@inner
def favour(tables: Words, state: Words, faction: int) -> int:
    """The team that has the favour of a faction, or `NO_TEAM` (K-21)."""
    word = 0 if tables[FACTION_CARDS + 2 * faction] else 1
    members = tables[FACTION_CARDS + 2 * faction + word]
    most, best, winner = 0, 0, NO_TEAM
    for team in range(SEATS):
        if tables[TEAMS + team] == 0:
            break
        cards = team_pile(tables, state, team, word) & members
        number = count(cards)
        if number < most or number == 0:
            continue
        lead = 1 if number > most else higher(tables, cards, best, 64 * word)
        if lead > 0:
            most, best, winner = number, cards, team
        elif lead == 0:
            winner = NO_TEAM  # equal to the last card: nobody, unless a third has more
    return winner


@inner
def sum_of(tables: Words, state: Words, team: int, won: int) -> int:
    """The values of a team's cards of the factions it has won, added up (K-22)."""
    total = 0
    for word in range(tables[WORDS]):
        members = 0
        for faction in range(tables[FACTIONS]):
            if won >> faction & 1:
                members |= tables[FACTION_CARDS + 2 * faction + word]
        cards = team_pile(tables, state, team, word) & members
        for bit in range(4):
            total += count(cards & tables[VALUE_BITS + 2 * bit + word]) << bit
    return total


@inner
def winners(tables: Words, state: Words, tally: Words) -> int:
    """The seats that win, as a mask: most factions, then the higher sum (K-22).

    `tally` gets the factions that each team has won, in every second entry: bit 0 is the
    first of the deck.
    """
    for index in range(2 * SEATS):
        tally[index] = 0
    for faction in range(tables[FACTIONS]):
        team = favour(tables, state, faction)
        if team != NO_TEAM:
            tally[2 * team] |= 1 << faction
    most = 0
    for team in range(SEATS):
        most = max(most, count(tally[2 * team]))
    leaders, seats = 0, 0
    for team in range(SEATS):
        if tables[TEAMS + team] and count(tally[2 * team]) == most:
            leaders += 1
            seats |= tables[TEAMS + team]
    if leaders == 1:
        return seats
    best, best_seats = -1, 0
    for team in range(SEATS):
        if tables[TEAMS + team] & seats:
            total = sum_of(tables, state, team, tally[2 * team])
            if total > best:
                best, best_seats = total, 0
            if total == best:
                best_seats |= tables[TEAMS + team]
    return best_seats


@entry("int64(int64[::1], int64[::1], int64[::1])")
def result(tables: Words, state: Words, tally: Words) -> int:
    """The seats that win, as a mask; `tally` gets the factions and the sum of each team."""
    seats = winners(address(tables), address(state), address(tally))
    for team in range(SEATS):
        total = sum_of(address(tables), address(state), team, tally[2 * team])
        tally[2 * team + 1] = total
    return seats
