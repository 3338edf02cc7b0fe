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
