"""Sessions of people, games that are packed, and what hosts did."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person_id"])
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "restrictions",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger),
    )
    # Guests of earlier releases come back once by the cookie that they have.
    op.add_column("people", sa.Column("old_cookie", sa.Boolean))
    op.execute("UPDATE people SET old_cookie = (account IS NULL)")
