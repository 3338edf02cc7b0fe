"""The only door: readable states and moves go in as numbers, and come back.

`ClaimCodec` and `ClaimItCodec` are made for a set-up. What the arrays mean and how actions are
numbered stands in the two `layout` modules. Behind the door nothing is checked: states have to
be consistent, moves have to be legal.
"""

from collections import defaultdict
from collections.abc import Iterable

import numpy as np

from claimstead.claim.cards import Card, Cards, ordered
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take
from claimstead.claim.rules import ClaimRules
from claimstead.claim.state import Stage
from claimstead.claim.state import State as ClaimState
from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.claim_it.rules import ClaimItRules, roll_chances
from claimstead.claim_it.state import Due
from claimstead.claim_it.state import State as ClaimItState
from claimstead.core import SEATS, Move, Seat
from claimstead.kernel.claim import layout as claim_at
from claimstead.kernel.claim import tables as claim_tables
from claimstead.kernel.claim_it import layout as claim_it_at
from claimstead.kernel.claim_it import tables as claim_it_tables
from claimstead.kernel.jit import Array

WINNERS = 32
"""How many masks of winning seats there can be."""

STAGES = {
    Stage.PLAY: claim_at.STAGE_PLAY,
    Stage.LOOK: claim_at.STAGE_LOOK,
    Stage.PICK: claim_at.STAGE_PICK,
    Stage.SMASH: claim_at.STAGE_SMASH,
}
DUES = {
    Due.ROLL: claim_it_at.DUE_ROLL,
    Due.PLACE: claim_it_at.DUE_PLACE,
    Due.CHOOSE: claim_it_at.DUE_CHOOSE,
    Due.OVER: claim_it_at.DUE_OVER,
}


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, as results give it.

    >>> seats_in(5)
    ('a', 'c')
    """
    return tuple(seat for index, seat in enumerate(SEATS) if mask >> index & 1)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _index(seat: Seat | None) -> int:
    return claim_at.NOBODY if seat is None else SEATS.index(seat)


def _seat(index: int) -> Seat | None:
    return None if index == claim_at.NOBODY else SEATS[index]


class ClaimCodec:
    """CLAIM. What the players know of each other (K-13) does not pass: a search knows it from
    the view that it started from.
    """

    def __init__(self, game: ClaimRules) -> None:
        self.deck = game.deck
        self.tables = claim_tables.tables(game.deck)
        numbered = zip(claim_tables.numbers(game.deck), game.deck.cards, strict=True)
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

    def encode(self, state: ClaimState) -> Array:
        """The state as an array; equal cards are told apart by where they are found first."""
        position = np.zeros(claim_at.STATE_SIZE, np.int64)
        left = {card: list(copies) for card, copies in self._copies.items()}

        def lay(cards: Cards) -> list[int]:
            return [left[card].pop(0) for card in cards]

        def heap(mask_at: int, numbers: Iterable[int]) -> None:
            for number in numbers:
                position[mask_at + number // 64] |= 1 << (number % 64)

        position[claim_at.PHASE] = state.phase
        position[claim_at.STAGE] = STAGES[state.stage]
        position[claim_at.LEAD] = _index(state.lead)
        position[claim_at.TURN] = _index(state.turn)
        trick, middle, pile = lay(state.trick), lay(state.middle), lay(state.pile)
        position[claim_at.PLAYED] = len(trick)
        position[claim_at.TRICK : claim_at.TRICK + len(trick)] = trick
        heap(claim_at.TRICK_CARDS, trick)
        position[claim_at.ASKING] = _turns_of(state.asking, state.trick)
        position[claim_at.MIDDLE_COUNT] = len(middle)
        position[claim_at.MIDDLE : claim_at.MIDDLE + len(middle)] = middle
        end = int(self.tables[claim_at.PILE_END])
        if len(pile) > end - claim_at.PILE:
            raise ValueError("the pile is larger than the deck leaves after the deal")
        position[claim_at.PILE_TOP] = end - len(pile)
        position[end - len(pile) : end] = pile
        heap(claim_at.LYING, lay(state.lying))
        for mask_at, heaps in (
            (claim_at.HANDS, state.hands),
            (claim_at.FOLLOWERS, state.followers),
            (claim_at.SCORES, state.scores),
            (claim_at.OPEN, state.open),
        ):
            for seat, cards in enumerate(heaps):
                heap(mask_at + 2 * seat, lay(cards))
        return position

    def decode(self, position: Array) -> ClaimState:
        """The state that an array stands for, with nothing known to anybody."""

        def spread(mask_at: int) -> tuple[Cards, ...]:
            return tuple(
                self.cards_in(mask_at + 2 * seat, position) for seat in range(self.deck.players)
            )

        def listed(first: int, count: int) -> Cards:
            return tuple(self._cards[int(number)] for number in position[first : first + count])

        nothing: tuple[Cards, ...] = ((),) * self.deck.players
        trick = listed(claim_at.TRICK, int(position[claim_at.PLAYED]))
        asking = int(position[claim_at.ASKING])
        top = int(position[claim_at.PILE_TOP])
        return ClaimState(
            phase=int(position[claim_at.PHASE]),
            stage=list(STAGES)[position[claim_at.STAGE]],
            lead=_seat(int(position[claim_at.LEAD])),
            turn=_seat(int(position[claim_at.TURN])),
            hands=spread(claim_at.HANDS),
            followers=spread(claim_at.FOLLOWERS),
            middle=ordered(listed(claim_at.MIDDLE, int(position[claim_at.MIDDLE_COUNT]))),
            pile=listed(top, int(self.tables[claim_at.PILE_END]) - top),
            trick=trick,
            asking=tuple(card for turn, card in enumerate(trick) if asking >> turn & 1),
            scores=spread(claim_at.SCORES),
            open=spread(claim_at.OPEN),
            lying=self.cards_in(claim_at.LYING, position),
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
                return claim_at.ACTION_TAKE + self.number(move.card)
            case Smash():
                before = claim_at.NUMBER_LIMIT * SEATS.index(move.seat)
                return claim_at.ACTION_SMASH + before + self.number(move.card)
            case _:
                return claim_at.ACTION_TAKE_PILE if move == TAKE_PILE else claim_at.ACTION_SPARE

    def move(self, action: int) -> Move:
        """The player's move with this number."""
        if action in (claim_at.ACTION_TAKE_PILE, claim_at.ACTION_SPARE):
            return TAKE_PILE if action == claim_at.ACTION_TAKE_PILE else SPARE
        kind, number = divmod(int(action), claim_at.NUMBER_LIMIT)
        card = self._cards[number]
        if action < claim_at.ACTION_TAKE:
            return Play(card)
        return Take(card) if action < claim_at.ACTION_SMASH else Smash(SEATS[kind - 2], card)


