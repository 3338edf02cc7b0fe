"""What passes between a client and the server. The browser's types are made from these."""

from typing import Annotated, Any

import msgspec

from claimstead.core import Event, FrozenStruct, Seat
from claimstead.players import Reason
from claimstead.table.advice import LegalMove
from claimstead.table.settings import Settings

# From the client, over the WebSocket


class Request(FrozenStruct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """What a client asks for; `id`, if given, comes back with the answer."""

    id: str | None = None


class Watch(Request, frozen=True, tag="watch", kw_only=True):
    """Hear of a table from now on, and of all that happened after page `since`.

    `pace` is how long computer players should take, for somebody who plays: 1 as long as people do,
    0 no longer than they need.
    """

    table: str
    since: int = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=2)] = 0.0


class Leave(Request, frozen=True, tag="leave", kw_only=True):
    table: str


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    """Take an open seat; `name` for a further person at the same screen."""

    table: str
    seat: Seat
    name: str | None = None


class Stand(Request, frozen=True, tag="stand", kw_only=True):
    table: str
    seat: Seat


class Invite(Request, frozen=True, tag="invite", kw_only=True):
    """The owner puts a computer player on an open seat; without a level: takes it away."""

    table: str
    seat: Seat
    level: str | None = None


class SendAway(Request, frozen=True, tag="send-away", kw_only=True):
    """The owner asks somebody to leave before the start; anybody who sits there may where that
    person has been away for a minute."""

    table: str
    seat: Seat


class Word(Request, frozen=True, tag="word", kw_only=True):
    """A word for the sealed randomness, where no other people play; else see `Ready`."""

    table: str
    seat: Seat
    word: str


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Begin; where other people sit at the table: be ready, without a word."""

    table: str


class Ready(Request, frozen=True, tag="ready", kw_only=True):
    """Be ready to begin. When all people are, `OpenWord` is due."""

    table: str
    commitment: str | None = None
    """The SHA-256 of a nonce, a line feed and a word, as hexadecimal digits."""


class OpenWord(Request, frozen=True, tag="open-word", kw_only=True):
    """Show the word to which one has committed; with the last one the game begins."""

    table: str
    word: str
    nonce: str
    """32 to 64 hexadecimal digits."""


class MakeMove(Request, frozen=True, tag="move", kw_only=True):
    """A move as text. Sent twice with the same `id` it counts once."""

    table: str
    move: str
    seat: Seat | None = None
    """Needed only where one person has several seats."""


class Why(Request, frozen=True, tag="why", kw_only=True):
    """Why a move, a space (`3/5`) or a card can't be used now: answered by `Because`."""

    table: str
    about: str


class AskHint(Request, frozen=True, tag="ask-hint", kw_only=True):
    """What a computer player would do on one's seat, in a casual game: answered by `Hint`."""

    table: str


class Look(Request, frozen=True, tag="look", kw_only=True):
    """Several people at one screen: show this seat's view; `None` hides it."""

    table: str
    seat: Seat | None


class Resign(Request, frozen=True, tag="resign", kw_only=True):
    table: str
    seat: Seat | None = None


class AskUndo(Request, frozen=True, tag="ask-undo", kw_only=True):
    table: str
    seat: Seat | None = None


class AnswerUndo(Request, frozen=True, tag="answer-undo", kw_only=True):
    table: str
    agree: bool
    seat: Seat | None = None


class TakeOver(Request, frozen=True, tag="take-over", kw_only=True):
    """Let a computer player go on for a person who is away."""

    table: str
    seat: Seat


class ComeBack(Request, frozen=True, tag="come-back", kw_only=True):
    table: str
    seat: Seat


class Say(Request, frozen=True, tag="say", kw_only=True):
    table: str
    text: str


class Attend(Request, frozen=True, tag="attend", kw_only=True):
    """Whether somebody looks at the page; who says nothing does. Who does not may be called."""

    looking: bool


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    pass


AnyRequest = (
    Watch
    | Leave
    | Sit
    | Stand
    | Invite
    | SendAway
    | Word
    | Start
    | Ready
    | OpenWord
    | MakeMove
    | Why
    | AskHint
    | Look
    | Resign
    | AskUndo
    | AnswerUndo
    | TakeOver
    | ComeBack
    | Say
    | Attend
    | Ping
)

# To the client, over the WebSocket


class SeatStand(FrozenStruct, frozen=True, kw_only=True):
    """Who sits on a seat and how they are."""

    seat: Seat
    kind: str
    """`open`, `person` or `computer`."""
    name: str | None = None
    level: str | None = None
    """Of a computer player, also of one that plays on for a person."""
    character: str | None = None
    """Who the computer player is: its face; `name` is its name."""
    present: bool = False
    """Whether the person is connected."""
    ready: bool = False
    """Before the start: whether the person agrees to begin."""
    commitment: str | None = None
    """The fingerprint of its word for the sealed randomness."""
    word: str | None = None
    """The word itself, when all have been opened."""
    nonce: str | None = None
    """What was hashed together with the word."""
    forfeited: str | None = None
    """`resigned` or `time`."""


