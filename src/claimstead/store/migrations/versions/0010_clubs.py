"""What a club needs: roles, reports and blocks, seasons, tags and what reviews said."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(16)))
    op.add_column("acts", sa.Column("by_person", sa.String(32)))
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_person", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("reports_by_reporter", "reports", ["by_person"])
    op.create_index("reports_by_person", "reports", ["person_id"])
    op.create_table(
        "tags",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("tag", sa.String(24), primary_key=True),
        sa.Column("ended", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("tags_by_game", "tags", ["person_id", "table_id"])
    op.create_table(
        "reviewed",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("luck", sa.Float, nullable=False),
        sa.Column("errors", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "season_ratings",
        sa.Column("season", sa.String(10), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "season_ratings_by_kind",
        "season_ratings",
        ["season", "kind", "games", "mu", "sigma", "person_id"],
    )
    op.create_index("season_ratings_by_person", "season_ratings", ["person_id"])
