"""Messages: another password, and an address for mail."""

from claimstead.core import FrozenStruct


class MailAddress(FrozenStruct, frozen=True, kw_only=True):
    address: str | None
    """The one that was confirmed."""
    possible: bool
    """Whether the host has set up mail."""


class NewAddress(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    address: str
    language: str = "en"


class Code(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: str


class AskReset(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    account: str
    language: str = "en"


class Reset(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    account: str
    code: str
    password: str