class Result(FrozenStruct, frozen=True, kw_only=True):
    """How the game ended: `decided_by` is a code of the catalogue, outcome-..."""

    winners: tuple[Seat, ...]
    decided_by: str
    table: Any
    """What was counted for every seat; nothing where somebody forfeited."""
    favours: Any = None
    """CLAIM: who has the favour of which faction, and by what."""


class News(FrozenStruct, frozen=True, kw_only=True):
    """Something that happened, as this client may know it."""

    number: int
    """Of the page in the table's log."""
    at: int
    """In milliseconds since 1970."""
    kind: str
    """`play`, `said`, or the name of what happened at the table (sat, stood, started, ...)."""
    seat: Seat | None = None
    name: str | None = None
    text: str | None = None
    """What was said; of a game for which the browser app has no screen, its events, a line each."""
    move: str | None = None
    """A player's move as text; of chance's moves only the events are told."""
    events: tuple[Event, ...] = ()
    why: Reason | None = None
    """A computer player's reason; before the end only what gives nothing away."""
    moves: int = 0
    """`undone`: so many moves, chance's among them, were taken back."""


class ClockStand(FrozenStruct, frozen=True, kw_only=True):
    left: dict[Seat, int]
    """Milliseconds, at the moment the message was sent."""
    running: Seat | None


class Answer(FrozenStruct, frozen=True, tag=True, kw_only=True):
    """What the server tells a client."""


class Update(Answer, frozen=True, tag="update", kw_only=True):
    """Where a table stands, and what happened since the client last heard of it."""

    table: str
    number: int
    """Of the last page in the log: what a client says in `since` when it comes back."""
    status: str
    """`gathering`, `playing`, `over` or `closed`."""
    settings: Settings
    owner: bool
    """Whether this client arranges the table: it opened it, or sits here where its owner left."""
    yours: tuple[Seat, ...]
    """The seats of this client."""
    looking: Seat | None
    """Whose view this is; `None`: a spectator's."""
    actor: Seat | None
    """Who is to act."""
    seats: tuple[SeatStand, ...]
    stands_in: bool = False
    """Whether a strong player plays for an expert here, whose program is still being compiled."""
    opening_words: bool = False
    """Before the start: all are ready, and `OpenWord` is due from those who committed to a word."""
    first: Seat | None = None
    """On which seat whoever begins sat before the start; `None`: all stayed where they sat."""
    seal: str
    secret: str | None = None
    """After the end."""
    view: Any = None
    """The game's own view, from the start on."""
    legal: tuple[LegalMove, ...] = ()
    bust: float | None = None
    """Claim It!: the chance that the next roll of the player on turn busts."""
    clock: ClockStand | None = None
    grace: int | None = None
    """While the game is on: for how many milliseconds one may be away before the others may let a
    computer player go on. `None`: they may not."""
    take_over: dict[Seat, int] = {}
    """Seats of others who are away: in how many milliseconds, from when the message was sent, a
    computer player may go on there."""
    undo: Seat | None = None
    """Who asks to take a move back."""
    can_undo: bool = False
    result: Result | None = None
    rematch: str | None = None
    match: str | None = None
    """The duplicate match that this table belongs to."""
    tournament: str | None = None
    """The tournament that this game belongs to."""
    spectators: int = 0
    news: tuple[News, ...] = ()


class Change(Answer, frozen=True, tag="change", kw_only=True):
    """What moves have changed at a table since the client last heard of it; all else is as it was.

    For those who connect to `/api/live?version=2`; where more has changed they get an update.
    """

    table: str
    number: int
    accepted: str | None = None
    """The request of this client that was carried out by it: it is not told by `Accepted`."""
    actor: Seat | None
    view: tuple[tuple[Any, ...], ...] = ()
    """Of each part of the view that differs the way to it, by names of fields and places in lists,
    and as the last item what is there now."""
    legal: tuple[LegalMove, ...] = ()
    bust: float | None = None
    clock: ClockStand | None = None
    take_over: dict[Seat, int] = {}
    undo: Seat | None = None
    can_undo: bool = False
    news: tuple[News, ...] = ()


class Because(Answer, frozen=True, tag="because", kw_only=True):
    """Why something can't be done: the answer to `Why`. No code: it can be done."""

    id: str | None
    table: str
    about: str
    code: str | None = None
    """A message of the catalogue: illegal-..."""
    rule: str | None = None
    arguments: dict[str, str | int] = {}


class Hint(Answer, frozen=True, tag="hint", kw_only=True):
    """The answer to `AskHint`."""

    id: str | None
    table: str
    number: int
    """The page of the log at which it was good advice."""
    move: str
    why: Reason


class Refused(Answer, frozen=True, tag="refused", kw_only=True):
    """A request was not carried out."""

    id: str | None
    table: str | None = None
    code: str
    """A message of the catalogue."""
    rule: str | None = None
    arguments: dict[str, str | int] = {}
    reason: str
    """In English, for those who have no catalogue."""


