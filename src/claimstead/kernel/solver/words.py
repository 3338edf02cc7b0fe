"""Bit tricks on `uint64`: counting, finding, and words of fields that are compared all at once.

Numba turns ``uint64 + int64`` into a float, so every constant here is a `uint64` of its own.
"""

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.jit import piece

Word = np.uint64
Array = NDArray[np.uint64]

U0 = np.uint64(0)
U1 = np.uint64(1)
U2 = np.uint64(2)
U3 = np.uint64(3)
U4 = np.uint64(4)
_M1 = np.uint64(0x5555555555555555)
_M2 = np.uint64(0x3333333333333333)
_M4 = np.uint64(0x0F0F0F0F0F0F0F0F)
_H01 = np.uint64(0x0101010101010101)
_S56 = np.uint64(56)


@piece("uint64(uint64)")
def count_bits(word: Word) -> Word:
    """How many bits are set (LLVM makes one instruction of it)."""
    word = word - ((word >> U1) & _M1)
    word = (word & _M2) + ((word >> U2) & _M2)
    word = (word + (word >> U4)) & _M4
    return (word * _H01) >> _S56


@piece("uint64(uint64)")
def lowest(word: Word) -> Word:
    """The index of the lowest bit set; `word` is not 0."""
    return count_bits(~word & (word - U1))


# A word of fields: the highest bit of every field is its guard, 0 in every number stored.


@piece("boolean(uint64, uint64, uint64)")
def reaches(have: Word, need: Word, guards: Word) -> bool:
    """Is every field of `have` at least that of `need`?"""
    return (((have | guards) - need) & guards) == guards
