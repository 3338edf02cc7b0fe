"""What is written in the log of a tournament, and what was agreed on."""

from enum import StrEnum

from claimstead.core import BadSetup, FrozenStruct
from claimstead.notation import game_named
from claimstead.table.settings import Clock, ClockKind, Settings
from claimstead.table.texts import checked_title

MOST_PLAYERS = 64
MOST_ROUNDS = 15


class Format(StrEnum):
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCK_OUT = "knock-out"
    DUPLICATE = "duplicate"


class TournamentSettings(FrozenStruct, frozen=True, kw_only=True):
    name: str
    setup: str
    """The game in words."""
    format: Format
    rounds: int = 5
    """Of a Swiss or a duplicate tournament; the others follow from the number of players."""
    clock: Clock = Clock(ClockKind.GAME, 900, 5)
    rated: bool = False
    """Whether the games of people count for their ratings."""
    public: bool = True
    """Whether it stands in the list, and its games among those to watch."""
    places: int = 32
    """So many may play."""
    level: str | None = None
    """Of computer players that fill up; nothing: none do."""
    fill_to: int = 0
    """Computer players fill up to so many players, and wherever somebody would be left over."""
    by_hand: bool = False
    """Whether the arbiter begins every round; else it follows when the last one is over."""
    delay: int = 0
    """By how many seconds spectators are behind."""
    talk: bool = True

    def check(self) -> None:
        from claimstead.players.levels import player
        from claimstead.table.tournament.formats import format_of

        game = game_named(self.setup)
        checked_title(self.name)
        for what, found, least, most in (
            ("rounds", self.rounds, 1, MOST_ROUNDS),
            ("places", self.places, 2, MOST_PLAYERS),
            ("fill", self.fill_to, 0, self.places),
        ):
            if not least <= found <= most:
                raise BadSetup("tournament-number", what=what, least=least, most=most)
        if self.clock.kind is ClockKind.NONE:
            raise BadSetup("tournament-clock")
        if game.players > 2 and not format_of(self.format).seats_many:
            raise BadSetup("tournament-for-two")
        if self.level is not None:
            player(game, self.level)
        self.table_settings(is_rated=self.rated).check()

    def table_settings(self, *, is_rated: bool) -> Settings:
        """How each game is played; nobody is helped."""
        is_open = self.public and self.format is not Format.DUPLICATE
        return Settings(
            setup=self.setup,
            clock=self.clock,
            public=is_open,
            rated=is_rated,
            talk=self.talk,
            hints=False,
            delay=self.delay,
        )


class Player(FrozenStruct, frozen=True, kw_only=True):
    """Somebody with a number, from 0 on, in the order in which all were seeded."""

    person: str | None = None
    level: str | None = None
    """Of a computer player."""
    character: str | None = None


class Pairing(FrozenStruct, frozen=True, kw_only=True):
    players: tuple[int, ...]
    """In the order of their seats. One alone has a bye."""
    table: str = ""


class TournamentEntry(FrozenStruct, frozen=True, tag=True, kw_only=True):
    """Something that happened in a tournament."""

    at: int
    """When, in milliseconds since 1970."""


class TournamentOpened(TournamentEntry, frozen=True, tag="tournament-opened", kw_only=True):
    settings: TournamentSettings
    owner: str
    """The arbiter."""
    secret: str
    """The luck of all rounds comes from it; told when the tournament is over."""


class Entered(TournamentEntry, frozen=True, tag="entered", kw_only=True):
    """Somebody joins; after the start as a substitute."""

    person: str


class Withdrew(TournamentEntry, frozen=True, tag="withdrew", kw_only=True):
    """Somebody who has not begun to play leaves again."""

    person: str


class Started(TournamentEntry, frozen=True, tag="tournament-started", kw_only=True):
    players: tuple[Player, ...]
    rounds: int


class Paired(TournamentEntry, frozen=True, tag="paired", kw_only=True):
    """A round begins."""

    pairings: tuple[Pairing, ...]


class Replayed(TournamentEntry, frozen=True, tag="replayed", kw_only=True):
    """A drawn game of a knock-out is played once more, with the seats exchanged."""

    round: int
    pairing: int
    table: str


class Counted(TournamentEntry, frozen=True, tag="counted", kw_only=True):
    """A table is over."""

    round: int
    """From 0 on."""
    pairing: int
    table: str
    shares: tuple[float, ...]
    """Of the victory, in the order of the players."""
    margins: tuple[int | None, ...]
    """How far ahead of the best other side; nothing where somebody gave up."""


class Corrected(TournamentEntry, frozen=True, tag="corrected", kw_only=True):
    """The arbiter sets a result."""

    round: int
    pairing: int
    shares: tuple[float, ...]
    note: str


class Paused(TournamentEntry, frozen=True, tag="paused", kw_only=True):
    """No round begins for now; games under way go on."""

    note: str


class Resumed(TournamentEntry, frozen=True, tag="resumed", kw_only=True):
    pass


class Left(TournamentEntry, frozen=True, tag="left", kw_only=True):
    """A player is not paired any more."""

    player: int
    note: str = ""
    """The arbiter's, where it was the arbiter; `deleted`: the person was deleted."""


class ArbiterLeft(TournamentEntry, frozen=True, tag="arbiter-left", kw_only=True):
    """The arbiter was deleted: from now on all goes on by itself."""


class Substituted(TournamentEntry, frozen=True, tag="substituted", kw_only=True):
    """Somebody else plays for a number from the next round on, and keeps its points."""

    player: int
    by: Player
    note: str


class Ended(TournamentEntry, frozen=True, tag="tournament-ended", kw_only=True):
    """The arbiter ends it: no further round is played."""

    note: str


class Finished(TournamentEntry, frozen=True, tag="tournament-finished", kw_only=True):
    """All games are over; the secret may be told."""


AnyTournamentEntry = (
    TournamentOpened
    | Entered
    | Withdrew
    | Started
    | Paired
    | Replayed
    | Counted
    | Corrected
    | Paused
    | Resumed
    | Left
    | ArbiterLeft
    | Substituted
    | Ended
    | Finished
)
