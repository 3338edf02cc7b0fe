"""Messages: lists of the games that somebody has played."""

from claimstead.core import FrozenStruct
from claimstead.protocol.messages import TableSummary
from claimstead.protocol.profiles import PlayedGame


class GamePage(FrozenStruct, frozen=True, kw_only=True):
    """Some games of a list, the newest first."""

    games: tuple[PlayedGame, ...]
    next: str | None
    """What to say in `after` for the next page; nothing: this was the last."""
    late: tuple[TableSummary, ...] = ()
    """On the first page of all: games that are over, which stand in the list once everybody may
    know how they ended."""


class Opponent(FrozenStruct, frozen=True, kw_only=True):
    other: str
    """As it is asked for: `person ID` or `level NAME`."""
    name: str | None = None
    level: str | None = None
    games: int


class GameTags(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tags: tuple[str, ...]


class GameChoices(FrozenStruct, frozen=True, kw_only=True):
    """By what the own games can be looked for, the most frequent first."""

    kinds: tuple[str, ...]
    setups: tuple[str, ...]
    opponents: tuple[Opponent, ...]
    tags: tuple[str, ...] = ()


class LevelFit(FrozenStruct, frozen=True, kw_only=True):
    """Another level of computer players that may fit somebody better."""

    game: str
    level: str
    """Against which they played lately."""
    better: str
    """Which they may try."""
    won: int
    games: int
    """Of so many games, the newest ones."""
