"""What a seat sees (K-13). This is the one place through which secrets have to pass."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from claimstead.claim.cards import Card, Cards, less
from claimstead.claim.decks import Deck
from claimstead.claim.events import HandDealt, PileLookedAt, RecruitDrawn
from claimstead.claim.moves import Play, Smash, Spare, Take, TakePile
from claimstead.claim.state import Glimpse, Stage, State
from claimstead.core import SEATS, Event, Seat, View

PlayerMove = Play | Take | TakePile | Smash | Spare


class ClaimView(View, frozen=True, kw_only=True):
    """All that `seat` can know at the table; `None` is a spectator."""

    players: int
    factions: tuple[str, ...]
    phase: int
    stage: Stage
    lead: Seat | None
    turn: Seat | None
    hand: Cards
    """One's own."""
    followers: Cards
    """One's own."""
    hand_sizes: tuple[int, ...]
    follower_counts: tuple[int, ...]
    middle: Cards
    pile_size: int
    pile_top: Card | None
    """The pile's top card, while one is looking at it."""
    trick: Cards
    asking: Cards
    scores: tuple[Cards, ...]
    open: tuple[Cards, ...]
    lying: Cards
    discard: Cards
    """Cards played in phase 1, and cards removed from the game."""
    known: tuple[Cards, ...]
    """Cards that everybody saw a seat take and that it still has."""
    glimpses: tuple[Glimpse, ...]
    """Cards that one saw before another drew them, and those of one's own that another saw."""
    voids: tuple[tuple[str, ...], ...]
    legal: tuple[PlayerMove, ...]
    """The moves of this seat; empty where it is not to act."""


def view(deck: Deck, state: State, seat: Seat | None, legal: tuple[PlayerMove, ...]) -> ClaimView:
    is_looking = state.stage is Stage.LOOK and seat == state.turn
    return ClaimView(
        seat=seat,
        players=deck.players,
        factions=deck.factions,
        phase=state.phase,
        stage=state.stage,
        lead=state.lead,
        turn=state.turn,
        hand=state.hands[SEATS.index(seat)] if seat else (),
        followers=state.followers[SEATS.index(seat)] if seat else (),
        hand_sizes=tuple(map(len, state.hands)),
        follower_counts=tuple(map(len, state.followers)),
        middle=state.middle,
        pile_size=len(state.pile),
        pile_top=state.pile[0] if is_looking else None,
        trick=state.trick,
        asking=state.asking,
        scores=state.scores,
        open=state.open,
        lying=state.lying,
        discard=discard(deck, state),
        known=state.known,
        glimpses=tuple(each for each in state.glimpses if seat in (each.holder, each.knower)),
        voids=state.voids,
        legal=legal if seat is not None and seat == state.turn else (),
    )


@lru_cache(maxsize=64)
def discard(deck: Deck, state: State) -> Cards:
    """Every card that lies nowhere else: played in phase 1, or removed from the game."""
    if state.phase == 0:
        return ()
    piles = (*state.hands, *state.followers, *state.scores, *state.open)
    named = (state.middle, state.pile, state.trick, state.lying, *piles)
    return less(deck.cards, chain.from_iterable(named))


def seen(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events as `seat` sees them."""
    return tuple(_seen(event, seat) for event in events)


def _seen(event: Event, seat: Seat | None) -> Event:
    match event:
        case HandDealt() if seat != event.seat:
            return replace(event, cards=None)
        case PileLookedAt() if seat != event.seat:
            return replace(event, card=None)
        case RecruitDrawn() if seat is None or seat not in (event.seat, event.seen_by):
            return replace(event, card=None)
        case _:
            return event
