"""Pages of people: games that are over as lists have them, and how ratings went."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("shown", sa.String(16)))
    # Games of earlier releases are entered by the server, by and by.
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_index(
        "results_by_time",
        "results",
        ["person_id", "ended", "table_id", "kind", "outcome", "rated", "public", "setup"],
    )
    op.create_table(
        "meetings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(48), primary_key=True),
        sa.Column("ended", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tallies",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating_points",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_kind", "ratings", ["kind", "games", "mu", "sigma", "person_id"])
    # A curve begins where the rating stands now.
    op.execute(
        "INSERT INTO rating_points (person_id, kind, games, at, mu, sigma) "
        f"SELECT person_id, kind, games, {time.time_ns() // 1_000_000}, mu, sigma FROM ratings"
    )
    # People look for their own newest tables.
    op.create_index("seatings_by_time", "seatings", ["person_id", "updated"])
