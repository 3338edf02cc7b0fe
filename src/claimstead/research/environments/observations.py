"""Views as arrays: what a seat sees, in small whole numbers, the same in all environments.

An observation is made from a `View` and from nothing else. It is a row of fields, listed by
`encoding.fields` in the order in which they lie. Seats are counted from one's own, clockwise:
row 0 of a field with a row a seat is one's own, with four players row 2 is one's partner's.

>>> encoding = encoding_of(ClaimIt(players=2))
>>> encoding.size, encoding.fields[0].name, encoding.fields[0].shape
(416, 'held', (2, 36))
>>> game = encoding.game
>>> fields = encoding.unpack(encoding.encode(game.view(game.start(), "b")))
>>> fields["turn"].tolist(), int(fields["held"].sum())
([0, 1], 0)
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.cards import Card
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.core import SEATS, Seat, seats_from
from claimstead.notation import Claim, ClaimIt, Game
from claimstead.research.environments.actions import different_cards

Observation = NDArray[np.int8]


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    most: int
    """No number in it is ever higher; the lowest is 0."""
    meaning: str


class Encoding(ABC):
    """How the views of one set-up become arrays."""

    def __init__(self, game: Game[Any], fields: Iterable[Field]) -> None:
        self.game = game
        self.fields = tuple(fields)
        sizes = [prod(field.shape) for field in self.fields]
        self.size = sum(sizes)
        starts = [0, *accumulate(sizes)]
        self.slices = {
            field.name: slice(first, end)
            for field, first, end in zip(self.fields, starts, starts[1:], strict=False)
        }

    @property
    def most(self) -> Observation:
        """The highest number there can be in each place."""
        limits = [np.full(prod(field.shape), field.most, np.int8) for field in self.fields]
        return np.concatenate(limits)

    def encode(self, view: Any) -> Observation:
        """The observation of the seat of this view; of a spectator: as seen from seat a."""
        observation = np.zeros(self.size, np.int8)
        self.fill(view, self.unpack(observation))
        return observation

    def unpack(self, observation: Observation) -> dict[str, Observation]:
        """The fields by name, each in its shape: views into the observation."""
        return {
            field.name: observation[self.slices[field.name]].reshape(field.shape)
            for field in self.fields
        }

    def tensor(self, observations: Observation) -> Observation:
        """The fields that are alike, as networks want them; a view, so that nothing is copied.

        Claim It!: planes of the board, for convolutions. CLAIM: the cards as a set, each with what
        is known of it. Whatever comes before the last axis stays as it is.
        """
        alike = observations[..., : self._alike]
        shape = (*observations.shape[:-1], *self._shape)
        return self._turned(alike.reshape(shape))

    def rest(self, observations: Observation) -> Observation:
        """All other fields, as a vector."""
        return observations[..., self._alike :]

    @property
    @abstractmethod
    def _shape(self) -> tuple[int, ...]:
        """Of the fields that are alike, which come first."""

    @property
    def _alike(self) -> int:
        return prod(self._shape)

    def _turned(self, fields: Observation) -> Observation:
        return fields

    @abstractmethod
    def fill(self, view: Any, fields: dict[str, Observation]) -> None:
        """Write a view into the fields, which are all 0."""

    def seats_from(self, view: Any) -> dict[Seat, int]:
        """The row of each seat, one's own first."""
        order = seats_from(view.seat or SEATS[0], self.game.players)
        return {seat: row for row, seat in enumerate(order)}


class ClaimItEncoding(Encoding):
    """Claim It!: all lies open. Spaces go row by row from the bottom, each from column 1."""

    game: ClaimIt

    def __init__(self, game: ClaimIt) -> None:
        spaces = game.size**2
        seats = game.players
        fields = (
            Field("held", (seats, spaces), 1, "a seat's held spaces"),
            Field("secured", (seats, spaces), 1, "a seat's secured spaces"),
            Field("squatters", (game.size, spaces), 1, "where squatter 1, 2, ... lies"),
            Field("claimed", (spaces,), 1, "claim markers placed this turn"),
            Field("dice", (game.size,), 3, "how many dice of the roll show 1, 2, ..."),
            Field("due", (len(Due),), 1, "what is due: a roll, a stone, a choice; or it is over"),
            Field("turn", (seats,), 1, "who is on turn"),
            Field("last_round", (1,), 1, "1 when the last round has been called"),
            Field("turns_left", (1,), seats, "the turns left of it"),
            Field("mines", (seats,), spaces, "the size of a seat's largest mine"),
            Field("secured_count", (seats,), spaces, "how many spaces a seat has secured"),
            Field("spaces", (seats,), spaces, "how many spaces a seat has in all"),
        )
        super().__init__(game, fields)

    @property
    def _shape(self) -> tuple[int, ...]:
        """Planes, rows, columns: held and secured a seat, the squatters, the claim markers."""
        size = self.game.size
        return (2 * self.game.players + size + 1, size, size)

    def fill(self, view: ClaimItView, fields: dict[str, Observation]) -> None:
        rows = self.seats_from(view)
        for number, space in enumerate(view.board.spaces):
            if space.owner is not None:
                fields["secured" if space.secured else "held"][rows[space.owner], number] = 1
            if space.squatter is not None:
                fields["squatters"][space.squatter - 1, number] = 1
            fields["claimed"][number] = space.claimed
        for die in view.dice or ():
            fields["dice"][die - 1] += 1
        fields["due"][list(Due).index(view.due)] = 1
        fields["turn"][rows[view.turn]] = 1
        fields["last_round"][0] = view.turns_left is not None
        fields["turns_left"][0] = view.turns_left or 0
        for seat, tally in view.table.items():
            fields["mines"][rows[seat]] = tally.mine
            fields["secured_count"][rows[seat]] = tally.secured
            fields["spaces"][rows[seat]] = tally.spaces


