"""What is written in the log of a duplicate match, and what was agreed on."""

from claimstead.core import BadSetup, FrozenStruct
from claimstead.notation import game_named

MOST_BOARDS = 12
MOST_GROUPS = 8
MOST_BENCHES = 3


class MatchSettings(FrozenStruct, frozen=True, kw_only=True):
    setup: str
    """The game in words."""
    boards: int = 4
    """How many games everybody plays; the luck of each is the same at all tables."""
    groups: int = 1
    """How many groups of people play, each at tables of its own."""
    people: int = 1
    """How many people a group has; computer players take the other seats."""
    level: str = "medium"
    """Of these computer players."""
    benches: tuple[str, ...] = ()
    """Levels that play all boards in the place of people, to compare with."""

    def check(self) -> None:
        from claimstead.players.levels import player

        game = game_named(self.setup)
        for what, found, most in (
            ("boards", self.boards, MOST_BOARDS),
            ("groups", self.groups, MOST_GROUPS),
            ("people", self.people, game.players),
        ):
            if not 1 <= found <= most:
                raise BadSetup("match-number", what=what, most=most)
        if len(self.benches) > MOST_BENCHES or len(set(self.benches)) < len(self.benches):
            raise BadSetup("match-benches", most=MOST_BENCHES)
        if self.groups + len(self.benches) < 2:
            raise BadSetup("match-alone")
        for level in (self.level, *self.benches):
            player(game, level)


class MatchEntry(FrozenStruct, frozen=True, tag=True, kw_only=True):
    """Something that happened in a match."""


class MatchOpened(MatchEntry, frozen=True, tag="match-opened", kw_only=True):
    settings: MatchSettings
    owner: str
    secrets: tuple[str, ...]
    """One a board; told to nobody before the whole match is over."""
    at: int
    """When, in milliseconds since 1970."""


class MatchWorded(MatchEntry, frozen=True, tag="match-worded", kw_only=True):
    """The word for the sealed randomness of all boards."""

    word: str


class Joined(MatchEntry, frozen=True, tag="joined", kw_only=True):
    group: int
    chair: int
    person: str
    name: str


class Quitted(MatchEntry, frozen=True, tag="quitted", kw_only=True):
    person: str


class Begun(MatchEntry, frozen=True, tag="begun", kw_only=True):
    """A group, or a bench, begins a board at this table."""

    group: int
    board: int
    table: str


class Score(FrozenStruct, frozen=True):
    """What a chair got on a board."""

    share: float
    """Of the victory."""
    margin: int | None
    """How far ahead of the best other side: spaces of the largest mine, or factions. Nothing
    where somebody gave up."""


class Scored(MatchEntry, frozen=True, tag="scored", kw_only=True):
    group: int
    board: int
    scores: tuple[Score, ...]
    """Of the chairs whose results are compared, in order."""


class Ended(MatchEntry, frozen=True, tag="ended"):
    """The owner ended it: nothing more is begun."""


class Finished(MatchEntry, frozen=True, tag="finished"):
    """All tables are over, and the secrets may be told."""


AnyMatchEntry = MatchOpened | MatchWorded | Joined | Quitted | Begun | Scored | Ended | Finished
