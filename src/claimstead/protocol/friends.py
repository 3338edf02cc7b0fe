"""Messages: friends and challenges."""

from claimstead.core import FrozenStruct
from claimstead.table.settings import Settings


class FriendLine(FrozenStruct, frozen=True, kw_only=True):
    person: str
    """Whose page it is."""
    name: str
    standing: str
    """`friends`, `asked` (you did) or `asks` (they do)."""
    here: bool = False
    """Whether a friend is connected."""


class ChallengeLine(FrozenStruct, frozen=True, kw_only=True):
    table: str
    name: str
    """Of the other."""
    yours: bool
    """Whether you challenge them."""
    settings: Settings
    at: int


class Calls(FrozenStruct, frozen=True, kw_only=True):
    """What others want of you, and you of them."""

    friends: tuple[FriendLine, ...]
    challenges: tuple[ChallengeLine, ...]


class NewChallenge(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    settings: Settings