class Accepted(Answer, frozen=True, tag="accepted", kw_only=True):
    """A request was carried out and is on disk."""

    id: str
    table: str
    number: int


class Pong(Answer, frozen=True, tag="pong", kw_only=True):
    id: str | None
    at: int


AnyAnswer = Update | Change | Because | Hint | Refused | Accepted | Pong

# Over HTTP


class Person(FrozenStruct, frozen=True, kw_only=True):
    """Who the client is."""

    name: str
    account: str | None = None
    """The name of the account, if there is one."""
    chosen: bool = True
    """Whether somebody chose the name; otherwise it is the one that every visitor gets."""


class NewName(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str


class Credentials(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    account: str
    password: str


class NewAccount(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    account: str
    password: str
    name: str | None = None
    """What others see. Left out: the name so far; where nobody chose that, the account's."""


class NewPassword(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    password: str
    """The one so far."""
    new: str


class SessionLine(FrozenStruct, frozen=True, kw_only=True):
    """A device on which somebody is logged in, or known as a guest."""

    id: str
    device: str
    """In words, as `Firefox, Linux`; empty where nothing is known of it."""
    created: int
    seen: int
    """In milliseconds since 1970, to about an hour."""
    here: bool
    """Whether it is the one that asks."""


class SeatWish(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: `me`, `open`, `computer` (with a level) or `here` (with a name:
    a further person at the same screen)."""

    kind: str
    level: str | None = None
    name: str | None = None


class NewTable(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    settings: Settings
    seats: tuple[SeatWish, ...]
    """One a seat, in order."""
    start: bool = False
    """Start at once; all seats must be taken."""


class TableLink(FrozenStruct, frozen=True, kw_only=True):
    table: str
    """Its id: `/table/ID` is the link to give to friends."""


class TableSummary(FrozenStruct, frozen=True, kw_only=True):
    """A line of the lobby, or of one's own games."""

    table: str
    settings: Settings
    status: str
    seats: tuple[SeatStand, ...]
    yours: tuple[Seat, ...] = ()
    actor: Seat | None = None
    updated: int
    """In milliseconds since 1970."""
    winners: tuple[Seat, ...] = ()
    ratings: dict[Seat, float] = {}
    """In the lobby: how strong the people are who have played rated games of this kind."""
    spectators: int = 0
    """How many watch; who they are is nobody's business."""


class FactionInfo(FrozenStruct, frozen=True, kw_only=True):
    code: str
    values: tuple[int, ...]
    pair: str | None
    """The faction it always comes with (K-1)."""


class GameInfo(FrozenStruct, frozen=True, kw_only=True):
    """What can be played."""

    game: str
    """The first word of its set-ups."""
    players: tuple[int, ...]
    """How many can play."""
    partners: tuple[int, ...] = ()
    """With so many players, those who sit opposite each other win together."""
    first: str
    """The set-up that is played where nothing was chosen."""
    presets: tuple[str, ...]
    """The usual set-ups."""
    rules: str = ""
    """What the numbers of its rules begin with: `I` of `I-9`."""
    secrets: bool = False
    """Whether some know more than others."""
    odds: bool = False
    """Whether a table can show the chance that the next roll goes wrong."""
    review: bool = False
    """Whether its games can be reviewed, and its positions analysed."""
    variants: tuple[str, ...] = ()
    factions: tuple[FactionInfo, ...] = ()
    decks: dict[str, str] = {}
    """CLAIM: named decks for two."""
    tens: dict[int, int] = {}
    """CLAIM: how many factions of ten cards join the pair, by the number of players."""
    levels: tuple[str, ...]
    """Computer players, the weakest first."""
    opponents: tuple[str, ...]
    """Those of them that people are offered."""


class Verdict(FrozenStruct, frozen=True, kw_only=True):
    """Whether a game's dice and cards were fixed beforehand and every move was legal."""

    good: bool
    findings: tuple[str, ...]
    """In plain words, in the language asked for."""
    sealed: bool = True
    """Of a game that was never sealed nobody can tell."""


class RecordText(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    text: str


class ReplayStep(FrozenStruct, frozen=True, kw_only=True):
    """One move of a finished game, with everything face up."""

    by: str
    """A seat, or `*` for chance."""
    move: str
    why: Reason | None = None
    """A computer player's reason."""
    events: tuple[Event, ...]
    text: str | None = None
    """Of a game for which the browser app has no screen: its events, a line each."""
    views: dict[str, Any]
    """The view of every seat after the move, by seat; `spectator` too."""
    position: str


class Replay(FrozenStruct, frozen=True, kw_only=True):
    setup: str
    names: dict[Seat, str]
    position: str
    """Where it began."""
    steps: tuple[ReplayStep, ...]
    result: Result | None


class Past(FrozenStruct, frozen=True, kw_only=True):
    """How a game stood earlier, as one's own seat saw it then."""

    moves: int
    """After so many moves, those of chance included."""
    view: Any


class Trouble(FrozenStruct, frozen=True, kw_only=True):
    """Why an HTTP request was refused."""

    code: str
    reason: str
    rule: str | None = None
    arguments: dict[str, str | int] = {}
