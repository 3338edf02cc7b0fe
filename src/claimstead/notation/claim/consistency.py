"""Whether a position of CLAIM can be: it need not be reachable, only consistent."""

from collections import Counter

from claimstead.claim.cards import Cards, less, of, spell
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.claim.state import Stage, State
from claimstead.claim.trick import Trick
from claimstead.claim.winning import targets
from claimstead.core import SEATS, BadText, seats_from


def check_cards(deck: Deck, state: State, discard: Cards | None) -> None:
    """Every card lies in one place."""
    piles = (*state.hands, *state.followers, *state.scores, *state.open)
    named = (state.middle, state.pile, state.trick, state.lying, *piles, discard or ())
    cards = Counter(card for cards in named for card in cards)
    excess = cards - Counter(deck.cards)
    if excess:
        raise BadText("card-too-often", card=str(min(excess)))
    missing = Counter(deck.cards) - cards
    if discard is not None and missing:
        raise BadText("card-missing", card=str(min(missing)))


def check_position(deck: Deck, state: State) -> None:
    """What lies where fits the phase, the trick and the choice that is due."""
    _check_places(state)
    _check_knowledge(deck, state)
    if state.lead is None and state.turn is None:
        _check_over(state)
        return
    if state.lead is None or state.turn is None:
        raise BadText("lead-and-turn")
    if state.stage is Stage.PLAY:
        _check_play(deck, state)
    else:
        _check_choice(deck, state)
    if state.phase == 1:
        _check_recruiting(deck, state)


def _check_places(state: State) -> None:
    """Cards lie only where their faction and the phase let them."""
    if state.phase == 1:
        wrong = {"open": any(state.open), "trolls": state.lying, "giants": state.asking}
    else:
        wrong = {
            "followers": any(state.followers),
            "middle": state.middle,
        }
    for key, cards in wrong.items():
        if cards:
            raise BadText("not-in-this-phase", key=key, phase=state.phase)
    for cards in state.open:
        for card in cards:
            if not FACTIONS[card.faction].may_lie_open:
                raise BadText("does-not-lie-there", card=str(card), key="open")
    for card in state.lying:
        if not FACTIONS[card.faction].may_lie_on:
            raise BadText("does-not-lie-there", card=str(card), key="trolls")
    if state.asking and state.stage is not Stage.SMASH:
        raise BadText("not-in-this-stage", key="giants")


def _check_knowledge(deck: Deck, state: State) -> None:
    """What others know of a seat's cards is true."""
    for seat, public in zip(deck.seats, state.known, strict=True):
        index = SEATS.index(seat)
        held = state.followers[index] if state.phase == 1 else state.hands[index]
        # Each glimpse is of a card that its knower alone knows: no two share one.
        glimpsed = [card for each in state.glimpses if each.holder == seat for card in each.cards]
        wrong = less((*public, *glimpsed), held)
        if wrong:
            raise BadText("known-but-not-there", seat=seat, cards=spell(wrong))
        for faction in state.voids[index]:
            if of(faction, state.hands[index]):
                raise BadText("void-but-there", seat=seat, faction=faction)


def _check_over(state: State) -> None:
    rest = (*state.hands, state.trick, *state.open, state.lying, state.asking)
    if any(rest) or state.phase == 1:
        raise BadText("lead-and-turn")
    if state.stage is not Stage.PLAY or any(state.voids):
        raise BadText("over-is-over")


def _check_play(deck: Deck, state: State) -> None:
    """The seats that have played have a card less; the next one is on turn."""
    order = seats_from(state.lead or "a", deck.players)
    played = len(state.trick)
    if played >= deck.players:
        raise BadText("trick-is-whole")
    if state.turn != order[played]:
        raise BadText("not-on-turn", seat=state.turn or "", expected=order[played])
    sizes = {
        len(state.hands[SEATS.index(seat)]) + (place < played) for place, seat in enumerate(order)
    }
    if len(sizes) != 1:
        raise BadText("hand-sizes")
    if sizes == {0}:
        raise BadText("no-cards-left")


def _check_choice(deck: Deck, state: State) -> None:
    """A whole trick lies there, and gives the seat on turn the choice."""
    if len(state.trick) != deck.players:
        raise BadText("choice-needs-trick")
    if len(set(map(len, state.hands))) != 1:
        raise BadText("hand-sizes")
    trick = Trick.led_by(state.lead or "a", state.trick)
    ranking = trick.ranking()
    looked = FACTIONS[trick.card_of(ranking[0]).faction].looks_at_pile
    match state.stage:
        case Stage.LOOK:
            is_due = state.phase == 1 and looked and state.turn == ranking[0]
        case Stage.PICK:
            picker = ranking[1] if looked else ranking[0]
            is_due = state.phase == 1 and deck.players > 2 and state.turn == picker
        case _:
            is_due = state.phase == 2 and deck.players > 2 and state.turn == ranking[0]
            is_due = is_due and _may_ask(deck, state)
    if not is_due:
        raise BadText("choice-not-due")


def _may_ask(deck: Deck, state: State) -> bool:
    """The cards still asked about are of this trick, in order, and the next has a target."""
    in_order = iter(card for card in state.trick if FACTIONS[card.faction].may_smash)
    if not state.asking or not all(card in in_order for card in state.asking):
        return False
    return bool(targets(deck, state, state.turn or "a", state.asking[0]))


def _check_recruiting(deck: Deck, state: State) -> None:
    """The middle, the pile and the followers fit the tricks to come."""
    if len(state.middle) != deck.turned_up:
        raise BadText("middle-size", count=deck.turned_up)
    followers = list(map(len, state.followers))
    drawn_now = deck.players - deck.turned_up
    if state.stage is Stage.PICK:
        winner = Trick.led_by(state.lead or "a", state.trick).ranking()[0]
        if state.turn != winner:  # who looked has taken the pile's card
            followers[SEATS.index(winner)] -= 1
            drawn_now -= 1
    if len(set(followers)) != 1:
        raise BadText("follower-counts")
    tricks_after = max(map(len, state.hands))
    if state.stage is Stage.PLAY:
        tricks_after -= 1
    expected = drawn_now + tricks_after * deck.players
    if len(state.pile) < expected:  # what is left over stays face down to the end
        raise BadText("pile-size", count=expected, found=len(state.pile))
