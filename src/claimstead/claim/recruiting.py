"""Phase 1: recruiting followers (K-9 to K-13)."""

from msgspec.structs import replace

from claimstead.claim import events as happened
from claimstead.claim.cards import Card, Cards, ordered, without
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.claim.knowledge import glimpsed, taken_openly
from claimstead.claim.state import Stage, State, put
from claimstead.claim.trick import Trick
from claimstead.core import SEATS, Event, Seat, Step


def turn_up(deck: Deck, state: State) -> Step[State]:
    """The pile's top cards are turned up, and played for."""
    turned, pile = ordered(state.pile[: deck.turned_up]), state.pile[deck.turned_up :]
    return Step(replace(state, middle=turned, pile=pile), (happened.TurnedUp(turned),))


def trick_won(deck: Deck, state: State, trick: Trick) -> Step[State]:
    """All have played: who won looks at the pile, picks, or simply takes the middle card."""
    ranking = trick.ranking()
    winner = ranking[0]
    won = happened.TrickWon(winner, ranking, trick.cards)
    if FACTIONS[trick.card_of(winner).faction].looks_at_pile:  # K-12
        looking = replace(state, stage=Stage.LOOK, turn=winner)
        return Step(looking, (won, happened.PileLookedAt(winner, state.pile[0])))
    if len(state.middle) > 1:  # K-10
        return Step(replace(state, stage=Stage.PICK, turn=winner), (won,))
    step = take(deck, state, trick, winner, state.middle[0])  # K-9
    return Step(step.state, (won, *step.events))


def take(deck: Deck, state: State, trick: Trick, seat: Seat, card: Card) -> Step[State]:
    """`seat` recruits a card from the middle; those ranked after it get theirs."""
    seen_by = seat if state.stage is Stage.LOOK else None
    state, news = _recruit_from_middle(state, seat, card)
    return _recruit_others(deck, state, trick, seat, news, seen_by)


def take_pile(deck: Deck, state: State, trick: Trick, seat: Seat) -> Step[State]:
    """`seat`, having looked, recruits the pile's top card (K-12)."""
    state, news = _draw(state, seat, None)
    return _recruit_others(deck, state, trick, seat, news, None)


def _recruit_others(
    deck: Deck,
    state: State,
    trick: Trick,
    seat: Seat,
    news: tuple[Event, ...],
    seen_by: Seat | None,
) -> Step[State]:
    """Those ranked after `seat`: the middle first, then the pile (K-9, K-10, K-12)."""
    ranking = trick.ranking()
    for other in ranking[ranking.index(seat) + 1 :]:
        if len(state.middle) > 1:
            return Step(replace(state, stage=Stage.PICK, turn=other), news)
        if state.middle:
            state, told = _recruit_from_middle(state, other, state.middle[0])
        else:
            state, told = _draw(state, other, seen_by)
            seen_by = None
        news += told
    finished = _finish(deck, state, trick)
    return Step(finished.state, news + finished.events)


def _recruit_from_middle(state: State, seat: Seat, card: Card) -> Step[State]:
    state = replace(state, middle=without(state.middle, card))
    state = taken_openly(_with_follower(state, seat, card), seat, card)
    return Step(state, (happened.RecruitTaken(seat, card),))


def _draw(state: State, seat: Seat, seen_by: Seat | None) -> Step[State]:
    card = state.pile[0]
    state = _with_follower(replace(state, pile=state.pile[1:]), seat, card)
    if seen_by is not None:
        state = glimpsed(state, seat, seen_by, card)
    return Step(state, (happened.RecruitDrawn(seat, card, seen_by),))


def _with_follower(state: State, seat: Seat, card: Card) -> State:
    followers = ordered((*state.followers[SEATS.index(seat)], card))
    return replace(state, followers=put(state.followers, seat, followers))


def _finish(deck: Deck, state: State, trick: Trick) -> Step[State]:
    """The trick is put away, and the next one begins."""
    winner = trick.ranking()[0]
    kept: Cards = ordered(c for c in trick.cards if FACTIONS[c.faction].scores_while_recruiting)
    gone = ordered(c for c in trick.cards if not FACTIONS[c.faction].scores_while_recruiting)
    news: tuple[Event, ...] = ()
    scores = state.scores
    if kept:  # K-11
        scores = put(scores, winner, ordered((*scores[SEATS.index(winner)], *kept)))
        news += (happened.Scored(winner, kept),)
    if gone:
        news += (happened.Discarded(gone),)
    lead = trick.leads_next(winner)
    if lead != winner:
        news += (happened.LeadPassed(lead, winner),)
    state = replace(state, stage=Stage.PLAY, lead=lead, turn=lead, trick=(), scores=scores)
    if any(state.hands):
        step = turn_up(deck, state)
        return Step(step.state, news + step.events)
    # K-14: the followers are the hand of phase 2; what was shown of phase 1's hand is past.
    nothing: tuple[Cards, ...] = ((),) * deck.players
    state = replace(
        state, phase=2, hands=state.followers, followers=nothing, voids=((),) * deck.players
    )
    return Step(state, (*news, happened.SecondPhaseBegan(lead)))
