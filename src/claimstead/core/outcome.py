"""How a game ended."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from claimstead.core.seat import Seat
from claimstead.language import messages, say

Tally = TypeVar("Tally")


class Outcome(msgspec.Struct, Generic[Tally], frozen=True):
    """Who won and why: `table` has what was counted for every seat."""

    winners: tuple[Seat, ...]
    """All who share the victory or the draw; both partners of a team."""
    decided_by: str
    """The code of what decided, down to the last tie-break that was needed."""
    table: Mapping[Seat, Tally]

    def __hash__(self) -> int:
        return hash((self.winners, self.decided_by))

    @property
    def reason(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The reason in a language of the catalogues."""
        return outcome_said(self.decided_by, language)


def outcome_said(decided_by: str, language: str | None = None) -> str:
    """What decided a game, in words; of a game of another package its own word."""
    name = f"outcome-{decided_by}"
    return say(name, language) if name in messages("en") else decided_by
