"""Where Numba keeps what was compiled, of use also where nothing may be written.

By itself Numba refuses to make a function that it could not keep. A container's file system is
read-only: what was compiled while its image was built is loaded, and the rest compiled anew.
"""

from contextlib import suppress
from importlib import import_module
from typing import Any

# Numba's own annotations leave out much of what is used here.
numba: Any = import_module("numba")
caching: Any = import_module("numba.core.caching")


class _MayNotWrite(caching.InTreeCacheLocator):  # type: ignore[misc]
    """The folder that Numba would take first, whether or not it may be written to."""

    def __init__(self, function: object, file: str) -> None:
        super().__init__(function, file)
        if numba.config.CACHE_DIR:
            self._cache_path = caching.UserProvidedCacheLocator(function, file).get_cache_path()

    def ensure_cache_path(self) -> None:
        """It is there or not."""


class _Places(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (*caching.CompileResultCacheImpl._locator_classes, _MayNotWrite)


class Cache(caching.FunctionCache):  # type: ignore[misc]
    """That of one function, which works as well when nothing can be read from it or kept in it."""

    _impl_class = _Places

    def __init__(self, function: object, source: bytes) -> None:
        super().__init__(function)
        # Numba looks at the file of the function only, but compiles all that it calls into it.
        self._cache_file._source_stamp = source

    def load_overload(self, *given: Any) -> Any:
        with suppress(OSError):
            return super().load_overload(*given)
        return None

    def save_overload(self, *given: Any) -> None:
        with suppress(OSError):
            super().save_overload(*given)
