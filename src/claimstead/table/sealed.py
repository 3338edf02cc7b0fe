"""Sealed randomness: what the dice and the deck will be is fixed before a game begins.

The seal, which all see before the start, is the SHA-256 of a secret. Every seat may add a word.
Each roll and the shuffle come from HMAC-SHA-256 of the secret over the set-up, the words and the
number or name of the roll, so nobody can choose them, and after the game, when the secret is told,
everybody can check them.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

from claimstead.core import Move, Seat
from claimstead.core.randomness import below
from claimstead.notation import setup_words
from claimstead.registry import Game

VERSION = "claimstead 1"
SECRET_BYTES = 32

FIRST = "first"
"""What the draw of who begins is called."""
COMMITMENT = re.compile("[0-9a-f]{64}")
NONCE = re.compile("[0-9a-f]{32,64}")


def new_secret() -> str:
    """A secret that nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def secret_of(seed: int | None) -> str:
    """What all dice and deals come from; the same for the same seed, else one nobody can guess."""
    if seed is None:
        return new_secret()
    return hashlib.sha256(f"seed {seed}".encode()).hexdigest()


def seal_of(secret: str) -> str:
    """What is shown of a secret before the game.

    >>> seal_of("00")
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def commitment_of(word: str, nonce: str) -> str:
    """The fingerprint of a word, told before the word; the nonce keeps it from being guessed.

    >>> commitment_of("oak", "00" * 16)
    'ccc51e1315b75f26e1a2d6a75f4b37d74dfd2659656028b01329f7f639fef5f0'
    """
    return hashlib.sha256(f"{nonce}\n{word}".encode()).hexdigest()


class Luck(NamedTuple):
    """All rolls and shuffles of one game."""

    setup: str
    secret: str
    words: tuple[str, ...]
    """Of every seat in order; empty where a seat gave none."""

    def chance(self, game: Game[Any], draw: int | str, state: Any = None) -> Move:
        """What chance brings: for the `draw`-th time, from 0 on, or in the draw of this name.

        `state` is where the game stands; left out, at its start.
        """
        return game.drawn(game.start() if state is None else state, self._numbers(draw))

    def first(self, seats: tuple[Seat, ...]) -> Seat:
        """Who begins, where that is drawn."""
        return seats[below(len(seats), self._numbers(FIRST))]

    def _numbers(self, draw: int | str) -> Iterator[int]:
        """Random numbers of 32 bits, without end."""
        key = bytes.fromhex(self.secret)
        start = "\n".join((VERSION, self.setup, *self.words, str(draw)))
        block = 0
        while True:
            digest = hmac.digest(key, f"{start}\n{block}".encode(), "sha256")
            for first in range(0, len(digest), 4):
                yield int.from_bytes(digest[first : first + 4], "big")
            block += 1


def luck_of(game: Game[Any], secret: str, words: dict[str, str]) -> Luck:
    """The luck of a game with these words by seat."""
    return Luck(setup_words(game), secret, tuple(words.get(seat, "") for seat in game.seats))
