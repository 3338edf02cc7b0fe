"""Dealing anew what a seat can't know: the proof that nothing leaks needs another deal.

`dealt_anew` takes a game of CLAIM up to some move and a seat, and gives the moves of another
game that must look the same from that seat: other cards in hidden hands, among hidden
followers and in the pile, but every card that the seat has seen, or must follow from what it
has seen, stays.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from claimstead.claim.cards import Card, less
from claimstead.claim.events import (
    CardPlayed,
    RecruitDrawn,
    RecruitTaken,
    SecondPhaseBegan,
    TurnedUp,
)
from claimstead.claim.moves import Deal
from claimstead.claim.state import Stage, State
from claimstead.core import SEATS, Event, Move, Seat
from claimstead.notation.claim.game import Claim

SWAPS = 400


class Slot(NamedTuple):
    """A place for a card that the seat can't know: who has it there (`None`: the pile)."""

    place: int
    """In the deal."""
    holder: Seat | None
    """Whose present hand it is in, and must therefore fit what was shown."""


def dealt_anew(
    game: Claim, moves: Sequence[Move], seat: Seat | None, rng: random.Random
) -> tuple[Move, ...]:
    """The moves of a game that looks the same from `seat` (`None`: a spectator)."""
    deal = moves[0]
    assert isinstance(deal, Deal), "a game begins with the deal"
    state = game.start()
    events: list[Event] = []
    for move in moves:
        state, news = game.apply(state, move)
        events += news
    slots = [
        *_hand_slots(game, deal, state, seat),
        *_pile_slots(game, deal, events, state, seat),
    ]
    cards = list(deal.cards)
    for _ in range(SWAPS if len(slots) > 1 else 0):
        one, two = rng.sample(slots, 2)
        if _fits(state, one, cards[two.place]) and _fits(state, two, cards[one.place]):
            cards[one.place], cards[two.place] = cards[two.place], cards[one.place]
    return (Deal(tuple(cards)), *moves[1:])


def _fits(state: State, slot: Slot, card: Card) -> bool:
    """Whether the card can lie there: not in a hand that has shown to be void in it."""
    return slot.holder is None or card.faction not in state.voids[SEATS.index(slot.holder)]


def _hand_slots(game: Claim, deal: Deal, state: State, seat: Seat | None) -> list[Slot]:
    """The cards of other hands that have not been played in phase 1."""
    if state.phase != 1:
        return []
    size = game.deck.hand_size
    slots = []
    for place, holder in enumerate(game.seats):
        unplayed = Counter(state.hands[place])
        for index in range(place * size, place * size + size):
            card = deal.cards[index]
            if unplayed[card] and holder != seat:
                unplayed[card] -= 1
                slots.append(Slot(index, holder))
    return slots


def _pile_slots(
    game: Claim, deal: Deal, events: list[Event], state: State, seat: Seat | None
) -> list[Slot]:
    """The pile's cards that others drew face down, and those that still lie there."""
    slots = []
    index = game.deck.hand_size * game.players
    drawn: dict[Seat, list[int]] = {each: [] for each in game.seats}
    for event in events:
        if isinstance(event, TurnedUp):
            index += len(event.cards)
        elif isinstance(event, RecruitDrawn):
            if seat is None or seat not in (event.seat, event.seen_by):
                drawn[event.seat].append(index)
            index += 1
    for holder, indices in drawn.items():
        shown = Counter(_shown(events, holder, seat))
        for each in indices:
            if shown[deal.cards[each]]:
                shown[deal.cards[each]] -= 1  # it has been played since
            else:
                slots.append(Slot(each, holder if state.phase == 2 else None))
    if state.stage is Stage.LOOK and state.turn == seat:
        index += 1  # the seat is looking at it
    return slots + [Slot(each, None) for each in range(index, len(deal.cards))]


def _shown(events: list[Event], holder: Seat, seat: Seat | None) -> tuple[Card, ...]:
    """Cards that `holder` played in phase 2 and that `seat` had not known it to have."""
    played: list[Card] = []
    known: list[Card] = []
    in_phase_2 = False
    for event in events:
        match event:
            case SecondPhaseBegan():
                in_phase_2 = True
            case CardPlayed(seat=player, card=card) if in_phase_2 and player == holder:
                played.append(card)
            case RecruitTaken(seat=player, card=card) if player == holder:
                known.append(card)
            case RecruitDrawn(seat=player, card=Card() as card, seen_by=knower) if (
                player == holder and knower is not None and knower == seat
            ):
                known.append(card)
            case _:
                pass
    return less(played, known)
