"""Messages: tournaments."""

from claimstead.core import FrozenStruct
from claimstead.table.tournament.entries import TournamentSettings


class NewTournament(TournamentSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall be played, and how."""


class TournamentLink(FrozenStruct, frozen=True, kw_only=True):
    tournament: str
    """Its id: `/tournaments/ID` is the link to give to the club."""


class TournamentNote(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    note: str
    """Why; it stands in the tournament's log, for all to see."""


class RemovedPlayer(TournamentNote, frozen=True, kw_only=True, forbid_unknown_fields=True):
    player: int


class Substitution(TournamentNote, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays for a number from the next round on."""

    player: int
    key: str | None = None
    """Of somebody who offered to step in."""
    level: str | None = None
    """Of a computer player, where nobody is named."""


class Correction(TournamentNote, frozen=True, kw_only=True, forbid_unknown_fields=True):
    round: int
    """From 0 on."""
    pairing: int
    shares: tuple[float, ...]
    """Of the victory: 1 to the winner, 0.5 each for a draw, in the order of the players."""


class EntrantLine(FrozenStruct, frozen=True, kw_only=True):
    """Somebody who plays, or would like to."""

    key: str
    """Names them to the arbiter."""
    name: str
    """Of whoever was deleted nothing but that."""
    deleted: bool = False
    person: str | None = None
    """Whose page one may see."""
    level: str | None = None
    """Of a computer player."""
    character: str | None = None
    you: bool = False
    left: bool = False
    """Whether they are not paired any more."""


class PairingLine(FrozenStruct, frozen=True, kw_only=True):
    """A game of a round, or a bye."""

    players: tuple[int, ...]
    """By number, in the order of their seats. One alone has a bye."""
    tables: tuple[str, ...]
    """Where it is played, if one may know; of a knock-out a second one after a draw."""
    status: str
    """`bye`, `playing` or `over`."""
    shares: tuple[float, ...] = ()
    """Of the victory, when they may be known."""
    corrected: bool = False


class RoundStand(FrozenStruct, frozen=True, kw_only=True):
    over: bool
    pairings: tuple[PairingLine, ...]


class StandingLine(FrozenStruct, frozen=True, kw_only=True):
    place: int
    player: int
    points: float
    breaks: tuple[float, ...]
    """What the tie-breaks say, in their order."""
    games: int


class ActLine(FrozenStruct, frozen=True, kw_only=True):
    """Something that the arbiter did, or that changed who plays."""

    at: int
    kind: str
    """`paused`, `resumed`, `left`, `substituted`, `corrected`, `ended` or `arbiter-left`."""
    player: int | None = None
    name: str | None = None
    """Of whoever stepped in."""
    round: int | None = None
    pairing: int | None = None
    note: str = ""


class TournamentStand(FrozenStruct, frozen=True, kw_only=True):
    """Where a tournament stands, as one person may see it."""

    tournament: str
    settings: TournamentSettings
    status: str
    """`gathering`, `playing` or `over`."""
    opened: int
    arbiter: bool
    """Whether this client is the arbiter."""
    arbiter_name: str | None
    entered: bool
    """Whether this client will play, or would step in."""
    you: int | None
    """The number of this client."""
    playing: bool
    """Whether this client is still paired."""
    next: str | None
    """The table of this client's game that is not over."""
    waiting: tuple[EntrantLine, ...]
    """Before the start those who will play, after it those who would step in."""
    players: tuple[EntrantLine, ...]
    """From the start on, by number."""
    rounds: tuple[RoundStand, ...]
    planned: int
    """How many rounds there are."""
    paused: str | None
    waits: bool
    """Whether the arbiter is to begin the next round."""
    breaks: tuple[str, ...]
    """What decides between equal points, in this order."""
    standings: tuple[StandingLine, ...]
    acts: tuple[ActLine, ...]
    seal: str
    """The SHA-256 of the secret from which the luck of all rounds comes."""
    secret: str | None
    """The secret, when the tournament is over."""


class TournamentLine(FrozenStruct, frozen=True, kw_only=True):
    """A line in the list of tournaments."""

    tournament: str
    settings: TournamentSettings
    status: str
    opened: int
    players: int
    round: int
    planned: int
    yours: bool
    """Whether this client plays, would step in, or is the arbiter."""


MESSAGES = (
    *(NewTournament, TournamentLink, TournamentNote, RemovedPlayer, Substitution, Correction),
    *(TournamentLine, TournamentStand),
)
