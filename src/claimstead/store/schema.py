"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_by_time", "public", "status", "updated"),
)

pages = Table(
    "pages",
    metadata,
    # Number 17 of a table exists once: this key says so.
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", String(32), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    # Of a guest of an earlier release, who has no session yet.
    Column("old_cookie", Boolean),
    # How much of their page others may see: `nobody`, `ratings` or `games`.
    Column("shown", String(16)),
    # What the host has made of them: `host` or `arbiter`.
    Column("role", String(16)),
)

sessions = Table(
    "sessions",
    metadata,
    # A digest of what the cookie says: whoever reads it here can't make the cookie.
    Column("id", String(64), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Index("sessions_by_person", "person_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    # As the authenticator names it.
    Column("id", Text, primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    # How often it was used, as it counts itself; many always say 0.
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_person", "person_id"),
)

codes = Table(
    "codes",
    metadata,
    # Good for one time: a digest, from which nobody gets the code back.
    Column("id", String(64), primary_key=True),
    # What it is for: `reset`, `address`, `passkey`.
    Column("purpose", String(16), nullable=False),
    Column("person_id", String(32)),
    # Of an address that is to be confirmed: the address.
    Column("note", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("codes_by_person", "person_id"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    # Confirmed ones alone.
    Column("person_id", String(32), primary_key=True),
    Column("address", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    # How the names of accounts look: no two look alike.
    Column("skeleton", String(200), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Index("looks_by_person", "person_id"),
)

packed = Table(
    "packed",
    metadata,
    # The first pages of a game that is over, compressed; further ones are in `pages`.
    Column("table_id", String(32), primary_key=True),
    Column("pages", Integer, nullable=False),
    # Whose names are in it.
    Column("people", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    # What the host did; running servers follow.
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
    # Who did it, where it was not done on the command line.
    Column("by_person", String(32)),
)

blocks = Table(
    "blocks",
    metadata,
    # With whom a person wants to have nothing to do.
    Column("person_id", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    # What somebody told the host about a person, a table or a line of talk.
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_person", String(32), nullable=False),
    Column("person_id", String(32)),
    Column("table_id", String(32)),
    # The line of talk, as it was said.
    Column("line", Text, nullable=False),
    Column("note", Text, nullable=False),
    # When it was dealt with.
    Column("done", BigInteger),
    Index("reports_by_reporter", "by_person"),
    Index("reports_by_person", "person_id"),
)

restrictions = Table(
    "restrictions",
    metadata,
    # What a person may not do for now: `mute` or `ban`.
    Column("person_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("until", BigInteger),
)

seatings = Table(
    "seatings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("updated", BigInteger, nullable=False),
    # Whether the game ended there; a table that was closed before its start may say no.
    Column("over", Boolean, nullable=False, server_default=false()),
    Index("seatings_by_time", "person_id", "over", "updated"),
)

games = Table(
    "games",
    metadata,
    # A game that is over, as it stands in lists: one row once everybody may know how it ended.
    Column("table_id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    # Who sat there, as JSON.
    Column("seats", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    # What became of a person in a game. All that is looked for is in the index.
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    # The game and the number of players, as ratings have it.
    Column("kind", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    # `won`, `shared` or `lost`.
    Column("outcome", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Index(
        "results_by_time",
        *("person_id", "ended", "table_id", "kind", "outcome", "rated", "public", "setup"),
    ),
)

meetings = Table(
    "meetings",
    metadata,
    # Against whom: `person ID` or `level NAME`.
    Column("person_id", String(32), primary_key=True),
    Column("other", String(48), primary_key=True),
    Column("ended", BigInteger, primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

tags = Table(
    "tags",
    metadata,
    # What a person calls some of their games.
    Column("person_id", String(32), primary_key=True),
    Column("tag", String(24), primary_key=True),
    Column("ended", BigInteger, primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("tags_by_game", "person_id", "table_id"),
    sqlite_with_rowid=False,
)

reviewed = Table(
    "reviewed",
    metadata,
    # What the review of a game said of a person: how lucky, and what their decisions cost.
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("luck", Float, nullable=False),
    Column("errors", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    # The same summed up, also by set-up: `setup NAME`.
    Column("person_id", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("about", Text, primary_key=True),
    Column("won", Integer, nullable=False),
    Column("shared", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    sqlite_with_rowid=False,
)

friendships = Table(
    "friendships",
    metadata,
    Column("asker", String(32), primary_key=True),
    Column("asked", String(32), primary_key=True),
    # Whether both want it.
    Column("agreed", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("friendships_by_asked", "asked"),
)

challenges = Table(
    "challenges",
    metadata,
    # A table that was opened for somebody.
    Column("table_id", String(32), primary_key=True),
    Column("by_person", String(32), nullable=False),
    Column("to_person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("challenges_by_challenger", "by_person"),
    Index("challenges_by_challenged", "to_person"),
)

seekers = Table(
    "seekers",
    metadata,
    # Who looks for an opponent, and the table where one was found.
    Column("person_id", String(32), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("rating", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("high", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32)),
)

push_devices = Table(
    "push_devices",
    metadata,
    # A browser that gets notices, as long as its session lasts; the id is a digest of its address.
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("session_id", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    # What it is told of: `turn challenge`.
    Column("kinds", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_devices_by_person", "person_id"),
)

notice_wishes = Table(
    "notice_wishes",
    metadata,
    # How a person wants to be called.
    Column("person_id", String(32), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    # Minutes after midnight in that zone; both or neither.
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    # What a mail tells of.
    Column("mail_kinds", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    # What somebody is to be told, by `mail` or on a device: this key says that it is told once.
    Column("person_id", String(32), primary_key=True),
    Column("channel", String(32), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32)),
    Column("path", Text, nullable=False),
    # Names that stand in it, as JSON.
    Column("arguments", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Not before then; whoever sends it puts this off first.
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    # When it was told, or was not worth telling any more.
    Column("done", BigInteger),
    Index("notices_by_time", "done", "due"),
)

turns = Table(
    "turns",
    metadata,
    # Games of days with a new page: it is to be looked who has to be called.
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
)

match_pages = Table(
    "match_pages",
    metadata,
    # Like those of a table: a number exists once.
    Column("match_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)

match_members = Table(
    "match_members",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("match_id", String(32), primary_key=True),
    Column("updated", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    # `gathering`, `playing` or `over`.
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tournaments_by_time", "status", "public", "updated"),
)

tournament_pages = Table(
    "tournament_pages",
    metadata,
    # Like those of a table: a number exists once, so no round begins twice.
    Column("tournament_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)

tournament_members = Table(
    "tournament_members",
    metadata,
    # Who plays, would step in, or is the arbiter.
    Column("person_id", String(32), primary_key=True),
    Column("tournament_id", String(32), primary_key=True),
    Index("tournament_members_by_tournament", "tournament_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_kind", "kind", "games", "mu", "sigma", "person_id"),
)

season_ratings = Table(
    "season_ratings",
    metadata,
    # By the rated games of a season alone; a season is named by its first day.
    Column("season", String(10), primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("season_ratings_by_kind", "season", "kind", "games", "mu", "sigma", "person_id"),
    Index("season_ratings_by_person", "person_id"),
    sqlite_with_rowid=False,
)

rating_points = Table(
    "rating_points",
    metadata,
    # A rating as it was after so many games.
    Column("person_id", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    sqlite_with_rowid=False,
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("puzzle_id", Integer, primary_key=True),
    # `solved`, `helped` or `tried`.
    Column("mark", String(8), nullable=False),
)

puzzle_days = Table(
    "puzzle_days",
    metadata,
    # The first answer to the puzzle of a day.
    Column("person_id", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("right", Boolean, nullable=False),
)

puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    # How hard a puzzle has been so far.
    Column("puzzle_id", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(32), primary_key=True),
)

thoughts = Table(
    "thoughts",
    metadata,
    # Which server computes the move of a computer player: one only.
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
