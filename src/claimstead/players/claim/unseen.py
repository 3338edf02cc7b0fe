"""What a seat has not seen, worked out from its view alone."""

from collections import Counter
from typing import NamedTuple

import numpy as np

from claimstead.claim.cards import Card, Cards, less, ordered
from claimstead.claim.state import State
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Seat
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.jit import Array
from claimstead.players.claim import dealing

HAND, FOLLOWER, PILE = range(3)


class Slot(NamedTuple):
    """A place for a card that the seat has not seen."""

    heap: int
    """`HAND`, `FOLLOWER` or `PILE`."""
    number: int
    """Of the seat; in the pile, how many cards lie above it."""
    shut: tuple[str, ...] = ()
    """The factions that can't lie here."""


class Unseen(NamedTuple):
    """One deal that looks the same from the seat, and what may lie otherwise in it."""

    position: Array
    """A state of the kernel."""
    slots: Array
    """Laid out as in `dealing`."""


def unseen(codec: ClaimCodec, view: ClaimView) -> Unseen:
    """A first deal that fits the view, made of nothing else."""
    assert view.seat is not None, "a spectator does not play"
    known = [_known_of(view, seat) for seat in SEATS[: view.players]]
    slots = _slots(view, known)
    cards = _fitting(slots, _hidden(codec, view, known))
    state = _state(view, known, slots, cards)
    position = codec.encode(state)
    return Unseen(position, _laid(codec, position, slots, cards))


def _known_of(view: ClaimView, seat: Seat) -> Cards:
    """The cards of a seat's hand or followers that this view's seat knows, but for its own."""
    glimpsed = (
        card
        for each in view.glimpses
        if each.holder == seat and each.knower == view.seat
        for card in each.cards
    )
    return () if seat == view.seat else (*view.known[SEATS.index(seat)], *glimpsed)


def _slots(view: ClaimView, known: list[Cards]) -> list[Slot]:
    """Slots that are shut to something first, those of one hand side by side."""
    hands: list[Slot] = []
    others: list[Slot] = []
    for index, seat in enumerate(SEATS[: view.players]):
        if seat == view.seat:
            continue
        in_hand, among_followers = view.hand_sizes[index], view.follower_counts[index]
        if view.phase == 1:
            among_followers -= len(known[index])
        else:
            in_hand -= len(known[index])
        hands += [Slot(HAND, index, view.voids[index])] * in_hand
        others += [Slot(FOLLOWER, index)] * among_followers
    first = 0 if view.pile_top is None else 1
    others += [Slot(PILE, index) for index in range(first, view.pile_size)]
    return sorted(hands, key=lambda slot: not slot.shut) + others


def _hidden(codec: ClaimCodec, view: ClaimView, known: list[Cards]) -> Cards:
    """Every card that lies nowhere that the seat can see."""
    heaps = (*view.scores, *view.open, *known, view.hand, view.followers)
    seen = (view.middle, view.trick, view.lying, view.discard, *heaps)
    top = () if view.pile_top is None else (view.pile_top,)
    return less(codec.deck.cards, (*top, *(card for cards in seen for card in cards)))


def _fitting(slots: list[Slot], cards: Cards) -> list[Card]:
    """A card for each slot that is not shut to it, by moving others where need be."""
    lies_in: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for index in range(len(slots)):
            if index in tried or cards[card].faction in slots[index].shut:
                continue
            tried.add(index)
            if index not in lies_in or place(lies_in[index], tried):
                lies_in[index] = card
                return True
        return False

    for card in range(len(cards)):
        found = place(card, set())
        assert found, "a view that nothing fits"
    return [cards[lies_in[index]] for index in range(len(slots))]


def _state(view: ClaimView, known: list[Cards], slots: list[Slot], cards: list[Card]) -> State:
    """The state with the cards in their slots."""
    hands: list[list[Card]] = []
    followers: list[list[Card]] = []
    for index, seat in enumerate(SEATS[: view.players]):
        is_own = seat == view.seat
        hands.append(list(view.hand if is_own else known[index] if view.phase == 2 else ()))
        followers.append(
            list(view.followers if is_own else known[index] if view.phase == 1 else ())
        )
    pile = [] if view.pile_top is None else [view.pile_top]
    for slot, card in zip(slots, cards, strict=True):
        heap = pile if slot.heap == PILE else (hands, followers)[slot.heap][slot.number]
        heap.append(card)
    return State(
        phase=view.phase,
        stage=view.stage,
        lead=view.lead,
        turn=view.turn,
        hands=tuple(map(ordered, hands)),
        followers=tuple(map(ordered, followers)),
        middle=view.middle,
        pile=tuple(pile),
        trick=view.trick,
        asking=view.asking,
        scores=view.scores,
        open=view.open,
        lying=view.lying,
        known=view.known,
        glimpses=view.glimpses,
        voids=view.voids,
    )


def _laid(codec: ClaimCodec, position: Array, slots: list[Slot], cards: list[Card]) -> Array:
    """The slots as an array; of equal cards in a heap any may be the unseen one."""
    laid = np.zeros(dealing.UNSEEN_SIZE, np.int64)
    laid[dealing.COUNT] = len(slots)
    laid[dealing.SHUT_SLOTS] = sum(bool(slot.shut) for slot in slots)
    laid[dealing.SHUT_HANDS] = len({slot.number for slot in slots if slot.shut})
    taken: Counter[tuple[int, Card]] = Counter()
    for index, (slot, card) in enumerate(zip(slots, cards, strict=True)):
        if slot.heap == PILE:
            place = int(position[at.PILE_TOP]) + slot.number
            number = int(position[place])
        else:
            place = (at.HANDS, at.FOLLOWERS)[slot.heap] + 2 * slot.number
            number = codec.numbers_in(position, place, card)[taken[place, card]]
            taken[place, card] += 1
        laid[dealing.CARDS + index] = number
        laid[dealing.PLACES + index] = place
        laid[dealing.SHUT + index] = sum(1 << codec.deck.factions.index(f) for f in slot.shut)
    return laid
