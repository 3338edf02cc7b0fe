"""Moves as numbers: the action space of a set-up, the same in all environments.

| Claim It! | number |
|---|---|
| `*@column/row` | the space: row by row from the bottom, each from column 1 |
| `1@column/row`, `2@...`, ... | the same, after all claim markers, squatter by squatter |
| `roll`, `stop` | the last two |

| CLAIM | number |
|---|---|
| play a card | the card's place among the different cards of the deck, which are sorted |
| `take` a card | the same, after those; where a choice of recruits can come up |
| `take pile` | where the deck has a faction that looks at the pile |
| `smash` a card before seat a, b, ... | where the winner of a trick decides on it |
| `spare` | the same |
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from claimstead.core import BadSetup, Move
from claimstead.notation import setup_words
from claimstead.registry import Game, kind_of

Mask = NDArray[np.int8]


class Actions:
    """Every move that a seat can ever make, by its number.

    >>> import claimstead as cs
    >>> actions = Actions(cs.game("claim 2 Gn Gi Dr Tr Se"))
    >>> len(actions), str(actions.moves[3]), str(actions.moves[80])
    (81, 'Dr3', 'take pile')
    """

    def __init__(self, game: Game[Any]) -> None:
        self.moves = moves_of(game)

    def __len__(self) -> int:
        return len(self.moves)

    @cached_property
    def numbers(self) -> dict[Move, int]:
        return {move: number for number, move in enumerate(self.moves)}

    def number(self, move: Move) -> int:
        return self.numbers[move]

    def mask(self, view: Any) -> Mask:
        """1 for each legal action of the seat of this view, else 0."""
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self.numbers[move] for move in view.legal]] = 1
        return mask


def moves_of(game: Game[Any]) -> tuple[Move, ...]:
    """The moves of a seat in the order of their numbers."""
    return tuple(move for move in _listed(game, "actions", "moves") if not move.is_chance)


def chance_moves_of(game: Game[Any]) -> tuple[Move, ...]:
    """The moves of chance that can be listed, in the order of their numbers."""
    return tuple(move for move in _listed(game, "moves") if move.is_chance)


def _listed(game: Game[Any], *rooms: str) -> Iterable[Move]:
    kind = kind_of(game)
    for listed in filter(None, map(kind.part, rooms)):
        moves: Iterable[Move] = listed(game)
        return moves
    raise BadSetup("no-environment", game=setup_words(game))
