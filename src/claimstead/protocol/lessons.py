"""Messages: tries and looks in lessons."""

from typing import Any

from claimstead.core import Event, FrozenStruct, Seat
from claimstead.table.advice import LegalMove


class TryMove(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move, a space or a card in a position."""

    position: str
    move: str
    seat: Seat | None = None
    """Whose view is wanted; of who is to act unless given."""


class Tried(FrozenStruct, frozen=True, kw_only=True):
    good: bool
    code: str | None = None
    rule: str | None = None
    arguments: dict[str, str | int] = {}
    position: str | None = None
    view: Any = None
    legal: tuple[LegalMove, ...] = ()
    events: tuple[Event, ...] = ()
    bust: float | None = None
    """The chance that a further roll would have been a bust, where there was the choice."""


class LookAt(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    position: str
    seat: Seat | None = None


class Looked(FrozenStruct, frozen=True, kw_only=True):
    view: Any
    legal: tuple[LegalMove, ...]
    actor: str | None
    """A seat, or `chance`."""