def _turns_of(asking: Cards, trick: Cards) -> int:
    """The turns at which these cards of a trick were played, as a mask."""
    turns, left = 0, list(asking)
    for turn in reversed(range(len(trick))):
        if left and left[-1] == trick[turn]:
            turns |= 1 << turn
            left.pop()
    return turns


class ClaimItCodec:
    """Claim It!."""

    def __init__(self, game: ClaimItRules) -> None:
        self.players = game.players
        self.size = game.size
        self.tables = claim_it_tables.tables(game)
        self._rolls = tuple(roll.dice for roll, _ in roll_chances(game.size))

    # States

    def encode(self, state: ClaimItState) -> Array:
        position = np.zeros(claim_it_at.STATE_SIZE, np.int64)
        position[claim_it_at.DUE] = DUES[state.due]
        position[claim_it_at.TURN] = SEATS.index(state.turn)
        position[claim_it_at.ROLL] = (
            claim_it_at.NONE if state.dice is None else self._rolls.index(state.dice)
        )
        position[claim_it_at.TURNS_LEFT] = (
            claim_it_at.NONE if state.turns_left is None else state.turns_left
        )
        for place, space in state.board.items():
            number = claim_it_tables.space_number(place)
            if space.squatter is not None:
                squatter = space.squatter - 1
                position[claim_it_at.SQUATTED] |= 1 << number
                position[claim_it_at.SQUATTERS] |= 1 << squatter
                position[claim_it_at.SQUATTER_PLACES] |= number << (6 * squatter)
            if space.claimed:
                position[claim_it_at.CLAIMED] |= 1 << number
            if space.owner is not None:
                heap = claim_it_at.SECURED if space.secured else claim_it_at.HELD
                position[heap + SEATS.index(space.owner)] |= 1 << number
            if space.secured:
                position[claim_it_at.ALL_SECURED] |= 1 << number
        return position

    def decode(self, position: Array) -> ClaimItState:
        words = [int(word) for word in position]
        roll, turns_left = words[claim_it_at.ROLL], words[claim_it_at.TURNS_LEFT]
        places = (place for place, _ in Board.empty(self.size).items())
        return ClaimItState(
            board=Board(self.size, tuple(self._space(words, place) for place in places)),
            turn=SEATS[words[claim_it_at.TURN]],
            due=list(DUES)[words[claim_it_at.DUE]],
            dice=None if roll == claim_it_at.NONE else self._rolls[roll],
            turns_left=None if turns_left == claim_it_at.NONE else turns_left,
        )

    def _space(self, words: list[int], place: Place) -> Space:
        number = claim_it_tables.space_number(place)
        owner, secured, squatter = None, False, None
        for seat in range(self.players):
            secured = secured or bool(words[claim_it_at.SECURED + seat] >> number & 1)
            own = words[claim_it_at.SECURED + seat] | words[claim_it_at.HELD + seat]
            owner = SEATS[seat] if own >> number & 1 else owner
        if words[claim_it_at.SQUATTED] >> number & 1:
            places = words[claim_it_at.SQUATTER_PLACES]
            squatter = next(
                index + 1
                for index in range(self.size)
                if words[claim_it_at.SQUATTERS] >> index & 1 and places >> 6 * index & 63 == number
            )
        return Space(owner, secured, squatter, bool(words[claim_it_at.CLAIMED] >> number & 1))

    # Moves

    def action(self, move: Move) -> int:
        """The number of a move, of a player or of chance."""
        match move:
            case Roll():
                return claim_it_at.ACTION_ROLL + self._rolls.index(move.dice)
            case PlaceClaimMarker():
                return claim_it_tables.space_number(move.place)
            case PlaceSquatter():
                number = claim_it_tables.space_number(move.place)
                return claim_it_at.SPACES * move.squatter + number
            case _:
                is_stop = move == STOP
                return claim_it_at.ACTION_STOP if is_stop else claim_it_at.ACTION_ROLL_AGAIN

    def move(self, action: int) -> Move:
        """The move with this number."""
        if action >= claim_it_at.ACTION_ROLL:
            return Roll(self._rolls[action - claim_it_at.ACTION_ROLL])
        if action >= claim_it_at.ACTION_ROLL_AGAIN:
            return STOP if action == claim_it_at.ACTION_STOP else ROLL_AGAIN
        squatter, number = divmod(int(action), claim_it_at.SPACES)
        row, column = divmod(number, claim_it_at.SIZE)
        place = Place(column + 1, row + 1)
        return PlaceSquatter(squatter, place) if squatter else PlaceClaimMarker(place)
