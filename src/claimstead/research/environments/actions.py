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

from functools import cached_property
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.cards import Cards
from claimstead.claim.factions import FACTIONS
from claimstead.claim.moves import SPARE, TAKE_PILE, Play, Smash, Take
from claimstead.claim_it.board import Board
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter
from claimstead.core import Move
from claimstead.notation import Claim, ClaimIt, Game

Mask = NDArray[np.int8]


class Actions:
    """Every move that a seat can ever make, by its number.

    >>> actions = Actions(Claim(players=2, factions="Gn Gi Dr Tr Se"))
    >>> len(actions), str(actions.moves[3]), actions.number(TAKE_PILE)
    (81, 'Dr3', 80)
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
    """The moves in the order of their numbers."""
    if isinstance(game, ClaimIt):
        places = [place for place, _ in Board.empty(game.size).items()]
        squatters = range(1, game.size + 1)
        return (
            *map(PlaceClaimMarker, places),
            *(PlaceSquatter(number, place) for number, place in product(squatters, places)),
            ROLL_AGAIN,
            STOP,
        )
    assert isinstance(game, Claim), "there are two games"
    cards = different_cards(game)
    powers = [FACTIONS[code] for code in game.factions]
    looks = any(power.looks_at_pile for power in powers)
    smashes = game.players > 2 and any(power.may_smash for power in powers)
    exposed = [card for card in cards if FACTIONS[card.faction].may_lie_open]
    return (
        *map(Play, cards),
        *(map(Take, cards) if looks or game.deck.turned_up > 1 else ()),
        *((TAKE_PILE,) if looks else ()),
        *((Smash(seat, card) for seat in game.seats for card in exposed) if smashes else ()),
        *((SPARE,) if smashes else ()),
    )


def different_cards(game: Claim) -> Cards:
    """The cards of the deck, equal ones once."""
    return tuple(dict.fromkeys(game.deck.cards))
