"""Tournaments: their logs, and the list of them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_time", "tournaments", ["status", "public", "updated"])
    op.create_table(
        "tournament_pages",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_members",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), primary_key=True),
    )
    op.create_index("tournament_members_by_tournament", "tournament_members", ["tournament_id"])
