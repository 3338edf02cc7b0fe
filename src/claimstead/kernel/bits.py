"""Masks: bits 0 to 62 of a word. Counting and finding bits is one instruction each."""

from importlib import import_module
from typing import Any

from claimstead.kernel.jit import IS_COMPILED, inner, instruction, numba

binding: Any = import_module("llvmlite.binding")
ir: Any = import_module("llvmlite.ir")

BITS = 63
"""How many bits of a word may be used: the sign stays 0."""

UNDEFINED_AT_ZERO = ir.Constant(ir.IntType(1), 1)


@instruction(lambda builder, arguments: builder.ctpop(arguments[0]))
def count(word: int) -> int:
    """How many bits are set."""
    return int(word).bit_count()


@instruction(lambda builder, arguments: builder.cttz(arguments[0], UNDEFINED_AT_ZERO))
def lowest(word: int) -> int:
    """The index of the lowest bit that is set; `word` is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


@instruction(lambda builder, arguments: builder.ctlz(arguments[0], UNDEFINED_AT_ZERO))
def leading_zeros(word: int) -> int:
    """How many bits lie above the highest that is set; `word` is not 0."""
    return 64 - int(word).bit_length()


@inner
def highest(word: int) -> int:
    """The index of the highest bit that is set; `word` is not 0."""
    return BITS - leading_zeros(word)


@inner
def nth_by_halving(word: int, rank: int) -> int:
    """What `nth` does, on any machine."""
    index = 0
    half = 32
    while half:
        lower = count(word & ((1 << half) - 1))
        is_above = rank >= lower
        rank -= lower if is_above else 0
        word >>= half if is_above else 0
        index += half if is_above else 0
        half >>= 1
    return index


@instruction(lambda builder, arguments: builder.call(_depositing(builder), arguments))
def deposit(bits: int, word: int) -> int:
    """The bits of `bits`, from the lowest on, put where `word` has its own."""
    return sum(1 << nth_by_halving(word, rank) for rank in range(count(word)) if bits >> rank & 1)


def _depositing(builder: Any) -> Any:
    name, word = "llvm.x86.bmi.pdep.64", ir.IntType(64)
    declared = builder.module.globals.get(name)
    return declared or ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)


@inner
def nth_by_deposit(word: int, rank: int) -> int:
    """What `nth` does, in two instructions."""
    return lowest(deposit(1 << rank, word))


def has_fast_deposit() -> bool:
    """Whether this machine deposits bits in one quick instruction; early Zen does it slowly."""
    config = numba.config
    if not IS_COMPILED or config.CPU_NAME is not None or config.CPU_FEATURES is not None:
        return False
    is_slow = binding.get_host_cpu_name() in ("znver1", "znver2")
    return not is_slow and bool(binding.get_host_cpu_features().get("bmi2"))


nth = nth_by_deposit if has_fast_deposit() else nth_by_halving
"""The index of the bit with so many lower ones set; the word has more bits than that."""
