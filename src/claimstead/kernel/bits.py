"""Masks: bits 0 to 62 of a word. Counting and finding bits is one instruction each."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from claimstead.kernel.jit import IS_COMPILED, compiled

BITS = 63
"""How many bits of a word may be used: the sign stays 0."""

if IS_COMPILED:

    @intrinsic
    def count(typing_context: Any, word: Any) -> Any:
        """How many bits are set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest(typing_context: Any, word: Any) -> Any:
        """The index of the lowest bit that is set; `word` is not 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            undefined_at_zero = context.get_constant(types.boolean, True)
            return builder.cttz(arguments[0], undefined_at_zero)

        return types.int64(types.int64), generate

    @intrinsic
    def leading_zeros(typing_context: Any, word: Any) -> Any:
        """How many bits above the highest that is set; `word` is not 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            undefined_at_zero = context.get_constant(types.boolean, True)
            return builder.ctlz(arguments[0], undefined_at_zero)

        return types.int64(types.int64), generate

else:

    def count(word: int) -> int:
        return int(word).bit_count()

    def lowest(word: int) -> int:
        return (int(word) & -int(word)).bit_length() - 1

    def leading_zeros(word: int) -> int:
        return 64 - int(word).bit_length()


@compiled("int64(int64)")
def highest(word: int) -> int:
    """The index of the highest bit that is set; `word` is not 0."""
    return BITS - leading_zeros(word)


@compiled("int64(int64, int64)")
def nth(word: int, rank: int) -> int:
    """The index of the bit with so many lower ones set; `word` has more bits than `rank`."""
    for _ in range(rank):
        word &= word - 1
    return lowest(word)
