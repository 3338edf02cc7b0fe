"""What is written in the log of a table. The log is the truth: a table is what its log says."""

from claimstead.core import FrozenStruct, Seat
from claimstead.players import Reason
from claimstead.table.settings import Settings


class Entry(FrozenStruct, frozen=True, tag=True, kw_only=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    settings: Settings
    owner: str
    """The person who opened the table."""
    secret: str
    """Of the sealed randomness; told to nobody before the end."""
    match: str | None = None
    """The duplicate match, or duplicate tournament, whose tables share this secret."""
    tournament: str | None = None
    """The tournament that this game belongs to."""


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    seat: Seat
    person: str
    name: str


class ComputerSat(Entry, frozen=True, tag="computer-sat", kw_only=True):
    seat: Seat
    level: str
    character: str | None = None
    """Who it is; in logs of before nobody in particular."""


class Stood(Entry, frozen=True, tag="stood", kw_only=True):
    seat: Seat
    asked: bool = False
    """Whether the owner asked them to leave."""


class Worded(Entry, frozen=True, tag="worded", kw_only=True):
    """A word for the sealed randomness, of somebody who plays alone."""

    seat: Seat
    word: str


class Readied(Entry, frozen=True, tag="readied", kw_only=True):
    """Somebody agrees to begin."""

    seat: Seat
    commitment: str | None = None
    """The fingerprint of a word for the sealed randomness, which is opened when all are ready."""


class WordOpened(Entry, frozen=True, tag="word-opened", kw_only=True):
    seat: Seat
    word: str
    nonce: str


class Started(Entry, frozen=True, tag="started", kw_only=True):
    first: Seat | None = None
    """Who begins, by the seat before the start: it is seat a from now on, and the others follow
    around the table. `None`: all stay where they sit."""


class Moved(Entry, frozen=True, tag="moved", kw_only=True):
    by: str
    """A seat, or `*` for chance."""
    move: str
    id: str | None = None
    """What the sender named it, so that it counts once though it was sent twice."""
    why: Reason | None = None
    """A computer player's reason; told after the end."""


class UndoAsked(Entry, frozen=True, tag="undo-asked", kw_only=True):
    seat: Seat


class UndoAgreed(Entry, frozen=True, tag="undo-agreed", kw_only=True):
    seat: Seat


class UndoRefused(Entry, frozen=True, tag="undo-refused", kw_only=True):
    seat: Seat


class Undone(Entry, frozen=True, tag="undone", kw_only=True):
    seat: Seat
    moves: int
    """How many moves were taken back."""


class Forfeited(Entry, frozen=True, tag="forfeited", kw_only=True):
    """A seat resigned, or its time ran out: whoever sat there has lost."""

    seat: Seat
    why: str
    """`resigned` or `time`."""


class TakenOver(Entry, frozen=True, tag="taken-over", kw_only=True):
    """A computer player plays on for somebody who is away."""

    seat: Seat
    level: str


class CameBack(Entry, frozen=True, tag="came-back", kw_only=True):
    seat: Seat


class Said(Entry, frozen=True, tag="said", kw_only=True):
    person: str
    name: str
    seat: Seat | None
    text: str


class Rematched(Entry, frozen=True, tag="rematched", kw_only=True):
    table: str


class Released(Entry, frozen=True, tag="released"):
    """Of a duplicate match: all its tables are over, and the secret may be told."""


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True):
    """A person has another name; whoever shares the screen with them keeps theirs."""

    person: str
    was: str
    name: str


class Forgotten(Entry, frozen=True, tag="forgotten", kw_only=True):
    """A person's data was deleted: nobody is told their name any more."""

    person: str


class Closed(Entry, frozen=True, tag="closed", kw_only=True):
    """The table was given up before the start."""

    why: str | None = None
    """`declined`: by whoever was challenged to play here."""


AnyEntry = (
    Opened
    | Sat
    | ComputerSat
    | Stood
    | Worded
    | Readied
    | WordOpened
    | Started
    | Moved
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Forfeited
    | TakenOver
    | CameBack
    | Said
    | Rematched
    | Released
    | Renamed
    | Forgotten
    | Closed
)


class Page(FrozenStruct, frozen=True):
    """What one command brought about: written to the log in one piece, under one number."""

    at: int
    """When, in milliseconds since 1970."""
    entries: tuple[AnyEntry, ...]
