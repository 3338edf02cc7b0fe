"""A chair at the table, and who sits on it."""

from claimstead.core import FrozenStruct, Seat
from claimstead.players.characters import name_of


class Chair(FrozenStruct, frozen=True, kw_only=True):
    seat: Seat
    person: str | None = None
    name: str | None = None
    level: str | None = None
    """Of the computer player that sits here."""
    character: str | None = None
    """Who that is, if it is somebody in particular."""
    substitute: str | None = None
    """Of the computer player that goes on for a person."""
    forfeited: str | None = None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def player(self) -> str | None:
        """The level of the computer player that moves for this seat; `None`: a person moves."""
        return self.level or self.substitute

    @property
    def shown_name(self) -> str:
        return self.name or name_of(self.character) or self.level or ""
