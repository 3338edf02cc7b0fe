"""The door to the kernel of CLAIM: readable states and moves go in as numbers, and come back.

What the arrays mean and how actions are numbered stands in `layout`. Behind the door nothing is
checked: states have to be consistent, moves have to be legal.
"""

from collections import defaultdict
from collections.abc import Iterable

import numpy as np

from claimstead.claim.cards import Card, Cards, ordered
from claimstead.claim.decks import Deck
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take
from claimstead.claim.rules import ClaimRules
from claimstead.claim.state import Stage, State
from claimstead.core import SEATS, Move, Seat
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.tables import numbers, tables
from claimstead.kernel.jit import Array

STAGES = {
    Stage.PLAY: at.STAGE_PLAY,
    Stage.LOOK: at.STAGE_LOOK,
    Stage.PICK: at.STAGE_PICK,
    Stage.SMASH: at.STAGE_SMASH,
}


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _index(seat: Seat | None) -> int:
    return at.NOBODY if seat is None else SEATS.index(seat)


def _seat(index: int) -> Seat | None:
    return None if index == at.NOBODY else SEATS[index]


class ClaimCodec:
    """CLAIM. What the players know of each other (K-13) does not pass: a search knows it from
    the view that it started from.
    """

    def __init__(self, game: ClaimRules) -> None:
        self.deck = game.deck
        self.tables = tables(game.deck)
        numbered = zip(numbers(game.deck), game.deck.cards, strict=True)
        self._cards = dict(numbered)
        self._copies: defaultdict[Card, list[int]] = defaultdict(list)
        for number, card in self._cards.items():
            self._copies[card].append(number)

    # Cards

    def card(self, number: int) -> Card:
        return self._cards[number]

    def number(self, card: Card) -> int:
        """The number by which a card, and each equal one, goes in actions."""
        return self._copies[card][0]

    def numbers_in(self, position: Array, heap_at: int, card: Card) -> list[int]:
        """The numbers of all cards equal to this one in a heap."""
        return [
            number
            for number in self._copies[card]
            if int(position[heap_at + number // 64]) >> (number % 64) & 1
        ]

    def cards_in(self, mask_at: int, position: Array) -> Cards:
        """The cards of a heap, in order of their numbers."""
        cards = []
        for word in (0, 1):
            mask = int(position[mask_at + word])
            while mask:
                cards.append(self._cards[64 * word + _lowest(mask)])
                mask &= mask - 1
        return tuple(cards)

    # States

    def encode(self, state: State) -> Array:
        """The state as an array; equal cards are told apart by where they are found first."""
        position = np.zeros(at.STATE_SIZE, np.int64)
        left = {card: list(copies) for card, copies in self._copies.items()}

        def lay(cards: Cards) -> list[int]:
            return [left[card].pop(0) for card in cards]

        def heap(mask_at: int, numbers: Iterable[int]) -> None:
            for number in numbers:
                position[mask_at + number // 64] |= 1 << (number % 64)

        position[at.PHASE] = state.phase
        position[at.STAGE] = STAGES[state.stage]
        position[at.LEAD] = _index(state.lead)
        position[at.TURN] = _index(state.turn)
        trick, middle, pile = lay(state.trick), lay(state.middle), lay(state.pile)
        position[at.PLAYED] = len(trick)
        position[at.TRICK : at.TRICK + len(trick)] = trick
        heap(at.TRICK_CARDS, trick)
        position[at.ASKING] = _turns_of(state.asking, state.trick)
        position[at.MIDDLE_COUNT] = len(middle)
        position[at.MIDDLE : at.MIDDLE + len(middle)] = middle
        end = int(self.tables[at.PILE_END])
        if len(pile) > end - at.PILE:
            raise ValueError("the pile is larger than the deck leaves after the deal")
        position[at.PILE_TOP] = end - len(pile)
        position[end - len(pile) : end] = pile
        heap(at.LYING, lay(state.lying))
        for mask_at, heaps in (
            (at.HANDS, state.hands),
            (at.FOLLOWERS, state.followers),
            (at.SCORES, state.scores),
            (at.OPEN, state.open),
        ):
            for seat, cards in enumerate(heaps):
                heap(mask_at + 2 * seat, lay(cards))
        return position

    def decode(self, position: Array) -> State:
        """The state that an array stands for, with nothing known to anybody."""

        def spread(mask_at: int) -> tuple[Cards, ...]:
            return tuple(
                self.cards_in(mask_at + 2 * seat, position) for seat in range(self.deck.players)
            )

        def listed(first: int, count: int) -> Cards:
            return tuple(self._cards[int(number)] for number in position[first : first + count])

        nothing: tuple[Cards, ...] = ((),) * self.deck.players
        trick = listed(at.TRICK, int(position[at.PLAYED]))
        asking = int(position[at.ASKING])
        top = int(position[at.PILE_TOP])
        return State(
            phase=int(position[at.PHASE]),
            stage=list(STAGES)[position[at.STAGE]],
            lead=_seat(int(position[at.LEAD])),
            turn=_seat(int(position[at.TURN])),
            hands=spread(at.HANDS),
            followers=spread(at.FOLLOWERS),
            middle=ordered(listed(at.MIDDLE, int(position[at.MIDDLE_COUNT]))),
            pile=listed(top, int(self.tables[at.PILE_END]) - top),
            trick=trick,
            asking=tuple(card for turn, card in enumerate(trick) if asking >> turn & 1),
            scores=spread(at.SCORES),
            open=spread(at.OPEN),
            lying=self.cards_in(at.LYING, position),
            known=nothing,
            voids=((),) * self.deck.players,
        )

    def deal(self, deal: Deal) -> Array:
        """The cards of a deal, as the kernel's `deal` takes them."""
        left = {card: list(copies) for card, copies in self._copies.items()}
        return np.array([left[card].pop(0) for card in deal.cards], np.int64)

    # Moves

    def action(self, move: Move) -> int:
        """The number of a player's move."""
        match move:
            case Play():
                return self.number(move.card)
            case Take():
                return at.ACTION_TAKE + self.number(move.card)
            case Smash():
                before = at.NUMBER_LIMIT * SEATS.index(move.seat)
                return at.ACTION_SMASH + before + self.number(move.card)
            case _:
                return at.ACTION_TAKE_PILE if move == TAKE_PILE else at.ACTION_SPARE

    def move(self, action: int) -> Move:
        """The player's move with this number."""
        if action in (at.ACTION_TAKE_PILE, at.ACTION_SPARE):
            return TAKE_PILE if action == at.ACTION_TAKE_PILE else SPARE
        kind, number = divmod(int(action), at.NUMBER_LIMIT)
        card = self._cards[number]
        if action < at.ACTION_TAKE:
            return Play(card)
        return Take(card) if action < at.ACTION_SMASH else Smash(SEATS[kind - 2], card)


def _turns_of(asking: Cards, trick: Cards) -> int:
    """The turns at which these cards of a trick were played, as a mask."""
    turns, left = 0, list(asking)
    for turn in reversed(range(len(trick))):
        if left and left[-1] == trick[turn]:
            turns |= 1 << turn
            left.pop()
    return turns


_codecs: dict[Deck, ClaimCodec] = {}


def codec_of(game: ClaimRules) -> ClaimCodec:
    """The codec of a game, made once a deck: that takes longer than most solves."""
    if game.deck not in _codecs:
        _codecs[game.deck] = ClaimCodec(game)
    return _codecs[game.deck]
