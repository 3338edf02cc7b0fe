"""Messages: people's pages and the leader boards."""

from typing import Literal

from claimstead.core import FrozenStruct, Seat


class RatingLine(FrozenStruct, frozen=True, kw_only=True):
    """How strong somebody is: almost certainly between `rating` and `most`."""

    person: str
    """Whose page it is: `/people/ID`."""
    name: str
    rating: float
    most: float
    games: int
    you: bool = False


class LeaderBoard(FrozenStruct, frozen=True, kw_only=True):
    kind: str
    of: str = "club"
    """`club`, `friends` or `season`."""
    least: int
    """A rating counts from so many games on."""
    season: tuple[str, str] | None = None
    """The first and the last day of the season; nothing: there is none now."""
    lines: tuple[RatingLine, ...]


class CurvePoint(FrozenStruct, frozen=True, kw_only=True):
    games: int
    """After so many rated games."""
    at: int
    rating: float
    most: float


class RatingCurve(FrozenStruct, frozen=True, kw_only=True):
    """A rating, and how it came about."""

    kind: str
    """The game and the number of players: `claim 2`."""
    rating: float
    most: float
    games: int
    counts: bool
    """Whether it was played often enough for the leader board."""
    points: tuple[CurvePoint, ...]


class TallyLine(FrozenStruct, frozen=True, kw_only=True):
    """How somebody fares against an opponent, a level or with a set-up."""

    kind: str
    about: str
    """`person`, `level` or `setup`."""
    subject: str | None = None
    """A level or a set-up; of a person whose page one may see, their number."""
    name: str | None = None
    """Of a person, where it may be told."""
    won: int
    shared: int
    lost: int


class AverageLine(FrozenStruct, frozen=True, kw_only=True):
    """What reviews said of somebody, by game and number of players."""

    kind: str
    games: int
    """So many were reviewed."""
    luck: float
    """A game: the share of a victory that came by luck, or was taken by it."""
    errors: float
    """A game: the share of a victory that their own decisions cost."""
    decisions: int
    """In all of them."""


class PlayedSeat(FrozenStruct, frozen=True, kw_only=True):
    seat: Seat
    name: str | None = None
    level: str | None = None
    character: str | None = None
    won: bool = False
    you: bool = False
    """Whether the person whose list it is sat here."""
    person: str | None = None
    """Whose page one may see."""


class PlayedGame(FrozenStruct, frozen=True, kw_only=True):
    """A game that is over, in a list of games."""

    table: str
    setup: str
    ended: int
    rated: bool
    outcome: str
    """`won`, `shared` or `lost`, for the person whose list it is."""
    seats: tuple[PlayedSeat, ...]
    tags: tuple[str, ...] = ()
    """In one's own list: what one calls it."""


class Profile(FrozenStruct, frozen=True, kw_only=True):
    """The page of a person, as far as it is for whoever asks."""

    person: str
    name: str
    own: bool
    registered: bool
    shown: str
    """How much others may see: `nobody`, `ratings` or `games`; of a guest it is nothing."""
    role: str | None = None
    """On one's own page: `host` or `arbiter`."""
    created: int
    least: int
    """A rating counts from so many games on."""
    ratings: tuple[RatingCurve, ...]
    averages: tuple[AverageLine, ...] = ()
    tallies: tuple[TallyLine, ...] = ()
    games: tuple[PlayedGame, ...] = ()


class ShownWish(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    shown: Literal["nobody", "ratings", "games"]
