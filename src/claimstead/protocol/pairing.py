"""Messages: quick pairing."""

from claimstead.core import FrozenStruct
from claimstead.table.settings import Clock


class PairingWish(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    setup: str
    """Of a game for two."""
    clock: Clock = Clock()
    rated: bool = False
    spread: int | None = None
    """By so much the other's rating may differ; nothing: anybody will do."""


class PairingStand(FrozenStruct, frozen=True, kw_only=True):
    table: str | None
    """Where the game is, once somebody was found."""
    waited: int
    """Milliseconds."""
    offers_computer: bool
    """Whether it is time to offer a game against a computer player, unrated."""
