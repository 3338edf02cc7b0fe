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
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from claimstead.claim.moves import Deal
from claimstead.claim_it.moves import Roll
from claimstead.core import Move, Seat
from claimstead.notation import Claim, ClaimIt, Game, setup_words

VERSION = "claimstead 1"
SECRET_BYTES = 32
NUMBERS = 2**32

FIRST = "first"
"""What the draw of who begins is called."""
COMMITMENT = re.compile("[0-9a-f]{64}")
NONCE = re.compile("[0-9a-f]{32,64}")

Each = TypeVar("Each")


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

    def chance(self, game: Game[Any], draw: int | str) -> Move:
        """What chance brings: for the `draw`-th time, from 0 on, or in the draw of this name."""
        numbers = self._numbers(draw)
        if isinstance(game, ClaimIt):
            one, two, three = sorted(below(game.size, numbers) + 1 for _ in range(3))
            return Roll((one, two, three))
        assert isinstance(game, Claim), "there are two games"
        cards = shuffled(game.deck.cards, numbers)
        size = game.deck.hand_size
        dealt = size * game.players
        hands = (sorted(cards[first : first + size]) for first in range(0, dealt, size))
        return Deal((*(card for hand in hands for card in hand), *cards[dealt:]))

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


def below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 on below `limit`; numbers that would favour some are passed over.

    >>> below(6, iter([2**32 - 1, 2**32 - 4, 8]))
    2
    """
    fair = NUMBERS - NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


def shuffled(cards: Sequence[Each], numbers: Iterator[int]) -> list[Each]:
    """The cards in a random order: the shuffle of Fisher and Yates, from the last card on."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order
