"""A small random generator: multiply with carry, one word of state, never an overflow.

David B. Thomas's MWC64X: the state is a 32-bit digit and a carry, what comes out is the one
XOR the other. The same seed gives the same games on every machine, compiled or not.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.jit import inner

MULTIPLIER = np.uint64(4_294_883_355)
DIGIT = np.uint64(0xFFFF_FFFF)
DIGIT_BITS = np.uint64(32)


class Randomness(Protocol):
    """The state of a generator: an array of one `uint64`."""

    def __getitem__(self, index: int, /) -> np.uint64: ...
    def __setitem__(self, index: int, value: np.uint64, /) -> None: ...


def randomness(seed: int, stream: int = 0) -> NDArray[np.uint64]:
    """A generator; other seeds and other streams of a seed have nothing to do with it."""
    mask = (1 << 64) - 1
    word = (_mixed(seed & mask) + stream) & mask
    period = (int(MULTIPLIER) << 32) - 1
    return np.array([_mixed(word) % (period - 1) + 1], np.uint64)


def _mixed(word: int) -> int:
    """One step of Steele, Lea and Flood's SplitMix64."""
    mask = (1 << 64) - 1
    word = (word + 0x9E37_79B9_7F4A_7C15) & mask
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & mask
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & mask
    return word ^ (word >> 31)


@inner
def below(chance: Randomness, bound: int) -> int:
    """A random number from 0 to `bound` - 1.

    It favours none by more than `bound` in 2**32.
    """
    word = chance[0]
    digit = word & DIGIT
    carry = word >> DIGIT_BITS
    chance[0] = digit * MULTIPLIER + carry
    return int(np.int64(((digit ^ carry) * np.uint64(bound)) >> DIGIT_BITS))
