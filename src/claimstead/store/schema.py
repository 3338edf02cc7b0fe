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
)

seatings = Table(
    "seatings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("updated", BigInteger, nullable=False),
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
