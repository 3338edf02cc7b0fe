"""Views as arrays: what a seat sees, in small whole numbers, the same in all environments.

An observation is made from a `View` and from nothing else. It is a row of fields, listed by
`encoding.fields` in the order in which they lie. Seats are counted from one's own, clockwise:
row 0 of a field with a row a seat is one's own, with four players row 2 is one's partner's.

>>> import claimstead as cs
>>> encoding = encoding_of(cs.ClaimIt(players=2))
>>> encoding.size, encoding.fields[0].name, encoding.fields[0].shape
(416, 'held', (2, 36))
>>> game = encoding.game
>>> fields = encoding.unpack(encoding.encode(game.view(game.start(), "b")))
>>> fields["turn"].tolist(), int(fields["held"].sum())
([0, 1], 0)
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.core import SEATS, BadSetup, Seat, seats_from
from claimstead.notation import setup_words
from claimstead.registry import Game, kind_of

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


def encoding_of(game: Game[Any]) -> Encoding:
    """The encoding of this set-up; `BadSetup` where nobody has made one."""
    made: Callable[[Game[Any]], Encoding] | None = kind_of(game).part("encoding")
    if made is None:
        raise BadSetup("no-environment", game=setup_words(game))
    return made(game)
