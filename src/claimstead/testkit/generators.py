"""Random games and positions of every kind. The same seed gives the same ones."""

import random
from collections.abc import Iterator
from typing import Any, TypeVar

from claimstead.core import CHANCE, SEATS, Move
from claimstead.notation import Record
from claimstead.registry import Game

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
