"""Phase 2: winning the factions (K-14 to K-20)."""

from msgspec.structs import replace

from claimstead.claim import events as happened
from claimstead.claim.cards import Card, Cards, ordered, without
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.claim.scoring import favours, outcome
from claimstead.claim.state import Stage, State, put
from claimstead.claim.trick import Trick
from claimstead.core import SEATS, Event, Seat, Step


def trick_won(deck: Deck, state: State, trick: Trick) -> Step[State]:
    """All have played: powers over open cards first, then the trick is gathered."""
    ranking = trick.ranking()
    winner = ranking[0]
    news: tuple[Event, ...] = (happened.TrickWon(winner, ranking, trick.cards),)
    asking = tuple(card for card in trick.cards if FACTIONS[card.faction].may_smash)
    if deck.players == 2:
        # K-17: with 2 players it is never worse to remove, so it happens by itself.
        for card in asking:
            for victim, target in targets(deck, state, winner, card)[:1]:
                state, told = _smash(state, winner, card, victim, target)
                news += told
        asking = ()
    step = _ask(deck, replace(state, asking=asking), trick, winner)
    return Step(step.state, news + step.events)


def targets(deck: Deck, state: State, winner: Seat, by: Card) -> tuple[tuple[Seat, Card], ...]:
    """The open cards, each with its seat, of which `by` may remove one (K-17)."""
    return tuple(
        (seat, card)
        for seat in deck.opponents(winner)
        for card in dict.fromkeys(state.open[SEATS.index(seat)])
        if FACTIONS[by.faction].smashes(by, card)
    )


def smash(deck: Deck, state: State, trick: Trick, victim: Seat, card: Card) -> Step[State]:
    """The winner removes an open card from the game."""
    winner = trick.ranking()[0]
    state, told = _smash(state, winner, state.asking[0], victim, card)
    return _next_to_ask(deck, state, trick, told)


def spare(deck: Deck, state: State, trick: Trick) -> Step[State]:
    """The winner declines to remove a card."""
    told = (happened.Spared(trick.ranking()[0], state.asking[0]),)
    return _next_to_ask(deck, state, trick, told)


def _smash(state: State, winner: Seat, by: Card, victim: Seat, card: Card) -> Step[State]:
    left = without(state.open[SEATS.index(victim)], card)
    state = replace(state, open=put(state.open, victim, left))
    return Step(state, (happened.Smashed(winner, by, victim, card),))


def _next_to_ask(deck: Deck, state: State, trick: Trick, told: tuple[Event, ...]) -> Step[State]:
    state = replace(state, asking=state.asking[1:])
    step = _ask(deck, state, trick, trick.ranking()[0])
    return Step(step.state, told + step.events)


def _ask(deck: Deck, state: State, trick: Trick, winner: Seat) -> Step[State]:
    """Ask the winner about the next card with something to remove; none: gather the trick."""
    asking = tuple(card for card in state.asking if targets(deck, state, winner, card))
    if asking:
        return Step(replace(state, stage=Stage.SMASH, turn=winner, asking=asking), ())
    return _gather(deck, replace(state, stage=Stage.PLAY, asking=()), trick, winner)


def _gather(deck: Deck, state: State, trick: Trick, winner: Seat) -> Step[State]:
    """Each faction says where its cards go (K-15)."""
    news: tuple[Event, ...] = ()
    is_last = not any(state.hands)
    scores, opened, lying = state.scores, state.open, ordered(())
    for code in deck.factions:
        spoils = FACTIONS[code].spoils(trick.seats, trick.cards, winner, state.lying, is_last)
        if spoils.score:
            scorer = spoils.scorer or winner
            scores = _with_cards(scores, scorer, spoils.score)
            news += (happened.Scored(scorer, ordered(spoils.score)),)
        if spoils.open:
            opened = _with_cards(opened, winner, spoils.open)
            news += (happened.LaidOpen(winner, ordered(spoils.open)),)
        if spoils.lying:
            lying += spoils.lying
            news += (happened.LeftLying(ordered(spoils.lying)),)
    lead = trick.leads_next(winner)
    state = replace(state, trick=(), scores=scores, open=opened, lying=ordered(lying))
    if is_last:
        step = _end(deck, state)
        return Step(step.state, news + step.events)
    if lead != winner:
        news += (happened.LeadPassed(lead, winner),)
    return Step(replace(state, lead=lead, turn=lead), news)


def _with_cards(piles: tuple[Cards, ...], seat: Seat, some: Cards) -> tuple[Cards, ...]:
    return put(piles, seat, ordered((*piles[SEATS.index(seat)], *some)))


def _end(deck: Deck, state: State) -> Step[State]:
    """Open cards go to the score pile of the player before whom they lie (K-16)."""
    news: tuple[Event, ...] = ()
    scores = state.scores
    for seat, some in zip(deck.seats, state.open, strict=True):
        if some:
            scores = _with_cards(scores, seat, some)
            news += (happened.Scored(seat, some),)
    nothing: tuple[Cards, ...] = ((),) * deck.players
    voids: tuple[tuple[str, ...], ...] = ((),) * deck.players
    state = replace(state, lead=None, turn=None, scores=scores, open=nothing, voids=voids)
    for favour in favours(deck, scores):
        counts = dict(zip(deck.seats, favour.counts, strict=True))
        news += (happened.FavourDecided(favour.faction, favour.winners, favour.decided_by, counts),)
    result = outcome(deck, scores)
    return Step(state, (*news, happened.GameEnded(result.winners, result.decided_by)))
