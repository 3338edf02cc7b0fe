"""Messages: duplicate matches."""

from claimstead.core import FrozenStruct, Seat
from claimstead.table.match_entries import MatchSettings


class NewMatch(MatchSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall be played, and by how many."""


class JoinMatch(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    group: int | None = None
    """From 0 on; wherever a chair is free unless given."""


class MatchWord(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    word: str


class MatchLink(FrozenStruct, frozen=True, kw_only=True):
    match: str
    """Its id: `/duplicate/ID` is the link to give to friends."""


class BoardCell(FrozenStruct, frozen=True, kw_only=True):
    """A board in the row of a chair."""

    board: int
    """From 0 on."""
    seat: Seat
    """Where the chair sits on this board."""
    status: str
    """`waiting`, `playing` or `over`."""
    table: str | None = None
    """One's own table; everybody's when the match is over."""
    share: float | None = None
    """Of the victory; nothing before one has finished the board oneself."""
    margin: int | None = None
    """How far ahead of the best other side; nothing where somebody gave up."""
    points: int | None = None
    """Match points: 2 for everybody one beats, 1 for a tie."""
    most: int | None = None
    """Match points that could be had."""


class MatchRow(FrozenStruct, frozen=True, kw_only=True):
    """A chair whose results are compared with the same chair of the other groups."""

    group: int
    chair: int
    name: str | None
    """Of the person; nothing while the chair is free."""
    level: str | None
    """Of the computer player, on a bench."""
    you: bool
    boards: tuple[BoardCell, ...]
    points: int
    """Over all boards that one may see."""
    most: int


class MatchStand(FrozenStruct, frozen=True, kw_only=True):
    """Where a match stands, as one person may see it."""

    match: str
    settings: MatchSettings
    status: str
    """`gathering`, `playing` or `over`."""
    ended: bool
    """Whether its owner ended it: nothing more is begun."""
    owner: bool
    """Whether it is this client's."""
    joined: bool
    board: int | None
    """The next board of this client's group, from 0 on."""
    ready: bool
    """Whether that board can be played now: all chairs of the group are taken."""
    word: str | None
    seals: tuple[str, ...]
    """The SHA-256 of the secret of every board."""
    secrets: tuple[str, ...]
    """The secrets, when the whole match is over."""
    rows: tuple[MatchRow, ...]


class MatchSummary(FrozenStruct, frozen=True, kw_only=True):
    """A line in the list of one's own matches."""

    match: str
    settings: MatchSettings
    status: str
    opened: int
    """In milliseconds since 1970."""
