"""Messages about notices: how somebody wants to be called."""

from typing import Annotated

import msgspec

from claimstead.core import FrozenStruct

ENDPOINT_LENGTH = 1000
DAY_MINUTES = 24 * 60

Kinds = tuple[str, ...]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]


class QuietHours(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Minutes after midnight, where one is."""

    begin: Minute
    end: Minute


class Wishes(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: str
    zone: str
    """A time zone by name: `Europe/Berlin`."""
    quiet: QuietHours | None = None
    mail: Kinds = ()
    """What one wants mails about."""


class PushDevice(FrozenStruct, frozen=True, kw_only=True):
    id: str
    kinds: Kinds


class NoticeStand(FrozenStruct, frozen=True, kw_only=True):
    kinds: Kinds
    """What one can be told of."""
    push: str | None
    """The key with which a browser subscribes; none where the host sends no notices."""
    mail: bool
    """Whether the host sends mails."""
    address: bool
    """Whether one has a confirmed address for them."""
    wishes: Wishes
    devices: tuple[PushDevice, ...]


class SubscriptionKeys(FrozenStruct, frozen=True, kw_only=True):
    p256dh: str
    auth: str


class NewPushDevice(FrozenStruct, frozen=True, kw_only=True):
    """What the browser says of itself, and what it is told of; of nothing: it is forgotten."""

    endpoint: Annotated[str, msgspec.Meta(max_length=ENDPOINT_LENGTH)]
    keys: SubscriptionKeys
    kinds: Kinds


class TestResult(FrozenStruct, frozen=True, kw_only=True):
    sent: int
    failed: int


class Unsubscribed(FrozenStruct, frozen=True, kw_only=True):
    done: bool
