"""Random games and positions of every kind. The same seed gives the same ones."""

import random
from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from claimstead.claim.cards import Cards, ordered
from claimstead.claim.factions import FACTIONS
from claimstead.claim.state import State as ClaimState
from claimstead.core import CHANCE, SEATS, Move
from claimstead.notation import Claim, Game, Record

State = TypeVar("State")

A_GAME = 8
"""How many positions are taken from one random game."""
LONGEST = 20_000
"""No random game has ever been nearly as long."""


def random_move(game: Game[State], state: State, rng: random.Random) -> Move:
    """A move of whoever is to act: chance's by its probability, a player's evenly."""
    if game.actor(state) is CHANCE:
        return game.sample(state, rng)
    return rng.choice(game.legal(state))


def random_record(game: Game[Any], rng: random.Random) -> Record:
    """A whole game of random moves."""
    state = game.start()
    moves: list[Move] = []
    while game.actor(state) is not None:
        moves.append(random_move(game, state, rng))
        state = game.apply(state, moves[-1]).state
        if len(moves) > LONGEST:
            raise AssertionError(f"a game of more than {LONGEST} moves")
    return Record(game, tuple(moves))


def positions(game: Game[State], rng: random.Random) -> Iterator[State]:
    """Reachable positions without end, a few from each of many random games."""
    while True:
        states = list(random_record(game, rng).states())
        yield from rng.sample(states, min(len(states), A_GAME))


def ending(game: Claim, tricks: int, rng: random.Random) -> ClaimState:
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


def mutated(text: str, rng: random.Random) -> str:
    """The text with one to three small damages, as by a slip or a fault."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        upto = min(len(text), at + rng.choice((1, 1, 1, 2, 5, 20)))
        elsewhere = rng.randrange(len(text) + 1)
        text = rng.choice(
            (
                text[:at] + text[upto:],
                text[:at] + rng.choice(ALPHABET) + text[at:],
                text[:at] + rng.choice(ALPHABET) + text[upto:],
                text[:at] + text[elsewhere : elsewhere + 8] + text[at:],
                text[:at] + text[at:upto].swapcase() + text[upto:],
            )
        )
    return text


ALPHABET = (
    *"0123456789abcdefABCDEGKTU.;:/*@-| \n\t",
    *"\r\x00\x85\u2028\u00e9\u0663\u00b2\U0001f3b2",
    *("Gn7", "Dr0", "roll", "over", "take ", "hand a: ", "phase: 2\n", *SEATS),
)
