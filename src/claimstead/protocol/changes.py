"""What differs between two views of the same seat, and how to get from the one to the other.

A change is a list: the way to a part of the view by names of fields and places in lists, and, as
its last item, what is there now.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

LONG = 9
"""Of a list so long only the items that differ are told, where they are few: at most a third."""

Way = tuple[str | int, ...]


def differences(old: msgspec.Struct, new: msgspec.Struct) -> list[Sequence[Any]]:
    """The changes that lead from one view to the other; both are of the same type."""
    found: list[Sequence[Any]] = []
    _add_differences(found, (), old, new)
    return found


def _add_differences(found: list[Sequence[Any]], way: Way, old: Any, new: Any) -> None:
    names, values = _fields(type(new))  # type: ignore[arg-type]
    for name, was, now in zip(names, values(old), values(new), strict=True):
        if was is now or was == now:
            continue
        if isinstance(now, msgspec.Struct) and type(was) is type(now):
            _add_differences(found, (*way, name), was, now)
            continue
        if isinstance(now, tuple) and was is not None and LONG <= len(now) == len(was):
            pairs = enumerate(zip(was, now, strict=True))
            places = [at for at, (one, two) in pairs if one is not two and one != two]
            if len(places) * 3 <= len(now):
                found += [(*way, name, at, now[at]) for at in places]
                continue
        found.append((*way, name, now))


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], Any]]:
    """What the fields are called in a message, and their values."""
    fields = kind.__struct_fields__
    # For several fields it gives a tuple, for one its value alone.
    values = attrgetter(*fields) if len(fields) > 1 else _each_of(fields)
    return kind.__struct_encode_fields__, values


def _each_of(fields: tuple[str, ...]) -> Callable[[Any], Any]:
    return lambda part: tuple(getattr(part, field) for field in fields)


def apply(view: Any, changes: Iterable[Sequence[Any]]) -> None:
    """Bring a view, as it came over the line, to where it stands now."""
    for *way, last, now in changes:
        part = view
        for step in way:
            part = part[step]
        part[last] = now
