"""The small tools: counting bits, and random numbers."""

import random
from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np
import pytest

from claimstead.kernel import bits
from claimstead.kernel.jit import IS_COMPILED, Array, Words, address, numba
from claimstead.kernel.randomness import Randomness, below, randomness

Function = TypeVar("Function", bound=Callable[..., None])


def compiled(function: Function) -> Function:
    return cast("Function", numba.njit(function))


@compiled
def counts_and_finds(word: int, answers: Words) -> None:
    answers[0] = bits.count(word)
    answers[1] = bits.lowest(word)
    answers[2] = bits.highest(word)


@compiled
def finds_all(word: int, answers: Words) -> None:
    for rank in range(bits.count(word)):
        answers[rank] = bits.nth(word, rank)


@compiled
def finds_all_by_halving(word: int, answers: Words) -> None:
    for rank in range(bits.count(word)):
        answers[rank] = bits.nth_by_halving(word, rank)


@compiled
def draws(chance: Randomness, bound: int, drawn: Array) -> None:
    for index in range(len(drawn)):
        drawn[index] = below(address(chance), bound)


def some_words() -> list[int]:
    rng = random.Random(1)
    words = [rng.getrandbits(63) & rng.getrandbits(63) for _ in range(50)]
    return [1, 1 << 62, (1 << 63) - 1, *(word for word in words if word)]


def test_bits_are_counted_and_found() -> None:
    answers = np.zeros(3, np.int64)
    for word in some_words():
        counts_and_finds(word, answers)
        written = f"{word:b}"
        lowest = len(written) - 1 - written.rindex("1")
        assert answers.tolist() == [written.count("1"), lowest, len(written) - 1]


@pytest.mark.parametrize("find", [finds_all, finds_all_by_halving])
def test_the_nth_bit_is_found(find: Callable[[int, Array], None]) -> None:
    for word in some_words():
        set_bits = [index for index in range(63) if word >> index & 1]
        answers = np.zeros(len(set_bits), np.int64)
        find(word, answers)
        assert answers.tolist() == set_bits


def test_numbers_come_equally_often() -> None:
    drawn = np.zeros(60_000, np.int64)
    draws(randomness(1), 6, drawn)
    found = np.bincount(drawn, minlength=6)
    assert len(found) == 6
    # 10,000 each; the standard deviation is 91.
    assert (abs(found - 10_000) < 400).all()


def test_numbers_that_follow_each_other_have_nothing_in_common() -> None:
    drawn = np.zeros(60_000, np.int64)
    draws(randomness(7), 6, drawn)
    pairs = np.bincount(6 * drawn[:-1] + drawn[1:], minlength=36)
    # 1,667 each; the standard deviation is 40.
    assert (abs(pairs - 60_000 / 36) < 200).all()


def test_a_stream_of_a_seed_is_like_another_seed() -> None:
    drawn = np.zeros((4, 1000), np.int64)
    for row, chance in enumerate((randomness(1), randomness(1, 1), randomness(2), randomness(-1))):
        draws(chance, 1 << 30, drawn[row])
    assert len(np.unique(drawn)) == 4000


def test_the_first_numbers_are_those_of_the_definition() -> None:
    """MWC64X by hand, in Python's whole numbers."""
    chance = randomness(12)
    state = int(chance[0])
    drawn = np.zeros(100, np.int64)
    draws(chance, 1000, drawn)
    for number in drawn.tolist():
        digit, carry = state & 0xFFFFFFFF, state >> 32
        state = 4294883355 * digit + carry
        assert state < 1 << 64
        assert number == (digit ^ carry) * 1000 >> 32


def test_the_kernel_is_compiled_where_it_is_tested() -> None:
    assert IS_COMPILED