class ClaimEncoding(Encoding):
    """CLAIM: what one's seat can know. Cards are counted: an entry for each different card."""

    game: Claim

    def __init__(self, game: Claim) -> None:
        self.cards = {card: number for number, card in enumerate(different_cards(game))}
        cards, seats = len(self.cards), game.players
        copies = max(map(game.deck.cards.count, self.cards))
        hand, pile = game.deck.hand_size, len(game.deck.cards) - seats * game.deck.hand_size
        fields = (
            Field("hand", (cards,), copies, "one's hand"),
            Field("followers", (cards,), copies, "one's followers"),
            Field("middle", (cards,), copies, "the cards turned up"),
            Field("pile_top", (cards,), 1, "the pile's top card, while one looks at it"),
            Field("trick", (seats, cards), 1, "who played what to the trick"),
            Field("asking", (cards,), copies, "cards of it about whose power one is asked"),
            Field("scores", (seats, cards), copies, "a seat's score pile"),
            Field("open", (seats, cards), copies, "cards open in front of a seat"),
            Field("lying", (cards,), copies, "cards left lying for the next winner"),
            Field("discard", (cards,), copies, "cards discarded, or removed from the game"),
            Field("known", (seats, cards), copies, "cards that all saw a seat take and it has yet"),
            Field("seen", (seats, cards), copies, "cards of a seat that one alone has seen"),
            Field("shown", (seats, cards), copies, "one's own cards that a seat has seen"),
            Field("voids", (seats, len(game.factions)), 1, "factions that a seat lacks"),
            Field("hand_sizes", (seats,), hand, "how many cards a seat holds"),
            Field("follower_counts", (seats,), hand, "how many followers a seat has"),
            Field("pile_size", (1,), pile, "how many cards the pile has"),
            Field("phase", (3,), 1, "before the deal, phase 1, phase 2"),
            Field("stage", (len(Stage),), 1, "what is due: play, look, pick or smash"),
            Field("lead", (seats,), 1, "who led or leads the trick"),
            Field("turn", (seats,), 1, "who is to act"),
        )
        super().__init__(game, fields)

    @property
    def _shape(self) -> tuple[int, ...]:
        """From `hand` to `shown`, an entry a card."""
        cards = len(self.cards)
        return (self.slices["shown"].stop // cards, cards)

    def _turned(self, fields: Observation) -> Observation:
        return np.swapaxes(fields, -1, -2)

    def fill(self, view: ClaimView, fields: dict[str, Observation]) -> None:
        rows = self.seats_from(view)
        for name in ("hand", "followers", "middle", "asking", "lying", "discard"):
            self._count(getattr(view, name), fields[name])
        if view.pile_top is not None:
            fields["pile_top"][self.cards[view.pile_top]] = 1
        for seat, card in zip(self._order_of_play(view), view.trick, strict=False):
            fields["trick"][rows[seat], self.cards[card]] = 1
        for index, seat in enumerate(self.game.seats):
            for name in ("scores", "open", "known"):
                self._count(getattr(view, name)[index], fields[name][rows[seat]])
            for code in view.voids[index]:
                fields["voids"][rows[seat], self.game.factions.index(code)] = 1
            for name in ("hand_sizes", "follower_counts"):
                fields[name][rows[seat]] = getattr(view, name)[index]
        for glimpse in view.glimpses:
            is_own = glimpse.holder == view.seat
            other = glimpse.knower if is_own else glimpse.holder
            self._count(glimpse.cards, fields["shown" if is_own else "seen"][rows[other]])
        fields["pile_size"][0] = view.pile_size
        fields["phase"][view.phase] = 1
        fields["stage"][list(Stage).index(view.stage)] = 1
        for name, which in (("lead", view.lead), ("turn", view.turn)):
            if which is not None:
                fields[name][rows[which]] = 1

    def _order_of_play(self, view: ClaimView) -> tuple[Seat, ...]:
        return () if view.lead is None else seats_from(view.lead, self.game.players)

    def _count(self, some: Iterable[Card], counts: Observation) -> None:
        for card in some:
            counts[self.cards[card]] += 1


def encoding_of(game: Game[Any]) -> Encoding:
    """The encoding of this set-up."""
    if isinstance(game, ClaimIt):
        return ClaimItEncoding(game)
    assert isinstance(game, Claim), "there are two games"
    return ClaimEncoding(game)
