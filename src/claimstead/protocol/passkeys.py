"""Messages: passkeys."""

from typing import Any

from claimstead.core import FrozenStruct


class PasskeyLine(FrozenStruct, frozen=True, kw_only=True):
    """A passkey, as its owner sees it."""

    id: str
    name: str
    created: int
    used: int | None = None


class PasskeyList(FrozenStruct, frozen=True, kw_only=True):
    keys: tuple[PasskeyLine, ...]
    possible: bool
    """Whether the address of this page allows new ones: it has a name and a secure line."""


class NewPasskey(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    credential: dict[str, Any]
    """What the browser made, as `toJSON()` tells it."""


class PasskeyAnswer(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    credential: dict[str, Any]
