"""Messages: positions to analyse."""

from claimstead.core import FrozenStruct


class AskAnalysis(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    position: str
    deeper: bool = False
    """Think longer."""


class SomePosition(FrozenStruct, frozen=True, kw_only=True):
    position: str
