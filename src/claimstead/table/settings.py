"""What was agreed before a game: the set-up and how it is played."""

from enum import StrEnum

from claimstead.core import BadSetup, FrozenStruct

SECOND = 1000
DAY = 24 * 3600 * SECOND
MOST_DELAY = 600
"""Seconds by which spectators may be behind."""


class ClockKind(StrEnum):
    NONE = "none"
    MOVE = "move"
    """So many seconds for every move."""
    GAME = "game"
    """So many seconds for the whole game, and some more for every move."""
    DAYS = "days"
    """So many days for every move."""


class Clock(FrozenStruct, frozen=True):
    """How much time the players have."""

    kind: ClockKind = ClockKind.NONE
    amount: int = 0
    """Seconds; for `DAYS`, days."""
    increment: int = 0
    """Seconds that a move brings back."""

    def check(self) -> None:
        most = {ClockKind.NONE: 0, ClockKind.DAYS: 30}.get(self.kind, 24 * 3600)
        least = 0 if self.kind is ClockKind.NONE else 1
        if not least <= self.amount <= most:
            raise BadSetup("clock-amount", amount=self.amount, least=least, most=most)
        if not 0 <= self.increment <= (600 if self.kind is ClockKind.GAME else 0):
            raise BadSetup("clock-increment", increment=self.increment)

    @property
    def is_by_days(self) -> bool:
        """Whether nobody has to sit and wait: players are called when it is their turn."""
        return self.kind is ClockKind.DAYS

    @property
    def milliseconds(self) -> int:
        """The time that a player has at first."""
        return self.amount * (DAY if self.kind is ClockKind.DAYS else SECOND)


class Begins(StrEnum):
    """Who begins (I-1, K-3)."""

    SEATED = "seated"
    """Whoever sits on seat a."""
    DRAWN = "drawn"
    """By lot, with the sealed luck."""
    OWNER = "owner"
    """Whoever opened the table."""


class Settings(FrozenStruct, frozen=True, kw_only=True):
    setup: str
    """The game in words: `claim-it 3 quick`."""
    position: str | None = None
    """Where it begins, as a text; at the beginning unless given."""
    begins: Begins = Begins.SEATED
    clock: Clock = Clock()
    public: bool = False
    """Whether the table stands in the lobby."""
    rated: bool = False
    """Whether it counts for the ratings: then there are no hints and no undo."""
    talk: bool = True
    hints: bool = True
    """Whether the players are told the chance to bust."""
    delay: int = 0
    """By how many seconds spectators are behind."""

    def check(self) -> None:
        self.clock.check()
        if not 0 <= self.delay <= MOST_DELAY:
            raise BadSetup("spectator-delay", delay=self.delay)
        if self.rated and self.position is not None:
            raise BadSetup("rated-from-position")
        if self.begins != Begins.SEATED and self.position is not None:
            raise BadSetup("begins-from-position")

    @property
    def gives_hints(self) -> bool:
        return self.hints and not self.rated
