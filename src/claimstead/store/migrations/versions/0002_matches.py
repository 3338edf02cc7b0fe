"""Duplicate matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "match_pages",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "match_members",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
