"""What the kernel has to know of a deck, asked of the readable rules."""

import numpy as np

from claimstead.claim.cards import Card, Cards
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS as POWERS
from claimstead.core import SEATS
from claimstead.kernel.bits import BITS
from claimstead.kernel.claim import layout as at
from claimstead.kernel.jit import Array


def numbers(deck: Deck) -> tuple[int, ...]:
    """The number of each card of the deck; a faction never lies in two words."""
    found: list[int] = []
    for code in dict.fromkeys(card.faction for card in deck.cards):
        size = sum(card.faction == code for card in deck.cards)
        following = found[-1] + 1 if found else 0
        if following < 64 and following + size > BITS:
            following = 64
        found.extend(range(following, following + size))
    return tuple(found)


def tables(deck: Deck) -> Array:
    """The tables of a deck, laid out as `layout` says."""
    table = np.zeros(at.TABLES_SIZE, np.int64)
    placed = dict(enumerate(numbers(deck)))
    numbered = {placed[index]: card for index, card in enumerate(deck.cards)}
    table[at.PLAYERS] = deck.players
    table[at.WORDS] = 1 + max(numbered) // 64
    table[at.CARDS] = len(deck.cards)
    table[at.FACTIONS] = len(deck.factions)
    table[at.HAND_SIZE] = deck.hand_size
    table[at.TURNED_UP] = deck.turned_up
    table[at.PILE_END] = at.PILE + len(deck.cards) - deck.players * deck.hand_size
    _seat_teams(table, deck)
    for index, number in placed.items():
        table[at.NUMBERS + index] = number
    for number, card in numbered.items():
        _number_card(table, deck, numbered, number, card)
    return table


def _seat_teams(table: Array, deck: Deck) -> None:
    for index, team in enumerate(deck.teams()):
        for seat in team:
            table[at.TEAMS + index] |= 1 << SEATS.index(seat)
            table[at.TEAM_OF + SEATS.index(seat)] = index


def _number_card(
    table: Array, deck: Deck, numbered: dict[int, Card], number: int, card: Card
) -> None:
    """Everything about one card."""
    power = POWERS[card.faction]
    faction = deck.factions.index(card.faction)
    table[at.FACTION_OF + number] = faction
    table[at.VALUE_OF + number] = card.value
    _put(table, at.FACTION_CARDS + 2 * faction, number)
    for other, same in numbered.items():
        if same == card:
            table[at.COPIES + number] |= 1 << (other % 64)
        if power.may_smash and power.smashes(card, same):
            _put(table, at.SMASHES + 2 * number, other)
    for bit in range(4):
        if card.value >> bit & 1:
            _put(table, at.VALUE_BITS + 2 * bit, number)
    for index, led in enumerate(deck.factions):
        strength = power.standing(led) * 16 + card.value
        table[at.STRENGTH + at.NUMBER_LIMIT * index + number] = strength
    masks = {
        at.FOLLOWS_ANYTHING: power.follows_anything,
        at.LEADS_NEXT: power.leads_next,
        at.LOOKS_AT_PILE: power.looks_at_pile,
        at.SCORES_WHILE_RECRUITING: power.scores_while_recruiting,
        at.MAY_SMASH: power.may_smash,
        _destination(card): True,
        at.COPY: numbered.get(number - 1) == card,
        at.SECOND_COPY: numbered.get(number - 2) == card,
    }
    for mask, belongs in masks.items():
        if belongs:
            _put(table, mask, number)


def _put(table: Array, mask: int, number: int) -> None:
    table[mask + number // 64] |= 1 << (number % 64)


def _destination(card: Card) -> int:
    """Where a card in a won trick of phase 2 goes, found by winning one with it (K-15)."""
    lower = Card(card.faction, card.value - 1)
    trick: Cards = (card, lower)
    spoils = POWERS[card.faction].spoils(("a", "b"), trick, "a", (), is_last=False)
    if spoils.open:
        return at.LIES_OPEN
    if spoils.lying:
        return at.LIES_ON
    return at.GOES_TO_WINNER if spoils.scorer in (None, "a") else at.GOES_TO_LOSER
