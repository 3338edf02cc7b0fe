"""CLAIM for the battery, and endings for the solver."""

import random
from typing import Any

from msgspec.structs import replace

from claimstead.claim.cards import Cards, ordered
from claimstead.claim.factions import FACTIONS
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take
from claimstead.claim.state import State
from claimstead.core import Move
from claimstead.notation.claim import Claim


def every_move(game: Claim) -> tuple[Move, ...]:
    """Every move that can be written, legal or not."""
    cards = tuple(dict.fromkeys(game.deck.cards))
    return (
        TAKE_PILE,
        SPARE,
        Deal(game.deck.cards),
        *map(Play, cards),
        *map(Take, cards),
        *(Smash(seat, card) for seat in game.seats for card in cards),
    )


def ending(game: Claim, tricks: int, rng: random.Random) -> State:
    """A position of phase 2 with so many tricks to play, between tricks or in one.

    It need not be reachable: cards lie in score piles, open and left lying as chance will, and
    now and then a faction or two is missing altogether, so that ties are frequent.
    """
    missing = rng.sample(game.factions, min(len(game.factions) - 1, rng.choice((0, 0, 1, 1, 2))))
    cards = [card for card in game.deck.cards if card.faction not in missing]
    rng.shuffle(cards)
    hands = [ordered(cards[seat * tricks :][:tricks]) for seat in range(game.players)]
    scores: list[list[Any]] = [[] for _ in game.seats]
    opened: list[list[Any]] = [[] for _ in game.seats]
    lying = []
    for card in cards[game.players * tricks :]:
        faction = FACTIONS[card.faction]
        seat = rng.randrange(game.players)
        if rng.random() < 0.3:
            continue  # discarded
        if faction.may_lie_open:
            opened[seat].append(card)
        elif faction.may_lie_on and rng.random() < 0.3:
            lying.append(card)
        else:
            scores[seat].append(card)
    lead = rng.choice(game.seats)
    state = replace(
        game.start(),
        phase=2,
        lead=lead,
        turn=lead,
        hands=tuple(hands),
        scores=_sorted(scores),
        open=_sorted(opened),
        lying=ordered(lying),
    )
    for _ in range(rng.randrange(game.players)):
        state = game.apply(state, rng.choice(game.legal(state))).state
    return state


def _sorted(piles: list[list[Any]]) -> tuple[Cards, ...]:
    return tuple(map(ordered, piles))
