"""Numbers that somebody gives."""

from operator import index
from typing import SupportsIndex


def whole(given: object) -> int | None:
    """The whole number that was given, one of NumPy's too; `None` for anything else.

    >>> whole(3), whole(3.0), whole("3"), whole(True), whole([3])
    (3, None, None, None, None)
    """
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    return index(given)
