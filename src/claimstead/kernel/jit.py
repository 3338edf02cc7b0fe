"""How the kernel is compiled, and the types that its functions work on.

Everything is an `int64`: a mask of cards or spaces never uses the sign, and nothing turns into
a float. Only the random generator counts in `uint64`.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar, cast

import numpy as np
from numba import config, njit
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., object])
Array = NDArray[np.int64]

IS_COMPILED = not config.DISABLE_JIT
"""Whether functions are compiled; not with `NUMBA_DISABLE_JIT=1`."""


class Words(Protocol):
    """An array of `int64`: a state, or the tables of a set-up."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """Many arrays of `int64` of the same length, one below the other."""

    def __getitem__(self, index: int, /) -> Words: ...
    def __len__(self) -> int: ...


def compiled(signature: str) -> Callable[[Function], Function]:
    """Compile a function for just this signature, or load it from the cache.

    It runs without the interpreter's lock, so that threads share the cores.
    """
    decorator = njit(signature, cache=True, nogil=True, error_model="numpy")
    return cast("Callable[[Function], Function]", decorator)
