"""What players learn of each other's cards as they go (K-13)."""

from msgspec.structs import replace

from claimstead.claim.cards import Card, Cards, ordered, without
from claimstead.claim.factions import FACTIONS
from claimstead.claim.state import Glimpse, State, put
from claimstead.core import SEATS, Seat


def taken_openly(state: State, seat: Seat, card: Card) -> State:
    """Everybody saw `seat` recruit `card`."""
    known = ordered((*state.known[SEATS.index(seat)], card))
    return replace(state, known=put(state.known, seat, known))


def glimpsed(state: State, holder: Seat, knower: Seat, card: Card) -> State:
    """`knower` had looked at the card that `holder` then drew."""
    seen = {(each.holder, each.knower): each.cards for each in state.glimpses}
    seen[holder, knower] = ordered((*seen.get((holder, knower), ()), card))
    return replace(state, glimpses=_sorted(seen))


def played_from_followers(state: State, seat: Seat, card: Card) -> State:
    """In phase 2 a card that others knew of leaves the hand.

    Where a seat holds one copy that all know of and another that few know of, the copy
    played counts as the one that all know of: everybody is left with what is certain.
    """
    known = state.known[SEATS.index(seat)]
    if card in known:
        return replace(state, known=put(state.known, seat, without(known, card)))
    if not state.glimpses:
        return state
    seen = {(each.holder, each.knower): each.cards for each in state.glimpses}
    for (holder, knower), cards in seen.items():
        if holder == seat and card in cards:
            seen[holder, knower] = without(cards, card)
    return replace(state, glimpses=_sorted(seen))


def did_not_follow(state: State, seat: Seat, card: Card, led: str) -> State:
    """A card that does not follow shows that its player holds none of the led faction."""
    if card.faction == led or FACTIONS[card.faction].follows_anything:
        return state
    shown = tuple(sorted({*state.voids[SEATS.index(seat)], led}))
    return replace(state, voids=put(state.voids, seat, shown))


def _sorted(seen: dict[tuple[Seat, Seat], Cards]) -> tuple[Glimpse, ...]:
    return tuple(Glimpse(*seats, cards) for seats, cards in sorted(seen.items()) if cards)
