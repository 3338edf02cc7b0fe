"""How the kernel is compiled, and the types that its functions work on.

Everything is an `int64`: a mask of cards or spaces never uses the sign, and nothing turns into
a float. Only the random generator counts in `uint64`.

A function is either **inner**, called by other compiled functions only, or an **entry**, called
from Python. Entries take arrays; what they call takes the arrays' first addresses, which cost
nothing to hand on. Entries have one signature each, and are kept in Numba's cache.
"""

import hashlib
import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from claimstead.kernel.caching import Cache

# Numba's own annotations leave out much of what is used here.
numba: Any = import_module("numba")
extending: Any = import_module("numba.extending")
codegen: Any = import_module("numba.core.codegen")
event: Any = import_module("numba.core.event")
sigutils: Any = import_module("numba.core.sigutils")
typeinfer: Any = import_module("numba.core.typeinfer")

Function = TypeVar("Function", bound=Callable[..., object])
Anything = TypeVar("Anything")
Generate = Callable[[Any, Any], Any]
Array = NDArray[np.int64]

INNER = {
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""The options of inner functions."""

IS_COMPILED = not numba.config.DISABLE_JIT
"""Whether functions are compiled; not with `NUMBA_DISABLE_JIT=1`."""


class Words(Protocol):
    """Numbers in a row: a state, the tables of a set-up, or scratch."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Rows(Protocol):
    """Rows of numbers, all of the same length: a row's index and one in it."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Entry(NamedTuple):
    """A function that Python calls."""

    name: str
    compile: Callable[[], None]


ENTRIES: list[Entry] = []
"""All entries of the modules imported so far."""


def inner(function: Function) -> Function:
    """Compile a function together with the entries that lead to it."""
    return cast("Function", numba.njit(**INNER)(function))


def apart(function: Function) -> Function:
    """The same for a function too large to be copied to every place that calls it."""
    return cast("Function", numba.njit(**(INNER | {"forceinline": False}))(function))


def _kept(function: Function, **options: Any) -> Any:
    """A function that Numba keeps in its cache; threads that run it share the cores."""
    dispatcher = numba.njit(nogil=True, **options)(function)
    dispatcher._cache = Cache(function, _stamp(Path(inspect.getfile(function)).parent))
    return dispatcher


def entry(signature: str) -> Callable[[Function], Function]:
    """Compile a function on its first call, or load it from the cache."""

    def decorate(function: Function) -> Function:
        if not IS_COMPILED:
            return function
        dispatcher = _kept(function, error_model="numpy", no_cfunc_wrapper=True)
        # The cache tells signatures apart by how they are written: calls write the types.
        types, _ = sigutils.normalize_signature(signature)
        name = f"{function.__module__}.{function.__name__}"
        ENTRIES.append(Entry(name, lambda: dispatcher.compile(types)))
        return cast("Function", dispatcher)

    return decorate


def piece(signature: str) -> Callable[[Function], Function]:
    """Compile a function for these types alone when its module is imported, or load it.

    The solver is made of pieces: recursive, and each worth compiling once, not into every caller.
    """

    def decorate(function: Function) -> Function:
        if not IS_COMPILED:
            return function
        dispatcher = _kept(function)
        with typeinfer.register_dispatcher(dispatcher):  # it may call itself
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        return cast("Function", dispatcher)

    return decorate


class _LeaveInnerUnfinished(event.Listener):  # type: ignore[misc]
    """Inner functions are compiled into entries: optimized there, and made machine code there.

    Once is enough. This saves half of the time that compiling takes.
    """

    def __init__(self) -> None:
        self.levels: list[Any] = []
        self.are_inner: list[bool] = []

    def on_start(self, event: Any) -> None:
        level = numba.config.OPT
        is_inner = "no_cpython_wrapper" in event.data["dispatcher"].targetoptions
        numba.config.OPT = type(level)("0") if is_inner else (*self.levels, level)[0]
        self.levels.append(level)
        self.are_inner.append(is_inner)

    def on_end(self, event: Any) -> None:
        numba.config.OPT = self.levels.pop()
        self.are_inner.pop()

    def unless_inner(self, step: Function) -> Function:
        """A step in making machine code, left out for an inner function."""

        def done(*given: Any) -> None:
            if not (self.are_inner and self.are_inner[-1]):
                step(*given)

        return cast("Function", done)


unfinished = _LeaveInnerUnfinished()
library: Any = codegen.JITCodeLibrary
library._finalize_specific = unfinished.unless_inner(library._finalize_specific)
generator: Any = codegen.JITCPUCodegen
generator.set_env = unfinished.unless_inner(generator.set_env)
generator._add_module = unfinished.unless_inner(generator._add_module)
event.register("numba:compile", unfinished)


@cache
def _stamp(folder: Path) -> bytes:
    """A digest of the whole kernel's source, and of the folder in which an entry stands."""
    digest = hashlib.sha256()
    for source in sorted({*Path(__file__).parent.rglob("*.py"), *folder.rglob("*.py")}):
        digest.update(source.read_bytes())
    return digest.digest()


def instruction(generate: Generate) -> Callable[[Function], Function]:
    """Compile a function of `int64` to what `generate` makes of the builder and the arguments.

    Without the compiler, what stands in the function itself is done.
    """

    word = numba.types.int64

    def decorate(function: Function) -> Function:
        def generated(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return generate(builder, arguments)

        def unary(_context: Any, _word: Any) -> Any:
            return word(word), generated

        def binary(_context: Any, _one: Any, _other: Any) -> Any:
            return word(word, word), generated

        if not IS_COMPILED:
            return function
        is_unary = len(inspect.signature(function).parameters) == 1
        return cast("Function", extending.intrinsic(unary if is_unary else binary))

    return decorate


def _addressing(function: Function) -> Function:
    def typed(_context: Any, array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            made = context.make_array(signature.args[0])(context, builder, value=arguments[0])
            return made.data

        return numba.types.CPointer(array.dtype)(array), generate

    return cast("Function", extending.intrinsic(typed)) if IS_COMPILED else function


@_addressing
def address(array: Anything) -> Anything:
    """Where an array begins: inner functions take it in place of the array."""
    return array
