"""The rules of CLAIM: who is to act, what is legal, and which phase a move belongs to."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod

from msgspec.structs import replace

from claimstead.claim import events as happened
from claimstead.claim import recruiting, winning
from claimstead.claim.cards import Card, Cards, less, ordered, without
from claimstead.claim.decks import Deck, deck, short_deck
from claimstead.claim.knowledge import did_not_follow, played_from_followers
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take, TakePile
from claimstead.claim.scoring import ClaimOutcome, outcome
from claimstead.claim.state import Stage, State, before_the_deal, put
from claimstead.claim.trick import Trick, follows, must_follow, playable
from claimstead.claim.view import ClaimView, PlayerMove, seen, view
from claimstead.core import (
    CHANCE,
    SEATS,
    BadSetup,
    Chance,
    Event,
    Illegal,
    Move,
    Rules,
    Seat,
    Step,
    TooManyChances,
    clockwise,
)
from claimstead.core.randomness import shuffled

MOST_CHANCES = 1_000_000
"""No more deals than this are ever listed."""

OPTIONS_DUE: dict[Stage, tuple[str, str]] = {
    Stage.PLAY: ("play-a-card", "K-4"),
    Stage.LOOK: ("take-or-pile", "K-12"),
    Stage.PICK: ("take-from-middle", "K-10"),
    Stage.SMASH: ("smash-or-spare", "K-17"),
}
"""What to say of a move of the wrong kind: the code and the rule."""


class ClaimRules(Rules[State]):
    """A game of CLAIM for 2, 3 or 4 players, the last in teams.

    Give the factions of the deck, or for a small game the very cards.
    """

    def __init__(
        self,
        players: int = 2,
        factions: str | Iterable[str] | None = None,
        *,
        cards: str | Iterable[Card | str] | None = None,
    ) -> None:
        if (factions is None) == (cards is None):
            raise BadSetup("factions-or-cards")
        self.deck: Deck = (
            deck(players, factions) if factions is not None else short_deck(players, cards or "")
        )
        self.players = self.deck.players
        self.is_short = cards is not None

    @property
    def factions(self) -> tuple[str, ...]:
        return self.deck.factions

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        return self.deck.team(seat)

    def start(self) -> State:
        return before_the_deal(self.players)

    def actor(self, state: State) -> Seat | Chance | None:
        return CHANCE if state.phase == 0 else state.turn

    # What may be done

    def legal(self, state: State) -> tuple[PlayerMove, ...]:
        if state.turn is None:
            return ()
        match state.stage:
            case Stage.PLAY:
                hand = state.hands[SEATS.index(state.turn)]
                return tuple(map(Play, playable(hand, state.trick)))
            case Stage.LOOK:
                return (*map(Take, dict.fromkeys(state.middle)), TAKE_PILE)
            case Stage.PICK:
                return tuple(map(Take, dict.fromkeys(state.middle)))
            case Stage.SMASH:
                targets = winning.targets(self.deck, state, state.turn, state.asking[0])
                return (*(Smash(seat, card) for seat, card in targets), SPARE)

    def check(self, state: State, move: Move) -> None:
        if state.phase == 0:
            self._check_deal(move)
        elif state.turn is None:
            raise Illegal("game-over", rule="K-22")
        elif state.stage is Stage.PLAY and isinstance(move, Play):
            self._check_play(state.hands[SEATS.index(state.turn)], state.trick, move.card)
        elif move not in self.legal(state):
            self._refuse(state, move)

    def _check_deal(self, move: Move) -> None:
        if not isinstance(move, Deal):
            raise Illegal("deal-due", rule="K-2")
        if ordered(move.cards) != ordered(self.deck.cards):
            raise Illegal("deal-is-not-the-deck", rule="K-1", count=len(self.deck.cards))

    def _check_play(self, hand: Cards, trick: Cards, card: Card) -> None:
        if card not in hand:
            raise Illegal("card-not-in-hand", rule="K-4", card=str(card))
        if must_follow(hand, trick) and not follows(card, trick):
            raise Illegal("must-follow", rule="K-4", card=str(card), led=str(trick[0]))

    def _refuse(self, state: State, move: Move) -> None:
        due, rule = OPTIONS_DUE[state.stage]
        match move:
            case Take() if state.stage in (Stage.LOOK, Stage.PICK):
                raise Illegal("not-in-the-middle", rule=rule, card=str(move.card))
            case TakePile() if state.stage is Stage.PICK:
                raise Illegal("pile-not-open", rule="K-12")
            case Smash() if state.stage is Stage.SMASH:
                raise Illegal(
                    "nothing-to-smash",
                    rule=rule,
                    seat=move.seat,
                    card=str(move.card),
                    by=str(state.asking[0]),
                )
            case _:
                raise Illegal(due, rule=rule)

    # What a move does

    def apply(self, state: State, move: Move) -> Step[State]:
        self.check(state, move)
        if isinstance(move, Deal):
            return self._deal(move.cards)
        if isinstance(move, Play):
            return self._play(state, move.card)
        trick = Trick.led_by(_seated(state.lead), state.trick)
        match move:
            case Take():
                return recruiting.take(self.deck, state, trick, _seated(state.turn), move.card)
            case TakePile():
                return recruiting.take_pile(self.deck, state, trick, _seated(state.turn))
            case Smash():
                return winning.smash(self.deck, state, trick, move.seat, move.card)
            case _:
                return winning.spare(self.deck, state, trick)

    def _deal(self, cards: Cards) -> Step[State]:
        size = self.deck.hand_size
        hands = tuple(
            ordered(cards[first : first + size]) for first in range(0, size * self.players, size)
        )
        news = tuple(
            happened.HandDealt(seat, size, hand)
            for seat, hand in zip(self.seats, hands, strict=True)
        )
        pile = cards[size * self.players :]
        state = replace(self.start(), phase=1, lead="a", turn="a", hands=hands, pile=pile)  # K-3
        step = recruiting.turn_up(self.deck, state)
        return Step(step.state, news + step.events)

    def _play(self, state: State, card: Card) -> Step[State]:
        seat = _seated(state.turn)
        hand = without(state.hands[SEATS.index(seat)], card)
        if state.trick:
            state = did_not_follow(state, seat, card, state.trick[0].faction)
        if state.phase == 2:
            state = played_from_followers(state, seat, card)
        cards = (*state.trick, card)
        turn = clockwise(seat, self.players)
        state = replace(state, hands=put(state.hands, seat, hand), trick=cards, turn=turn)
        played = happened.CardPlayed(seat, card)
        if len(cards) < self.players:
            return Step(state, (played,))
        trick = Trick.led_by(_seated(state.lead), cards)
        phase = recruiting if state.phase == 1 else winning
        step = phase.trick_won(self.deck, state, trick)
        return Step(step.state, (played, *step.events))

    # Chance

    def chances(self, state: State) -> tuple[tuple[Deal, Fraction], ...]:
        if state.phase != 0:
            return ()
        total = factorial(len(self.deck.cards))
        same = prod(map(factorial, Counter(self.deck.cards).values()))
        if total // same > MOST_CHANCES:  # the orders of the cards: never fewer than the deals
            raise TooManyChances("deal")
        deals = []
        for hands, pile in _deals(self.deck.cards, self.players, self.deck.hand_size):
            # The orders in which each hand can come, with its equal cards exchanged.
            orders = prod(
                factorial(len(hand)) // prod(map(factorial, Counter(hand).values()))
                for hand in hands
            )
            deal = Deal((*(card for hand in hands for card in hand), *pile))
            deals.append((deal, Fraction(orders * same, total)))
        return tuple(deals)

    def sample(self, state: State, rng: random.Random) -> Deal:
        cards = list(self.deck.cards)
        rng.shuffle(cards)
        return self._dealt(cards)

    def drawn(self, state: State, numbers: Iterator[int]) -> Deal:
        return self._dealt(shuffled(self.deck.cards, numbers))

    def _dealt(self, cards: list[Card]) -> Deal:
        """The deal of shuffled cards: a hand has no order."""
        size = self.deck.hand_size
        dealt = size * self.players
        hands = (sorted(cards[first : first + size]) for first in range(0, dealt, size))
        return Deal((*(card for hand in hands for card in hand), *cards[dealt:]))

    # Who sees what, and who won

    def view(self, state: State, seat: Seat | None) -> ClaimView:
        legal = self.legal(state) if seat == state.turn else ()
        return view(self.deck, state, seat, legal)

    def seen(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return seen(events, seat)

    def outcome(self, state: State) -> ClaimOutcome | None:
        return outcome(self.deck, state.scores) if state.is_over else None


def _seated(seat: Seat | None) -> Seat:
    assert seat is not None, "somebody is to act while cards are played"
    return seat


def _deals(cards: Cards, players: int, size: int) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """Every different deal of the cards: the hands, and the pile in its order."""
    if players == 0:
        for pile in sorted(set(permutations(cards))):
            yield (), pile
        return
    for hand in sorted(set(combinations(cards, size))):
        for hands, pile in _deals(less(cards, hand), players - 1, size):
            yield (hand, *hands), pile
